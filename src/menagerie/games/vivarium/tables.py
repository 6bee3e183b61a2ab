"""Cards, contracts, dominoes and tokens as numbers, sets and tables, made from `components.py`.

Cards (VI-01) are numbered through: creatures 0–47, equipment 48–63 (together one 64-bit set),
contracts 64–84, starting contracts 85–92.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, get_args

import numpy as np

from menagerie.core.state.bits import NONE, u64
from menagerie.core.state.record import Mask, Masks

from . import components
from .components import Contract, Counts, Creature, Equipment, Icon, Token

PRINT: tuple[Creature | Equipment | Contract, ...] = (
    *components.CREATURES,
    *components.EQUIPMENT,
    *components.CONTRACTS,
)
EQUIPMENT = len(components.CREATURES)  # the first equipment
CONTRACT = EQUIPMENT + len(components.EQUIPMENT)  # the first contract
CARDS = len(PRINT)
STARTING = CARDS - sum(one.starting for one in components.CONTRACTS)  # four habitats, four species
EMPTY = 255  # a cell of the board without a card


def card_set(numbers: Iterable[int]) -> np.uint64:
    return u64(sum(1 << n for n in numbers))


def _by_value(printed: Iterable[int], first: int = 0) -> Masks:
    """For each value the set of cards on which it is printed, the cards being numbered on."""
    values = list(printed)
    sets = (
        card_set(first + i for i, value in enumerate(values) if value == wanted)
        for wanted in range(max(values) + 1)
    )
    return np.array(list(sets), np.uint64)


ALL_CREATURES = card_set(range(EQUIPMENT))
ALL_EQUIPMENT = card_set(range(EQUIPMENT, CONTRACT))

# Creatures alone: what tokens count.
SPECIES = _by_value(one.species for one in components.CREATURES)
HABITAT = _by_value(one.habitat for one in components.CREATURES)
WORTH = _by_value(one.points for one in components.CREATURES)

KIND = np.array([one.kind for one in components.EQUIPMENT], np.int64)  # of equipment 48 + i
GEMS = np.array([components.KINDS[one.kind].gems for one in components.EQUIPMENT], np.int64)
SYMBOL = _by_value((one.symbol for one in components.EQUIPMENT), EQUIPMENT)
OF_KIND = _by_value((one.kind for one in components.EQUIPMENT), EQUIPMENT)
BAGS, HATS = u64(OF_KIND[components.BAG]), u64(OF_KIND[components.HAT])

# With the icons of hats (VI-18): what contracts count. Bags are added where they may stand (VI-17).
SPECIES_ICONS = SPECIES.copy()
for card, one in enumerate(components.EQUIPMENT, EQUIPMENT):
    for shown in one.species:
        SPECIES_ICONS[shown] |= card_set([card])
HABITAT_ICONS = HABITAT | BAGS

# The board: cell = 4 × row + column, both from 0.
CELLS = 16
ROW = np.array([cell // 4 for cell in range(CELLS)], np.int64)
COLUMN = np.array([card_set(range(c, CELLS, 4)) for c in range(4)], np.uint64)  # its four cells
NEIGHBOURS = np.array(
    [
        card_set(
            other
            for other in range(CELLS)
            if abs(cell // 4 - other // 4) + abs(cell % 4 - other % 4) == 1
        )
        for cell in range(CELLS)
    ],
    np.uint64,
)


# Contracts: 21 from the board, then the 8 starting ones.
#
# Contract i is card 64 + i. Each counts something (`COUNTING` says how) and pays by that number
# (`PAYS`).


CONTRACTS = STARTING - CONTRACT  # to take from the board
HABITAT_START = CONTRACTS  # the starting contract of habitat 0
SPECIES_START = HABITAT_START + 4  # the starting contract of species 0

# How a contract counts.
COUNTS: tuple[Counts, ...] = get_args(Counts)
CARDS_OF, PAIRS, SPECIES_SETS, HABITAT_SETS, BOTH_SETS = range(len(COUNTS))

_WITH = {"species": SPECIES_ICONS, "habitat": HABITAT_ICONS, "symbol": SYMBOL}


def _showing(icon: Icon) -> Mask:
    return u64(_WITH[icon[0]][icon[1]])


def _counted(contract: Contract) -> tuple[Mask, Mask, Mask]:
    """The cards counted, or one half of a pair; the other half; those that are a pair alone."""
    icons = [_showing(icon) for icon in contract.icons]
    if contract.counts == "pairs":
        first, second = icons
        # VI-43: a hat that shows both species.
        different = contract.icons[0] != contract.icons[1]
        return first, second, first & second & HATS if different else NONE
    if contract.counts == "cards":
        return icons[0] if icons else ALL_EQUIPMENT, NONE, NONE
    return NONE, NONE, NONE


_ALL = components.CONTRACTS
COUNTING = np.array([COUNTS.index(one.counts) for one in _ALL], np.int64)
FOR_CARDS = u64(sum(1 << n for n in range(CONTRACTS) if COUNTING[n] == CARDS_OF))
FOR_PAIRS = u64(sum(1 << n for n in range(CONTRACTS) if COUNTING[n] == PAIRS))
FOR_SETS = u64((1 << CONTRACTS) - 1) & ~FOR_CARDS & ~FOR_PAIRS
FIRST, SECOND, ALONE = np.array([_counted(one) for one in _ALL], np.uint64).T.copy()
PAYS = np.array(
    [(*one.pays, *one.pays[-1:] * components.MOST)[: components.MOST + 1] for one in _ALL], np.int64
)
TOP = np.array([len(one.pays) - 1 for one in _ALL], np.int64)  # the number that pays most

# Sets of both kinds at once (VI-46): for some species and some habitats, more than four together,
# the creatures of these species in these habitats bound the number of sets.
_corners = [
    (rows, columns)
    for rows in range(1, 16)
    for columns in range(1, 16)
    if rows.bit_count() + columns.bit_count() > 4
]


def _corner(rows: int, columns: int) -> int:
    kinds = sum(int(SPECIES[n]) for n in range(4) if rows >> n & 1)
    places = sum(int(HABITAT[n]) for n in range(4) if columns >> n & 1)
    return kinds & places


CORNER = np.array([_corner(r, c) for r, c in _corners], np.uint64)
CORNER_NEED = np.array([r.bit_count() + c.bit_count() - 4 for r, c in _corners], np.int64)


# Dominoes: their numbers, and the price in gems of reaching a cell with two of them.


TILES = len(components.DOMINOES)
NUMBERS = np.array([tile.numbers for tile in components.DOMINOES], np.int64)
# VI-05: how many are used with so many players; those for more come last.
IN_PLAY = np.array(
    [sum(tile.players <= n for tile in components.DOMINOES) for n in range(5)], np.int64
)


class Way(NamedTuple):
    """One way to address a cell: a number of one tile for its row, of the other for its column."""

    row_domino: int
    row_number: int
    column_domino: int
    column_number: int
    gems: int


@cache
def ways(one: int, other: int, cell: int) -> tuple[Way, ...]:
    """VI-11, VI-12: every way to reach a cell with these two tiles, cheapest first."""
    row, column = cell // 4 + 1, cell % 4 + 1
    found = [
        Way(rows, r, columns, c, abs(r - row) + abs(c - column))
        for rows, columns in ((one, other), (other, one))
        for r in components.DOMINOES[rows].numbers
        for c in components.DOMINOES[columns].numbers
    ]
    return tuple(sorted(found, key=lambda way: way.gems))


# PRICE[one tile, other tile, cell]: gems of the cheapest way.
PRICE = np.array(
    [
        [[ways(one, other, cell)[0].gems for cell in range(CELLS)] for other in range(TILES)]
        for one in range(TILES)
    ],
    np.int64,
)
DEAREST = int(PRICE.max())

# REACH[one tile, other tile, gems]: the cells within that price, as a set.
REACH = np.array(
    [
        [
            [
                sum(1 << cell for cell in range(CELLS) if prices[cell] <= gems)
                for gems in range(DEAREST + 1)
            ]
            for prices in row
        ]
        for row in PRICE
    ],
    np.uint64,
)


# Advantage tokens as numbers and sets.


TOKENS = len(components.TOKENS)
_REWARDS = [token.rewards for token in components.TOKENS]
HOURGLASS = _REWARDS.index("nothing")
EQUIPMENT_TOKEN = _REWARDS.index("equipment")
CONTRACT_TOKEN = _REWARDS.index("contracts")


def _rewarded(token: Token) -> Mask:
    cards = ALL_EQUIPMENT if token.rewards == "equipment" else NONE
    for species in token.species:
        cards |= SPECIES[species]
    return cards


# The cards a token rewards, contracts apart.
REWARDED = np.array([_rewarded(token) for token in components.TOKENS], np.uint64)
