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
    Slots,
    deal_random,
    move_game,
    next_decision,
    random_move,
    random_turn,
    reset_game,
    run_interludes,
)
from menagerie.batch.statistics import ROW, count_game, count_points
from menagerie.core.contract import (
    MASK_WORDS,
    OBSERVATION_WORDS,
    RECORD,
    interlude,
    observe,
    score,
)
from menagerie.core.running.binder import bound_source
from menagerie.core.running.rule import COMPILED, inlined_rule
from menagerie.core.state.bits import i64, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import MAX_SEATS, POINTS, I8s, Masks, Numbers, Stream, U8s
from menagerie.core.state.vector import blank

from .launching import PLAYOUT_BLOCK, PLAYOUT_BLOCKS, STEP_BLOCK, STEP_BLOCKS
from .transpose import Words, four_numbers, load_state, store_four, store_state

if TYPE_CHECKING:
    from menagerie.core.game import Game


class Queue(NamedTuple):
    """The games that wait for their interlude. One counter fills, the other is emptied."""

    games: Counts
    lengths: Counts  # two of them


class Bits(NamedTuple):
    """How a vector lies in bits, for `unpack_kernel`; see `ObservationSpec`."""

    firsts: Counts  # the first place of each half word, and the number of places
    shifts: U8s  # of each place in its half
    insides: U8s  # its bits
    signs: U8s  # the one of them that makes it negative, where it may be


def bits_of(game: Game) -> Bits:
    spec = game.observation_spec()
    halves, ends = spec.bit_places >> 5, np.arange(2 * spec.words_size + 1)
    return Bits(
        firsts=np.searchsorted(halves, ends).astype(np.int32),
        shifts=(spec.bit_places & 31).astype(np.uint8),
        insides=((1 << spec.bit_widths.astype(np.int64)) - 1).astype(np.uint8),
        signs=spec.signs,
    )


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
    """Who decides in every game, the legal moves and what that seat knows, in bits."""
    state = cuda.local.array(1, RECORD)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    words = cuda.local.array(OBSERVATION_WORDS, np.uint64)
    n = slots.seat.shape[0]
    for start in range(cuda.blockIdx.x * cuda.blockDim.x, n, cuda.gridsize(1)):
        cuda.syncthreads()
        i = start + cuda.threadIdx.x
        if i < n:
            load_state(slots.states, i, state)
            slots.seat[i] = next_decision(state[0], mask, words)
            for k in range(MASK_WORDS):
                slots.masks[i, k] = mask[k]
            for k in range(OBSERVATION_WORDS):
                slots.seen[i, k] = words[k]


def observe_kernel(states: Words, seats: I8s, seen: Masks) -> None:
    """What one seat of every game knows, in bits; nothing where there is no such seat."""
    state = cuda.local.array(1, RECORD)
    words = cuda.local.array(OBSERVATION_WORDS, np.uint64)
    for i in range(cuda.grid(1), seats.shape[0], cuda.gridsize(1)):
        load_state(states, i, state)
        blank(words)
        if seats[i] < state[0].seats:
            observe(state[0], i64(seats[i]), words)
        for k in range(OBSERVATION_WORDS):
            seen[i, k] = words[k]


def unpack_kernel(seen: Masks, bits: Bits, out: I8s) -> None:
    """Vectors in small numbers, from bits: a thread takes half a word of four games.

    Numbers lie column by column, so those of the four games make one 32-bit word: a single store,
    where a byte for each would cost four.
    """
    n = seen.shape[0]
    fours = (n + 3) // 4
    for task in range(cuda.grid(1), fours * seen.shape[1] * 2, cuda.gridsize(1)):
        half = task // fours
        i = (task - half * fours) * 4
        a = half_word(seen, i, half)
        b = half_word(seen, min(i + 1, n - 1), half)
        c = half_word(seen, min(i + 2, n - 1), half)
        d = half_word(seen, min(i + 3, n - 1), half)
        for place in range(bits.firsts[half], bits.firsts[half + 1]):
            shift, inside, sign = bits.shifts[place], bits.insides[place], bits.signs[place]
            store_four(out, i, place, four_numbers(a, b, c, d, shift, inside, sign))


@inlined_rule
def half_word(seen: Masks, i: int, half: int) -> np.uint32:
    """32 bits of game i: a GPU is quicker with them than with 64."""
    return np.uint32((seen[i, half >> 1] >> u64((half & 1) * 32)) & u64(0xFFFFFFFF))


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
    observe: Any
    unpack: Any
    choose: Any
    playout: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels with one game's rules bound to their names."""

    def compiled(
        kernel: Callable[..., None], block: int = STEP_BLOCK, blocks: int = STEP_BLOCKS
    ) -> Any:
        """Registers are shared out for so many threads a block and blocks a multiprocessor."""
        limits = {"launch_bounds": (block, blocks)} if COMPILED else {}
        return cuda.jit(bound_source(kernel, game), **limits)

    return Kernels(
        reset=compiled(reset_kernel),
        move=compiled(move_kernel),
        interlude=compiled(interlude_kernel),
        decision=compiled(decision_kernel),
        observe=compiled(observe_kernel),
        unpack=compiled(unpack_kernel),
        choose=compiled(choose_kernel),
        playout=compiled(playout_kernel, PLAYOUT_BLOCK, PLAYOUT_BLOCKS),
    )


@cache
def each_kernel(step: Callable[[Any, int], None]) -> Any:
    """A kernel that takes this step in every row; see `each.py`."""

    def kernel(n: int, work: Any) -> None:
        for i in range(cuda.grid(1), n, cuda.gridsize(1)):
            step(work, i)

    return cuda.jit(kernel)
