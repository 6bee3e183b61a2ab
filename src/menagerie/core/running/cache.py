"""Where compiled rules are kept: a folder keyed by every source that decides what they do."""

import hashlib
import os
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2]
RULE = re.compile(r"^@(?:rule|inlined_rule|generic)\b", re.MULTILINE)
RELATIVE = re.compile(r"^from (\.+)([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
ABSOLUTE = re.compile(rf"^from {PACKAGE.name}\.([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)
WORD = re.compile(r"\w+")


def cache_root() -> Path:
    """The folder that holds compiled rules; `MENAGERIE_CACHE` moves it."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "menagerie"
    return Path(os.environ.get("MENAGERIE_CACHE") or default)


class Source(NamedTuple):
    """One file as it is now."""

    data: bytes
    imports: frozenset[Path]  # what it imports at its top level, of its own package or of ours
    has_rules: bool


def source(file: Path) -> Source:
    found = file.stat()
    return _read(file, found.st_mtime_ns, found.st_size)


@cache
def _read(file: Path, changed: int, size: int) -> Source:
    data = file.read_bytes()
    text, found = data.decode(), set[Path]()
    for dots, dotted, names in RELATIVE.findall(text):
        found |= _modules(file.parents[len(dots) - 1], dotted, names)
    for dotted, names in ABSOLUTE.findall(text):
        found |= _modules(PACKAGE, dotted, names)
    return Source(data, frozenset(found), RULE.search(text) is not None)


def _modules(folder: Path, dotted: str, names: str) -> set[Path]:
    """The files that an import statement may read."""
    target = folder.joinpath(*dotted.split(".")) if dotted else folder
    inside = {target / f"{name}.py" for name in WORD.findall(names)}
    return {file for file in {target.with_suffix(".py"), *inside} if file.is_file()}


def rule_sources(folder: Path) -> set[Path]:
    """The files of a folder that hold rules, and all that these import: tables, constants, core."""
    found = set[Path]()
    left = [file for file in folder.glob("*.py") if source(file).has_rules]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += source(file).imports
    return found


def key_now(folders: frozenset[Path], compiler: str) -> str:
    """A hash of the sources and tables as they are now."""
    sources = {file for folder in folders for file in rule_sources(folder)}
    tables = {file for folder in folders for file in folder.glob("*.csv")}
    digest = hashlib.sha256(compiler.encode())
    for file in sorted(sources | tables, key=lambda file: (file.parent.name, file.name)):
        data = source(file).data if file in sources else file.read_bytes()
        digest.update(f"{file.parent.name}/{file.name}\0".encode() + data)
    return digest.hexdigest()[:16]


# A process keeps the key it began with: old rules never run under a new source.
source_key = cache(key_now)


def cache_folder(owner: Path, code: Path, compiler: str) -> Path:
    """The cache of functions written in folder `code` and compiled for the package `owner`."""
    return cache_root() / f"{owner.name}-{source_key(frozenset({owner, code}), compiler)}"
