"""A game is whole and alone: nothing outside its folders names it, its rules or its components."""

import re
from functools import cache
from pathlib import Path

import pytest

from menagerie.core.game import Game
from menagerie.core.running.cache import PACKAGE
from menagerie.core.words import LANGUAGES
from picking import every_game

ROOT = Path(__file__).parents[2]
# What is read: sources, style sheets, words, tests. Pages for people may list the games, and the
# packages in `examples` use the game that they like.
PLACES = ("src", "tests", "bench", "web/src", "web/scripts")
PAGES = {".md", ".csv", ".sql", ".jpg", ".npz", ".png", ".svg", ".woff2", ".pyc"}
NOT_OURS = re.compile(
    r"/(node_modules|__pycache__|[\w-]+\.egg-info)/|/server/(static|docs)/|^bench/results/"
)
# The folders of a game: in the package, in the web client, in the tests.
OWN = re.compile(r"^(src/menagerie|web/src|tests)/games/(\w+)/")
LONG = 5  # letters; a shorter name is a word of the language too


@cache
def sources() -> dict[str, str]:
    """Every file that shall name no game, and its text."""
    files = (file for place in PLACES for file in sorted((ROOT / place).rglob("*")))
    named = {file.relative_to(ROOT).as_posix(): file for file in files}
    return {
        name: file.read_text(encoding="utf-8")
        for name, file in named.items()
        if file.suffix not in PAGES and not NOT_OURS.search(name) and file.is_file()
    }


@cache
def naming(game: Game) -> re.Pattern[str]:
    """What only this game says: its id, its titles, the ids of its rules, the keys of its words."""
    names = [game.id, *(game.words.label("title", lang) for lang in LANGUAGES)]
    words = "|".join(map(re.escape, names))
    return re.compile(rf"\b(?:{words})\b|\b{game.prefix}-\d+\b|['\"`]{game.prefix.lower()}\.\w")


@cache
def components(game: Game) -> re.Pattern[str]:
    """The proper names of its components. Another game may have a king, too."""
    names = {name for pairs in game.words.names.values() for pair in pairs for name in pair}
    proper = {re.escape(name) for name in names if len(name) >= LONG and name[0].isupper()}
    return re.compile(rf"\b(?:{'|'.join(sorted(proper))})\b" if proper else r"(?!)")


def found(game: Game, file: str, text: str) -> list[str]:
    """The places of a file that name a game in which it has no part."""
    own = OWN.match(file)
    if own and own.group(2) == game.id:
        return []
    patterns = [naming(game)] if own else [naming(game), components(game)]
    patterns = [pattern for pattern in patterns if pattern.search(text)]
    return [
        f"{file}:{number}: {match.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in patterns
        for match in pattern.finditer(line)
    ]


@every_game
def test_nothing_outside_its_folders_names_a_game(game: Game) -> None:
    if not game.folder.is_relative_to(PACKAGE):
        pytest.skip("a game of another package")
    assert [place for file, text in sources().items() for place in found(game, file, text)] == []


@every_game
def test_the_law_sees_what_it_forbids(game: Game) -> None:
    title, prefix = game.words.label("title", "ru"), game.prefix
    for text in (game.id, title, f"{prefix}-07", f"'{prefix.lower()}.x'"):
        assert found(game, "src/menagerie/server/app.py", f"x = {text}")
        assert not found(game, f"web/src/games/{game.id}/words.en.json", f"x = {text}")
