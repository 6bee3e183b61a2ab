"""The one binder: generic algorithms, written once, compiled for each game.

A `@generic` function calls the rules of a game by the names of `core/contract.py`, and other
generic functions by theirs. `bind(function, game)` puts the game's own rules in their place. The
names are bound through the function's globals, not through a closure: that is what Numba can cache
and dispatch fast.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Protocol, TypeVar, overload

from .rule import compile_rule, is_compiled

F = TypeVar("F", bound=Callable[..., Any])


class Owner(Protocol):
    """Whose rules are bound: a game."""

    @property
    def folder(self) -> Path: ...

    def rule(self, name: str) -> Any:
        """What the game puts in the place of this name."""

    def __hash__(self) -> int: ...


class Placeholder:
    """Stands for a fact of the game that compiled code needs, until `bind` puts it in."""

    __contract__ = True


def contract(function: F) -> F:
    """A rule that every game supplies; the function itself only says what it takes and returns."""
    function.__contract__ = True  # type: ignore[attr-defined]
    return function


@overload
def generic(function: F) -> F: ...
@overload
def generic(*, inline: bool) -> Callable[[F], F]: ...
def generic(function: Any = None, *, inline: bool = False) -> Any:
    """Mark an algorithm that `bind` compiles for a game; `inline` folds it into its callers."""

    def mark(marked: F) -> F:
        flags = {"forceinline": True} if inline else {}
        marked.__generic__ = flags  # type: ignore[attr-defined]  # a mark of ours
        return marked

    return mark if function is None else mark(function)


def bound_source(function: Callable[..., Any], game: Owner) -> Any:
    """The function with its free names bound to one game, not compiled: for kernels."""
    scope = dict(function.__globals__)
    for name in function.__code__.co_names:
        value = scope.get(name)
        if hasattr(value, "__contract__"):
            scope[name] = game.rule(name)
        elif hasattr(value, "__generic__"):
            scope[name] = bind(value, game)
    bound = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    bound.__qualname__ = function.__qualname__
    bound.__annotations__ = function.__annotations__
    return bound


@cache
def bind(function: F, game: Owner) -> F:
    """A generic algorithm, compiled for one game."""
    flags = function.__generic__  # type: ignore[attr-defined]
    bound: F = bound_source(function, game)
    return compile_rule(bound, game.folder, **flags) if is_compiled() else bound


def forget() -> None:
    """Bind anew what is asked for from here on."""
    bind.cache_clear()  # type: ignore[attr-defined]  # of functools
