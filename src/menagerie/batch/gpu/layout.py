"""How the states of games lie in the memory of a device."""

from typing import Any

import numpy as np

from menagerie.core.state.record import GameState

WORD = 8  # bytes
LANES = 32  # of a warp


def device_record(state: type[GameState]) -> np.dtype[Any]:
    """The record of a state, in an odd number of words: shared memory has 32 banks, and the same
    field of 32 games then lies in all of them."""
    plain = state.dtype
    size = WORD * (-(-plain.itemsize // WORD) | 1)
    if size == plain.itemsize:
        return plain
    assert plain.fields is not None
    names = [*plain.fields]
    return np.dtype(
        (
            np.record,
            np.dtype(
                {
                    "names": names,
                    "formats": [plain.fields[name][0] for name in names],
                    "offsets": [plain.fields[name][1] for name in names],
                    "itemsize": size,
                },
                align=True,
            ),
        )
    )


def row_words(state: type[GameState]) -> int:
    return device_record(state).itemsize // WORD
