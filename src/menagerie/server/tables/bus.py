"""How processes on one PostgreSQL tell each other news: by its notifications."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from ..storage.leases import LOCKS
from ..supervisor import Supervisor
from .news import News, decode_news, encode_news

LOG = logging.getLogger("menagerie.bus")
BUS = "bus"
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
        self._outgoing: list[tuple[str, str]] = []
        self._waiting = asyncio.Event()  # something is to be sent, or found out
        self._connection: Any = None
        self.key = 0
        self.alive = False

    async def open(self) -> None:
        """Connect; raises where that is not possible."""
        await self._connect()

    def keep(self, supervisor: Supervisor) -> None:
        """Send what is told, and connect again whenever that fails."""
        supervisor.keep(BUS, self._work, self._waiting.wait, self._patience, RETRY)

    def close(self) -> None:
        self.alive = False
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def tell(self, news: News, server: str = "") -> bool:
        """Everybody else, or one other process; False where it is too long. While there is no
        connection it is dropped: it would come too late."""
        text = encode_news(news)
        if len(text.encode()) > LONGEST:
            return False
        if self.alive:
            self._outgoing.append((channel(server), text))
            self._waiting.set()
        return True

    def probe(self) -> None:
        """Find out whether the connection still works."""
        self._waiting.set()

    async def _connect(self) -> None:
        import asyncpg

        async with asyncio.timeout(self._patience):
            connection = await asyncpg.connect(self._url)
            try:
                heard = partial(self._heard, connection.get_server_pid())
                for one in (channel(), channel(self._server)):
                    await connection.add_listener(one, heard)
                connection.add_termination_listener(lambda _connection: self.probe())
                key = secrets.randbits(31)  # another one each time: the old lock may linger
                if not await connection.fetchval(LOCK, LOCKS, key):
                    raise ConnectionError("another process holds the lock")
            except BaseException:
                connection.terminate()
                raise
        self._connection, self.key, self.alive = connection, key, True

    async def _work(self) -> None:
        try:
            if self._connection is None:
                await self._connect()
                self._outgoing.clear()  # what waited comes too late
                self.connected()
            else:
                self._waiting.clear()
                news, self._outgoing = self._outgoing, []
                channels, texts = [one[0] for one in news], [one[1] for one in news]
                await self._connection.execute(NOTIFY, channels, texts)
        except BaseException:
            self.close()
            raise

    def _heard(self, own: int, _connection: Any, sender: int, _channel: str, text: Any) -> None:
        """News that the session `own` received; its connection may be closed by now."""
        if sender == own:
            return
        try:
            news = decode_news(text)
        except msgspec.DecodeError as error:  # another version may know more
            LOG.info("news of another kind", extra={"error": str(error)})
            return
        self.received(news)


def channel(server: str = "") -> str:
    """Of one process, or of all."""
    return f"{CHANNEL}_{server}" if server else CHANNEL
