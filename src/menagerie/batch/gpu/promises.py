"""The promises of moves on the device: a few threads share the moves of a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from menagerie.batch.playing import game_seed
from menagerie.batch.promises import Promises, promise_after
from menagerie.core.contract import RECORD
from menagerie.core.state.bits import NONE, i64, lowest, rest, u64
from menagerie.core.state.random import seed_sampling
from menagerie.core.state.record import I8s, Masks

from .batch import GpuBatch
from .kernels import compiled
from .launching import MULTIPROCESSORS, launch
from .rows import load_state

if TYPE_CHECKING:
    from menagerie.core.game import Game

LANES = 8  # threads of a game
BLOCK, BLOCKS = 256, 4  # threads a block, blocks a multiprocessor

ROW_WORDS: Any = 0  # of the game: see `compiled`


def promise_kernel(
    rows: Masks, seats: I8s, masks: Masks, every: int, salt: int, out: Promises
) -> None:
    state = cuda.local.array(1, RECORD)
    rng = cuda.local.array(1, np.uint64)
    for at in range(cuda.grid(1), out.shape[0] * LANES, cuda.gridsize(1)):
        row, lane = at // LANES, at % LANES
        i = row * every
        number = 0  # of the legal move
        for word in range(masks.shape[1]):
            left = masks[i, word]
            while left != NONE:
                move = word * 64 + lowest(left)
                left = rest(left)
                if number % LANES == lane:
                    load_state(rows, i, ROW_WORDS, state)
                    seed_sampling(rng, game_seed(u64(salt), i))
                    out[row, move] = promise_after(state[0], i64(seats[i]), move, rng)
                number += 1


@cache
def kernel(game: Game) -> Any:
    return compiled(promise_kernel, game)


def promises(batch: GpuBatch, every: int, salt: int, out: Any) -> None:
    """What `menagerie.batch.promises.promises` does; `out` lies on the device."""
    slots = batch._slots
    grid = launch(out.shape[0] * LANES, MULTIPROCESSORS * BLOCKS * BLOCK, BLOCK)
    kernel(batch.game)[grid](slots.states, slots.seat, slots.masks, every, salt, out)
