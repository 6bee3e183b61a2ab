"""The messages of one connection: counted, read, and done one after another."""

import asyncio
import logging
from collections import deque
from typing import Protocol

import msgspec

from menagerie.core.errors import MenagerieError

from ..errors import internal, malformed, refusal, too_fast, too_large
from ..metrics import REFUSALS
from ..settings import Settings
from ..tables.room import Room
from ..wire.encoding import UNREADABLE
from ..wire.live_messages import FromClient, Play, Refused
from . import commands
from .connection import Connection

LOG = logging.getLogger("menagerie.live")
READ_AHEAD = 16  # messages that may wait for the one that is being done
PATIENCE = 200  # messages over the limit before the connection is closed
decode = msgspec.json.Decoder(FromClient).decode


class Source(Protocol):
    """Where messages come from: a socket."""

    def stop_reading(self) -> None: ...

    def read_on(self) -> None: ...

    def hang_up(self) -> None: ...


class Inbox:
    """What a client sends to its table."""

    def __init__(
        self, source: Source, room: Room, connection: Connection, settings: Settings
    ) -> None:
        self._source, self._room, self._connection = source, room, connection
        self._longest = settings.frame
        self._over_limit = 0
        self._waiting: deque[bytes] = deque()
        self._busy = False  # with a message
        self._task: asyncio.Task[None] | None = None  # kept: nobody else holds on to it
        self._emptied: asyncio.Future[None] | None = None

    @property
    def overflowed(self) -> bool:
        """Whether the client sends more than it may, and does not stop."""
        return self._over_limit > PATIENCE

    def put(self, data: bytes) -> None:
        """A message arrived."""
        if wait := self._connection.wait():
            self._over_limit += 1
            if self.overflowed:
                self._source.hang_up()
            else:
                self._refuse("", too_fast(wait))
        elif len(data) > self._longest:
            self._refuse("", too_large())
        elif self._busy:
            self._waiting.append(data)
            if len(self._waiting) == READ_AHEAD:
                self._source.stop_reading()
        else:
            self._busy = True
            self._begin(data)

    async def empty(self) -> None:
        """Until all is done that has arrived."""
        if self._busy:
            self._emptied = asyncio.get_running_loop().create_future()
            await self._emptied

    def _begin(self, data: bytes) -> None:
        """Nearly all messages are moves, and most of these need no task."""
        message = self._read(data)

        def done(stored: bool) -> None:
            if stored:
                self._go_on()
            else:
                self._begin_task(message)  # which finds out what hinders it

        if not (
            isinstance(message, Play)
            and commands.play_at_once(self._room, self._connection, message, done)
        ):
            self._begin_task(message)

    def _begin_task(self, message: FromClient | None) -> None:
        self._task = asyncio.create_task(self._do_all(message))

    async def _do_all(self, message: FromClient | None) -> None:
        try:
            await self._do(message)
            while self._waiting:
                await self._do(self._read(self._waiting.popleft()))
        finally:
            self._rest()

    def _go_on(self) -> None:
        if self._waiting:
            self._begin_task(self._read(self._waiting.popleft()))
        else:
            self._rest()

    def _rest(self) -> None:
        self._busy = False
        self._source.read_on()
        if self._emptied is not None and not self._emptied.done():
            self._emptied.set_result(None)

    def _read(self, data: bytes) -> FromClient | None:
        """A message; None for one that nobody can read, which is refused."""
        try:
            message: FromClient = decode(data)
            return message
        except UNREADABLE as error:
            self._refuse("", malformed(str(error), str(error)))
            return None

    async def _do(self, message: FromClient | None) -> None:
        if message is None:
            return
        try:
            await commands.handle(self._room, self._connection, message)
        except MenagerieError as error:
            self._refuse(getattr(message, "key", ""), error)
        except Exception:
            LOG.exception("message failed", extra={"table": self._room.table.id})
            self._refuse(getattr(message, "key", ""), internal())

    def _refuse(self, key: str, error: MenagerieError) -> None:
        why = refusal(error, self._connection.lang)
        REFUSALS.labels(why.code).inc()
        room = self._room
        self._connection.send(Refused(seq=room.seq, key=key, error=why, version=room.table.version))
