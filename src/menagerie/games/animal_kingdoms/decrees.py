"""Decrees (AK-10, AK-11, AK-13, AK-61 … AK-90): from the board to the cards that may be played.

Each of the thirty is a row of data in components.py: the cards it looks at, and a test of them.
A set of ranks is eight bits: bit r − 1 stands for rank r.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import ALL, NONE, bit, count, i64, lowest, rest, u64, without

from .components import (
    APART,
    BELOW,
    DECREE_LOOKS,
    DECREE_TEST,
    DECREES,
    EVERY_TYPE,
    HERE_ALL,
    HERE_LAST,
    KINGDOMS,
    NEIGHBOURS,
    NOT_ABOVE,
    NOT_BELOW,
    OTHERS,
    PAIR,
    PARITY,
    RANK,
    RANKS,
    SAME,
    SIZE,
    STEP,
    TYPE,
    TYPES,
    UNLIKE,
    Decree,
)
from .state import State

EIGHT = u64(0xFF)
U1, U2, U4, U8, U16, U32 = u64(1), u64(2), u64(4), u64(8), u64(16), u64(32)
ROUND = np.array([k % KINGDOMS for k in range(2 * KINGDOMS)], np.int64)  # clockwise, twice


def rank_fits(decree: Decree, rank: int, seen: list[int]) -> bool:
    """Whether a decree lets in a card of this rank beside cards of the ranks seen.

    What it says about types comes on top: `TYPES_TOO`, `TYPES_NOT` and `TYPES_ONLY`.
    """
    if decree.test == RANKS:
        return bool(decree.data >> (rank - 1) & 1)
    if decree.test in (TYPES, PAIR) or not seen:
        return True  # AK-10: nothing to compare with
    if decree.test == SAME:
        return bool(decree.data & RANK) and rank in seen
    if decree.test == UNLIKE:
        return not (decree.data & RANK and rank in seen)
    if decree.test == STEP:
        return any(abs(rank - other) == 1 for other in seen)
    if decree.test == APART:
        return all(abs(rank - other) >= 2 for other in seen)
    if decree.test == PARITY:
        return all((rank - other) % 2 == 1 for other in seen)
    if decree.test == NOT_BELOW:
        return rank >= max(seen)
    if decree.test == NOT_ABOVE:
        return rank <= min(seen)
    assert decree.test == BELOW
    return rank < max(seen)


def _ranks(decree: Decree, seen: int) -> int:
    found = [rank for rank in range(1, 9) if seen >> (rank - 1) & 1]
    return sum(1 << (rank - 1) for rank in range(1, 9) if rank_fits(decree, rank, found))


def _types(test: int, decree: Decree) -> int:
    """All cards when the decree applies this test to types, else none."""
    return int(ALL) if decree.test == test and decree.data & TYPE else 0


# For each decree: the ranks it lets in, by the set of ranks seen; whether the types seen are let in
# too, or kept out; and the types it is all about.
RANKS_IN = np.array([[_ranks(d, seen) for seen in range(256)] for d in DECREES], np.uint8)
TYPES_TOO = np.array([_types(SAME, d) for d in DECREES], np.uint64)
TYPES_NOT = np.array([_types(UNLIKE, d) for d in DECREES], np.uint64)
TYPES_ONLY = np.array(
    [
        sum(0xFF << 8 * kind for kind in range(8) if d.test != TYPES or d.data >> kind & 1)
        for d in DECREES
    ],
    np.uint64,
)


@inlined_rule
def ranks_in(cards: Any) -> Any:
    """The set of ranks among these cards."""
    cards = cards | (cards >> U32)
    cards = cards | (cards >> U16)
    cards = cards | (cards >> U8)
    return cards & EIGHT


@inlined_rule
def of_ranks(ranks: Any) -> Any:
    """All cards of these ranks."""
    return EVERY_TYPE * ranks


@inlined_rule
def like_ranks(cards: Any) -> Any:
    """All cards with the rank of one of these."""
    return of_ranks(ranks_in(cards))


@inlined_rule
def like_types(cards: Any) -> Any:
    """All cards of the type of one of these: each byte that is not empty becomes full."""
    cards = cards | ((cards >> U4) & u64(0x0F0F0F0F0F0F0F0F))
    cards = cards | ((cards >> U2) & u64(0x3333333333333333))
    cards = cards | ((cards >> U1) & u64(0x5555555555555555))
    return (cards & EVERY_TYPE) * EIGHT


@inlined_rule
def like(cards: Any, what: Any) -> Any:
    """All cards that share rank or type (whichever `what` names) with one of these."""
    found = NONE
    if what & RANK:
        found |= like_ranks(cards)
    if what & TYPE:
        found |= like_types(cards)
    return found


@inlined_rule
def last_card(s: State, k: Any) -> Any:
    """The last card below a kingdom as a set; empty when there is none."""
    n = i64(s.laid_count[k])
    if n == 0:
        return NONE
    return bit(s.laid[k, n - 1])


@inlined_rule
def seen_by(s: State, k: Any, looks: Any) -> Any:
    """The cards that the decree of kingdom k looks at (AK-11)."""
    found = NONE
    if looks == HERE_LAST:
        found = last_card(s, k)
    elif looks == HERE_ALL:
        for i in range(i64(s.laid_count[k])):
            found |= bit(s.laid[k, i])
    elif looks == NEIGHBOURS:
        found = last_card(s, ROUND[k + 1]) | last_card(s, ROUND[k + KINGDOMS - 1])
    elif looks == OTHERS:
        for i in range(1, KINGDOMS):
            found |= last_card(s, ROUND[k + i])
    return found


@inlined_rule
def decree_of(s: State, k: Any) -> Any:
    """The decree in force in a kingdom."""
    return i64(s.decrees[i64(s.age) * KINGDOMS + k])


@inlined_rule
def demands_pair(s: State, k: Any) -> bool:
    return DECREE_TEST[decree_of(s, k)] == PAIR


@rule
def allowed_in(s: State, k: Any) -> Any:
    """All cards that the decree of kingdom k allows now (for the decree of two cards: all)."""
    decree = decree_of(s, k)
    seen = seen_by(s, k, DECREE_LOOKS[decree])
    types = like_types(seen)
    found = of_ranks(u64(RANKS_IN[decree, ranks_in(seen)]))
    found |= types & TYPES_TOO[decree]
    found &= ~(types & TYPES_NOT[decree])
    return found & TYPES_ONLY[decree]


@inlined_rule
def mates(hand: Any, card: Any) -> Any:
    """The other cards of a hand that share type or rank with this card (AK-13)."""
    return without(hand & like(bit(card), RANK | TYPE), card)


@rule
def with_mate(hand: Any) -> Any:
    """The cards of a hand that have a mate in it."""
    found = NONE
    left = hand
    while left != NONE:
        card = lowest(left)
        left = rest(left)
        if mates(hand, card) != NONE:
            found |= bit(card)
    return found


@inlined_rule
def has_room(s: State, k: Any) -> bool:
    return i64(s.laid_count[k]) < SIZE[k]


@inlined_rule
def only_capital_free(s: State, k: Any) -> bool:
    return i64(s.laid_count[k]) == SIZE[k] - 1


@inlined_rule
def playable_in(s: State, hand: Any, k: Any) -> Any:
    """The cards of a hand that may be laid in kingdom k (AK-07, AK-08)."""
    found = NONE
    if has_room(s, k):
        found = with_mate(hand) if demands_pair(s, k) else hand & allowed_in(s, k)
    return found


@rule
def playable(s: State, hand: Any) -> Any:
    """The cards of a hand that may be laid somewhere."""
    found = NONE
    for k in range(KINGDOMS):
        found |= playable_in(s, hand, k)
    return found


@rule
def plays(s: State, hand: Any) -> Any:
    """How many different plays (card and kingdom) a hand has."""
    n = i64(0)
    for k in range(KINGDOMS):
        n += count(playable_in(s, hand, k))
    return n
