"""What many random games came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .playing import GAMES, LEAST, MOST, MOVES, SEATS, SQUARES, SUM


@dataclass(frozen=True)
class SeatStatistics:
    mean: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True)
class Statistics:
    games: int
    moves: int
    seats: tuple[SeatStatistics, ...]

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games


def combine(rows: Any, ranked: int) -> Statistics:
    """The rows of all workers as one."""
    rows = rows[rows[:, GAMES] > 0]
    games = int(rows[:, GAMES].sum())
    seats = []
    for at in range(SEATS, SEATS + 4 * ranked, 4):
        mean = int(rows[:, at + SUM].sum()) / games
        variance = int(rows[:, at + SQUARES].sum()) / games - mean * mean
        least, most = int(rows[:, at + LEAST].min()), int(rows[:, at + MOST].max())
        seats.append(SeatStatistics(mean, max(0.0, variance) ** 0.5, least, most))
    return Statistics(games, int(rows[:, MOVES].sum()), tuple(seats))
