"""A puzzle: a position of a real game where one move is clearly best. A game keeps its puzzles in
`teaching/puzzles.json`; `menagerie puzzles make` finds and proves them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from .errors import NotFound
from .game import Game
from .position import Position

EASIEST, HARDEST = 1, 5
STAGES = 3  # beginning, middle and end of a game

Kind = Literal["search", "exact"]


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """What a move promises: by a search, the expected lead over the best rival and the share of
    victory; counted exactly, the points at the end."""

    move: int
    points: float
    share: float | None = None
    follows: list[tuple[int, int]] = []  # after a wrong move: how it may go on, (seat, move)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Find the best move of `position.seat`."""

    number: str  # stays when others are added
    kind: Kind
    difficulty: int  # from 1 to 5
    stage: int  # of the game: 0, 1 or 2
    best: Worth
    others: list[Worth]  # every other legal move, the best first
    tempting: int  # the move that looks best at first sight
    position: Position

    def worth(self, move: int) -> Worth:
        """What a legal move of the position is worth."""
        return next(one for one in (self.best, *self.others) if one.move == move)


class Yield(msgspec.Struct):
    """How many positions were looked at, and how many were left after each sieve."""

    deals: int = 0
    positions: int = 0
    choices: int = 0  # with enough moves to choose from
    missed: int = 0  # where a first look misses what a short search finds
    clear: int = 0  # where a master finds one move clearly best
    proved: int = 0  # and again in four times the time, and against every single move
    exact: int = 0  # counted to the end, with one move clearly best

    def __iadd__(self, other: Yield) -> Yield:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


class Collection(msgspec.Struct):
    """The puzzles of a game, and how they were found: what the maker goes on from."""

    seed: int = 1
    made: Yield = msgspec.field(default_factory=Yield)
    puzzles: list[Puzzle] = []


def puzzle_file(game: Game) -> Path:
    return game.folder / "teaching" / "puzzles.json"


def read(file: Path) -> Collection:
    """The puzzles of a file; none where there is no file."""
    if not file.exists():
        return Collection()
    return msgspec.json.decode(file.read_bytes(), type=Collection)


def write(file: Path, collection: Collection) -> None:
    """A puzzle a line, so that a new one is a new line; a reader never sees half a file."""
    encode = msgspec.json.encode
    puzzles = b",\n".join(map(encode, collection.puzzles))
    head = b'{"seed":%d,"made":%b,"puzzles":[' % (collection.seed, encode(collection.made))
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".writing")
    half.write_bytes(head + b"\n" + puzzles + b"\n]}\n")
    half.replace(file)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their numbers."""
    return {one.number: one for one in read(puzzle_file(game)).puzzles}


def get_puzzle(game: Game, number: str) -> Puzzle:
    """The puzzle of this number."""
    puzzles = puzzles_of(game)
    if number not in puzzles:
        known = [f"1–{[*puzzles][-1]}"] if puzzles else []
        raise NotFound("задачи", "puzzle", number, known)
    return puzzles[number]
