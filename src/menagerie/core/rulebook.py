"""The rules of a game as its RULES.md tells them, and where each of them is kept and tested."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from snowballstemmer import stemmer

from .game import Game
from .naming import printed_name
from .running.cache import PACKAGE

DECLARED = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
SHOWN_ID = re.compile(r"\*\*[A-Z]{2}-\d+\*\* ?")
# The first column of a table of rules: its head with the line below it, and its cells.
ID_HEAD = re.compile(r"^\| *(?:rule|правило) *(\|.*\n)\|[-: ]+", re.MULTILINE)
ID_CELL = re.compile(r"^\| *\**[A-Z]{2}-\d+\** *(?=\|)", re.MULTILINE)
SOURCE_COLUMN = re.compile(r"^\|.*\| *(?:source|источник) *\|$", re.MULTILINE)
SOURCE = re.compile(r" ?\((?:[^()]|\([^()]*\))*\)$")
RULING = re.compile(r" ?\((?:our )?(?:ruling|наше решение|наши решения)[^()]*\)", re.IGNORECASE)
# A paragraph for those who correct our data: it names a file, or what is reconstructed in a table.
FOR_OWNERS = re.compile(r"`\w+\.py`|^\|.*\| *(?:reconstructed|восстановлено) *\|$", re.MULTILINE)
MARK = re.compile(r"^† [^.]*\. ?|†", re.MULTILINE)  # of what is reconstructed, with its meaning
BEHIND = re.compile(r"Sources|Источники")
WORD = re.compile(r"\w+")
STEMMERS = {"ru": "russian", "en": "english"}


class Place(NamedTuple):
    """Where a rule is kept or tested: a file, a line, and the function around it, if any."""

    file: Path
    line: int
    function: str


def rules_file(game: Game, lang: str) -> Path:
    """The rules in this language, or in English where there is no translation."""
    translated = game.folder / f"RULES.{lang}.md"
    return translated if translated.exists() else game.folder / "RULES.md"


def rules_text(game: Game, lang: str) -> str:
    """The rules as they are written, with their sources and rulings."""
    return rules_file(game, lang).read_text(encoding="utf-8")


def rules_for_players(game: Game, lang: str) -> str:
    """The rules without what stands behind them: notes on the edition, sources, marks of what was
    reconstructed, numbers of rulings, names of files. Rules keep their ids, to be found by them."""
    title, _, rest = rules_text(game, lang).partition("\n")
    *_, chapters = rest.partition("\n## ")
    kept = [
        "\n\n".join(_plain(part) for part in chapter.split("\n\n") if not FOR_OWNERS.search(part))
        for chapter in chapters.split("\n## ")
        if not BEHIND.match(chapter)
    ]
    return "\n\n## ".join([f"{title}\n\n{game.words.label('about', lang)}", *map(str.strip, kept)])


def without_ids(text: str) -> str:
    """For readers who never look a rule up: ids away, and the columns of tables that hold them."""
    return SHOWN_ID.sub("", ID_CELL.sub("", ID_HEAD.sub(r"\1", text)))


def _plain(paragraph: str) -> str:
    """Without its source, which stands in brackets at the end of each rule or in the last column
    of a table, and without marks."""
    lines = paragraph.split("\n")
    if SOURCE_COLUMN.search(paragraph):
        lines = [line.rsplit("|", 2)[0] + "|" for line in lines]
    else:
        lines = [SOURCE.sub("", line) if DECLARED.search(line) else line for line in lines]
    return MARK.sub("", RULING.sub("", "\n".join(lines)))


def declared(game: Game, lang: str = "en") -> list[str]:
    """The ids that the rules of a game give themselves, in order."""
    return DECLARED.findall(rules_file(game, lang).read_text(encoding="utf-8"))


@cache
def stem(word: str, lang: str) -> str:
    """What all forms of a word share: воровка, воровке, воровок."""
    return str(stemmer(STEMMERS[lang]).stemWord(word.lower()))


def search(game: Game, asked: str, lang: str) -> list[str]:
    """The rules with this id, or those that mention all these words in any of their forms; a
    component is found by any of its names."""
    text = rules_file(game, lang).read_text(encoding="utf-8")
    rules = [line for line in text.splitlines() if "**" in line]
    if asked.upper() in declared(game):
        return [line for line in rules if f"**{asked.upper()}**" in line]
    asked = printed_name(game.words, asked, lang)
    stems = {stem(word, lang) for word in WORD.findall(asked)}

    def mentions(line: str) -> bool:
        return asked.lower() in line.lower() or (bool(stems) and stems <= _stems(line, lang))

    return [line for line in rules if mentions(line)]


def _stems(line: str, lang: str) -> set[str]:
    return {stem(word, lang) for word in WORD.findall(line)}


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
