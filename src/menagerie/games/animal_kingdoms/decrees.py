"""Decrees (AK-10 … AK-13): from the board to the cards that may be played.

Each of the thirty is a row of data in components.py: the cards it looks at, and a test of them.
"""

import operator
from typing import assert_never

import numpy as np

from menagerie.core.running.hints import few, on_gpu
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import ALL, NONE, bit, count, i64, u64, without
from menagerie.core.state.record import Mask

from . import components
from .components import Alternate, Apart, Order, Pair, Ranks, Same, Step, Test, Types, Unlike
from .state import State

ROUND = np.array(
    [k % components.KINGDOMS for k in range(2 * components.KINGDOMS)], np.int64
)  # clockwise, twice
InEach = tuple[Mask, Mask, Mask, Mask, Mask]  # sets of cards, by kingdom
EVERY_RANK = (1 << components.HIGHEST_RANK) - 1
COMPARE = {">": operator.gt, "≥": operator.ge, "<": operator.lt, "≤": operator.le}


def rank_fits(test: Test, rank: int, seen: list[int]) -> bool:
    """Whether a decree lets in a card of this rank beside cards of the ranks seen.

    What it says about types comes on top: `TYPES_TOO`, `TYPES_NOT` and `TYPES_ONLY`.
    """
    if isinstance(test, Ranks):
        return rank in test.ranks
    if isinstance(test, Types | Pair) or not seen:
        return True  # AK-10: nothing to compare with
    match test:
        case Same(what):
            return bool(what & components.RANK) and rank in seen
        case Unlike(what):
            return not (what & components.RANK and rank in seen)
        case Step(distance):
            return any(abs(rank - other) == distance for other in seen)
        case Apart(distance):
            return all(abs(rank - other) >= distance for other in seen)
        case Alternate():
            return all((rank - other) % 2 == 1 for other in seen)
        case Order(sign, than):
            return bool(COMPARE[sign](rank, max(seen) if than == "highest" else min(seen)))
    assert_never(test)


def _ranks(test: Test, seen: int) -> int:
    every = range(1, components.HIGHEST_RANK + 1)
    found = [rank for rank in every if seen >> (rank - 1) & 1]
    fitting = sum(1 << (rank - 1) for rank in every if rank_fits(test, rank, found))
    if fitting or _types(Same, test):
        return fitting
    return EVERY_RANK  # AK-12: no rank at all could satisfy it


def _types(kind: type[Same | Unlike], test: Test) -> int:
    """All cards when the decree applies this test to types, else none."""
    return int(ALL) if isinstance(test, kind) and test.what & components.TYPE else 0


def _only(test: Test) -> int:
    """The cards of the types that a decree is all about."""
    return sum(0xFF << 8 * kind for kind in test.types) if isinstance(test, Types) else int(ALL)


# For each decree: the cards it looks at; whether it wants two cards; the ranks it lets in, by the
# set of ranks seen; whether the types seen are let in too, or kept out; the types it is all about.
LOOKS = np.array([d.looks for d in components.DECREES], np.int64)
WANTS_PAIR = np.array([isinstance(d.test, Pair) for d in components.DECREES])
RANKS_IN = np.array(
    [[_ranks(d.test, seen) for seen in range(256)] for d in components.DECREES], np.uint8
)
TYPES_TOO = np.array([_types(Same, d.test) for d in components.DECREES], np.uint64)
TYPES_NOT = np.array([_types(Unlike, d.test) for d in components.DECREES], np.uint64)
TYPES_ONLY = np.array([_only(d.test) for d in components.DECREES], np.uint64)


@inlined_rule
def last_laid(s: State, k: int) -> int:
    """The last card below a kingdom; any when there is none."""
    return i64(s.laid[k, max(i64(s.laid_count[k]) - 1, 0)])


@inlined_rule
def last_card(s: State, k: int) -> Mask:
    """The last card below a kingdom as a set; empty when there is none."""
    card = bit(last_laid(s, k))
    return card if s.laid_count[k] > 0 else NONE


@rule
def laid_in(s: State, k: int) -> Mask:
    """The cards below a kingdom."""
    few()
    cards = NONE
    for i in range(components.MOST_TERRITORIES):
        card = bit(s.laid[k, i])
        cards |= card if i < i64(s.laid_count[k]) else NONE
    return cards


@rule
def traits_below(s: State, k: int) -> Mask:
    """The ranks and types of the cards below a kingdom."""
    return components.traits_in(laid_in(s, k))


@inlined_rule
def last_traits(s: State, k: int) -> Mask:
    """The rank and the type of the last card below a kingdom; none when there is no card."""
    found = components.traits(last_laid(s, k))
    return found if s.laid_count[k] > 0 else NONE


@rule
def seen_by(s: State, k: int, looks: int) -> Mask:
    """The cards that the decree of kingdom k looks at (AK-11)."""
    if looks == components.HERE_ALL:
        return laid_in(s, k)
    beside = last_card(s, ROUND[k + 1]) | last_card(s, ROUND[k + components.KINGDOMS - 1])
    others = beside
    for i in range(2, components.KINGDOMS - 1):
        others |= last_card(s, ROUND[k + i])
    return seen_among(looks, last_card(s, k), beside, others)


@inlined_rule
def seen_among(looks: int, here: Mask, beside: Mask, others: Mask) -> Mask:
    """What a decree looks at (AK-11), given it of the last cards: its own kingdom's, its
    neighbours', and all but its own. No branches, which processors would guess wrong."""
    return (
        here * u64(looks == components.HERE_LAST)
        | beside * u64(looks == components.NEIGHBOURS)
        | others * u64(looks == components.OTHERS)
    )


@inlined_rule
def seen_below(s: State, k: int, looks: int) -> Mask:
    """Ranks and types of the cards below a kingdom, where its decree looks at all of them."""
    if on_gpu():  # some game always asks for it, and its neighbours would wait
        return components.traits_in(laid_in(s, k)) * u64(looks == components.HERE_ALL)
    return traits_below(s, k) if looks == components.HERE_ALL else NONE


@inlined_rule
def decree_of(s: State, k: int) -> int:
    """The decree in force in a kingdom; every age has five of its own (AK-38)."""
    return i64(s.decrees[i64(s.age) * components.KINGDOMS + k])


@inlined_rule
def demands_pair(s: State, k: int) -> bool:
    return bool(WANTS_PAIR[decree_of(s, k)])


@inlined_rule
def pairs_wanted(s: State) -> bool:
    """Whether the decree of two cards is in force anywhere."""
    wanted = False
    for k in range(components.KINGDOMS):
        wanted = wanted or demands_pair(s, k)
    return wanted


@inlined_rule
def allowed_beside(decree: int, seen: Mask) -> Mask:
    """All cards that a decree allows beside those of the ranks and types that it sees."""
    types = components.OF_TYPES[seen >> components.U8]
    found = components.of_ranks(u64(RANKS_IN[decree, seen & components.EIGHT]))
    found |= types & TYPES_TOO[decree]
    found &= ~(types & TYPES_NOT[decree])
    return found & TYPES_ONLY[decree]


@rule
def allowed_in(s: State, k: int) -> Mask:
    """All cards that the decree of kingdom k allows now (for the decree of two cards: all)."""
    decree = decree_of(s, k)
    return allowed_beside(decree, components.traits_in(seen_by(s, k, LOOKS[decree])))


@inlined_rule
def lets_all_in(s: State, k: int) -> bool:
    """Whether the decree keeps no card out now (AK-10, AK-12)."""
    return bool(allowed_in(s, k) == ALL)


@inlined_rule
def mates(hand: Mask, card: int) -> Mask:
    """The other cards of a hand that share type or rank with this card (AK-13)."""
    return without(hand & components.LIKE[components.BOTH, card], card)


@rule
def with_mate(hand: Mask) -> Mask:
    """The cards of a hand that have a mate in it: of a rank or of a type that it holds twice."""
    return hand & (components.of_ranks(components.ranks_twice(hand)) | components.types_twice(hand))


@inlined_rule
def has_room(s: State, k: int) -> bool:
    return i64(s.laid_count[k]) < i64(components.SIZE[k])


@inlined_rule
def only_capital_free(s: State, k: int) -> bool:
    return i64(s.laid_count[k]) == i64(components.SIZE[k]) - 1


@inlined_rule
def playable_in(
    s: State, hand: Mask, paired: Mask, k: int, here: Mask, beside: Mask, others: Mask
) -> Mask:
    """The cards of a hand that may be laid in kingdom k (AK-07, AK-08); see `seen_among`. `paired`
    are those that have a mate, where a decree asks for one."""
    decree = decree_of(s, k)
    looks = i64(LOOKS[decree])
    seen = seen_among(looks, here, beside, others) | seen_below(s, k, looks)
    found = hand & allowed_beside(decree, seen)
    found = paired if WANTS_PAIR[decree] else found
    return found if has_room(s, k) else NONE


@inlined_rule
def playable_in_each(s: State, hand: Mask) -> InEach:
    """The cards of a hand that may be laid in each kingdom, clockwise."""
    a, b, c = last_traits(s, 0), last_traits(s, 1), last_traits(s, 2)
    d, e = last_traits(s, 3), last_traits(s, 4)
    paired = with_mate(hand) if on_gpu() or pairs_wanted(s) else NONE
    return (
        playable_in(s, hand, paired, 0, a, e | b, b | c | d | e),
        playable_in(s, hand, paired, 1, b, a | c, a | c | d | e),
        playable_in(s, hand, paired, 2, c, b | d, a | b | d | e),
        playable_in(s, hand, paired, 3, d, c | e, a | b | c | e),
        playable_in(s, hand, paired, 4, e, d | a, a | b | c | d),
    )


@inlined_rule
def somewhere(each: InEach) -> Mask:
    """The cards that may be laid somewhere."""
    a, b, c, d, e = each
    return a | b | c | d | e


@inlined_rule
def that_take(card: Mask, each: InEach) -> Mask:
    """The set of kingdoms in which this card may be laid."""
    a, b, c, d, e = each
    return (
        u64(a & card != NONE)
        | u64(b & card != NONE) << u64(1)
        | u64(c & card != NONE) << u64(2)
        | u64(d & card != NONE) << u64(3)
        | u64(e & card != NONE) << u64(4)
    )


@rule
def playable(s: State, hand: Mask) -> Mask:
    """The cards of a hand that may be laid somewhere."""
    return somewhere(playable_in_each(s, hand))


@rule
def plays(s: State, hand: Mask) -> int:
    """How many different plays (card and kingdom) a hand has."""
    a, b, c, d, e = playable_in_each(s, hand)
    return count(a) + count(b) + count(c) + count(d) + count(e)


@rule
def kingdoms_for(s: State, hand: Mask, card: Mask) -> Mask:
    """The set of kingdoms that take this card, played from this hand."""
    return that_take(card, playable_in_each(s, hand | card))


@inlined_rule
def down_to_the_capital(s: State) -> Mask:
    """The set of kingdoms in which only the capital is free."""
    found = NONE
    for k in range(components.KINGDOMS):
        found |= u64(only_capital_free(s, k)) << u64(k)
    return found
