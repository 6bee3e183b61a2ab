"""Find the mistakes in a game's catalogues: a line each, with file, line and key.

python -m menagerie.testing.catalogues GAME [LANGUAGE …]
"""

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from menagerie.core.catalogue import Broken, Compiler, kind_of
from menagerie.core.catalogue_files import (
    CATEGORIES,
    HOUSE,
    SOURCE,
    Entry,
    entries,
    files_of,
    whole_forms,
)
from menagerie.core.catalogue_words import Called, CatalogueWords
from menagerie.core.game import Game

from .worlds import load_game


class Checked(NamedTuple):
    """The entries of a language, the values that each message takes, and what is wrong so far."""

    found: Mapping[str, Entry]
    values: Mapping[str, Collection[str]]
    wrong: Sequence[str]


class Choices(Visitor):
    """Collects the places of a message where it chooses by a number, or by who reads it."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def _compiled(
    folder: Path | None, lang: str, kinds: Collection[str], constants: Mapping[str, int | str]
) -> Checked:
    wrong: list[str] = []
    found = entries(files_of(folder, lang), wrong.append)
    compiler = Compiler(lang, found, kinds, constants)
    for key, entry in found.items():
        try:
            if key[0] == "-":
                compiler.term(key[1:])
            else:
                compiler.function(key, "said")
        except Broken as broken:
            wrong.append(entry.report(str(broken), broken.at))
    return Checked(found, compiler.values, wrong)


def _choices(entry: Entry, lang: str) -> Iterator[str]:
    """Plural forms that are missing, and readers that the sentence does not name."""
    visitor = Choices()
    visitor.visit(entry.node)
    for one in visitor.found:
        at = one.span.start if one.span else None
        keys = [str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in one.variants]
        name = one.selector.id.name if isinstance(one.selector, ast.VariableReference) else ""
        if name == "you":
            for key in keys:
                if kind_of(key) != "seat" and key != "other":
                    yield entry.report(f"${key} is no player", at)
            continue
        named = {key for key in keys if key in CATEGORIES}
        missing = whole_forms(lang) - named
        if name and named - {"other"} and missing:
            yield entry.report(f"${name} lacks the plural form {', '.join(sorted(missing))}", at)


def problems(
    folder: Path | None,
    lang: str,
    called: Mapping[str, Sequence[Called]],
    constants: Mapping[str, int | str],
) -> list[str]:
    """All that is wrong with a language, compared with English."""
    own = _compiled(folder, lang, called, constants)
    source = own if lang == SOURCE else _compiled(folder, SOURCE, called, constants)
    wrong = [*own.wrong, *(one for e in own.found.values() for one in _choices(e, lang))]
    for key, entry in own.found.items():
        if key[0] != "-" and key not in source.found:
            wrong.append(entry.report("English has no such message"))
        if key not in own.values or key not in source.values:
            continue
        values, wanted = own.values[key], source.values[key]
        wrong += [entry.report(f"English has no ${one}") for one in values if one not in wanted]
        wrong += [entry.report(f"${one} is not said") for one in wanted if one not in values]
    wrong += [
        entry.report(f"{lang} lacks it")
        for key, entry in source.found.items()
        if key[0] != "-" and key not in own.found
    ]
    terms = {f"-{one}" for names in called.values() for one in names if isinstance(one, str)}
    place = folder / lang if folder else HOUSE / lang
    return wrong + [f"{place}: {one}: {lang} lacks it" for one in sorted(terms - own.found.keys())]


def of_game(game: Game, lang: str) -> list[str]:
    """The same for a game: its catalogues, and events whose sentence asks for other values."""
    words = game.words
    if not isinstance(words, CatalogueWords):
        return problems(None, lang, {}, {})
    wrong = problems(words.folder, lang, words.called, words.constants)
    for event in game.events:
        for key in (f"event.{event.name}", f"event.{event.name}.hidden"):
            given = {*event.args}
            values = words.values(key) if words.has(key) else {}
            wrong += [f"{game.id}: {key}: the event has no ${v}" for v in values if v not in given]
    return wrong


def main(*args: Any) -> None:
    game = load_game(args[0])
    for lang in args[1:] or sorted(one.name for one in HOUSE.iterdir() if one.is_dir()):
        print("\n".join(of_game(game, lang)))


if __name__ == "__main__":
    main(*sys.argv[1:])
