"""The one place of every printed fact: 64 beasts, five kingdoms, 30 decrees, tokens, levels.

Rules, words, views and clients derive from these rows, and a test compares RULES.md with them.
RECONSTRUCTED, because no list of the printed components could be read: whatever is marked as not
known here. Whoever owns the box corrects it here.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np

from menagerie.core.running.rule import inlined_rule
from menagerie.core.state.bits import bit, i64, u64
from menagerie.core.state.record import Mask

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


# Cards and sets of cards by rank and type. A set of ranks is eight bits: bit r − 1 is rank r.


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
    """Return a card as decrees see it: a bit for its rank, and one from bit 8 for its type."""
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
