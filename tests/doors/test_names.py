"""Commands, options, variables, targets and packages that pages and messages name exist."""

import ast
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.main import get_command

from docs.pages import PAGES, blocks
from installing import ROOT
from menagerie.cli.app import app
from menagerie.core.distribution import DISTRIBUTION
from menagerie.core.running.mode import GROUP

EXAMPLE = ROOT / "examples" / "goofspiel"
TEXTS = [*PAGES, ROOT / "CHANGELOG.md", ROOT / "web/README.md", EXAMPLE / "README.md"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# What readers may add from the package index, and no list of ours requires.
OTHERS = {"jax", "pgx", "polars", "stable-baselines3", "sb3-contrib"}
GROUPS = {GROUP, "pytest11", "console_scripts"}
NAMES = re.compile(r"menagerie |MENAGERIE_|pip install|make [a-z]|entry")
CODE = re.compile(r"`([^`\n]+)`")
# In prose, `menagerie` may be a word like any other.
COMMAND = r"(?:^|[`(']|: |/bin/)menagerie ((?:[a-z]+|--?[a-z]+|GAME)\b[^`\n()«»;]*)"


class Said(NamedTuple):
    """A text that people read."""

    where: str
    text: str


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    files = sorted((ROOT / "src/menagerie").rglob("*.py"))
    texts = [(file, file.read_text(encoding="utf-8")) for file in files]
    return tuple((file, ast.parse(text)) for file, text in texts if NAMES.search(text))


def strings(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text of a program; what an f-string fills in is `…`."""
    for one in ast.walk(node):
        if isinstance(one, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else "…" for p in one.values]
            yield one.lineno, "".join(parts)
        elif isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield from ((one.lineno, line) for line in one.value.splitlines())


@cache
def said() -> tuple[Said, ...]:
    """All pages, and all that the program says: messages in both languages, helps, docstrings."""
    found = [Said(page.name, page.read_text(encoding="utf-8")) for page in TEXTS]
    for file, tree in sources():
        name = str(file.relative_to(ROOT))
        found += [Said(f"{name}:{line}", text) for line, text in strings(tree)]
    client = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    found += [Said(file.name, file.read_text(encoding="utf-8")) for file in client]
    return tuple(found)


def typed() -> Iterator[Said]:
    """The lines of the pages that a reader types into a shell."""
    for page in TEXTS:
        for block in blocks(page):
            if block.is_typed:
                for line in block.text.splitlines():
                    yield Said(f"{page.name}:{block.line}", line.removeprefix("$ ").split(" #")[0])


def named(pattern: str) -> set[tuple[str, str]]:
    """Return names in code of pages, in lines to be typed and in messages: (name, where)."""
    wanted = re.compile(pattern)
    return {
        (found, one.where)
        for one in said()
        for piece in (CODE.findall(one.text) if one.where.endswith(".md") else [one.text])
        for found in wanted.findall(piece)
    } | {(found, one.where) for one in typed() for found in wanted.findall(one.text)}


@cache
def whole() -> Any:
    return get_command(app)


def missing_words(words: list[str]) -> str:
    """Return what does not exist of a command: its name, one of its options."""
    here = whole()
    for word in words:
        if word.startswith("-") and word.strip("-"):
            options = {name for one in here.params for name in one.opts} | {"--help"}
            if word.split("=")[0] not in options:
                return word
        elif hasattr(here, "commands") and word.isalpha() and word.islower():
            if word not in here.commands:
                # A group may have a default, whose first word is not a command: a game.
                return "" if here.name == "puzzles" else word
            here = here.commands[word]
    return ""


def mentions() -> Iterator[tuple[str, list[str]]]:
    """Every `menagerie …` that somebody is told to type."""
    for found, where in named(COMMAND):
        words = re.split(r" [#|>&]|[,:] |\.$|\. |\"", found)[0]
        yield where, re.sub(r"['\[\]]", "", words).split()


def test_commands_and_options_exist() -> None:
    found = [*mentions()]
    assert len(found) > 100
    wrong = [(where, " ".join(words)) for where, words in found if missing_words(words)]
    assert wrong == []


def test_variables_are_read_somewhere() -> None:
    folders = [ROOT / "src/menagerie", ROOT / "bench", ROOT / "tests"]
    programs = [file.read_text() for folder in folders for file in folder.rglob("*.py")]
    known = {name for text in programs for name in re.findall(r'"(MENAGERIE_[A-Z_]+)"', text)}
    found = {
        (name, one.where) for one in said() for name in re.findall(r"MENAGERIE_[A-Z_]+", one.text)
    }
    assert len(found) > 10
    assert [one for one in found if one[0] not in known] == []


def test_make_has_the_targets() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):(?!=)", text, re.M))
    found = named(r"^make ([a-z-]+)") | named(r"(?<=: )make ([a-z-]+)\.")
    assert len(found) > 10
    assert [one for one in found if one[0] not in targets] == []


@cache
def installable() -> frozenset[str]:
    """The packages that our lists ask for."""
    asked = [*PROJECT["dependencies"], *chain(*PROJECT["optional-dependencies"].values())]
    for file in (ROOT / "requirements").glob("*.in"):
        asked += [line for line in file.read_text().splitlines() if line[:1].isalpha()]
    return frozenset(canonicalize_name(Requirement(one).name) for one in asked) | OTHERS


def wrong_install(words: list[str]) -> str:
    """Return what of `pip install …` does not exist, or is not ours."""
    for before, word in zip(("", *words), words, strict=False):
        if word.startswith("-") or before in ("-c", "--target"):
            continue
        if before == "-r":
            if not (ROOT / word).is_file():
                return word
        elif word.startswith(".") or word.endswith(".whl"):
            if word.endswith(".whl") and DISTRIBUTION.replace("-", "_") not in word:
                return word
        else:
            asked = Requirement(word)
            name = canonicalize_name(asked.name)
            extras = PROJECT["optional-dependencies"] if name == DISTRIBUTION else {}
            if name not in (DISTRIBUTION, *installable()) or asked.extras - {*extras}:
                return word
    return ""


def test_what_is_installed_is_ours_or_known() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    found = named(r"pip install ((?:'[^'\n]+'|\"[^\"\n]+\"|[^\s'\"`]+| )+)")
    assert len(found) > 10
    wrong = [(words, where) for words, where in found if wrong_install(shlex.split(words, True))]
    assert wrong == []


def test_nothing_of_ours_has_the_name_of_a_stranger() -> None:
    """`menagerie` on the package index is another project of 2012, which asks for Django."""
    assert DISTRIBUTION != "menagerie"
    for project in (PROJECT, tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]):
        assert "menagerie" not in {Requirement(one).name for one in project["dependencies"]}


def test_groups_of_entry_points_exist() -> None:
    pattern = r'entry-points\."?([\w.]+)"?\]|group=[\'"]([\w.]+)[\'"]'
    found = {
        (first or second, one.where)
        for one in said()
        for first, second in re.findall(pattern, one.text)
    }
    assert found
    assert [one for one in found if one[0] not in GROUPS] == []


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("serve --host 0.0.0.0", ""),
        ("serve --hots 0.0.0.0", "--hots"),
        ("sevre", "sevre"),
        ("admin tidy", ""),
        ("admin tydi", "tydi"),
        ("puzzles make GAME --count 150", ""),
        ("play GAME -o chaos=true", ""),
    ],
)
def test_the_law_bites(words: str, wrong: str) -> None:
    assert missing_words(words.split()) == wrong
