"""A rule shown at work: a position of the real game, and what to try in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from .match import Match
from .position import Position
from .text import Text

LONGEST = 420  # letters of an explanation: what fits beside the table


class Deed(NamedTuple):
    """A move by its kind and values; of another seat than the example's where one is named."""

    kind: str
    args: Mapping[str, int]
    seat: int | None = None


def do(kind: str, **args: int) -> Deed:
    """A move of whoever looks at the example."""
    return Deed(kind, args)


def then(at: int, kind: str, **args: int) -> Deed:
    """A move of the seat `at`."""
    return Deed(kind, args, at)


class Try(NamedTuple):
    """Something to do here and what comes of it, in words and so that it can be checked."""

    text: Text
    moves: tuple[Deed, ...]
    refused: str = ""  # the last move is not allowed: by this rule
    gains: Mapping[int, int] = {}  # noqa: RUF012 (never changed): points by seat
    happens: tuple[str, ...] = ()  # events of these kinds


class Example(NamedTuple):
    """What the position shows, in the words of a rulebook."""

    name: str
    title: Text
    text: Text
    position: Position
    tries: tuple[Try, ...]


class Outcome(NamedTuple):
    """What came of trying: points won by seat, what happened, the rule that forbade it ("" none)."""

    gains: list[int]
    events: list[str]
    refused: str


def attempt(example: Example, tried: Try) -> Outcome:
    """Make the moves on the example's position, up to one that the rules refuse."""
    match = example.position.match()
    before, start = match.scores, len(match.moves)
    for deed in tried.moves:
        seat = example.position.seat if deed.seat is None else deed.seat
        move = move_id(match, deed)
        if why := match.explain(seat, move):
            return Outcome([], _told(match, start), why.rule)
        match.play(seat, move)
    gains = [after - was for after, was in zip(match.scores, before, strict=True)]
    return Outcome(gains, _told(match, start), "")


def move_id(match: Match, deed: Deed) -> int:
    """The number of a move that is known by its kind and values."""
    kind = next(one for one in match.game.moves if one.name == deed.kind)
    ids = range(kind.start, kind.start + kind.size)
    return next(move for move in ids if kind.decode(move) == dict(deed.args))


def _told(match: Match, since: int) -> list[str]:
    return [event.kind for event in match.all_events(since)]


def found_positions(file: Path) -> dict[str, Position]:
    """The positions of a game's examples by name; a tool of the tests found and wrote them."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Position])
