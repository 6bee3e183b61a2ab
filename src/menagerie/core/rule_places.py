"""Where each rule of a game is kept in the code, and which tests exercise it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .game import Game
from .running.cache import PACKAGE


class Place(NamedTuple):
    """Where a rule is kept or tested: a file, a line, and the function around it, if any."""

    file: Path
    line: int
    function: str


def kept(game: Game, rule: str) -> list[Place]:
    """The places of the game's code that name a rule."""
    return [place for file in sorted(game.folder.glob("*.py")) for place in _named(file, rule)]


def tests_folder(game: Game) -> Path | None:
    """Where a game's tests are: beside the house's in a checkout, else beside its package."""
    house = PACKAGE.parents[1] / "tests" / "games" / game.id
    folders = (house, game.folder.parent / "tests", game.folder.parents[1] / "tests")
    return next((folder for folder in folders if folder.is_dir()), None)


def tested(game: Game, rule: str) -> list[Place]:
    """The tests that exercise a rule: those that name it in `pytest.mark.rule(…)`."""
    folder = tests_folder(game)
    files = sorted(folder.rglob("test_*.py")) if folder else []
    return [place for file in files for place in _named(file, rule) if place.function]


def _named(file: Path, rule: str) -> Iterator[Place]:
    """The lines of a source that name a rule, one for each function."""
    name = re.compile(rf"\b{rule}\b")
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [number for number, line in enumerate(lines, 1) if name.search(line)]
    seen = set[str]()
    spans = _functions(file) if found else []
    for number in found:
        around = [function for first, last, function in spans if first <= number <= last]
        function = around[-1] if around else ""
        if not function or function not in seen:
            seen.add(function)
            yield Place(file, number, function)


@cache
def _functions(file: Path) -> list[tuple[int, int, str]]:
    """First line (decorators included), last line and name of every function, outer ones first."""
    return [
        (
            min([node.lineno, *(one.lineno for one in node.decorator_list)]),
            node.end_lineno,
            node.name,
        )
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.end_lineno
    ]
