"""The components: 64 beasts, five kingdoms, 30 decrees, tokens. Data only.

RECONSTRUCTED, because no list of the printed components could be read: the clockwise order of the
kingdoms, how often each kingdom token occurs, the four withdrawal tokens, and the decrees marked so
in the table. Whoever owns the box can correct them here; no other file repeats these numbers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from menagerie.core.state.bits import u64

# Beasts (AK-01): card = 8 × type + rank − 1.
CARDS = 64
HAND = 4
RED_PANDA, TIGER, BEE, LIZARD, FROG, OWL, WOLF, OKAPI = range(8)
EVERY_TYPE = u64(0x0101010101010101)  # rank 1 of each type; times a rank set: all cards of it


def card(kind: int, rank: int) -> int:
    """For Python code around the rules: the card of this type and rank."""
    return 8 * kind + rank - 1


def rank_of(beast: int) -> int:
    return beast % 8 + 1


def type_of(beast: int) -> int:
    return beast // 8


# Kingdoms, clockwise; the number of territories with the capital (AK-02).
SIZES = (4, 5, 6, 7, 8)  # the order round the board is reconstructed
KINGDOMS = 5
MOST_TERRITORIES = 8
COUNCIL = 2  # places in the council of a kingdom
AGES = 3
SIZE = np.array(SIZES, np.int64)
SMALLEST = SIZES.index(min(SIZES))
LARGEST = SIZES.index(max(SIZES))
KINGDOM_OF_SIZE = np.array([SIZES.index(n) if n in SIZES else SMALLEST for n in range(9)], np.int64)

# Tokens (AK-03).
KINGDOM_TOKENS = np.array([5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10], np.uint8)
WITHDRAWAL_TOKENS = np.array([2, 3, 4, 5], np.uint8)
MODIFIERS = 18
MODIFIER = 2  # what one adds to a rank
CUBES = 18  # of each player
SECOND_PLACE, THIRD_PLACE = 3, 1

# Decrees (AK-61 … AK-90): a test of a card against the cards that the decree looks at.
NOWHERE, HERE_LAST, HERE_ALL, NEIGHBOURS, OTHERS = range(5)  # which cards it looks at
RANKS, TYPES, PAIR, SAME, UNLIKE, STEP, APART, PARITY, NOT_BELOW, NOT_ABOVE, BELOW = range(11)
RANK, TYPE = 1, 2  # what SAME and UNLIKE compare; both may be set
BOTH = RANK | TYPE


class Decree(NamedTuple):
    looks: int
    test: int
    data: int = 0  # RANKS: set of ranks − 1; TYPES: set of types; SAME and UNLIKE: RANK, TYPE
    known: bool = True  # False: reconstructed, not read anywhere


def _set(*members: int) -> int:
    return sum(1 << member for member in members)


DECREES = (
    Decree(NOWHERE, RANKS, _set(0, 1, 2)),
    Decree(NOWHERE, RANKS, _set(5, 6, 7)),
    Decree(NOWHERE, RANKS, _set(1, 3, 5, 7)),
    Decree(NOWHERE, RANKS, _set(0, 2, 4, 6)),
    Decree(NOWHERE, TYPES, _set(LIZARD, TIGER)),
    Decree(NOWHERE, TYPES, _set(WOLF, FROG)),
    Decree(NOWHERE, TYPES, _set(BEE, OWL), known=False),
    Decree(NOWHERE, TYPES, _set(OKAPI, RED_PANDA), known=False),
    Decree(NOWHERE, PAIR),
    Decree(NOWHERE, RANKS, _set(2, 3, 4, 5), known=False),
    Decree(HERE_ALL, UNLIKE, RANK),
    Decree(HERE_ALL, UNLIKE, TYPE),
    Decree(HERE_LAST, STEP),
    Decree(HERE_LAST, SAME, BOTH),
    Decree(HERE_LAST, PARITY),
    Decree(HERE_LAST, NOT_BELOW),
    Decree(HERE_LAST, NOT_ABOVE),
    Decree(HERE_LAST, UNLIKE, BOTH, known=False),
    Decree(HERE_LAST, APART, known=False),
    Decree(NEIGHBOURS, SAME, BOTH),
    Decree(NEIGHBOURS, NOT_ABOVE),
    Decree(NEIGHBOURS, NOT_BELOW),
    Decree(NEIGHBOURS, SAME, RANK),
    Decree(NEIGHBOURS, STEP, known=False),
    Decree(NEIGHBOURS, UNLIKE, BOTH, known=False),
    Decree(NEIGHBOURS, BELOW),
    Decree(OTHERS, SAME, RANK),
    Decree(OTHERS, UNLIKE, TYPE),
    Decree(OTHERS, UNLIKE, RANK),
    Decree(OTHERS, SAME, TYPE, known=False),
)
PAIR_DECREE = next(i for i, decree in enumerate(DECREES) if decree.test == PAIR)
DECREE_LOOKS = np.array([d.looks for d in DECREES], np.int64)
DECREE_TEST = np.array([d.test for d in DECREES], np.int64)

# Levels of the solo game, easiest first (AK-55 … AK-59).
EASY, MEDIUM, NORMAL, HARD, EXTRA_HARD = range(5)
BONUS_CARDS = np.array([0, 1, 1, 1, 2], np.int64)
BATTLE_REVEALS = np.array([3, 3, 3, 4, 3], np.int64)
