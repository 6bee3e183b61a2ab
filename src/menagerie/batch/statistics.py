"""What many random games came to."""

from dataclasses import dataclass

from menagerie.core.running.rule import rule
from menagerie.core.state.record import MAX_SEATS, Numbers

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
def count_points(row: Numbers, seat: int, points: int) -> None:
    """Add what a seat got in one game, which is not counted yet."""
    at = SEATS + 4 * seat
    row[at + SUM] += points
    row[at + SQUARES] += points * points
    if row[GAMES] == 0 or points < row[at + LEAST]:
        row[at + LEAST] = points
    if row[GAMES] == 0 or points > row[at + MOST]:
        row[at + MOST] = points


@rule
def count_game(row: Numbers, moves: int) -> None:
    """Then count the game."""
    row[MOVES] += moves
    row[GAMES] += 1


@rule
def count_games(row: Numbers, scores: Numbers, lengths: Numbers) -> None:
    """Add games by their scores, game by game and seat by seat, and their lengths."""
    for k in range(lengths.shape[0]):
        for seat in range(scores.shape[1]):
            count_points(row, seat, scores[k, seat])
        count_game(row, lengths[k])


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
