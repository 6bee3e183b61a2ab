"""A seat at a table, wherever the table stands: here with bots, or at a server.

A position is what a server sends: a table here speaks the same messages, so that whoever shows a
table need not know which of the two it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, OptionValue
from menagerie.core.terminal import Sheet
from menagerie.core.text import Text
from menagerie.server.wire.live_messages import HintMove
from menagerie.server.wire.messages import LegalMove, Result, SeatView

from ..reading import minute

YOU = Text("Вы", "You")


@dataclass(frozen=True)
class Position:
    """The table at one moment, as its viewer may know it."""

    version: int
    waiting: Sequence[int]
    view: SeatView  # its `view` is the game's own View
    log: Sequence[str]  # everything that happened, in words
    result: Result | None

    @property
    def me(self) -> int | None:
        return self.view.viewer

    @property
    def asked(self) -> bool:
        return bool(self.view.legal)

    @property
    def legal(self) -> Sequence[LegalMove]:
        return self.view.legal


class Refused(MenagerieError):
    """What was asked for is not done; `rule` is a rule of the game, if it rests on one."""

    def __init__(self, ru: str, en: str, rule: str = "") -> None:
        super().__init__(ru, en)
        self.rule = rule


class Seat(Protocol):
    """What one can do at a table. Whatever is refused raises MenagerieError and changes nothing."""

    @property
    def game(self) -> Game: ...

    @property
    def lang(self) -> str: ...

    @property
    def names(self) -> Sequence[str]:
        """The players by seat, as sentences call them."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Return the options that were chosen before the game."""

    @property
    def position(self) -> Position | None:
        """None until the game has begun."""

    @property
    def notice(self) -> str:
        """A quiet line about the table itself."""

    @property
    def talks(self) -> bool:
        """Whether one can talk to the others here."""

    @property
    def may_start(self) -> bool:
        """Whether it is ours to begin the game."""

    def gathering(self) -> Sheet:
        """Who is there, before the game has begun."""

    async def attend(self, changed: Callable[[], None]) -> None:
        """Keep the table going until it is over; `changed` is called when there is news."""

    async def play(self, move: int) -> None: ...

    async def undo(self) -> None: ...

    async def why(self, moves: Sequence[int]) -> list[Refused]:
        """Why these moves are not allowed now, each reason once."""

    async def hint(self) -> list[HintMove]:
        """The moves worth considering, the best first."""

    async def say(self, text: str) -> None: ...

    async def wait(self) -> None:
        """Let the others go on first, where all decide at once."""

    async def start(self) -> None:
        """Begin a game that has not begun."""

    async def leave(self) -> str:
        """Get up; a line that says how to come back, if one can."""


def shown_names(seat: Seat) -> list[str]:
    """The players as a table labels them: oneself is «Вы»."""
    me = seat.position.me if seat.position else None
    return [YOU.text(seat.lang) if n == me else name for n, name in enumerate(seat.names)]


def in_a_minute(seat: Seat) -> RenderableType:
    """The game in a minute, as it is played at this table."""
    return minute(seat.game, seat.lang, len(seat.names), seat.options)


def sheet_of(seat: Seat, position: Position) -> Sheet:
    """The table as parts."""
    return seat.game.sheet(position.view.view, shown_names(seat), seat.lang, position.me)
