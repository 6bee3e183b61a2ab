"""How many threads run a kernel, and how much shared memory a block gets."""

from typing import Any, NamedTuple

import numpy as np

from menagerie.core.state.record import GameState

from .device import shared_memory

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


BLOCK = 512  # threads a block, at most: more would have too few registers
FIXED = 11 * 1024  # bytes of shared memory for the small tables of a kernel
MULTIPROCESSORS = 132
UNPACK_BLOCK, UNPACK_BLOCKS = 256, 8  # as many as there may be: they hold no states
UNPACK_THREADS = MULTIPROCESSORS * UNPACK_BLOCKS * UNPACK_BLOCK


class Launch(NamedTuple):
    """What stands in the brackets of a launch."""

    blocks: int
    block: int
    stream: int
    shared: int


def launch(n: int, threads: int, block: int) -> Launch:
    """Blocks and threads a block for n games: not more than there are games."""
    block = min(block, n)
    return Launch((min(n, threads) + block - 1) // block, block, 0, 0)


def launch_games(n: int, row: int, blocks: int = 1) -> Launch:
    """For kernels whose blocks keep a row of so many words for each of their games in shared
    memory; so many blocks a multiprocessor."""
    room = (shared_memory() // blocks - FIXED) // (WORD * row) // LANES * LANES
    block = min(BLOCK // blocks, room, n)
    grid = min(MULTIPROCESSORS * blocks, -(-n // block))
    return Launch(grid, block, 0, block * row * WORD)


def launch_steps(n: int, row: int, sorting: bool) -> Launch:
    """Where games are sorted, the more of them a block has the better. Else a multiprocessor gets
    two blocks: one fetches its games while the other plays."""
    return launch_games(n, row, blocks=1 if sorting else 2)
