"""A rule shown at work: a moment of the real game, and what to try in it."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from .lesson import Choice
from .text import NOTHING, Said

LONGEST = 420  # letters of an explanation: what fits beside the table


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it came about: the deal, the moves (seat and id), and the seat whose eyes one has."""

    seats: int
    options: dict[str, bool | int | str]
    seed: str  # 32 hexadecimal digits
    moves: list[tuple[int, int]]
    seat: int


def told(kind: str, **args: int) -> Choice:
    """An event, with some of its values."""
    return Choice(kind, args)


class Try(NamedTuple):
    """Something to do here and what comes of it, in words and so that it can be checked."""

    text: Said = NOTHING
    moves: tuple[Choice, ...] = ()
    refused: str = ""  # the last move is not allowed: by this rule
    gains: Mapping[int, int] = {}  # points by seat; those of the rest are not spoken of
    total: int | None = None  # points of the example's seat afterwards
    happens: tuple[Choice, ...] = ()  # events of these kinds, with these values among theirs
    never: tuple[str, ...] = ()  # kinds of events that do not come


class Example(NamedTuple):
    """What the moment shows, in the words of a rulebook."""

    name: str
    title: Said
    text: Said
    moment: Moment
    tries: tuple[Try, ...]


def shown(name: str, moments: Mapping[str, Moment], *tries: Try) -> Example:
    """An example whose texts stand in a catalogue."""
    return Example(name, NOTHING, NOTHING, moments[name], tries)


def found_moments(file: Path) -> dict[str, Moment]:
    """Return the moments of a game's examples by name."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Moment])
