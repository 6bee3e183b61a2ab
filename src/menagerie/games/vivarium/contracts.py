"""Contracts as tables, made from `box.py`: 21 to take from the board, then the 8 starting ones.

Each contract counts something (`COUNTING` says how) and pays by that number (`PAYS`).
"""

from __future__ import annotations

import numpy as np

from menagerie.core.state.bits import NONE, u64

from . import box
from .components import (
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

CONTRACTS = 21
ALL_CONTRACTS = 29  # with the starting ones, contract i being card 64 + i
HABITAT_START = STARTING - CONTRACT  # the starting contract of habitat 0
SPECIES_START = HABITAT_START + 4  # the starting contract of species 0

# How a contract counts.
CARDS_OF, PAIRS, SPECIES_SETS, HABITAT_SETS, BOTH_SETS = range(5)
MOST = 16  # what is counted beyond this pays no more

_rows: list[tuple[int, np.uint64, np.uint64, np.uint64, list[int]]] = []


def _icon(icon: box.Icon) -> np.uint64:
    icons = SPECIES_ICONS if icon[0] == "species" else HABITAT_ICONS
    return u64(icons[icon[1]])


def _alone(first: box.Icon, second: box.Icon) -> np.uint64:
    """The cards that make a pair by themselves: hats that show both species."""
    return NONE if first == second else _icon(first) & _icon(second) & HATS


def _each(points: int) -> list[int]:
    return [points * n for n in range(MOST + 1)]


for first_icon, second_icon in box.PAIRS:
    _rows.append(
        (
            PAIRS,
            _icon(first_icon),
            _icon(second_icon),
            _alone(first_icon, second_icon),
            box.PAIR_POINTS,
        )
    )
_rows.append((SPECIES_SETS, NONE, NONE, NONE, box.SET_POINTS["species"]))
_rows.append((HABITAT_SETS, NONE, NONE, NONE, box.SET_POINTS["habitat"]))
_rows.append((BOTH_SETS, NONE, NONE, NONE, box.SET_POINTS["both"]))
for symbol in box.SYMBOLS:
    _rows.append((CARDS_OF, u64(SYMBOL[symbol]), NONE, NONE, _each(box.SYMBOL_POINTS)))
_rows.append((CARDS_OF, ALL_EQUIPMENT, NONE, NONE, _each(box.EQUIPMENT_POINTS)))
_few = [max(0, box.FEW_EQUIPMENT_POINTS - n) for n in range(MOST + 1)]
_rows.append((CARDS_OF, ALL_EQUIPMENT, NONE, NONE, _few))
for habitat in box.HABITATS:
    _rows.append((CARDS_OF, u64(HABITAT_ICONS[habitat]), NONE, NONE, _each(box.STARTING_POINTS)))
for species in box.SPECIES:
    _rows.append((CARDS_OF, u64(SPECIES_ICONS[species]), NONE, NONE, _each(box.STARTING_POINTS)))

COUNTING = np.array([row[0] for row in _rows], np.int64)
FIRST = np.array([row[1] for row in _rows], np.uint64)  # the cards counted, or one half of a pair
SECOND = np.array([row[2] for row in _rows], np.uint64)  # the other half of a pair
ALONE = np.array([row[3] for row in _rows], np.uint64)  # cards that are a pair by themselves
PAYS = np.array([(row[4] + row[4][-1:] * MOST)[: MOST + 1] for row in _rows], np.int64)
TOP = np.array([len(row[4]) - 1 for row in _rows], np.int64)  # the number that pays most

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
