"""Cards and sets of cards by rank and type. A set of ranks is eight bits: bit r − 1 is rank r."""

import numpy as np

from menagerie.core.running.rule import inlined_rule
from menagerie.core.state.bits import bit, i64, u64
from menagerie.core.state.record import Mask

from .components import BOTH, CARDS, EVERY_TYPE, RANK, TYPE, rank_of, type_of

EIGHT = u64(0xFF)
# All cards of a set of types.
OF_TYPES = np.array(
    [sum(0xFF << 8 * kind for kind in range(8) if types >> kind & 1) for types in range(256)],
    np.uint64,
)
U1, U2, U4, U8, U16, U32 = u64(1), u64(2), u64(4), u64(8), u64(16), u64(32)


def _alike(a: int, b: int, what: int) -> bool:
    """Whether two cards share rank or type, whichever `what` names."""
    same_rank, same_type = rank_of(a) == rank_of(b), type_of(a) == type_of(b)
    return bool((what & RANK and same_rank) or (what & TYPE and same_type))


# All cards that share rank or type, by what of these counts and by card.
LIKE = np.array(
    [
        [sum(1 << b for b in range(CARDS) if _alike(a, b, what)) for a in range(CARDS)]
        for what in range(BOTH + 1)
    ],
    np.uint64,
)


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


@inlined_rule
def ranks_in(cards: Mask) -> Mask:
    """The set of ranks among these cards."""
    cards = cards | (cards >> U32)
    cards = cards | (cards >> U16)
    cards = cards | (cards >> U8)
    return cards & EIGHT


@inlined_rule
def like_types(cards: Mask) -> Mask:
    """All cards of the type of one of these: each byte that is not empty becomes full."""
    cards = cards | ((cards >> U4) & u64(0x0F0F0F0F0F0F0F0F))
    cards = cards | ((cards >> U2) & u64(0x3333333333333333))
    cards = cards | ((cards >> U1) & u64(0x5555555555555555))
    return (cards & EVERY_TYPE) * EIGHT


@inlined_rule
def traits_in(cards: Mask) -> Mask:
    """The ranks and types of these cards."""
    types = like_types(cards) & u64(0x8040201008040201)  # of each byte another bit
    return ranks_in(cards) | (ranks_in(types) << U8)


@inlined_rule
def of_ranks(ranks: Mask) -> Mask:
    """All cards of these ranks."""
    return EVERY_TYPE * ranks


@inlined_rule
def ranks_twice(cards: Mask) -> Mask:
    """The set of ranks of which there are two or more among these cards: halves are laid upon each
    other, and what was there already is there twice."""
    twice = cards & (cards >> U32)
    cards |= cards >> U32
    twice |= (twice >> U16) | (cards & (cards >> U16))
    cards |= cards >> U16
    return ((twice >> U8) | twice | (cards & (cards >> U8))) & EIGHT


@inlined_rule
def types_twice(cards: Mask) -> Mask:
    """All cards of the types of which there are two or more among these."""
    halves, quarters = u64(0x0F0F0F0F0F0F0F0F), u64(0x3333333333333333)
    twice = cards & (cards >> U4) & halves
    cards |= (cards >> U4) & halves
    twice |= ((twice >> U2) | (cards & (cards >> U2))) & quarters
    cards |= (cards >> U2) & quarters
    twice |= (twice >> U1) | (cards & (cards >> U1))
    return (twice & EVERY_TYPE) * EIGHT
