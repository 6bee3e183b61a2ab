"""What all rooms share: storage, bus, threads, analyst, judge and background tasks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from ..preparation import Preparation
from ..settings import Settings
from ..storage.storage import Storage
from .analyst import Analyst
from .bot_threads import BotThreads
from .bus import Bus, MemoryBus, PostgresBus
from .coaching import Judge


class Services:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        bus: Bus,
        preparation: Preparation,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`now` is the time that entries are stored with, and that days are counted by."""
        self.settings, self.storage, self.bus, self.now = settings, storage, bus, now
        self.preparation = preparation
        self.threads = BotThreads()
        self.analyst = Analyst(storage, self.threads.quiet, settings.analyses)
        self.judge = Judge(self.threads.quiet)
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        settings: Settings,
        preparation: Preparation,
        now: Callable[[], float] = time.time,
    ) -> Services:
        storage = await Storage.open(settings)
        bus = PostgresBus(settings.database) if settings.database else MemoryBus()
        return cls(settings, storage, bus, preparation, now)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background, and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.analyst.stop()
        self.judge.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()
        await self.storage.close()
