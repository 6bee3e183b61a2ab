"""`rule`: one source, run interpreted or compiled.

`MENAGERIE_MODE=interpreted` leaves every rule a plain Python function (debugger, coverage, line
numbers); otherwise Numba compiles it, and a CUDA kernel may call the very same function.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from itertools import chain
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
NEVER_COMPILED = {"__init__.py", "view.py", "words.py", "terminal.py"}  # around the rules
# Of core: Python that calls the rules and that no rule calls.
NOT_RULES = {"errors.py", "game.py", "match.py", "prepare.py", "record.py", "registry.py"}
MODES = ("compiled", "interpreted")
MODE = os.environ.get("MENAGERIE_MODE", "compiled")
if MODE not in MODES:
    raise SystemExit(f"MENAGERIE_MODE={MODE!r} is unknown; use one of: {', '.join(MODES)}")
COMPILED = MODE == "compiled"

if COMPILED:
    import numba


def cache_root() -> Path:
    """The folder that holds compiled rules; `MENAGERIE_CACHE` moves it."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "menagerie"
    return Path(os.environ.get("MENAGERIE_CACHE") or default)


@cache
def source_key(folders: frozenset[Path]) -> str:
    """A hash of the compiled sources and their tables: old rules never run under a new source."""
    digest = hashlib.sha256(numba.__version__.encode() if COMPILED else b"")
    sources = (folder.glob(kind) for folder in folders for kind in ("*.py", "*.csv"))
    for file in sorted(chain.from_iterable(sources)):
        around = NEVER_COMPILED | (NOT_RULES if file.parent == PACKAGE / "core" else set())
        if file.name not in around:
            digest.update(f"{file.parent.name}/{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(owner: Path, code: Path) -> Path:
    """The cache of functions written in folder `code` and compiled for the package `owner`."""
    return cache_root() / f"{owner.name}-{source_key(frozenset({PACKAGE / 'core', owner, code}))}"


def compile_rule(function: F, owner: Path, **flags: Any) -> F:
    """Compile with Numba, caching under the folder that the sources determine."""
    if not COMPILED:
        return function
    # Numba reads this setting once, while it decorates; so each game gets its own cache folder.
    folder = cache_folder(owner, Path(function.__code__.co_filename).parent)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return numba.njit(cache=True, nogil=True, **flags)(function)  # type: ignore[no-any-return]


def rule(function: F) -> F:
    """Mark a function over a state record as part of the rules: the same source runs three ways."""
    return compile_rule(function, Path(function.__code__.co_filename).parent)


def inlined_rule(function: F) -> F:
    """A tiny rule that LLVM should fold into its callers whatever the size of those."""
    return compile_rule(function, Path(function.__code__.co_filename).parent, forceinline=True)


def bind(function: Callable[..., Any], names: dict[str, Any], owner: Path) -> Callable[..., Any]:
    """A generic algorithm with its free names (`legal`, `act` …) bound to one game's rules.

    Bound through globals, not closures: that is what Numba can cache and dispatch fast.
    """
    scope = {**function.__globals__, **names}
    bound = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    bound.__qualname__ = function.__qualname__
    return compile_rule(bound, owner)
