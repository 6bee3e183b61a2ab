"""Kernels: one thread a game. They call the games' own rules; none is written here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from menagerie.batch.algorithms import ILLEGAL, PENDING, ROW, batch_algorithms
from menagerie.core.algorithms import random_move, unbound
from menagerie.core.state import MAX_SEATS

from .transpose import load_state, store_state

if TYPE_CHECKING:
    from menagerie.core.game import Game

look = move_game = observe_seat = play_games = reset_game = settle_game = unbound
RECORD: Any = None
MASK_WORDS = 0


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
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
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
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        load_state(words, i, state)
        seat[i] = look(state[0], masks[i], observations[i])


def observe_kernel(words: Any, seat: Any, out: Any) -> Any:
    state = cuda.local.array(1, RECORD)
    for i in range(cuda.grid(1), words.shape[1], cuda.gridsize(1)):
        load_state(words, i, state)
        observe_seat(state[0], seat, out[i])


def choose_kernel(masks: Any, thoughts: Any, moves: Any) -> Any:
    """A random legal move for every game, each from a thinking stream of its own."""
    i = cuda.grid(1)
    if i < moves.shape[0]:
        moves[i] = random_move(masks[i], thoughts[i : i + 1])


def playout_kernel(
    blank: Any, seats: Any, options: Any, seed: Any, end: Any, rows: Any, ranked: Any
) -> Any:
    """Each thread plays every so-manieth game and keeps one row of statistics."""
    i = cuda.grid(1)
    state = cuda.local.array(1, RECORD)
    rng = cuda.local.array(1, np.uint64)
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    table = cuda.local.array((MAX_SEATS, 2), np.int64)
    row = cuda.local.array(ROW, np.int64)
    for k in range(ROW):
        row[k] = 0
    play_games(
        state,
        blank,
        seats,
        options,
        seed,
        i,
        cuda.gridsize(1),
        end,
        rng,
        mask,
        table,
        row,
        ranked,
    )
    for k in range(ROW):
        rows[i, k] = row[k]


@dataclass(frozen=True)
class Kernels:
    reset: Callable[..., Any]
    move: Callable[..., Any]
    settle: Callable[..., Any]
    look: Callable[..., Any]
    observe: Callable[..., Any]
    choose: Callable[..., Any]
    playout: Callable[..., Any]


@cache
def kernels(game: Game) -> Kernels:
    """The kernels with one game's rules bound to their names."""
    bound = batch_algorithms(game)
    names = {
        "reset_game": bound.reset_game,
        "look": bound.look,
        "move_game": bound.move_game,
        "settle_game": bound.settle_game,
        "play_games": bound.play_games,
        "observe_seat": game.observe,
        "RECORD": game.state,
        "MASK_WORDS": game.mask_words,
    }

    def compiled(kernel: Any) -> Callable[..., Any]:
        scope = {**kernel.__globals__, **names}
        return cuda.jit(FunctionType(kernel.__code__, scope, kernel.__name__))  # type: ignore[no-any-return]

    sources = (
        reset_kernel,
        move_kernel,
        settle_kernel,
        look_kernel,
        observe_kernel,
        choose_kernel,
        playout_kernel,
    )
    return Kernels(*map(compiled, sources))
