"""A batch on a GPU, with the interface of `menagerie.batch.CpuBatch`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.batch.cpu import check_size, refuse_illegal, thinking_streams
from menagerie.batch.playing import ROW
from menagerie.batch.statistics import Statistics, combine
from menagerie.core.registry import get_game
from menagerie.core.state.record import new_states

from .device import cuda_device
from .transpose import from_words, to_words

if TYPE_CHECKING:
    from menagerie.core.game import OptionValue

# Threads a block and in all. On 132 multiprocessors one large block each plays whole games, in step
# with itself, and four smaller ones step a batch: more states would not fit the nearest caches.
PLAYOUT_BLOCK, PLAYOUT_THREADS = 512, 132 * 512
STEP_BLOCK, STEP_THREADS = 256, 132 * 4 * 256


def launch(n: int, threads: int, block: int) -> tuple[int, int]:
    """Blocks and threads a block for n games: not more than there are games."""
    block = min(block, n)
    return (min(n, threads) + block - 1) // block, block


class GpuBatch:
    """n games on the device, stepped together; see `CpuBatch` for what the arrays hold.

    The arrays live on the device and carry `__cuda_array_interface__`: `torch.as_tensor(batch.seat,
    device="cuda")` or `cupy.asarray(batch.masks)` share their memory. Tables of n rows are laid out
    column by column, so that neighbouring threads write neighbouring places.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        n: int = 65_536,
        threads: int = STEP_THREADS,
    ) -> None:
        cuda_device()
        from numba import cuda

        from .kernels import kernels

        self.game = get_game(game)
        full = self.game.full_options(options or {})
        self.game.check_seats(seats, full)
        check_size(n)
        self.seats, self.n, self.seed = seats, n, np.uint64(0)
        ranked = self.game.ranked(seats)
        self._kernels = kernels(self.game)
        self._launch = launch(n, threads, STEP_BLOCK)
        self._options = cuda.to_device(self.game.option_array(full))
        self._blank = cuda.to_device(new_states(self.game.state))
        self._wrong = cuda.to_device(np.zeros(1, np.int32))
        # Games that wait for their interlude, and how many: one counter fills, the other is empty.
        self._queue = cuda.to_device(np.zeros(n, np.int32))
        self._queued = cuda.to_device(np.zeros(2, np.int32))
        self._turn = 0
        self._moves = cuda.to_device(np.zeros(n, np.int32))
        self._thoughts = cuda.to_device(np.zeros(n, np.uint64))
        self.words = cuda.to_device(to_words(new_states(self.game.state, n)))
        self.masks = cuda.to_device(np.zeros((n, self.game.mask_words), np.uint64, "F"))
        self.observations = cuda.to_device(np.zeros((n, self.game.observation), np.int8, "F"))
        self.scores = cuda.to_device(np.zeros((n, ranked), np.int32, "F"))
        self.seat = cuda.to_device(np.zeros(n, np.int8))
        self.finished = cuda.to_device(np.zeros(n, np.uint8))
        self.restarts = cuda.to_device(np.zeros(n, np.int32))

    @property
    def states(self) -> Any:
        """The states, copied to the host as records."""
        return from_words(self.words.copy_to_host(), self.game.state)

    def reset(self, seed: int) -> None:
        """Deal all games: slot i gets game i of this seed."""
        self.seed = np.uint64(seed & (2**64 - 1))
        self._thoughts.copy_to_device(thinking_streams(self.n, seed))
        self._kernels.reset[self._launch](
            self.words, self._blank, self.seats, self._options, self.seed, self.restarts
        )
        self._look()

    def _look(self) -> None:
        self._kernels.look[self._launch](self.words, self.masks, self.observations, self.seat)

    def legal(self) -> Any:
        """The legal moves of each game's deciding seat: n rows of 64-bit words."""
        return self.masks

    def observe(self, seat: int | None = None) -> Any:
        """What the deciding seats know, or what one seat knows in every game."""
        if seat is None:
            return self.observations
        from numba import cuda

        out = cuda.device_array((self.n, self.game.observation), np.int8, order="F")
        self._kernels.observe[self._launch](self.words, seat, out)
        return out

    def step(self, moves: Any, check: bool = True) -> None:
        """The deciding seat of each game moves; `moves` is any array of n whole numbers.

        An illegal move leaves its game as it was. With `check` the call waits for the device and
        raises; without it, `illegal()` tells later.
        """
        from numba import cuda

        if not hasattr(moves, "__cuda_array_interface__"):
            moves = cuda.to_device(np.ascontiguousarray(moves, np.int32))
        self._kernels.move[self._launch](
            self.words,
            moves,
            self.masks,
            self.seat,
            self.finished,
            self._wrong,
            self._queue,
            self._queued,
            self._turn,
        )
        self._kernels.settle[self._launch](
            self.words,
            self._blank,
            self.seats,
            self._options,
            self.seed,
            self.scores,
            self.finished,
            self.restarts,
            self._queue,
            self._queued,
            self._turn,
        )
        self._turn = 1 - self._turn
        self._look()
        if check:
            refuse_illegal(self.illegal())

    def random_moves(self) -> Any:
        """A random legal move for every game, chosen on the device."""
        self._kernels.choose[self._launch](self.masks, self._thoughts, self._moves)
        return self._moves

    def illegal(self) -> int:
        """How many moves were refused since the last time this was asked."""
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong:
            self._wrong.copy_to_device(np.zeros(1, np.int32))
        return wrong


def playouts(
    game: str,
    n: int,
    seed: int,
    seats: int = 4,
    options: Mapping[str, OptionValue] | None = None,
    threads: int = PLAYOUT_THREADS,
) -> Statistics:
    """Play n whole random games inside one kernel; the games of `menagerie.batch.playouts`."""
    cuda_device()
    from numba import cuda

    from .kernels import kernels

    declared = get_game(game)
    full = declared.full_options(options or {})
    declared.check_seats(seats, full)
    check_size(n)
    ranked = declared.ranked(seats)
    blocks, block = launch(n, threads, PLAYOUT_BLOCK)
    rows = cuda.to_device(np.zeros((blocks * block, ROW), np.int64))
    kernels(declared).playout[blocks, block](
        cuda.to_device(new_states(declared.state)),
        seats,
        cuda.to_device(declared.option_array(full)),
        np.uint64(seed & (2**64 - 1)),
        n,
        rows,
        ranked,
    )
    return combine(rows.copy_to_host(), ranked)
