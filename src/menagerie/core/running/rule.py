"""`rule`: one source, run interpreted or compiled.

Interpreted, every rule is a plain Python function (debugger, coverage, line numbers); compiled, it
is Numba's, and a CUDA kernel may call the very same function. `mode.py` says which a process begins
with; `change.py` compiles what a process has interpreted so far.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

from .cache import cache_folder
from .mode import decide
from .ready import compiler

F = TypeVar("F", bound=Callable[..., Any])
TESTED = ("0.68.",)  # versions of Numba whose inner parts `parts.py` was tested with

# For modules that are written two ways; they are loaded again when this changes. All others ask
# `is_compiled()`.
COMPILED = decide() == "compiled"
interpreted: list[tuple[Callable[..., Any], Path, dict[str, bool]]] = []


def is_compiled() -> bool:
    """Whether rules run compiled now."""
    return COMPILED


def compile_rule(function: F, owner: Path, **flags: Any) -> F:
    """Compile with Numba, caching under the folder that the sources determine."""
    if not COMPILED:
        interpreted.append((function, owner, flags))
        return function
    from .placing import place_in

    # Numba reads this setting once, while it decorates; so each game gets its own cache folder.
    place_in(cache_folder(owner, Path(function.__code__.co_filename).parent, compiler()))
    # Rules allocate nothing, so references to arrays need not be counted, which takes long. A rule
    # that is first called from an inlined one would be inlined like it, were this not set.
    options = {"nopython": True, "nogil": True, "_nrt": False, "forceinline": False, **flags}
    compiled: Any = dispatcher()(function, {}, options)
    compiled.enable_caching()
    return cast(F, compiled)


@cache
def dispatcher() -> Any:
    """Numba's class for a compiled function, or ours, which compiles less of it."""
    if version("numba").startswith(TESTED):
        from .parts import Rule

        return Rule
    from numba.core.registry import CPUDispatcher

    return CPUDispatcher


def rule(function: F) -> F:
    """Mark a function over a state record as part of the rules: the same source runs three ways."""
    return compile_rule(function, Path(function.__code__.co_filename).parent)


def inlined_rule(function: F) -> F:
    """A tiny rule that LLVM should fold into its callers whatever the size of those."""
    return compile_rule(function, Path(function.__code__.co_filename).parent, forceinline=True)
