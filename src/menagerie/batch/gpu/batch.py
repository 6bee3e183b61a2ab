"""A batch on a GPU, with the interface of `menagerie.batch.CpuBatch`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from menagerie.batch.base import (
    GameBatch,
    check_size,
    new_slots,
    observers,
    refuse_illegal,
    refuse_unnamed,
    sampling_streams,
)
from menagerie.batch.playing import Dealer, Slots, States, new_dealer
from menagerie.batch.statistics import ROW, Statistics, combine
from menagerie.core.game import OptionValue
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup

from . import launching
from .device import cuda_device

DeviceArray = Any  # numba-cuda's, without types


def device_dealer(*setups: Setup) -> Dealer:
    """A dealer whose arrays lie on the device."""
    from numba import cuda

    dealer = new_dealer(*setups)
    return dealer._replace(
        blank=cuda.to_device(np.zeros(1, launching.device_record(setups[0].game.state))),
        seats=cuda.to_device(dealer.seats),
        options=cuda.to_device(dealer.options),
    )


class GpuBatch(GameBatch):
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
        packed: bool = False,
        among: Sequence[Setup] = (),
    ) -> None:
        cuda_device()
        from numba import cuda

        from .kernels import Queue, kernels
        from .rows import new_rows
        from .unpacking import Bits, bits_of

        super().__init__(game, seats, options, n, packed, among)
        refuse_unnamed(self.game)  # a GPU writes bits, whatever is asked for
        small = new_slots(self.setups, 1, packed=True)
        room: dict[str, DeviceArray] = {"states": new_rows(self.game.state, n)}
        for name in ("masks", "seen"):  # large, and written by `reset`
            like = getattr(small, name)
            room[name] = cuda.device_array((n, like.shape[1]), like.dtype, order="F")
        for name in small._fields[len(room) :]:
            like = getattr(small, name)
            room[name] = cuda.to_device(np.zeros((n, *like.shape[1:]), like.dtype, "F"))
        self._use(device_dealer(*self.setups), Slots(**room))
        self._bits = Bits(*map(cuda.to_device, bits_of(self.game)))
        if not packed:
            self.observations = self._new_vectors()
        self._kernels = kernels(self.game)
        row = launching.row_words(self.game.state)
        self._launch = launching.launch_steps(n, row, "steps" in self.game.varied)
        self._queue_launch = launching.launch_steps(n, row, self.game.stage is not None)
        halves = -(-n // 4) * self.game.observation_words * 2
        self._unpack_launch = launching.launch(
            halves, launching.UNPACK_THREADS, launching.UNPACK_BLOCK
        )
        self._choose_launch = launching.launch(n, launching.UNPACK_THREADS, launching.UNPACK_BLOCK)
        self._wrong = cuda.to_device(np.zeros(1, np.int32))
        self._queue = Queue(
            games=cuda.to_device(np.zeros(n, np.int32)),
            lengths=cuda.to_device(np.zeros(2, np.int32)),
        )
        self._filling = 0  # which of its counters
        self._moves = cuda.to_device(np.zeros(n, np.int32))
        self._streams = cuda.to_device(np.zeros(n, np.uint64))

    @property
    def states(self) -> States:
        """The states, copied to the host as records."""
        from .rows import from_rows

        return from_rows(self._slots.states.copy_to_host(), self.game.state)

    def reset(self, seed: int) -> None:
        """Deal all games: slot i gets game i of this seed."""
        self._seed(seed)
        self._streams.copy_to_device(sampling_streams(self.n, seed))
        self._end_step(self._filling, True, 0)
        self._filling = 1 - self._filling
        self._record()

    def _record(self) -> None:
        """What is done at every step: see `Recording`. The dealer's seed is part of it."""
        from .recording import Recording

        self._steps = [Recording(partial(self._step, filling)) for filling in range(2)]
        self._choice = Recording(self._choose)

    def _step(self, filling: int, stream: Any) -> None:
        self._kernels.turn[self._launch._replace(stream=stream)](
            self._slots, self._moves, self._wrong, self._queue, filling
        )
        self._end_step(filling, False, stream)

    def _end_step(self, filling: int, dealing: bool, stream: Any) -> None:
        """Interludes and the decisions after them in the queued games; or the deal of all."""
        self._kernels.interlude[self._queue_launch._replace(stream=stream)](
            self._dealer, self._slots, self._queue, filling, dealing
        )
        if not self.packed:
            self._unpack(self._slots.seen, self.observations, stream)

    def _choose(self, stream: Any) -> None:
        self._kernels.choose[self._choose_launch._replace(stream=stream)](
            self.masks, self._streams, self._moves
        )

    def _new_vectors(self) -> DeviceArray:
        from numba import cuda

        return cuda.device_array((self.n, self.game.observation), np.int8, order="F")

    def _unpack(self, seen: DeviceArray, out: DeviceArray, stream: Any = 0) -> DeviceArray:
        """Vectors in small numbers, from bits."""
        self._kernels.unpack[self._unpack_launch._replace(stream=stream)](seen, self._bits, out)
        return out

    def legal(self) -> DeviceArray:
        """The legal moves of each game's deciding seat: n rows of 64-bit words."""
        return self.masks

    def observe(self, seat: Any = None) -> DeviceArray:
        """What the deciding seats know, or what one seat knows in every game: the same one or,
        given n of them, each its own. A seat that a game does not have knows nothing."""
        if seat is None:
            return self.observations
        from numba import cuda

        if not hasattr(seat, "__cuda_array_interface__"):
            seat = cuda.to_device(observers(seat, self.n))
        seen = cuda.device_array((self.n, self.game.observation_words), np.uint64, order="F")
        self._kernels.observe[self._launch](self._slots.states, seat, seen)
        return seen if self.packed else self._unpack(seen, self._new_vectors())

    def step(self, moves: Any, check: bool = True) -> None:
        """The deciding seat of each game moves; `moves` is any array of n whole numbers.

        An illegal move leaves its game as it was. With `check` the call waits for the device and
        raises; without it, `illegal()` tells later.
        """
        from numba import cuda

        if not hasattr(moves, "__cuda_array_interface__"):
            moves = cuda.to_device(np.ascontiguousarray(moves, np.int32))
        if moves is not self._moves:
            self._kernels.take[self._choose_launch](moves, self._moves)
        self._steps[self._filling]()
        self._filling = 1 - self._filling
        if check:
            refuse_illegal(self.illegal())

    def random_moves(self) -> DeviceArray:
        """A random legal move for every game, chosen on the device."""
        self._choice()
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
) -> Statistics:
    """Play n whole random games inside one kernel; the games of `menagerie.batch.playouts`."""
    cuda_device()
    from numba import cuda

    from .kernels import kernels

    check_size(n)
    setup = Setup(get_game(game), seats, options or {}, seed)
    grid = launching.launch_games(n, launching.row_words(setup.game.state))
    rows = cuda.to_device(np.zeros((grid.blocks * grid.block, ROW), np.int64))
    kernels(setup.game).playout[grid](device_dealer(setup), n, rows, setup.ranked)
    return combine(rows.copy_to_host(), setup.ranked)
