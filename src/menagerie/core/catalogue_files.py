"""The files of catalogues: Fluent entries with their places, and plural rules of languages."""

import json
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

SOURCE = "en"  # the language that all texts exist in
HOUSE = Path(__file__).parents[1] / "words"
LANGUAGE = "language.ftl"  # what a language needs in every game: "or", "Player 2"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
SMALL = 1000  # numbers whose plural form is looked up

Pattern = ast.Message | ast.Term | ast.Attribute

log = logging.getLogger(__name__)


class Entry(NamedTuple):
    """A message, one of its attributes, or a term (its key begins with a dash), and its place."""

    key: str
    node: Pattern
    file: Path
    text: str  # of the whole file

    def line(self, at: int | None = None) -> int:
        start = self.node.span.start if self.node.span else 0
        return self.text.count("\n", 0, start if at is None else at) + 1

    def report(self, what: str, at: int | None = None) -> str:
        return f"{self.file}:{self.line(at)}: {self.key}: {what}"


@cache
def identifier(key: str) -> str:
    """Return the name of a key's message in Fluent, which allows no dots."""
    return key.replace(".", "-").replace("_", "-")


def read(file: Path, report: Callable[[str], None] = log.warning) -> Iterator[Entry]:
    """The entries of a file; what cannot be read is reported."""
    content = file.read_bytes()
    try:
        text = content.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        report(f"{file}:{content.count(10, 0, error.start) + 1}: this is not UTF-8")
        return
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            found = node.annotations[0]
            key = re.split(r"\s*=", node.content or "", maxsplit=1)[0]
            at = text.count("\n", 0, found.span.start if found.span else 0) + 1
            report(f"{file}:{at}: {key}: {found.message}")
        elif isinstance(node, ast.Term):
            yield Entry(f"-{node.id.name}", node, file, text)
        elif isinstance(node, ast.Message):
            if node.value is not None:
                yield Entry(node.id.name, node, file, text)
            for one in node.attributes:
                yield Entry(f"{node.id.name}-{one.id.name}", one, file, text)


def entries(files: Sequence[Path], report: Callable[[str], None] = log.warning) -> dict[str, Entry]:
    """All entries by key; one that is there twice is reported, and the first one counts."""
    found: dict[str, Entry] = {}
    for file in files:
        for entry in read(file, report):
            if entry.key in found:
                report(entry.report("this key is there twice"))
            found.setdefault(entry.key, entry)
    return found


def files_of(folder: Path | None, lang: str) -> list[Path]:
    """The files of a language, after those that every game needs."""
    own = [] if folder is None else sorted((folder / lang).glob("*.ftl"))
    return [HOUSE / lang / LANGUAGE, *own]


@cache
def _plural_rules() -> Any:
    return json.loads((HOUSE / "plurals.json").read_bytes())


@cache
def plural_form(lang: str) -> Callable[[int], str]:
    """A language's plural form for a number, by the rules of CLDR for whole numbers."""
    known = _plural_rules()
    rules = known["rules"][known["languages"].get(lang, 0)]

    def holds(relation: Sequence[Any], n: int) -> bool:
        modulo, inside, ranges = relation
        value = n % modulo if modulo else n
        return bool(inside) == any(low <= value <= high for low, high in ranges)

    def form(n: int) -> str:
        for name, ways in rules:
            if any(all(holds(relation, n) for relation in way) for way in ways):
                return str(name)
        return CATEGORIES[-1]

    small = tuple(map(form, range(SMALL)))
    return lambda n: small[abs(n)] if -SMALL < n < SMALL else form(abs(n))


def whole_forms(lang: str) -> frozenset[str]:
    """The plural forms that whole numbers take in a language."""
    return frozenset(map(plural_form(lang), (*range(SMALL), 1_000_000)))
