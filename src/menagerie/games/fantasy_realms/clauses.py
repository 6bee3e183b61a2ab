"""Bonuses and penalties in points: a table of clauses, and what one of them is worth (FR-39, FR-40,
FR-41, FR-45, FR-46).

Active cards are counted by suit, five bits each, where the five cards of the suit have theirs; so a
set of suits is the same mask among counts as among cards.
"""

from typing import NamedTuple

import numpy as np

from menagerie.core.running.hints import on_gpu
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import ALL, NONE, count, i64, u64
from menagerie.core.state.record import Mask, Masks, Numbers

from . import effects as e
from .components import CARDS, DECK
from .tables import cards, suits

_ONE = u64(1)
_FIVE_BITS = u64(31)
_EVEN_SUITS = u64(sum(31 << 10 * k for k in range(6)))
_FIRST_CARDS = cards(*range(0, CARDS, 5))


_TWICE = ~_FIRST_CARDS  # some suit is there twice or more


class Clause(NamedTuple):
    """Points, multiplied by how often they count."""

    points: int
    names: Mask = NONE  # counts only if all of these names are there,
    one_of: Mask = ALL  # and one of these names
    suits: Mask = NONE  # or a card of these suits,
    barred: Mask = NONE  # and none of these bits is set
    once: int = 0  # how often: so often,
    each: Mask = NONE  # and for each card of these suits,
    each_name: Mask = NONE  # and for each of these names,
    other: Mask = NONE  # but not for itself, if it is of this suit


def clause_of(one: e.Bonus | e.Loss) -> Clause:
    if isinstance(one, e.With):
        return Clause(
            one.points,
            names=cards(*one.names),
            one_of=cards(*one.one_of) if one.one_of or one.suits else ALL,
            suits=suits(*one.suits),
            barred=_TWICE if one.unlike else suits(*one.without),
            once=1,
        )
    if isinstance(one, e.LosesUnless):
        return Clause(-one.points, barred=suits(*one.suits), once=1)
    each, other = suits(*one.suits), suits() if one.other is None else suits(one.other)
    if isinstance(one, e.LosesForEach):
        return Clause(-one.points, each=each, other=other)
    names, once = cards(*one.names), cards(*one.once)
    return Clause(one.points, names=names, each=each, each_name=once, other=other)


_BONUSES = [[clause_of(x) for x in card.effects if isinstance(x, e.Bonus)] for card in DECK]
_LOSSES = [[clause_of(x) for x in card.effects if isinstance(x, e.Loss)] for card in DECK]
_NOTHING = Clause(0)
_CLAUSES = [_NOTHING, *(clause for each in _BONUSES + _LOSSES for clause in each)]


def _firsts(rows: list[list[Clause]], begin: int) -> Numbers:
    """By card: where its clauses begin; who has none says nothing."""
    ends = begin + np.cumsum([len(each) for each in rows])
    return np.array([end - len(each) if each else 0 for each, end in zip(rows, ends, strict=True)])


BONUS = _firsts(_BONUSES, 1)
ALTERNATIVES = cards(*(card for card, each in enumerate(_BONUSES) if len(each) > 1))  # and the next
LOSS = _firsts(_LOSSES, 1 + sum(map(len, _BONUSES)))

# Small numbers of a clause share a word: points (16), `once` (8), and what it says (0).
_POINTS_AT, _ONCE_AT = 16, 8
SAYS_NAMES, SAYS_ONE_OF, SAYS_BARRED, SAYS_EACH, SAYS_NAME, SAYS_OTHER = (1 << k for k in range(6))


def _word(clause: Clause) -> int:
    masks = (
        clause.names,
        clause.one_of != ALL,
        clause.barred,
        clause.each,
        clause.each_name,
        clause.other,
    )
    says = sum(1 << k for k, mask in enumerate(masks) if mask)
    return clause.points << _POINTS_AT | clause.once << _ONCE_AT | says


WORDS: Numbers = np.array([_word(clause) for clause in _CLAUSES], np.int64)
NAMES: Masks = np.array([clause.names for clause in _CLAUSES], np.uint64)
ONE_OF: Masks = np.array([clause.one_of for clause in _CLAUSES], np.uint64)
WITH_SUITS: Masks = np.array([clause.suits for clause in _CLAUSES], np.uint64)
BARRED: Masks = np.array([clause.barred for clause in _CLAUSES], np.uint64)
EACH: Masks = np.array([clause.each for clause in _CLAUSES], np.uint64)
EACH_NAME: Masks = np.array([clause.each_name for clause in _CLAUSES], np.uint64)
OTHER: Masks = np.array([clause.other for clause in _CLAUSES], np.uint64)


@inlined_rule
def printed_counts(group: Mask) -> Mask:
    """Cards counted by the suits printed on them, of all suits at once."""
    firsts = _FIRST_CARDS
    return (
        (group & firsts)
        + ((group >> u64(1)) & firsts)
        + ((group >> u64(2)) & firsts)
        + ((group >> u64(3)) & firsts)
        + ((group >> u64(4)) & firsts)
    )


@inlined_rule
def add_suit(counts: Mask, suit: int) -> Mask:
    return counts + (_ONE << u64(5 * suit))


@inlined_rule
def less_one(counts: Mask, suit: int) -> Mask:
    """The same cards without one of this suit."""
    return counts - (_ONE << u64(5 * suit))


@inlined_rule
def tells_suits_apart(clause: int) -> bool:
    """Whether the clause is about no two cards sharing a suit (FR-46)."""
    return bool(BARRED[clause] == _TWICE)


@inlined_rule
def of(counts: Mask, suit: int) -> int:
    """How many active cards are of this suit."""
    return i64((counts >> u64(5 * suit)) & _FIVE_BITS)


@inlined_rule
def total(counts: Mask) -> int:
    """How many cards are counted in all suits together: a hand."""
    pairs = (counts & _EVEN_SUITS) + ((counts >> u64(5)) & _EVEN_SUITS)
    pairs += pairs >> u64(30)
    return i64((pairs + (pairs >> u64(10)) + (pairs >> u64(20))) & _FIVE_BITS)


@inlined_rule
def points_of(clause: int) -> int:
    """What a clause gives each time."""
    return WORDS[clause] >> _POINTS_AT


@rule
def clause_points(clause: int, own: Mask, names: Mask, counts: Mask) -> int:
    """What a clause on an active card is worth (FR-40); `own` is its suit, if it counts itself."""
    word = WORDS[clause]
    # To a GPU every look into a table is dear, so it looks up what the clause says. To a CPU wrong
    # guesses are, and which card comes next nobody can guess: it looks up everything.
    says = word if on_gpu() else -1
    lacking = NONE
    found = ALL
    times = (word >> _ONCE_AT) & 15
    if says & SAYS_NAMES:
        lacking |= NAMES[clause] & ~names
    if says & SAYS_BARRED:
        lacking |= BARRED[clause] & counts
    if says & SAYS_ONE_OF:
        found = (ONE_OF[clause] & names) | (WITH_SUITS[clause] & counts)
    if says & SAYS_EACH:
        times += total(EACH[clause] & counts)
    if says & SAYS_NAME:  # FR-45: a name counts once, however many cards bear it
        times += count(EACH_NAME[clause] & names)
    if says & SAYS_OTHER:
        # FR-41: "other" leaves out the card itself, and only for the suit at which it is said.
        times -= 1 if OTHER[clause] & own & counts != NONE else 0
    return points_of(clause) * times if lacking == NONE and found != NONE else 0
