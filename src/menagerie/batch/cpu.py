"""A batch on the CPU: threads without the GIL."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.contract import observe
from menagerie.core.errors import MenagerieError
from menagerie.core.registry import get_game
from menagerie.core.running.binder import bind, generic
from menagerie.core.running.rule import rule
from menagerie.core.state.record import MAX_SEATS, new_states

from .playing import (
    ILLEGAL,
    PENDING,
    ROW,
    look,
    move_game,
    play_games,
    random_move,
    reset_game,
    settle_game,
)
from .statistics import Statistics, combine

if TYPE_CHECKING:
    from menagerie.core.game import OptionValue


@generic
def reset_range(
    low: Any,
    high: Any,
    states: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    masks: Any,
    observations: Any,
    seat: Any,
    restarts: Any,
) -> Any:
    for i in range(low, high):
        restarts[i] = 0
        reset_game(states[i : i + 1], blank, seats, options, seed, i)
        seat[i] = look(states[i], masks[i], observations[i])


@generic
def step_range(
    low: Any,
    high: Any,
    states: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    moves: Any,
    masks: Any,
    observations: Any,
    seat: Any,
    scores: Any,
    finished: Any,
    restarts: Any,
) -> Any:
    """Returns how many moves were not legal."""
    table = np.zeros((MAX_SEATS, 2), np.int64)
    wrong = 0
    for i in range(low, high):
        answer = move_game(states[i], seat[i], moves[i], masks[i])
        if answer == ILLEGAL:
            wrong += 1
            continue
        finished[i] = answer == PENDING and settle_game(
            states[i : i + 1],
            blank,
            seats,
            options,
            seed,
            i,
            states.shape[0],
            scores[i],
            restarts,
            table,
        )
        seat[i] = look(states[i], masks[i], observations[i])
    return wrong


@generic
def observe_range(low: Any, high: Any, states: Any, seat: Any, out: Any) -> Any:
    for i in range(low, high):
        observe(states[i], seat, out[i])


@rule
def choose_range(low: Any, high: Any, masks: Any, thoughts: Any, moves: Any) -> Any:
    """A random legal move for every game, each from a thinking stream of its own."""
    for i in range(low, high):
        moves[i] = random_move(masks[i], thoughts[i : i + 1])


class CpuBatch:
    """n games of one kind, stepped together; finished ones are dealt anew.

    After `reset` and each `step` the arrays hold, for every game: `seat` (who decides), `masks`
    (the legal moves, one bit each), `observations` (what that seat knows), `finished` (whether the
    game in this slot has just ended) and, then, its `scores`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        n: int = 1024,
        threads: int | None = None,
    ) -> None:
        self.game = get_game(game)
        full = self.game.full_options(options or {})
        self.game.check_seats(seats, full)
        check_size(n)
        self.seats, self.options, self.n = seats, self.game.option_array(full), n
        self.threads = threads or os.cpu_count() or 1
        self.states, self.blank = new_states(self.game.state, n), new_states(self.game.state)
        self.masks = np.zeros((n, self.game.mask_words), np.uint64)
        self.observations = np.zeros((n, self.game.observation), np.int8)
        self.scores = np.zeros((n, self.game.ranked(seats)), np.int32)
        self.seat = np.zeros(n, np.int8)
        self.finished = np.zeros(n, np.uint8)
        self.restarts = np.zeros(n, np.int32)
        self.seed = np.uint64(0)
        self._moves = np.zeros(n, np.int32)
        self._thoughts = thinking_streams(n, 0)
        self._pool = ThreadPoolExecutor(self.threads)

    def _all(self, loop: Callable[..., Any], *arrays: Any) -> list[Any]:
        """A loop over all games, shared among the threads."""
        edges = [self.n * k // self.threads for k in range(self.threads + 1)]
        jobs = [self._pool.submit(loop, low, high, *arrays) for low, high in pairwise(edges)]
        return [job.result() for job in jobs]

    def reset(self, seed: int) -> None:
        """Deal all games: slot i gets game i of this seed."""
        self.seed = np.uint64(seed & (2**64 - 1))
        self._thoughts = thinking_streams(self.n, seed)
        self.finished[:] = 0
        self._all(
            bind(reset_range, self.game),
            self.states,
            self.blank,
            self.seats,
            self.options,
            self.seed,
            self.masks,
            self.observations,
            self.seat,
            self.restarts,
        )

    def legal(self) -> Any:
        """The legal moves of each game's deciding seat: n rows of 64-bit words."""
        return self.masks

    def observe(self, seat: int | None = None) -> Any:
        """What the deciding seats know, or what one seat knows in every game."""
        if seat is None:
            return self.observations
        out = np.zeros_like(self.observations)
        self._all(bind(observe_range, self.game), self.states, seat, out)
        return out

    def random_moves(self) -> Any:
        """A random legal move for every game."""
        self._all(choose_range, self.masks, self._thoughts, self._moves)
        return self._moves

    def step(self, moves: Any) -> None:
        """The deciding seat of each game moves. An illegal move raises and changes nothing."""
        moves = np.ascontiguousarray(moves, np.int32)
        wrong = self._all(
            bind(step_range, self.game),
            self.states,
            self.blank,
            self.seats,
            self.options,
            self.seed,
            moves,
            self.masks,
            self.observations,
            self.seat,
            self.scores,
            self.finished,
            self.restarts,
        )
        refuse_illegal(sum(wrong))


def thinking_streams(n: int, seed: int) -> Any:
    """A thinking stream for each game of a batch, as one array."""
    streams = np.random.default_rng(seed & (2**64 - 1)).integers(1, 2**62, n, dtype=np.uint64)
    return streams | np.uint64(1)


def check_size(n: int) -> None:
    if n < 1:
        raise MenagerieError("В пачке нужна хотя бы одна игра.", "A batch needs at least one game.")


def refuse_illegal(wrong: int) -> None:
    if wrong:
        raise MenagerieError(
            f"Недопустимых ходов: {wrong}. Эти игры не изменились; выбирайте из legal().",
            f"{wrong} of the moves are not legal. Those games did not change; choose from legal().",
        )


def playouts(
    game: str,
    n: int,
    seed: int,
    seats: int = 4,
    options: Mapping[str, OptionValue] | None = None,
    threads: int | None = None,
) -> Statistics:
    """Play n whole random games; the same seed gives the same games here and on a GPU."""
    declared = get_game(game)
    full = declared.full_options(options or {})
    declared.check_seats(seats, full)
    check_size(n)
    workers = threads or os.cpu_count() or 1
    ranked = declared.ranked(seats)
    rows = np.zeros((workers, ROW), np.int64)
    play = bind(play_games, declared)

    def work(first: int) -> None:
        play(
            new_states(declared.state),
            new_states(declared.state),
            seats,
            declared.option_array(full),
            np.uint64(seed & (2**64 - 1)),
            first,
            workers,
            n,
            np.zeros(1, np.uint64),
            np.zeros(declared.mask_words, np.uint64),
            np.zeros((MAX_SEATS, 2), np.int64),
            rows[first],
            ranked,
        )

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(work, range(workers)))
    return combine(rows, ranked)
