"""Kernels: one thread a game. They call the games' own rules; none is written here.

A named tuple of device arrays is one argument of a kernel, as on the CPU.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import cuda

from menagerie.batch.playing import (
    ILLEGAL,
    MOVE_LIMIT,
    PENDING,
    Counts,
    Dealer,
    Packing,
    Slots,
    deal_random,
    move_game,
    next_decision,
    pack,
    random_move,
    random_turn,
    reset_game,
    run_interludes,
)
from menagerie.batch.statistics import ROW, count_game, count_points
from menagerie.core.contract import MASK_WORDS, OBSERVATION, RECORD, interlude, observe, score
from menagerie.core.running.binder import bound_source
from menagerie.core.state.bits import i64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import MAX_SEATS, POINTS, I8s, Masks, Numbers, Stream, U8s, U32s

from .transpose import load_state, store_state

if TYPE_CHECKING:
    from menagerie.core.game import Game


class Queue(NamedTuple):
    """The games that wait for their interlude. One counter fills, the other is emptied."""

    games: Counts
    lengths: Counts  # two of them


def reset_kernel(dealer: Dealer, slots: Slots) -> None:
    state = cuda.local.array(1, RECORD)
    for i in range(cuda.grid(1), slots.seat.shape[0], cuda.gridsize(1)):
        slots.restarts[i] = 0
        slots.finished[i] = 0
        reset_game(state, dealer, slots, i)
        store_state(slots.states, i, state)


def move_kernel(slots: Slots, moves: Counts, wrong: Counts, queue: Queue, filling: int) -> None:
    """A move in every game. Where nobody decides next, it is queued for `interlude_kernel`."""
    state = cuda.local.array(1, RECORD)
    n = slots.seat.shape[0]
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, n, cuda.gridsize(1)):
        cuda.syncthreads()  # warps in step share what the instruction caches hold
        i = start + cuda.threadIdx.x
        if i < n:
            load_state(slots.states, i, state)
            answer = move_game(state[0], slots.seat[i], moves[i], slots.masks[i])
            if answer == ILLEGAL:
                cuda.atomic.add(wrong, 0, 1)
            else:
                slots.finished[i] = 0
                store_state(slots.states, i, state)
            if answer == PENDING:
                queue.games[cuda.atomic.add(queue.lengths, filling, 1)] = i


def interlude_kernel(dealer: Dealer, slots: Slots, queue: Queue, filling: int) -> None:
    """Interludes, long and rare: only for the queued games, so that all threads have one."""
    state = cuda.local.array(1, RECORD)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    for at in range(cuda.grid(1), queue.lengths[filling], cuda.gridsize(1)):
        i = i64(queue.games[at])
        load_state(slots.states, i, state)
        slots.finished[i] = run_interludes(state, dealer, slots, i, table)
        store_state(slots.states, i, state)
    if cuda.grid(1) == 0:
        queue.lengths[1 - filling] = 0  # for the next step


def decision_kernel(slots: Slots) -> None:
    """Who decides in every game, the legal moves and what that seat knows."""
    state = cuda.local.array(1, RECORD)
    n = slots.seat.shape[0]
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, n, cuda.gridsize(1)):
        cuda.syncthreads()
        i = start + cuda.threadIdx.x
        if i < n:
            load_state(slots.states, i, state)
            slots.seat[i] = next_decision(state[0], slots.masks[i], slots.observations[i])


def packed_decision_kernel(slots: Slots, packing: Packing) -> None:
    """The same, observed in a thread's own memory and written in bits."""
    state = cuda.local.array(1, RECORD)
    vector = cuda.local.array(OBSERVATION, np.int8)
    n = slots.seat.shape[0]
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, n, cuda.gridsize(1)):
        cuda.syncthreads()
        i = start + cuda.threadIdx.x
        if i < n:
            load_state(slots.states, i, state)
            slots.seat[i] = next_decision(state[0], slots.masks[i], vector)
            pack(vector, packing, slots.packed[i])


def packed_observe_kernel(words: U32s, seats: I8s, packing: Packing, out: U8s) -> None:
    state = cuda.local.array(1, RECORD)
    vector = cuda.local.array(OBSERVATION, np.int8)
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        load_state(words, i, state)
        if seats[i] < state[0].seats:
            observe(state[0], i64(seats[i]), vector)
            pack(vector, packing, out[i])


def observe_kernel(words: U32s, seats: I8s, out: I8s) -> None:
    state = cuda.local.array(1, RECORD)
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        load_state(words, i, state)
        if seats[i] < state[0].seats:
            observe(state[0], i64(seats[i]), out[i])


def choose_kernel(masks: Masks, streams: Stream, moves: Counts) -> None:
    """A random legal move for every game, each from a sampling stream of its own."""
    for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
        moves[i] = random_move(masks[i], streams[i : i + 1])


def playout_kernel(dealer: Dealer, end: int, rows: Numbers, ranked: int) -> None:
    """Thread t plays games t, t + T, t + 2T … and accumulates one row of statistics.

    The loops of `playout`, with the threads of a block in step: warps that run the same code at the
    same time share what the instruction caches hold, and go through interludes together.
    """
    state = cuda.local.array(1, RECORD)
    rng = cuda.local.array(1, np.uint64)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    row = cuda.local.array(ROW, np.int64)
    for k in range(ROW):
        row[k] = 0
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, end, cuda.gridsize(1)):
        index = start + cuda.threadIdx.x
        over = index >= end
        moves = 0
        if not over:
            state[0] = dealer.blank[0]
            deal_random(state[0], dealer, index, rng)
        while cuda.syncthreads_or(np.int32(not over)):
            turn = not over and state[0].waiting != 0
            while cuda.syncthreads_or(np.int32(turn)):
                if turn:
                    random_turn(state[0], rng, mask)
                    moves += 1
                    turn = state[0].waiting != 0 and moves < MOVE_LIMIT
            if not over:
                over = state[0].waiting != 0 or interlude(state[0], NO_EVENTS)
        if index < end:
            score(state[0], table)
            for k in range(ranked):
                count_points(row, k, table[k, POINTS])
            count_game(row, moves)
    for k in range(ROW):
        rows[cuda.grid(1), k] = row[k]


@dataclass(frozen=True)
class Kernels:
    """Launched as kernel[blocks, threads](…), a form that no Python type describes."""

    reset: Any
    move: Any
    interlude: Any
    decision: Any
    packed_decision: Any
    observe: Any
    packed_observe: Any
    choose: Any
    playout: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels with one game's rules bound to their names."""

    def compiled(kernel: Callable[..., None]) -> Any:
        return cuda.jit(bound_source(kernel, game))

    return Kernels(
        reset=compiled(reset_kernel),
        move=compiled(move_kernel),
        interlude=compiled(interlude_kernel),
        decision=compiled(decision_kernel),
        packed_decision=compiled(packed_decision_kernel),
        observe=compiled(observe_kernel),
        packed_observe=compiled(packed_observe_kernel),
        choose=compiled(choose_kernel),
        playout=compiled(playout_kernel),
    )


@cache
def each_kernel(step: Callable[[Any, int], None]) -> Any:
    """A kernel that takes this step in every row; see `each.py`."""

    def kernel(n: int, work: Any) -> None:
        for i in range(cuda.grid(1), n, cuda.gridsize(1)):
            step(work, i)

    return cuda.jit(kernel)
