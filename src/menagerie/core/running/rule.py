"""`rule`: one source, run interpreted or compiled.

`MENAGERIE_MODE=interpreted` leaves every rule a plain Python function (debugger, coverage, line
numbers); otherwise Numba compiles it, and a CUDA kernel may call the very same function.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("compiled", "interpreted")
MODE = os.environ.get("MENAGERIE_MODE", "compiled")
if MODE not in MODES:
    raise SystemExit(f"MENAGERIE_MODE={MODE!r} is unknown; use one of: {', '.join(MODES)}")
COMPILED = MODE == "compiled"

if COMPILED:
    import numba


def compile_rule(function: F, owner: Path, **flags: Any) -> F:
    """Compile with Numba, caching under the folder that the sources determine."""
    if not COMPILED:
        return function
    # Numba reads this setting once, while it decorates; so each game gets its own cache folder.
    folder = cache_folder(owner, Path(function.__code__.co_filename).parent, numba.__version__)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return numba.njit(cache=True, nogil=True, **flags)(function)  # type: ignore[no-any-return]


def compiled_before(owner: Path) -> bool:
    """Whether the cache holds compiled rules of this package."""
    return not COMPILED or any(cache_folder(owner, owner, numba.__version__).rglob("*.nbi"))


def rule(function: F) -> F:
    """Mark a function over a state record as part of the rules: the same source runs three ways."""
    return compile_rule(function, Path(function.__code__.co_filename).parent)


def inlined_rule(function: F) -> F:
    """A tiny rule that LLVM should fold into its callers whatever the size of those."""
    return compile_rule(function, Path(function.__code__.co_filename).parent, forceinline=True)
