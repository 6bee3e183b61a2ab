"""How processes on one PostgreSQL tell each other news: by its notifications."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from ..storage.leases import LOCKS
from .news import News, decode_news, encode_news

LOG = logging.getLogger("menagerie.bus")
CHANNEL = "menagerie_news"
LONGEST = 7_900  # bytes of a notification, by PostgreSQL's limit
RETRY = 0.5  # seconds
LOCK = "SELECT pg_try_advisory_lock($1, $2)"
NOTIFY = "SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS news (c, p)"


class Bus:
    """One connection. It holds the advisory lock of `key`, which is free as soon as we are dead.

    `received` is called with what others tell, and `connected` when there is a connection again:
    something may have been missed."""

    def __init__(self, url: str, server: str, patience: float) -> None:
        self._url, self._server, self._patience = url, server, patience
        self.received: Callable[[News], None] = lambda news: None
        self.connected: Callable[[], None] = lambda: None
        self._outgoing: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.key = 0
        self.alive = False
        self.lost = 0.0  # when it was alive last, by the steady clock

    async def open(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._stay_connected(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, news: News, server: str = "") -> bool:
        """Everybody else, or one other process; False where it is too long. While there is no
        connection it is dropped: it would come too late."""
        text = encode_news(news)
        if len(text.encode()) > LONGEST:
            return False
        if self.alive:
            self._outgoing.put_nowait((_channel(server), text))
        return True

    def probe(self) -> None:
        """Find out whether the connection still works."""
        self._outgoing.put_nowait(None)

    async def _connect(self) -> Any:
        import asyncpg

        async with asyncio.timeout(self._patience):
            connection = await asyncpg.connect(self._url)
            try:
                heard = partial(self._heard, connection.get_server_pid())
                for channel in (CHANNEL, _channel(self._server)):
                    await connection.add_listener(channel, heard)
                connection.add_termination_listener(lambda _connection: self.probe())
                key = secrets.randbits(31)  # another one each time: the old lock may linger
                if not await connection.fetchval(LOCK, LOCKS, key):
                    raise ConnectionError("another process holds the lock")
            except BaseException:
                connection.terminate()
                raise
        self.key, self.alive = key, True
        return connection

    async def _stay_connected(self, connection: Any) -> None:
        """Connect again after whatever happens, until cancelled."""
        said = ""
        while True:
            try:
                if connection is None:
                    connection = await self._connect()
                    said, self._outgoing = "", asyncio.Queue()  # what waited comes too late
                    self.connected()
                await self._send(connection)
            except Exception as error:
                if repr(error) != said:
                    said = repr(error)
                    LOG.warning("not connected to other servers", extra={"error": said})
            finally:
                if self.alive:
                    self.alive, self.lost = False, time.monotonic()
                if connection is not None:
                    with suppress(Exception):
                        connection.terminate()
                    connection = None
            await asyncio.sleep(RETRY)

    async def _send(self, connection: Any) -> None:
        """Listen and send until the connection fails; the failure is raised."""
        while True:
            batch = [await self._outgoing.get()]
            while not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            news = [one for one in batch if one is not None]
            channels, texts = [one[0] for one in news], [one[1] for one in news]
            await connection.execute(NOTIFY, channels, texts, timeout=self._patience)

    def _heard(self, own: int, _connection: Any, sender: int, channel: str, text: Any) -> None:
        """News that the session `own` received; its connection may be closed by now."""
        if sender == own:
            return
        try:
            news = decode_news(text)
        except msgspec.DecodeError as error:  # another version may know more
            LOG.info("news of another kind", extra={"error": str(error)})
            return
        self.received(news)


def _channel(server: str) -> str:
    return f"{CHANNEL}_{server}" if server else CHANNEL
