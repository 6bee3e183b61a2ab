"""Bonuses and penalties in points: a table of clauses, and what one of them is worth (FR-39, FR-40,
FR-41, FR-45, FR-46).

Active cards are counted by suit, four bits each; a set of suits is the mask of their bits.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, i64, u64
from menagerie.core.state.record import Mask, Masks, Numbers

from . import effects as e
from .components import ARMY, CARDS, DECK, SUITS
from .tables import cards

_ONE = u64(1)
_FIFTEEN = u64(15)
_EVEN_SUITS = u64(0x0F0F0F0F0F0F)


def counts_of(*suits: int) -> Mask:
    """The bits in which cards of these suits are counted."""
    return u64(sum(15 << 4 * suit for suit in suits))


SUIT_COUNTS = np.array([counts_of(suit) for suit in range(SUITS)], np.uint64)
ARMY_COUNTS = counts_of(ARMY)
_TWICE = u64(sum(14 << 4 * suit for suit in range(SUITS)))  # some suit is there twice or more


class Clause(NamedTuple):
    """Points, multiplied by how often they count."""

    points: int
    names: Mask = NONE  # counts only if all of these names are there,
    one_of: Mask = NONE  # and one of these, if any is said,
    suits: Mask = NONE  # and a card of these suits, if any is said,
    barred: Mask = NONE  # and none of these bits is set
    once: int = 0  # how often: so often,
    each: Mask = NONE  # and for each card of these suits,
    each_name: Mask = NONE  # and for each of these names,
    other: int = -1  # but not for itself, if it is of this suit


def clause_of(one: e.Bonus | e.Loss) -> Clause:
    if isinstance(one, e.With):
        return Clause(
            one.points,
            names=cards(*one.names),
            one_of=cards(*one.one_of),
            suits=counts_of(*one.suits),
            barred=_TWICE if one.unlike else counts_of(*one.without),
            once=1,
        )
    if isinstance(one, e.LosesUnless):
        return Clause(-one.points, barred=counts_of(*one.suits), once=1)
    each, other = counts_of(*one.suits), -1 if one.other is None else one.other
    if isinstance(one, e.LosesForEach):
        return Clause(-one.points, each=each, other=other)
    names, once = cards(*one.names), cards(*one.once)
    return Clause(one.points, names=names, each=each, each_name=once, other=other)


_BONUSES = [[clause_of(x) for x in card.effects if isinstance(x, e.Bonus)] for card in DECK]
_PENALTIES = [[clause_of(x) for x in card.effects if isinstance(x, e.Loss)] for card in DECK]
_CLAUSES = [clause for each in _BONUSES + _PENALTIES for clause in each]
_STARTS = np.cumsum([0, *(len(each) for each in _BONUSES + _PENALTIES)])

# The bonuses of a card are the clauses from BONUS[card] to BONUS[card + 1]; its penalties likewise.
BONUS: Numbers = _STARTS[: CARDS + 1]
PENALTY: Numbers = _STARTS[CARDS:]

POINTS: Numbers = np.array([clause.points for clause in _CLAUSES], np.int64)
NAMES: Masks = np.array([clause.names for clause in _CLAUSES], np.uint64)
ONE_OF: Masks = np.array([clause.one_of for clause in _CLAUSES], np.uint64)
WITH_SUITS: Masks = np.array([clause.suits for clause in _CLAUSES], np.uint64)
BARRED: Masks = np.array([clause.barred for clause in _CLAUSES], np.uint64)
ONCE: Numbers = np.array([clause.once for clause in _CLAUSES], np.int64)
EACH: Masks = np.array([clause.each for clause in _CLAUSES], np.uint64)
EACH_NAME: Masks = np.array([clause.each_name for clause in _CLAUSES], np.uint64)
OTHER: Numbers = np.array([clause.other for clause in _CLAUSES], np.int64)


@inlined_rule
def add_suit(counts: Mask, suit: int) -> Mask:
    return counts + (_ONE << u64(4 * suit))


@inlined_rule
def of(counts: Mask, suit: int) -> int:
    """How many active cards are of this suit."""
    return i64((counts >> u64(4 * suit)) & _FIFTEEN)


@inlined_rule
def total(counts: Mask) -> int:
    """How many cards are counted in all suits together: at most fifteen."""
    pairs = (counts & _EVEN_SUITS) + ((counts >> u64(4)) & _EVEN_SUITS)
    pairs += pairs >> u64(24)
    return i64((pairs + (pairs >> u64(8)) + (pairs >> u64(16))) & _FIFTEEN)


@rule
def clause_points(clause: int, own: int, names: Mask, counts: Mask) -> int:
    """What a clause on an active card of suit `own` is worth (FR-40)."""
    if names & NAMES[clause] != NAMES[clause] or counts & BARRED[clause] != NONE:
        return 0
    if ONE_OF[clause] != NONE and names & ONE_OF[clause] == NONE:
        return 0
    if WITH_SUITS[clause] != NONE and counts & WITH_SUITS[clause] == NONE:
        return 0
    # FR-45: a name counts once, however many cards bear it.
    times = ONCE[clause] + total(counts & EACH[clause]) + count(names & EACH_NAME[clause])
    # FR-41: "other" leaves out the card itself, and only for the suit at which it is said.
    if own == OTHER[clause] and counts & SUIT_COUNTS[own] != NONE:
        times -= 1
    return POINTS[clause] * times
