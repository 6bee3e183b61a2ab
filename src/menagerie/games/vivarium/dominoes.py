"""Dominoes: their numbers, and the price in gems of reaching a cell with two of them."""

from functools import cache
from typing import NamedTuple

import numpy as np

from .cards import CELLS
from .components import DOMINOES

TILES = len(DOMINOES)
NUMBERS = np.array([tile.numbers for tile in DOMINOES], np.int64)
# VI-05: how many are used with so many players; those for more come last.
IN_PLAY = np.array([sum(tile.players <= n for tile in DOMINOES) for n in range(5)], np.int64)


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
        for r in DOMINOES[rows].numbers
        for c in DOMINOES[columns].numbers
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
