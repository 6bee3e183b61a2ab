"""Kernels: one thread a game. They call the games' own rules; none is written here.

A named tuple of device arrays is one argument of a kernel, as on the CPU. The states of a block's
games lie in dynamic shared memory, as records and as the words of their rows (`rows.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import cuda

from menagerie.batch.playing import (
    MOVE_LIMIT,
    Counts,
    Dealer,
    Slots,
    deal_random,
    is_legal,
    random_move,
    reset_game,
    run_interludes,
)
from menagerie.batch.statistics import ROW, count_game, count_points
from menagerie.core.contract import (
    MASK_WORDS,
    OBSERVATION_WORDS,
    RECORD,
    State,
    decide,
    interlude,
    legal,
    legal_and_observe,
    observe,
    score,
    stage,
)
from menagerie.core.running.binder import bound_source, generic
from menagerie.core.running.rule import is_compiled
from menagerie.core.state.bits import i64, lowest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import MAX_SEATS, POINTS, I8s, Masks, Numbers, Stream
from menagerie.core.state.vector import blank

from .launching import BLOCK, device_record, row_words
from .rows import fetch, fetch_rows, put_back, put_back_rows
from .sorting import GROUPS, IDLE, KEYS, check_moves, clear_counts, exchanged
from .unpacking import unpack_kernel

if TYPE_CHECKING:
    from menagerie.core.game import Game

# Of the game and the kernel: see `compiled`.
SORTED: Any = False
ROW_WORDS: Any = 0
WORDS = np.dtype(np.uint64)  # which the simulator wants to be told so


class Queue(NamedTuple):
    """Games that wait for their interlude and the decision after it. One counter fills, the other
    is emptied."""

    games: Counts
    lengths: Counts  # two of them


@generic(inline=True)
def write_decision(s: State, slots: Slots, i: int, mask: Masks, seen: Masks) -> None:
    """The next decision of game i, in bits: who decides, the legal moves, what that seat knows."""
    seat = lowest(u64(s.waiting))
    legal_and_observe(s, seat, mask, seen)
    slots.seat[i] = seat
    for k in range(MASK_WORDS):
        slots.masks[i, k] = mask[k]
    for k in range(OBSERVATION_WORDS):
        slots.seen[i, k] = seen[k]


def turn_kernel(slots: Slots, moves: Counts, wrong: Counts, queue: Queue, filling: int) -> None:
    """A move in every game, and the next decision. Where nobody decides next, the game is queued
    for `interlude_kernel`."""
    words = cuda.shared.array(0, WORDS)
    states = cuda.shared.array(0, RECORD)
    order = cuda.shared.array(BLOCK, np.int32)
    counts = cuda.shared.array(KEYS, np.int32)
    groups = cuda.shared.array(GROUPS, np.int32)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    seen = cuda.local.array(OBSERVATION_WORDS, np.uint64)
    t, block, n = cuda.threadIdx.x, cuda.blockDim.x, slots.seat.shape[0]
    if SORTED:
        clear_counts(counts, groups, t, block)
    for start in range(cuda.blockIdx.x * block, n, cuda.gridsize(1)):
        here = min(block, n - start)
        i = start + t
        chosen = i64(moves[i]) if t < here else IDLE
        fetch(slots.states, start * ROW_WORDS, here * ROW_WORDS, words, t, block)
        g, move = t, IDLE  # the game that this thread takes care of
        if t < here:
            if is_legal(slots.masks[i], chosen):
                move = chosen
                slots.finished[i] = 0
            else:
                cuda.atomic.add(wrong, 0, 1)
        if SORTED:
            g, move = exchanged(g, move, counts, groups, order, t)
        cuda.syncthreads()
        if move != IDLE:
            decide(states[g], lowest(u64(states[g].waiting)), move, NO_EVENTS)
        if SORTED:
            cuda.syncthreads()
        # The decisions in the order of the games: neighbours write to neighbouring places.
        if t < here:
            if states[t].waiting == 0:
                queue.games[cuda.atomic.add(queue.lengths, filling, 1)] = i
            else:
                write_decision(states[t], slots, i, mask, seen)
        cuda.syncthreads()
        put_back(slots.states, start * ROW_WORDS, here * ROW_WORDS, words, t, block)
        cuda.syncthreads()


def interlude_kernel(
    dealer: Dealer, slots: Slots, queue: Queue, filling: int, dealing: bool
) -> None:
    """Interludes, long and rare: only for the queued games, so that all threads have one; the short
    ones first, then those of like stage together. Then their next decision. Or (`dealing`) all
    games begin anew."""
    words = cuda.shared.array(0, WORDS)
    states = cuda.shared.array(0, RECORD)
    games = cuda.shared.array(BLOCK, np.int32)
    order = cuda.shared.array(BLOCK, np.int32)
    counts = cuda.shared.array(KEYS, np.int32)
    groups = cuda.shared.array(GROUPS, np.int32)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    seen = cuda.local.array(OBSERVATION_WORDS, np.uint64)
    t, block = cuda.threadIdx.x, cuda.blockDim.x
    if SORTED:
        clear_counts(counts, groups, t, block)
    n = slots.seat.shape[0] if dealing else i64(queue.lengths[filling])
    for start in range(cuda.blockIdx.x * block, n, cuda.gridsize(1)):
        here = min(block, n - start)
        if t < here:
            games[t] = start + t if dealing else i64(queue.games[start + t])
        cuda.syncthreads()
        if not dealing:
            fetch_rows(slots.states, games, here, ROW_WORDS, words, t, block)
        cuda.syncthreads()
        g = t  # the game that this thread takes care of
        if SORTED:
            coming = 0 if t < here else IDLE
            if t < here and not dealing:
                while states[t].waiting == 0 and stage(states[t]) == 0:
                    interlude(states[t], NO_EVENTS)
                coming = i64(stage(states[t])) if states[t].waiting == 0 else 0
            g, coming = exchanged(g, coming, counts, groups, order, t)
        if g < here:
            i = i64(games[g])
            over = False
            if dealing:
                slots.restarts[i] = 0
            else:
                over = run_interludes(states[g], slots, i, table)
            if dealing or over:
                reset_game(states[g : g + 1], dealer, slots, i)
            slots.finished[i] = over
            write_decision(states[g], slots, i, mask, seen)
        cuda.syncthreads()
        put_back_rows(slots.states, games, here, ROW_WORDS, words, t, block)
        cuda.syncthreads()
    if cuda.grid(1) == 0:
        queue.lengths[1 - filling] = 0  # for the next step


def observe_kernel(rows: Masks, seats: I8s, seen: Masks) -> None:
    """What one seat of every game knows, in bits; nothing where there is no such seat."""
    words = cuda.shared.array(0, WORDS)
    states = cuda.shared.array(0, RECORD)
    vector = cuda.local.array(OBSERVATION_WORDS, np.uint64)
    t, block, n = cuda.threadIdx.x, cuda.blockDim.x, seats.shape[0]
    for start in range(cuda.blockIdx.x * block, n, cuda.gridsize(1)):
        here = min(block, n - start)
        i = start + t
        fetch(rows, start * ROW_WORDS, here * ROW_WORDS, words, t, block)
        cuda.syncthreads()
        if t < here:
            blank(vector)
            if seats[i] < states[t].seats:
                observe(states[t], i64(seats[i]), vector)
            for k in range(OBSERVATION_WORDS):
                seen[i, k] = vector[k]
        cuda.syncthreads()


def choose_kernel(masks: Masks, streams: Stream, moves: Counts) -> None:
    """A random legal move for every game, each from a sampling stream of its own."""
    for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
        moves[i] = random_move(masks[i], streams[i : i + 1])


def take_kernel(given: Any, moves: Counts) -> None:
    """Moves from outside, whole numbers of any kind."""
    for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
        moves[i] = max(-1, min(IDLE, i64(given[i])))


def playout_kernel(dealer: Dealer, end: int, rows: Numbers, ranked: int) -> None:
    """Block b plays games in rounds of as many as it has threads; each thread accumulates one row
    of statistics.

    The loops of `playout`, with the threads of a block in step: warps that run the same code at the
    same time share what the instruction caches hold, and go through interludes together. Before a
    move of a varied game the threads exchange their games, so that neighbours make the same one.
    """
    states = cuda.shared.array(0, RECORD)
    rngs = cuda.shared.array(BLOCK, np.uint64)
    lengths = cuda.shared.array(BLOCK, np.int32)
    overs = cuda.shared.array(BLOCK, np.uint8)
    order = cuda.shared.array(BLOCK, np.int32)
    counts = cuda.shared.array(KEYS, np.int32)
    groups = cuda.shared.array(GROUPS, np.int32)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    row = cuda.local.array(ROW, np.int64)
    t, block = cuda.threadIdx.x, cuda.blockDim.x
    for k in range(ROW):
        row[k] = 0
    if SORTED:
        clear_counts(counts, groups, t, block)
    for start in range(cuda.blockIdx.x * block, end, cuda.gridsize(1)):
        g = t  # the game that this thread takes care of
        overs[g] = start + t >= end
        lengths[g] = 0
        if not overs[g]:
            states[g] = dealer.blank[0]
            deal_random(states[g], dealer, start + g, rngs[g : g + 1])
        while cuda.syncthreads_or(np.int32(overs[g] == 0)):
            turn = overs[g] == 0 and states[g].waiting != 0
            while cuda.syncthreads_or(np.int32(turn)):
                key = IDLE
                if turn:
                    legal(states[g], lowest(u64(states[g].waiting)), mask)
                    key = i64(random_move(mask, rngs[g : g + 1]))
                if SORTED:
                    g, key = exchanged(g, key, counts, groups, order, t)
                turn = key != IDLE
                if turn:
                    decide(states[g], lowest(u64(states[g].waiting)), key, NO_EVENTS)
                    lengths[g] += 1
                    turn = states[g].waiting != 0 and lengths[g] < MOVE_LIMIT
            if overs[g] == 0:
                overs[g] = states[g].waiting != 0 or interlude(states[g], NO_EVENTS)
        if start + g < end:
            score(states[g], table)
            for k in range(ranked):
                count_points(row, k, table[k, POINTS])
            count_game(row, i64(lengths[g]))
        cuda.syncthreads()
    for k in range(ROW):
        rows[cuda.grid(1), k] = row[k]


@dataclass(frozen=True)
class Kernels:
    """Launched as kernel[blocks, threads, 0, shared](…), a form that no Python type describes."""

    turn: Any
    interlude: Any
    observe: Any
    unpack: Any
    choose: Any
    take: Any
    playout: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels with one game's rules bound to their names."""
    check_moves(game.move_count)
    return Kernels(
        turn=compiled(turn_kernel, game, "steps" in game.varied),
        interlude=compiled(interlude_kernel, game, game.stage is not None),
        observe=compiled(observe_kernel, game),
        unpack=compiled(unpack_kernel, game),
        choose=compiled(choose_kernel, game),
        take=compiled(take_kernel, game),
        playout=compiled(playout_kernel, game, "games" in game.varied),
    )


def compiled(kernel: Callable[..., None], game: Game, sorting: bool = False) -> Any:
    """A kernel with one game's rules and sizes bound to their names; does it sort its games?"""
    source = bound_source(kernel, game)
    source.__globals__.update(
        RECORD=device_record(game.state),
        ROW_WORDS=row_words(game.state),
        SORTED=sorting,
    )
    limits = {"launch_bounds": (BLOCK, 1)} if is_compiled() else {}  # registers for so many threads
    return cuda.jit(source, **limits)


@cache
def each_kernel(step: Callable[[Any, int], None]) -> Any:
    """A kernel that takes this step in every row; see `each.py`."""

    def kernel(n: int, work: Any) -> None:
        for i in range(cuda.grid(1), n, cuda.gridsize(1)):
            step(work, i)

    return cuda.jit(kernel)
