"""Kernels: one thread a game. They call the games' own rules; none is written here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from menagerie.batch.playing import (
    ILLEGAL,
    MOVE_LIMIT,
    MOVES,
    PENDING,
    ROW,
    count_scores,
    deal_random,
    look,
    move_game,
    random_move,
    random_turn,
    reset_game,
    settle_game,
)
from menagerie.core.contract import MASK_WORDS, RECORD, interlude, observe
from menagerie.core.running.binder import bound_source
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import MAX_SEATS

from .transpose import load_state, store_state

if TYPE_CHECKING:
    from menagerie.core.game import Game


def reset_kernel(words: Any, blank: Any, seats: Any, options: Any, seed: Any, restarts: Any) -> Any:
    state = cuda.local.array(1, RECORD)
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        restarts[i] = 0
        reset_game(state, blank, seats, options, seed, i)
        store_state(words, i, state)


def move_kernel(
    words: Any,
    moves: Any,
    masks: Any,
    seat: Any,
    finished: Any,
    wrong: Any,
    queue: Any,
    queued: Any,
    turn: Any,
) -> Any:
    """A move in every game. Where nobody decides next, the game is queued for `settle_kernel`."""
    state = cuda.local.array(1, RECORD)
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, words.shape[1], cuda.gridsize(1)):
        cuda.syncthreads()  # warps in step share what the instruction caches hold
        i = start + cuda.threadIdx.x
        if i < words.shape[1]:
            load_state(words, i, state)
            answer = move_game(state[0], seat[i], moves[i], masks[i])
            if answer == ILLEGAL:
                cuda.atomic.add(wrong, 0, 1)
            else:
                finished[i] = 0
                store_state(words, i, state)
            if answer == PENDING:
                queue[cuda.atomic.add(queued, turn, 1)] = i


def settle_kernel(
    words: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    scores: Any,
    finished: Any,
    restarts: Any,
    queue: Any,
    queued: Any,
    turn: Any,
) -> Any:
    """Interludes, long and rare: only for the queued games, so that all threads have one."""
    state = cuda.local.array(1, RECORD)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    for at in range(cuda.grid(1), queued[turn], cuda.gridsize(1)):
        i = np.int64(queue[at])
        load_state(words, i, state)
        over = settle_game(
            state, blank, seats, options, seed, i, words.shape[1], scores[i], restarts, table
        )
        finished[i] = over
        store_state(words, i, state)
    if cuda.grid(1) == 0:
        queued[1 - turn] = 0  # for the next step


def look_kernel(words: Any, masks: Any, observations: Any, seat: Any) -> Any:
    """Who decides in every game, the legal moves and what that seat knows."""
    state = cuda.local.array(1, RECORD)
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, words.shape[1], cuda.gridsize(1)):
        cuda.syncthreads()
        i = start + cuda.threadIdx.x
        if i < words.shape[1]:
            load_state(words, i, state)
            seat[i] = look(state[0], masks[i], observations[i])


def observe_kernel(words: Any, seat: Any, out: Any) -> Any:
    state = cuda.local.array(1, RECORD)
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        load_state(words, i, state)
        observe(state[0], seat, out[i])


def choose_kernel(masks: Any, thoughts: Any, moves: Any) -> Any:
    """A random legal move for every game, each from a sampling stream of its own."""
    for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
        moves[i] = random_move(masks[i], thoughts[i : i + 1])


def playout_kernel(
    blank: Any, seats: Any, options: Any, seed: Any, end: Any, rows: Any, ranked: Any
) -> Any:
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
            state[0] = blank[0]
            deal_random(state[0], seats, options, seed, index, rng)
        while cuda.syncthreads_or(np.int32(not over)):
            turn = not over and state[0].waiting != 0
            while cuda.syncthreads_or(np.int32(turn)):
                if turn:
                    random_turn(state[0], rng, mask, NO_EVENTS)
                    moves += 1
                    turn = state[0].waiting != 0 and moves < MOVE_LIMIT
            if not over:
                over = state[0].waiting != 0 or interlude(state[0], NO_EVENTS)
        if index < end:
            row[MOVES] += moves
            count_scores(state[0], table, row, ranked)
    for k in range(ROW):
        rows[cuda.grid(1), k] = row[k]


@dataclass(frozen=True)
class Kernels:
    """Launched as kernel[blocks, threads](…), a form that no Python type describes."""

    reset: Any
    move: Any
    settle: Any
    look: Any
    observe: Any
    choose: Any
    playout: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels with one game's rules bound to their names."""
    sources = (
        reset_kernel,
        move_kernel,
        settle_kernel,
        look_kernel,
        observe_kernel,
        choose_kernel,
        playout_kernel,
    )
    return Kernels(*(cuda.jit(bound_source(kernel, game)) for kernel in sources))
