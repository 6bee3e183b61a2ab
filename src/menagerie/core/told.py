"""What a match tells: its moves in words, what happened, why a move is refused."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from .game import TABLE, Game
from .state.events import HIDDEN, SPECTATOR
from .text import Text
from .words import Message, list_of

KNOWN_EVENTS = 1 << 13  # whose messages are remembered


class Move(msgspec.Struct, frozen=True, gc=False):
    """A legal move: its number, its meaning, and its words."""

    id: int
    kind: str
    args: Mapping[str, int]
    final: bool
    game: Game
    message: Message

    def text(self, lang: str, names: Sequence[str] | None = None, you: int | None = None) -> str:
        """In words; `names` are the players' by seat, and `you` is the reader's own seat."""
        return self.game.words.text(self.message, lang, names, you)

    def __repr__(self) -> str:
        return f"<Move {self.id}: {self.text('en')}>"


def described(game: Game, state: Any, seat: int, move: int) -> Move:
    """A move as it looks in a position."""
    meaning = game.meaning(move)
    assert meaning is not None
    kind, args = meaning
    message = game.describe(state, seat, kind.name, args)
    return Move(move, kind.name, args, kind.final, game, message)


@cache
def plain(game: Game, move: int) -> Move:
    """One that is described without a look at the position."""
    return described(game, None, TABLE, move)


class EventMessage(Message, frozen=True, gc=False):
    """What an event says; `named` are the seats that it speaks of."""

    named: tuple[int, ...] = ()


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in move `number`, as its audience learns it.

    A server keeps a great many of them: `gc=False` spares Python from looking through them for
    cycles, which there are none of."""

    number: int
    kind: str
    args: Mapping[str, int]
    audience: int
    reveals: bool
    game: Game
    message: EventMessage

    def text(self, lang: str, names: Sequence[str] | None = None, you: int | None = None) -> str:
        """In words; `names` are the players' by seat, and `you` is the reader's own seat."""
        return self.game.words.text(self.message, lang, names, you)

    def reaches(self, seat: int | None) -> bool:
        return bool(self.audience & audience_bit(seat))

    def __repr__(self) -> str:
        return f"<Event {self.number}: {self.text('en')}>"


@lru_cache(KNOWN_EVENTS)
def event_message(game: Game, which: int, *row: int) -> EventMessage:
    """What an event of this kind with these values says: the same at every table."""
    kind = game.events[which]
    args, key = dict(zip(kind.args, row, strict=False)), kind.key
    if HIDDEN in row:
        args = {name: value for name, value in args.items() if value != HIDDEN}
        key = kind.key if len(args) == len(kind.args) else kind.hidden_key
    named = tuple(value for name, value in args.items() if list_of(name) == "seat")
    return EventMessage(key, args, named)


def audience_bit(seat: int | None) -> int:
    """The bit of a seat, or of all who only watch, in the audience of an event."""
    return 1 << (SPECTATOR if seat is None else seat)


@dataclass(frozen=True)
class Explanation:
    """Why a move is not allowed: the rule and the sentence."""

    rule: str
    sentence: Text

    def text(self, lang: str) -> str:
        return self.sentence.text(lang)


# Refusals that belong to no single game; docs/api.md lists them beside the games' own rules.
OVER = Explanation(
    "M-01", Text("Партия окончена: ходов больше нет.", "The game is over: no more moves.")
)
NOT_ASKED = Explanation(
    "M-02",
    Text("Сейчас решают другие: дождитесь своей очереди.", "Others decide now: wait to be asked."),
)
NOT_TIME = Explanation("M-04", Text("Здесь время ничего не решает.", "Time decides nothing here."))
