"""Work that nobody waits for: done in a thread that lets the bots of live games search first."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 1.0  # seconds that a step waits for bots of live games, at most


class Stopped(Exception):
    """The server is shutting down."""


class Background:
    """One thread; a search in it does not hold the GIL."""

    def __init__(self, name: str, quiet: threading.Event) -> None:
        """`quiet` is set while no bot searches."""
        self._quiet, self._stopping = quiet, threading.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def pause(self) -> None:
        """Called by the work before each step: let bots go first, or end."""
        if self._stopping.is_set():
            raise Stopped
        self._quiet.wait(PATIENCE)

    def stop(self) -> None:
        self._stopping.set()
        self._thread.shutdown(wait=False, cancel_futures=True)
