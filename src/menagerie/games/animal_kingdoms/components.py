"""The one place of every printed fact: 64 beasts, five kingdoms, 30 decrees, tokens, levels.

Rules, words, views and clients derive from these rows, and a test compares RULES.md with them.
RECONSTRUCTED, because no list of the printed components could be read: whatever is marked as not
known here. Whoever owns the box corrects it here.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np

from menagerie.core.state.bits import u64

# Beasts (AK-01): card = 8 × type + rank − 1.
TYPES = ("red_panda", "tiger", "bee", "lizard", "frog", "owl", "wolf", "okapi")
RED_PANDA, TIGER, BEE, LIZARD, FROG, OWL, WOLF, OKAPI = range(8)
HIGHEST_RANK = 8
CARDS = 64
HAND = 4
EVERY_TYPE = u64(0x0101010101010101)  # rank 1 of each type; times a rank set: all cards of it


def card(kind: int, rank: int) -> int:
    """For Python code around the rules: the card of this type and rank."""
    return 8 * kind + rank - 1


def rank_of(beast: int) -> int:
    return beast % 8 + 1


def type_of(beast: int) -> int:
    return beast // 8


# Kingdoms, clockwise; the number of territories with the capital (AK-02).
SIZES = (4, 5, 6, 7, 8)
ORDER_KNOWN = False
KINGDOMS = 5
MOST_TERRITORIES = 8
COUNCIL = 2  # places in the council of a kingdom; they are no territories (AK-09)
AGES = 3
SIZE = np.array(SIZES, np.int64)
SMALLEST = SIZES.index(min(SIZES))
LARGEST = SIZES.index(max(SIZES))


def neighbours(k: int) -> tuple[int, int]:
    return (k - 1) % KINGDOMS, (k + 1) % KINGDOMS


# Tokens (AK-03).
KINGDOM_TOKENS = np.array([5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10], np.uint8)
KINGDOM_TOKENS_KNOWN = False  # that they are worth 5 to 10 is known, how many of each is not
WITHDRAWAL_TOKENS = np.array([2, 3, 4, 5], np.uint8)
WITHDRAWAL_TOKENS_KNOWN = False
MODIFIERS = 18
MODIFIER = 2  # what one adds to a rank
CUBES = 18  # of each player
SECOND_PLACE, THIRD_PLACE = 3, 1  # AK-23

# Decrees: a test of a card against the cards that the decree looks at (AK-11).
NOWHERE, HERE_LAST, HERE_ALL, NEIGHBOURS, OTHERS = range(5)
RANK, TYPE = 1, 2  # what cards may share
BOTH = RANK | TYPE


@dataclass(frozen=True)
class Ranks:
    """Only these ranks."""

    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Types:
    """Only these types."""

    types: tuple[int, ...]


@dataclass(frozen=True)
class Pair:
    """Two cards of the hand that share rank or type (AK-13)."""


@dataclass(frozen=True)
class Same:
    """Shares rank or type, whichever are set, with one of the cards seen."""

    what: int


@dataclass(frozen=True)
class Unlike:
    """Shares none of rank and type, whichever are set, with any card seen."""

    what: int


@dataclass(frozen=True)
class Step:
    """Exactly so far from the rank of one of the cards seen."""

    distance: int


@dataclass(frozen=True)
class Apart:
    """At least so far from the ranks of all cards seen."""

    distance: int


@dataclass(frozen=True)
class Alternate:
    """Odd beside even, even beside odd."""


@dataclass(frozen=True)
class Order:
    """Stands so to the highest or lowest rank seen. Strictly ascending is `Order(">")`."""

    sign: Literal[">", "≥", "<", "≤"]
    than: Literal["highest", "lowest"] = "highest"


Test = Ranks | Types | Pair | Same | Unlike | Step | Apart | Alternate | Order


class Decree(NamedTuple):
    rule: str
    looks: int
    test: Test
    known: bool = True  # False: reconstructed, or at least in part


DECREES = (
    Decree("AK-61", NOWHERE, Ranks((1, 2, 3))),
    Decree("AK-62", NOWHERE, Ranks((6, 7, 8))),
    Decree("AK-63", NOWHERE, Ranks((2, 4, 6, 8))),
    Decree("AK-64", NOWHERE, Ranks((1, 3, 5, 7))),
    Decree("AK-65", NOWHERE, Types((LIZARD, TIGER))),
    Decree("AK-66", NOWHERE, Types((WOLF, FROG))),
    Decree("AK-67", NOWHERE, Types((BEE, OWL)), known=False),
    Decree("AK-68", NOWHERE, Types((OKAPI, RED_PANDA)), known=False),
    Decree("AK-69", NOWHERE, Pair()),
    Decree("AK-70", NOWHERE, Ranks((3, 4, 5, 6)), known=False),
    Decree("AK-71", HERE_ALL, Unlike(RANK)),
    Decree("AK-72", HERE_ALL, Unlike(TYPE)),
    Decree("AK-73", HERE_LAST, Step(1)),
    Decree("AK-74", HERE_LAST, Same(BOTH)),
    Decree("AK-75", HERE_LAST, Alternate()),
    Decree("AK-76", HERE_LAST, Order("≥"), known=False),  # ascending, but perhaps strictly
    Decree("AK-77", HERE_LAST, Order("≤"), known=False),  # descending, but perhaps strictly
    Decree("AK-78", HERE_LAST, Unlike(BOTH), known=False),
    Decree("AK-79", HERE_LAST, Apart(2), known=False),
    Decree("AK-80", NEIGHBOURS, Same(BOTH)),
    Decree("AK-81", NEIGHBOURS, Order("≤", "lowest")),
    Decree("AK-82", NEIGHBOURS, Order("≥", "highest")),
    Decree("AK-83", NEIGHBOURS, Same(RANK)),
    Decree("AK-84", NEIGHBOURS, Step(1), known=False),
    Decree("AK-85", NEIGHBOURS, Unlike(BOTH), known=False),
    Decree("AK-86", NEIGHBOURS, Order("<", "highest")),
    Decree("AK-87", OTHERS, Same(RANK)),
    Decree("AK-88", OTHERS, Unlike(TYPE)),
    Decree("AK-89", OTHERS, Unlike(RANK)),
    Decree("AK-90", OTHERS, Same(TYPE), known=False),
)


# The upstart of the solo game.
LOW_RANK = 3  # ranks up to this one name no kingdom (AK-44)


class Level(NamedTuple):
    name: str
    bonus_cards: int = 1  # open beside the deck
    called_by: int = BOTH  # what a card must share with a bonus card to bring it out
    reveals: int = 3  # cards that it shows in a battle
    begins: bool = False  # every age


LEVELS = (
    Level("easy", bonus_cards=0, begins=True),  # AK-55
    Level("medium", called_by=TYPE),  # AK-56
    Level("normal"),  # AK-57
    Level("hard", reveals=4),  # AK-58
    Level("extra_hard", bonus_cards=2),  # AK-59
)
