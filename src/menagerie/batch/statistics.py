"""What many random games came to."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from menagerie.core.contract import ScoreTable
from menagerie.core.running.rule import rule
from menagerie.core.state.record import MAX_SEATS, POINTS, Numbers

# Columns of a row of statistics, after them four for each ranked seat: sum, squares, least, most.
GAMES, MOVES, SEATS = 0, 1, 2
ROW = SEATS + 4 * MAX_SEATS
SUM, SQUARES, LEAST, MOST = 0, 1, 2, 3


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


@rule
def count_game(row: Numbers, moves: int, table: ScoreTable, ranked: int) -> None:
    """Add one game to a row: for kernels, which keep no scores."""
    for k in range(ranked):
        points = table[k, POINTS]
        at = SEATS + 4 * k
        row[at + SUM] += points
        row[at + SQUARES] += points * points
        if row[GAMES] == 0 or points < row[at + LEAST]:
            row[at + LEAST] = points
        if row[GAMES] == 0 or points > row[at + MOST]:
            row[at + MOST] = points
    row[MOVES] += moves
    row[GAMES] += 1


def row_of(scores: Numbers, lengths: Numbers) -> Numbers:
    """The row of these games, from scores by game and seat and their lengths."""
    row = np.zeros(ROW, np.int64)
    row[GAMES], row[MOVES] = len(lengths), lengths.sum()
    columns = (scores.sum(0), (scores * scores).sum(0), scores.min(0), scores.max(0))
    row[SEATS : SEATS + 4 * scores.shape[1]] = np.stack(columns, 1).ravel()
    return row


def combine(rows: Numbers, ranked: int) -> Statistics:
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
