"""The first game, guided: a chosen deal, and steps that are read or ask for a move.

A lesson is data. Texts may name players: `{seat1}` is whoever sits on seat 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .text import NOTHING, Said

LONGEST = 200  # letters of a text: one or two sentences
# What every table has, and a step may point at: the own hand, the question, the board, a player
# by seat, a button by the kind of its move.
SHELL = frozenset({"hand", "bar", "board", "seat", "move"})

# ("card", 12), ("hand",), ("move", "take")
Pointer = tuple[str] | tuple[str, int] | tuple[str, str]


class Choice(NamedTuple):
    """A move by what it means: the only legal one of this kind with these values."""

    kind: str
    args: Mapping[str, int]


def choose(kind: str, **args: int) -> Choice:
    return Choice(kind, args)


@dataclass(frozen=True)
class Step:
    """What is said, and what is pointed at meanwhile. Without a `move` the reader goes on when it
    is read. With one the reader makes it: instead of any other legal move the lesson says what is
    better and why (`wrong`); then the others move, as `meanwhile` tells: seats and their moves."""

    text: Said = NOTHING
    at: Pointer | None = None
    move: Choice | None = None
    wrong: Said | None = None
    meanwhile: tuple[tuple[int, Choice], ...] = ()


@dataclass(frozen=True)
class Lesson:
    """The deal, whose seat is taught, what the others do before the first step, the steps, and a
    last hint for the free stretch that follows them. `places` are further things to point at, by
    the names that the game's own table in the browser gives them (`data-anchor`)."""

    seats: int
    seed: int
    seat: int
    steps: tuple[Step, ...]
    end: Said = NOTHING
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    opening: tuple[tuple[int, Choice], ...] = ()
    places: frozenset[str] = frozenset()
