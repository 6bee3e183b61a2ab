"""Creatures and equipment as numbers, sets and tables, made from `box.py`.

Cards are numbered through: creatures 0–47, equipment 48–63 (together one 64-bit set), contracts
64–84, starting contracts 85–92.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from menagerie.core.state.bits import NONE, u64

from . import box

CREATURES = 48
EQUIPMENT = 48  # the first equipment
CONTRACT = 64  # the first contract
STARTING = 85  # the first starting contract: four habitats, then four species
CARDS = 93
EMPTY = 255  # a cell of the board without a card

BAG, HAT, BINOCULARS, CAMERA = box.BAG, box.HAT, box.BINOCULARS, box.CAMERA
COMPASS, LAMP, MAP, SHOVEL = box.COMPASS, box.LAMP, box.MAP, box.SHOVEL


def cards_where(numbers: Iterable[int]) -> np.uint64:
    return u64(sum(1 << n for n in numbers))


def _creatures(place: int, value: int) -> np.uint64:
    return cards_where(i for i, card in enumerate(box.CREATURES) if card[place] == value)


def _equipment(place: int, value: int) -> np.uint64:
    found = (i for i, card in enumerate(box.EQUIPMENT) if card[place] == value)
    return cards_where(EQUIPMENT + i for i in found)


ALL_CREATURES = cards_where(range(EQUIPMENT))
ALL_EQUIPMENT = cards_where(range(EQUIPMENT, CONTRACT))

# Creatures alone: what tokens count.
SPECIES = np.array([_creatures(0, n) for n in box.SPECIES], np.uint64)
HABITAT = np.array([_creatures(1, n) for n in box.HABITATS], np.uint64)
WORTH = np.array([NONE] + [_creatures(2, n) for n in (1, 2, 3)], np.uint64)  # by points

KIND = np.array([kind for kind, _, _ in box.EQUIPMENT], np.int64)  # of equipment 48 + i
GEMS = np.array([box.EQUIPMENT_GEMS[kind] for kind, _, _ in box.EQUIPMENT], np.int64)
SYMBOL = np.array([_equipment(1, n) for n in box.SYMBOLS], np.uint64)
BAGS = _equipment(0, BAG)
HATS = _equipment(0, HAT)

# With the icons of hats (VI-18): what contracts count. Bags are added where they may stand (VI-17).
SPECIES_ICONS = np.array(
    [
        SPECIES[n]
        | cards_where(EQUIPMENT + i for i, card in enumerate(box.EQUIPMENT) if n in card[2])
        for n in box.SPECIES
    ],
    np.uint64,
)
HABITAT_ICONS = HABITAT | BAGS

# The board: cell = 4 × row + column, both from 0.
CELLS = 16
ROW = np.array([cell // 4 for cell in range(CELLS)], np.int64)
COLUMN = np.array([cards_where(range(c, CELLS, 4)) for c in range(4)], np.uint64)  # its four cells
NEIGHBOURS = np.array(
    [
        cards_where(
            other
            for other in range(CELLS)
            if abs(cell // 4 - other // 4) + abs(cell % 4 - other % 4) == 1
        )
        for cell in range(CELLS)
    ],
    np.uint64,
)
