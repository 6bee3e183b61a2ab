"""All rooms of this process: loaded when first touched, let go when nobody has come for long."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from ..errors import no_table
from ..http.limits import Limiter
from ..metrics import ROOMS
from ..settings import Settings
from ..storage.storage import Holder, Storage
from .analyst import Analyst
from .bot_threads import ThinkingThreads
from .bus import Bus, MemoryBus, PostgresBus
from .entries import AnyEntry, Terms
from .room import Room

SWEEP = 60.0


class Services:
    """What rooms share: storage, news, threads for bots, the analyst, limits, background tasks."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus) -> None:
        self.settings, self.storage, self.bus = settings, storage, bus
        self.threads = ThinkingThreads()
        self.analyst = Analyst(storage, self.threads.quiet, settings.analyses)
        self.chat_limit = Limiter(settings.chat)
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background, and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.analyst.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Rooms:
    """Finds the room of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    @classmethod
    async def open(cls, settings: Settings) -> Rooms:
        storage = await Storage.open(settings)
        bus = PostgresBus(settings.database) if settings.database else MemoryBus()
        rooms = cls(Services(settings, storage, bus))
        rooms.services.spawn(rooms._sweep())
        return rooms

    async def close(self) -> None:
        for task in self._rooms.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().sleep()
        self.services.stop()
        await self.services.bus.close()
        await self.services.storage.close()

    async def get(self, table: str) -> Room:
        """The room, loaded from storage when it is not in memory; several may ask at once."""
        if table not in self._rooms:
            self._rooms[table] = asyncio.create_task(self._load(table))
            ROOMS.set(len(self._rooms))
        task = self._rooms[table]
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._rooms.get(table) is task:
                del self._rooms[table]
            raise

    async def create(
        self, table: str, created: float, terms: Terms, log: Sequence[AnyEntry],
        holders: Sequence[Holder],
    ) -> Room:  # fmt: skip
        await self.services.storage.create(table, created, terms, log, holders)
        return await self.get(table)

    async def _load(self, table: str) -> Room:
        stored = await self.services.storage.load(table)
        if stored is None:
            raise no_table()
        room = Room(stored, self.services)
        await room.wake()
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.services.settings.idle))
            for table, task in list(self._rooms.items()):
                if task.done() and task.exception() is None and task.result().idle:
                    del self._rooms[table]
                    task.result().sleep()
            ROOMS.set(len(self._rooms))
