"""Compiled rules for what is made for throughput, whatever this process has done before.

Rules compile when they are first called; what takes longer than a moment is shown.
"""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from threading import Lock, Timer
from types import FunctionType
from typing import Any

from rich.progress import Progress, TaskID

from .language import language
from .progress import progress_bar
from .running import mode
from .running.change import compile_from_now
from .text import Text

MOMENT = 1.0  # seconds
SAID = Text(
    "menagerie: компилирую правила; это один раз, дальше они загружаются.\n",
    "menagerie: compiling rules. This happens once; later they are loaded.\n",
)


def need_compiled() -> None:
    """Let rules run compiled from here on, unless the environment wants them interpreted."""
    if mode.asked() != "interpreted":
        compile_from_now()
        _watch()


@cache
def _watch() -> None:
    """Show what Numba compiles from here on."""
    from numba.core.event import Listener, register

    class Watcher(Listener):  # type: ignore[misc]  # its base is untyped
        """Follows Numba, which tells when it begins to compile a function and when it has done."""

        def on_start(self, event: Any) -> None:
            shown.begin(event.data["dispatcher"].py_func)

        def on_end(self, event: Any) -> None:
            shown.end(event.data["dispatcher"].py_func)

    register("numba:compile", Watcher())


class Shown:
    """The compiling of a function with all that it calls, as a bar, once it takes long."""

    def __init__(self, said: Text) -> None:
        self._said: Text | None = said  # with the first bar
        self._done, self._left = set[Callable[..., Any]](), set[Callable[..., Any]]()
        self._depth, self._total, self._name = 0, 0, ""
        self._timer, self._lock = Timer(0, self._show), Lock()
        self._showing = ExitStack()
        self._bar: tuple[Progress, TaskID] | None = None

    def begin(self, function: FunctionType) -> None:
        """It is compiled, and meanwhile those that it calls."""
        self._depth += 1
        if self._depth == 1:
            self._left = _reached(function) - self._done
            self._total, self._name = len(self._left), function.__name__
            self._timer = Timer(MOMENT, self._show)
            self._timer.daemon = True
            self._timer.start()

    def end(self, function: FunctionType) -> None:
        """It is done."""
        self._depth -= 1
        self._done.add(function)
        self._left.discard(function)
        with self._lock:
            if self._depth == 0:
                self._timer.cancel()
                self._bar = None
                self._showing.close()
            elif self._bar is not None:
                bar, task = self._bar
                bar.update(task, completed=self._total - len(self._left))

    def _show(self) -> None:
        with self._lock:
            if self._depth == 0:
                return
            if self._said is not None:
                sys.stderr.write(self._said.text(language()))
                self._said = None
            bar = self._showing.enter_context(progress_bar())
            task = bar.add_task(self._name, total=self._total)
            self._showing.callback(bar.remove_task, task)
            self._bar = bar, task


def _reached(function: FunctionType) -> set[Callable[..., Any]]:
    """A rule, and those that it calls, directly or not."""
    found, left = set[Callable[..., Any]](), [function]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            known = (one.__globals__.get(name) for name in one.__code__.co_names)
            left += [inner for rule in known if (inner := getattr(rule, "py_func", None))]
    return found


shown = Shown(SAID)
