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
from .components import ARMY, CARDS, DECK, SUITS, WILD
from .tables import cards

_ONE = u64(1)
_FIFTEEN = u64(15)
_EVEN_SUITS = u64(0x0F0F0F0F0F0F)


def counts_of(*suits: int) -> Mask:
    """The bits in which cards of these suits are counted."""
    return u64(sum(15 << 4 * suit for suit in suits))


SUIT_COUNTS = np.array([counts_of(suit) for suit in range(SUITS)], np.uint64)
ARMY_COUNTS = counts_of(ARMY)
WILD_COUNTS = counts_of(WILD)
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
_LENGTHS = [len(each) for each in _BONUSES + _PENALTIES]
_FIRSTS = np.cumsum([0, *_LENGTHS])

# On a GPU every look into a table costs: small numbers share a word, and what a clause does not
# say is not looked up. The clauses of a card: where they begin, and in the last four bits how many.
_SPANS = np.array([first << 4 | n for first, n in zip(_FIRSTS, _LENGTHS, strict=False)], np.int64)
BONUSES: Numbers = _SPANS[:CARDS]
PENALTIES: Numbers = _SPANS[CARDS:]

# A clause: points (16), the suit of `other` plus one (12), `once` (8), and what it says (0).
_POINTS_AT, _OTHER_AT, _ONCE_AT = 16, 12, 8
SAYS_NAMES, SAYS_ONE_OF, SAYS_SUITS, SAYS_BARRED, SAYS_EACH, SAYS_NAME = (1 << k for k in range(6))


def _word(clause: Clause) -> int:
    masks = (
        clause.names, clause.one_of, clause.suits, clause.barred, clause.each, clause.each_name
    )  # fmt: skip
    says = sum(1 << k for k, mask in enumerate(masks) if mask)
    numbers = (clause.other + 1) << _OTHER_AT | clause.once << _ONCE_AT
    return clause.points << _POINTS_AT | numbers | says


WORDS: Numbers = np.array([_word(clause) for clause in _CLAUSES], np.int64)
NAMES: Masks = np.array([clause.names for clause in _CLAUSES], np.uint64)
ONE_OF: Masks = np.array([clause.one_of for clause in _CLAUSES], np.uint64)
WITH_SUITS: Masks = np.array([clause.suits for clause in _CLAUSES], np.uint64)
BARRED: Masks = np.array([clause.barred for clause in _CLAUSES], np.uint64)
EACH: Masks = np.array([clause.each for clause in _CLAUSES], np.uint64)
EACH_NAME: Masks = np.array([clause.each_name for clause in _CLAUSES], np.uint64)


@inlined_rule
def first_of(span: int) -> int:
    return span >> 4


@inlined_rule
def end_of(span: int) -> int:
    return (span >> 4) + (span & 15)


@inlined_rule
def add_suit(counts: Mask, suit: int) -> Mask:
    return counts + (_ONE << u64(4 * suit))


@inlined_rule
def less_one(counts: Mask, suit: int) -> Mask:
    """The same cards without one of this suit."""
    return counts - (_ONE << u64(4 * suit))


@inlined_rule
def tells_suits_apart(clause: int) -> bool:
    """Whether the clause is about no two cards sharing a suit (FR-46)."""
    return bool(BARRED[clause] == _TWICE)


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


@inlined_rule
def points_of(clause: int) -> int:
    """What a clause gives each time."""
    return WORDS[clause] >> _POINTS_AT


@rule
def clause_points(clause: int, own: int, names: Mask, counts: Mask) -> int:
    """What a clause on an active card of suit `own` is worth (FR-40)."""
    says = WORDS[clause]
    if says & SAYS_NAMES and NAMES[clause] & ~names != NONE:
        return 0
    if says & SAYS_BARRED and counts & BARRED[clause] != NONE:
        return 0
    if says & SAYS_ONE_OF and names & ONE_OF[clause] == NONE:
        return 0
    if says & SAYS_SUITS and counts & WITH_SUITS[clause] == NONE:
        return 0
    times = (says >> _ONCE_AT) & 15
    if says & SAYS_EACH:
        times += total(counts & EACH[clause])
    if says & SAYS_NAME:  # FR-45: a name counts once, however many cards bear it
        times += count(names & EACH_NAME[clause])
    # FR-41: "other" leaves out the card itself, and only for the suit at which it is said.
    if own + 1 == (says >> _OTHER_AT) & 15 and counts & SUIT_COUNTS[own] != NONE:
        times -= 1
    return points_of(clause) * times
