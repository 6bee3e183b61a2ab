"""From interpreted to compiled, in a process that has loaded rules already.

Wherever an interpreted rule is known by a name, the compiled one takes its place: in modules, and
in the games that hold rules. Both give the same bytes, so matches under way go on. What is kept
elsewhere stays interpreted.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import reload
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any
from weakref import WeakSet

from . import binder, mode, rule
from .cache import cache_root

holders: WeakSet[Any] = WeakSet()  # objects whose attributes are rules: games
_compiled: dict[Callable[..., Any], Any] = {}  # by the interpreted one
_alone = Lock()


def compile_from_now() -> None:
    """Let the rules of this process run compiled from here on."""
    from .placing import check_writable  # what needs Numba

    with _alone:
        if rule.is_compiled():
            return
        check_writable(cache_root())
        rule.COMPILED = True
        mode.set_mode("compiled")
        for module in _written_twice():
            _compiled.update(_loaded_again(module))
        for function, owner, flags in rule.interpreted:
            if function not in _compiled:
                _compiled[function] = rule.compile_rule(function, owner, **flags)
        rule.interpreted.clear()
        binder.forget()
        for scope in _scopes():
            for name, value in [*scope.items()]:
                if type(value) is FunctionType and value in _compiled:
                    scope[name] = _compiled[value]


def as_now(function: Callable[..., Any]) -> Any:
    """Return the compiled form of a rule that was taken from its module before the change."""
    return _compiled.get(function, function)


def _written_twice() -> list[ModuleType]:
    ours = [module for name, module in sys.modules.items() if name.startswith("menagerie.")]
    return [module for module in ours if module is not rule and "COMPILED" in vars(module)]


def _loaded_again(module: ModuleType) -> Iterator[tuple[Callable[..., Any], Any]]:
    """The functions that a module had, each with what has its name now."""
    before = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    now = vars(reload(module))
    for function in before:
        if function.__module__ == module.__name__:
            yield function, now[function.__name__]


def _scopes() -> Iterator[dict[str, Any]]:
    for module in [*sys.modules.values()]:
        if isinstance(module, ModuleType):
            yield vars(module)
    for holder in [*holders]:
        yield vars(holder)
