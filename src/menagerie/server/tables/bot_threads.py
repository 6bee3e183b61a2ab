"""Threads in which bots and hints search."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any


class BotThreads(ThreadPoolExecutor):
    """`quiet` is set while no bot is at work: less urgent work waits for it."""

    def __init__(self) -> None:
        super().__init__(max_workers=(os.cpu_count() or 2) + 2, thread_name_prefix="bot")
        self.quiet = threading.Event()
        self.quiet.set()
        self._running = 0
        self._counting = threading.Lock()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self._count(1)
        task = super().submit(fn, *args, **kwargs)
        task.add_done_callback(lambda _: self._count(-1))
        return task

    def _count(self, change: int) -> None:
        with self._counting:
            self._running += change
            if self._running:
                self.quiet.clear()
            else:
                self.quiet.set()
