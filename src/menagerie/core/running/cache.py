"""The cache of compiled rules: folders keyed by all sources that may change what rules do."""

import hashlib
import os
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
# Rooms whose functions games share, as rules or bound to their rules.
SHARED = tuple(PACKAGE / room for room in ("core", "core/state", "batch", "net", "search", "bots"))


def cache_root() -> Path:
    """The folder that holds compiled rules; `MENAGERIE_CACHE` moves it."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "menagerie"
    return Path(os.environ.get("MENAGERIE_CACHE") or default)


def key_now(folders: frozenset[Path], compiler: str) -> str:
    """A hash of the sources and tables in these folders and in the shared ones, as they are now."""
    digest = hashlib.sha256(compiler.encode())
    found = [file for one in folders.union(SHARED) for file in one.iterdir()]
    for file in sorted(found, key=lambda file: (file.parent.name, file.name)):
        if file.suffix in (".py", ".csv"):
            digest.update(f"{file.parent.name}/{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


# A process keeps the key it began with: old rules never run under a new source.
source_key = cache(key_now)


def cache_folder(owner: Path, code: Path, compiler: str) -> Path:
    """The cache of functions written in folder `code` and compiled for the package `owner`."""
    return cache_root() / f"{owner.name}-{source_key(frozenset({owner, code}), compiler)}"
