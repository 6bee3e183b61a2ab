"""Contracts as tables, made from `components.py`: 21 from the board, then the 8 starting ones.

Contract i is card 64 + i. Each counts something (`COUNTING` says how) and pays by that number
(`PAYS`).
"""

from typing import get_args

import numpy as np

from menagerie.core.state.bits import NONE, u64
from menagerie.core.state.record import Mask

from . import components
from .cards import (
    ALL_EQUIPMENT,
    CONTRACT,
    HABITAT,
    HABITAT_ICONS,
    HATS,
    SPECIES,
    SPECIES_ICONS,
    STARTING,
    SYMBOL,
)
from .components import MOST, Contract, Counts, Icon

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
PAYS = np.array([(*one.pays, *one.pays[-1:] * MOST)[: MOST + 1] for one in _ALL], np.int64)
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
