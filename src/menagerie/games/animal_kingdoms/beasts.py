"""Cards and sets of cards by rank and type. A set of ranks is eight bits: bit r − 1 is rank r."""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, i64, lowest, rest, u64
from menagerie.core.state.record import Mask

from .components import BOTH, CARDS, EVERY_TYPE, RANK, TYPE, rank_of, type_of

EIGHT = u64(0xFF)
# All cards of a set of types.
OF_TYPES = np.array(
    [sum(0xFF << 8 * kind for kind in range(8) if types >> kind & 1) for types in range(256)],
    np.uint64,
)
U8 = u64(8)


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


@rule
def traits_in(cards: Mask) -> Mask:
    """The ranks and types of these cards."""
    found = NONE
    while cards != NONE:
        found |= traits(lowest(cards))
        cards = rest(cards)
    return found


@inlined_rule
def of_ranks(ranks: Mask) -> Mask:
    """All cards of these ranks."""
    return EVERY_TYPE * ranks
