"""The deal of the day, as it goes over the wire."""

from .base import Pace, ShortText, TableState, Wire


class PlayDaily(Wire):
    """Play today's deal, or go on with it."""

    name: ShortText = ""
    pace: Pace = "normal"


class DailySeat(Wire):
    """Who sits at a day's tables; a person where there is no `beast`."""

    name: str
    beast: str | None
    level: str  # what bots of its strength are called


class DailyTry(Wire):
    """A table of one's own with the day's deal. Only the first counts, if it is over in time."""

    table: str
    attempt: int
    state: TableState
    counts: bool
    points: int | None
    place: int | None


class DailyResult(Wire):
    """A result that counts. `table` leads to its replay, where that may be seen."""

    rank: int  # by points, from 1; equals share a rank
    name: str
    points: int
    place: int  # at the table
    mine: bool
    table: str | None


class DailyGame(Wire):
    """Today's deal of a game, as the reader finds it."""

    game: str
    title: str
    seed_hash: str
    company: list[DailySeat]  # by seat
    seat: int  # the person's
    mine: DailyTry | None  # the try that counts
    rank: int | None  # of it, once it is over
    players: int  # who have finished it
    master: int | None  # a master's points, once it has played


class DailyToday(Wire):
    """Today's deals. `left` are the seconds until the day ends (UTC)."""

    date: str
    first: str  # the first day that this server had deals
    left: float
    games: list[DailyGame]


class CalendarDay(Wire):
    """A day of the calendar on which the reader played; no points: it was not finished in time."""

    date: str
    points: int | None
    place: int | None
    rank: int | None
    players: int


class DailyDay(Wire):
    """A day's deal of a game. Until the day is over (`left` is null) nothing of the cards is told:
    neither the seed nor anybody's game."""

    game: str
    title: str
    date: str
    left: float | None
    first: str  # the first day that this server had a deal
    today: str
    seed_hash: str
    seed: str | None
    company: list[DailySeat]
    seat: int
    results: list[DailyResult]  # the best first
    average: float | None  # of these
    master: DailyResult | None  # ranked among them
    tries: list[DailyTry]  # the reader's, the first first
    calendar: list[CalendarDay]  # of the month
