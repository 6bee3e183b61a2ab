"""A rule shown at work: a position of the real game, and what to try in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from .match import Match
from .position import Position
from .text import Text

LONGEST = 420  # letters of an explanation: what fits beside the table


class Deed(NamedTuple):
    """A move or an event by its kind and values."""

    kind: str
    args: Mapping[str, int]


def do(kind: str, **args: int) -> Deed:
    """A move of whoever looks at the example."""
    return Deed(kind, args)


def told(kind: str, **args: int) -> Deed:
    """An event, with some of its values."""
    return Deed(kind, args)


class Try(NamedTuple):
    """Something to do here and what comes of it, in words and so that it can be checked."""

    text: Text
    moves: tuple[Deed, ...]
    refused: str = ""  # the last move is not allowed: by this rule
    gains: Mapping[int, int] = {}  # points by seat; those of the rest are not spoken of
    total: int | None = None  # points of the example's seat afterwards
    happens: tuple[Deed, ...] = ()  # events of these kinds, with these values among theirs
    never: tuple[str, ...] = ()  # kinds of events that do not come


class Example(NamedTuple):
    """What the position shows, in the words of a rulebook."""

    name: str
    title: Text
    text: Text
    position: Position
    tries: tuple[Try, ...]


def problems(example: Example) -> list[str]:
    """What does not come as the example tells it, in sentences."""
    return [
        f"{example.name}, {number}: {problem}"
        for number, tried in enumerate(example.tries, 1)
        for problem in _differences(example, tried)
    ]


def _differences(example: Example, tried: Try) -> Iterator[str]:
    match, seat = example.position.match(), example.position.seat
    before, start = match.scores, len(match.moves)
    for number, deed in enumerate(tried.moves, 1):
        move = move_id(match, deed)
        why = match.explain(seat, move)
        expected = tried.refused if number == len(tried.moves) else ""
        if (why.rule if why else "") != expected:
            yield f"{deed.kind} is refused by {why.rule if why else 'nothing'}, not {expected!r}"
        if why:
            return
        match.play(seat, move)
    events = match.all_events(start)
    for at, points in tried.gains.items():
        if match.scores[at] - before[at] != points:
            yield f"seat {at} gains {match.scores[at] - before[at]}, not {points}"
    if tried.total is not None and match.scores[seat] != tried.total:
        yield f"{match.scores[seat]} points, not {tried.total}"
    for kind, args in tried.happens:
        if not any(e.kind == kind and args.items() <= e.args.items() for e in events):
            yield f"there is no event {kind} {dict(args)}"
    for kind in {event.kind for event in events} & set(tried.never):
        yield f"there is an event {kind}"


def move_id(match: Match, deed: Deed) -> int:
    """The number of a move that is known by its kind and values."""
    kind = next(one for one in match.game.moves if one.name == deed.kind)
    ids = range(kind.start, kind.start + kind.size)
    return next(move for move in ids if kind.decode(move) == dict(deed.args))


def found_positions(file: Path) -> dict[str, Position]:
    """The positions of a game's examples by name; a tool of the tests found and wrote them."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Position])
