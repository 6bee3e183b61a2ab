"""Cards and sets of cards by rank and type. A set of ranks is eight bits: bit r − 1 is rank r."""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, i64, lowest, rest, u64
from menagerie.core.state.record import Mask

from .components import EVERY_TYPE, RANK, TYPE

EIGHT = u64(0xFF)
# All cards of a set of types.
OF_TYPES = np.array(
    [sum(0xFF << 8 * kind for kind in range(8) if types >> kind & 1) for types in range(256)],
    np.uint64,
)
U1, U2, U4, U8, U16, U32 = u64(1), u64(2), u64(4), u64(8), u64(16), u64(32)


@inlined_rule
def rank(card: int) -> int:
    return (i64(card) & 7) + 1


@inlined_rule
def kind(card: int) -> int:
    return i64(card) >> 3


@inlined_rule
def traits(card: int) -> Mask:
    """What decrees see of a card: the set of its rank, and eight bits above it that of its type."""
    return bit(i64(card) & 7) | bit(8 + kind(card))


@rule
def traits_in(cards: Mask) -> Mask:
    """The ranks and types of these cards."""
    found = NONE
    while cards != NONE:
        found |= traits(lowest(cards))
        cards = rest(cards)
    return found


@inlined_rule
def ranks_in(cards: Mask) -> Mask:
    """The set of ranks among these cards."""
    cards = cards | (cards >> U32)
    cards = cards | (cards >> U16)
    cards = cards | (cards >> U8)
    return cards & EIGHT


@inlined_rule
def of_ranks(ranks: Mask) -> Mask:
    """All cards of these ranks."""
    return EVERY_TYPE * ranks


@inlined_rule
def like_ranks(cards: Mask) -> Mask:
    """All cards with the rank of one of these."""
    return of_ranks(ranks_in(cards))


@inlined_rule
def like_types(cards: Mask) -> Mask:
    """All cards of the type of one of these: each byte that is not empty becomes full."""
    cards = cards | ((cards >> U4) & u64(0x0F0F0F0F0F0F0F0F))
    cards = cards | ((cards >> U2) & u64(0x3333333333333333))
    cards = cards | ((cards >> U1) & u64(0x5555555555555555))
    return (cards & EVERY_TYPE) * EIGHT


@inlined_rule
def like(cards: Mask, what: int) -> Mask:
    """All cards that share rank or type (whichever `what` names) with one of these."""
    found = NONE
    if what & RANK:
        found |= like_ranks(cards)
    if what & TYPE:
        found |= like_types(cards)
    return found
