"""How servers let each other know that a table has a new entry."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[int], None]  # called with the number of the newest entry
CHANNEL = "menagerie"
RETRY = 1.0  # seconds


class Bus(Protocol):
    """Notifications. Losing some is harmless: the log is the truth, and the next ones catch up."""

    def publish(self, table: str, entry: int) -> None: ...

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table; the returned function stops it."""

    async def close(self) -> None: ...


class MemoryBus:
    """All listeners are in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, table: str, entry: int) -> None:
        for listener in list(self._listeners.get(table, ())):
            listener(entry)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners[table].append(listener)

        def stop() -> None:
            self._listeners[table].remove(listener)
            if not self._listeners[table]:
                del self._listeners[table]

        return stop

    async def close(self) -> None:
        pass


class PostgresBus(MemoryBus):
    """Servers on one PostgreSQL database use its notifications."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.create_task(self._stay_connected())

    def publish(self, table: str, entry: int) -> None:
        self._outgoing.put_nowait(f"{table} {entry}")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay_connected(self) -> None:
        import asyncpg

        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._url)
                try:
                    await self._exchange(connection)
                finally:
                    await connection.close(timeout=RETRY)
            await asyncio.sleep(RETRY)

    async def _exchange(self, connection: Any) -> None:
        own = connection.get_server_pid()

        def received(_connection: Any, sender: int, _channel: str, text: Any) -> None:
            if sender != own:
                table, entry = str(text).rsplit(" ", 1)
                MemoryBus.publish(self, table, int(entry))

        await connection.add_listener(CHANNEL, received)
        while True:
            text = await self._outgoing.get()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
