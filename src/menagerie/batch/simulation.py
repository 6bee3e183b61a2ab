"""Random games by the million, on one core or all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from menagerie.core.game import Game, OptionValue
from menagerie.core.running.binder import bind
from menagerie.core.state.record import MAX_SEATS, new_states

from .playing import random_games

CHUNK = 256  # games between two looks at the clock


@dataclass(frozen=True)
class Simulation:
    """What came out: points by game and seat, moves by game, and the time it took."""

    scores: Any
    lengths: Any
    seconds: float

    @property
    def moves(self) -> int:
        return int(self.lengths.sum())

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


class Batch:
    """Plays chunks of one batch of games; each thread needs its own scratch arrays."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], seed: int
    ) -> None:
        full = game.full_options(options)
        game.check_seats(seats, full)
        self.game, self.seats, self.seed = game, seats, np.uint64(seed & (2**64 - 1))
        self.options = game.option_array(full)
        self.play_games = bind(random_games, game)

    def play(self, start: int, games: int) -> tuple[Any, Any]:
        """Games start … start + games − 1: scores by game and seat, and lengths."""
        state, blank = new_states(self.game.state), new_states(self.game.state)
        rng, mask = np.zeros(1, np.uint64), np.zeros(self.game.mask_words, np.uint64)
        table = np.zeros((MAX_SEATS, 2), np.int64)
        scores = np.zeros((games, self.game.ranked(self.seats)), np.int64)
        lengths = np.zeros(games, np.int64)
        self.play_games(
            state,
            blank,
            self.seats,
            self.options,
            self.seed,
            start,
            rng,
            mask,
            table,
            scores,
            lengths,
        )
        return scores, lengths


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    games: int,
    seed: int,
    threads: int | None = None,
    report: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` random games; the same seed gives the same games on any number of threads."""
    batch = Batch(game, seats, options, seed)
    batch.play(0, 1)  # compile before the clock starts
    chunks = [(start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    began = time.perf_counter()
    results = []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for result in pool.map(lambda chunk: batch.play(*chunk), chunks):
            results.append(result)
            if report:
                report(len(result[1]))
    seconds = time.perf_counter() - began
    return Simulation(
        np.concatenate([scores for scores, _ in results]),
        np.concatenate([lengths for _, lengths in results]),
        seconds,
    )
