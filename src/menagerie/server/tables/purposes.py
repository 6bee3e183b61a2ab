"""Why a table was opened, if not to play a game for its own sake.

Everything else about such a table is ordinary: views, moves, undo, bots, the replay. Its game
begins at a position (`core/position.py`), and the client shows the purpose's own panel beside it.
"""

from typing import Literal

import msgspec

from ..wire.messages import PurposeInfo

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
