"""Cards as numbers, sets and tables, made from `components.py` (VI-01).

They are numbered through: creatures 0–47, equipment 48–63 (together one 64-bit set), contracts
64–84, starting contracts 85–92.
"""

from collections.abc import Iterable

import numpy as np

from menagerie.core.state.bits import u64
from menagerie.core.state.record import Masks

from . import components
from .components import BAG, HAT, KINDS, Contract, Creature, Equipment

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
GEMS = np.array([KINDS[one.kind].gems for one in components.EQUIPMENT], np.int64)
SYMBOL = _by_value((one.symbol for one in components.EQUIPMENT), EQUIPMENT)
OF_KIND = _by_value((one.kind for one in components.EQUIPMENT), EQUIPMENT)
BAGS, HATS = u64(OF_KIND[BAG]), u64(OF_KIND[HAT])

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
