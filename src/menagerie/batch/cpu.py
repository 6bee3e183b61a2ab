"""A batch on the CPU: threads without the GIL.

What the seats know is written by a loop of its own: the loops that hold the rules are compiled once
for both kinds of vectors, small numbers and bits.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from menagerie.core.contract import ScoreTable, observe
from menagerie.core.game import OptionValue
from menagerie.core.running.binder import bind, generic
from menagerie.core.running.rule import rule
from menagerie.core.setup import Setup
from menagerie.core.state.bits import i64
from menagerie.core.state.record import MAX_SEATS, I8s, Masks, Stream

from .base import GameBatch, new_slots, observers, refuse_illegal, sampling_streams
from .playing import (
    ILLEGAL,
    PENDING,
    Counts,
    Dealer,
    Slots,
    States,
    Vectors,
    move_game,
    new_dealer,
    next_to_decide,
    random_move,
    reset_game,
    run_interludes,
)

T = TypeVar("T")


class Share(NamedTuple):
    """The games of one thread, from `low` to below `high`, and a table of its own for scores."""

    low: int
    high: int
    table: ScoreTable


@generic
def reset_range(share: Share, dealer: Dealer, slots: Slots) -> None:
    for i in range(share.low, share.high):
        slots.restarts[i] = 0
        slots.finished[i] = 0
        reset_game(slots.states[i : i + 1], dealer, slots, i)
        slots.seat[i] = next_to_decide(slots.states[i], slots.masks[i])


@generic
def step_range(share: Share, dealer: Dealer, slots: Slots, moves: Counts) -> int:
    """Returns how many moves were not legal."""
    wrong = 0
    for i in range(share.low, share.high):
        answer = move_game(slots.states[i], slots.seat[i], moves[i], slots.masks[i])
        if answer == ILLEGAL:
            wrong += 1
            continue
        over = answer == PENDING and run_interludes(slots.states[i], slots, i, share.table)
        if over:
            reset_game(slots.states[i : i + 1], dealer, slots, i)
        slots.finished[i] = over
        slots.seat[i] = next_to_decide(slots.states[i], slots.masks[i])
    return wrong


@generic
def observe_range(share: Share, states: States, seats: I8s, seen: Vectors) -> None:
    for i in range(share.low, share.high):
        if seats[i] < states[i].seats:
            observe(states[i], i64(seats[i]), seen[i])


@rule
def choose_range(share: Share, masks: Masks, streams: Stream, moves: Counts) -> None:
    """A random legal move for every game, each from a sampling stream of its own."""
    for i in range(share.low, share.high):
        moves[i] = random_move(masks[i], streams[i : i + 1])


class CpuBatch(GameBatch):
    __doc__ = GameBatch.__doc__

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        n: int = 1024,
        threads: int | None = None,
        packed: bool = False,
        among: Sequence[Setup] = (),
    ) -> None:
        super().__init__(game, seats, options, n, packed, among)
        self._use(new_dealer(*self.setups), new_slots(self.setups, n, packed=packed))
        self.states = self._slots.states
        self._unseen = self._slots._replace(seen=None)
        self.threads = threads or os.cpu_count() or 1
        self._moves = np.zeros(n, np.int32)
        self._wrong = 0
        self._streams = sampling_streams(n, 0)
        self._pool = ThreadPoolExecutor(self.threads)

    def _all(self, loop: Callable[..., T], *arrays: Any) -> list[T]:
        """A loop over all games, shared among the threads."""
        edges = [self.n * k // self.threads for k in range(self.threads + 1)]
        shares = [Share(*pair, np.zeros((MAX_SEATS, 2), np.int64)) for pair in pairwise(edges)]
        jobs = [self._pool.submit(loop, share, *arrays) for share in shares]
        return [job.result() for job in jobs]

    def _look(self, share: Share, seats: I8s, seen: Vectors) -> None:
        """Write what these seats know."""
        bind(observe_range, self.game)(share, self.states, seats, seen)

    def reset(self, seed: int) -> None:
        """Deal all games: slot i gets game i of this seed."""
        self._seed(seed)
        self._streams = sampling_streams(self.n, seed)
        self._all(self._reset)

    def _reset(self, share: Share) -> None:
        bind(reset_range, self.game)(share, self._dealer, self._unseen)
        self._look(share, self.seat, self.observations)

    def legal(self) -> Masks:
        """The legal moves of each game's deciding seat: n rows of 64-bit words."""
        return self.masks

    def observe(self, seat: int | I8s | None = None) -> Any:
        """What the deciding seats know, or what one seat knows in every game: the same one or,
        given n of them, each its own. A seat that a game does not have knows nothing."""
        if seat is None:
            return self.observations
        seen = np.zeros_like(self.observations)
        self._all(self._look, observers(seat, self.n), seen)
        return seen

    def random_moves(self) -> Counts:
        """A random legal move for every game."""
        self._all(choose_range, self.masks, self._streams, self._moves)
        return self._moves

    def step(self, moves: ArrayLike, check: bool = True) -> None:
        """The deciding seat of each game moves.

        An illegal move leaves its game as it was. With `check` the call raises; without it,
        `illegal()` tells later.
        """
        plain = np.ascontiguousarray(moves, np.int32)
        self._wrong += sum(self._all(self._step, plain))
        if check:
            refuse_illegal(self.illegal())

    def _step(self, share: Share, moves: Counts) -> int:
        wrong = bind(step_range, self.game)(share, self._dealer, self._unseen, moves)
        self._look(share, self.seat, self.observations)
        return wrong

    def illegal(self) -> int:
        """How many moves were refused since the last time this was asked."""
        wrong, self._wrong = self._wrong, 0
        return wrong
