"""What every state record begins with."""

from __future__ import annotations

from typing import Any

import numpy as np

MAX_SEATS = 8
POINTS, TIEBREAK = 0, 1  # columns of the table that `score` fills

COMMON_FIELDS: list[tuple[Any, ...]] = [
    ("key", np.uint32, 4),  # the seed: key of the game's own random stream
    ("drawn", np.uint32),  # blocks drawn from it so far
    ("waiting", np.uint8),  # bit set of the seats that must decide now; empty: the game is over
    ("seats", np.uint8),  # how many play
]


def state_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record type of a game: the common fields, then its own, aligned for the compilers."""
    return np.dtype((np.record, np.dtype(COMMON_FIELDS + fields, align=True)))


def new_states(dtype: np.dtype[Any], n: int = 1) -> Any:
    """n empty states; `states[i]` is the record that rules take."""
    return np.zeros(n, dtype).view(np.recarray)
