"""Random games by the million, on one core or all of them."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from menagerie.core.compiled import need_compiled
from menagerie.core.game import OptionValue
from menagerie.core.registry import get_game
from menagerie.core.running.binder import bind
from menagerie.core.setup import Setup
from menagerie.core.state.record import Numbers

from .base import check_size
from .playing import new_dealer, new_workspace, random_games
from .statistics import ROW, Statistics, combine, count_games

CHUNK = 1024  # games a thread plays at a time

Played = tuple[Numbers, Numbers]  # points by game and seat, moves by game


@dataclass(frozen=True)
class Simulation:
    """What came out: points by game and seat, moves by game, and the time it took."""

    scores: Numbers
    lengths: Numbers
    seconds: float

    @property
    def moves(self) -> int:
        return int(self.lengths.sum())

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


class RandomGames:
    """The random games of a setup: game i is the match with its seed + i · 2^64."""

    def __init__(self, setup: Setup) -> None:
        need_compiled()
        self.setup = setup
        self._dealer = new_dealer(setup)
        self._play = bind(random_games, setup.game)

    def play(self, start: int, games: int) -> Played:
        """Games start … start + games − 1; several threads may play at once."""
        scores = np.zeros((games, self.setup.ranked), np.int64)
        lengths = np.zeros(games, np.int64)
        self._play(self._dealer, new_workspace(self.setup), start, scores, lengths)
        return scores, lengths

    def in_chunks(self, games: int, threads: int | None) -> Iterator[Played]:
        """So many games, in order, played by several threads."""
        starts = range(0, games, CHUNK)
        with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
            yield from pool.map(lambda start: self.play(start, min(CHUNK, games - start)), starts)


def simulate(
    setup: Setup,
    games: int,
    threads: int | None = None,
    report: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` random games; the same seed gives the same games on any number of threads."""
    check_size(games)
    batch = RandomGames(setup)
    batch.play(0, 1)  # compile before the clock starts
    began = time.perf_counter()
    results = []
    for played in batch.in_chunks(games, threads):
        results.append(played)
        if report:
            report(len(played[1]))
    seconds = time.perf_counter() - began
    scores, lengths = (np.concatenate(parts) for parts in zip(*results, strict=True))
    return Simulation(scores, lengths, seconds)


def playouts(
    game: str,
    n: int,
    seed: int,
    seats: int = 4,
    options: Mapping[str, OptionValue] | None = None,
    threads: int | None = None,
) -> Statistics:
    """Play n whole random games; the same seed gives the same games here and on a GPU."""
    check_size(n)
    setup = Setup(get_game(game), seats, options or {}, seed)
    row = np.zeros(ROW, np.int64)
    for scores, lengths in RandomGames(setup).in_chunks(n, threads):
        count_games(row, scores, lengths)
    return combine(row[None], setup.ranked)
