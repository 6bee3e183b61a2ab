"""Reasons to open a table other than to play a game for its own sake.

Everything else about such a table is ordinary: views, moves, undo, bots, the replay. Its game
begins at a position (`core/position.py`), and the client shows the purpose's own panel beside it.

At tables of the deal of the day the same moves give the same answers: bots draw their random
numbers from the deal. Where several seats decide at once, people decide first, then one bot after
the other: what a bot knows never depends on who was quicker. Days are counted in UTC.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal

import msgspec

from menagerie.core.match import Match
from menagerie.core.text import Text

from ..wire.messages import PurposeInfo

DAY = 86_400.0  # seconds


def day_at(moment: float) -> str:
    """The day of a moment, given in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When the day ends."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def is_day(text: str) -> bool:
    """Whether this is a day as it is written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def month_of(day: str) -> tuple[str, str]:
    """The first and the last day of its month."""
    first = date.fromisoformat(day).replace(day=1)
    following = (first + timedelta(days=31)).replace(day=1)
    return first.isoformat(), (following - timedelta(days=1)).isoformat()


Kind = Literal["lesson", "puzzle", "example", "daily"]
PASSING: tuple[Kind, ...] = ("puzzle", "example")  # no games of one's own to come back to


class LessonPurpose(msgspec.Struct, frozen=True, tag="lesson"):
    """The first game, guided."""


class PuzzlePurpose(msgspec.Struct, frozen=True, tag="puzzle"):
    """Find the move."""

    number: str


class ExamplePurpose(msgspec.Struct, frozen=True, tag="example"):
    """An example of the rules, to be tried."""

    name: str


class DailyPurpose(msgspec.Struct, frozen=True, tag="daily"):
    """The deal of the day."""

    date: str  # 2026-11-16


Purpose = LessonPurpose | PuzzlePurpose | ExamplePurpose | DailyPurpose


def told(purpose: Purpose) -> PurposeInfo:
    """As everybody at the table is told."""
    match purpose:
        case LessonPurpose():
            return PurposeInfo(kind="lesson", id="")
        case PuzzlePurpose(number=number):
            return PurposeInfo(kind="puzzle", id=number)
        case ExamplePurpose(name=name):
            return PurposeInfo(kind="example", id=name)
        case DailyPurpose(date=date):
            return PurposeInfo(kind="daily", id=date)


def stored_as(purpose: Purpose | None, game: str) -> str:
    """What tables of this purpose are found by in storage; empty for an ordinary table."""
    if purpose is None:
        return ""
    info = told(purpose)
    return " ".join(filter(None, (info.kind, game, info.id)))


def sealed_until(purpose: Purpose | None, now: float) -> float | None:
    """Until when the deal is a secret, a day's until the day ends; None: from now on it is none."""
    if not isinstance(purpose, DailyPurpose) or day_at(now) > purpose.date:
        return None
    return end_of(purpose.date)


def answer_seed(seed: str, match: Match, seat: int) -> int:
    """The random number of a seat's next move, from the seed and how many it has made."""
    made = sum(mover == seat for mover, _ in match.moves)
    digest = hashlib.sha256(f"{seed} {seat} {made}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def company(game: str, day: str) -> str:
    """What the beasts of a day's tables are drawn from: the same at all of them."""
    return f"{game} {day}"


@dataclass(frozen=True)
class Beast:
    id: str
    name: Text


BEASTS = (
    Beast("fox", Text("Лис Фёдор", "Felix Fox")),
    Beast("bear", Text("Медведь Миша", "Bruno Bear")),
    Beast("hedgehog", Text("Ёж Кузьма", "Hattie Hedgehog")),
    Beast("otter", Text("Выдра Варя", "Olive Otter")),
    Beast("badger", Text("Барсук Борис", "Basil Badger")),
    Beast("beaver", Text("Бобр Гоша", "Bella Beaver")),
    Beast("raccoon", Text("Енот Тимоша", "Rory Raccoon")),
    Beast("deer", Text("Олень Савва", "Daisy Deer")),
    Beast("penguin", Text("Пингвин Паша", "Percy Penguin")),
    Beast("turtle", Text("Черепаха Тая", "Tilda Turtle")),
    Beast("sloth", Text("Ленивец Лёня", "Sid Sloth")),
    Beast("chipmunk", Text("Бурундук Филя", "Chip Chipmunk")),
    Beast("koala", Text("Коала Клара", "Clara Koala")),
    Beast("swan", Text("Лебедь Лада", "Stella Swan")),
    Beast("bison", Text("Зубр Захар", "Barney Bison")),
    Beast("hamster", Text("Хомяк Сеня", "Hugo Hamster")),
)


@lru_cache(1024)
def beasts_of(table: str) -> tuple[Beast, ...]:
    """The beasts of a table by seat: always the same there, others at another table."""
    order = sorted(
        BEASTS, key=lambda beast: hashlib.sha256(f"{table} {beast.id}".encode()).digest()
    )
    return tuple(order)
