"""The messages of one connection: counted, read, and done one after another."""

from __future__ import annotations

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
from ..wire.live_messages import FromClient, Refused
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
        self._work: asyncio.Task[None] | None = None

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
        else:
            self._waiting.append(data)
            if self._work is None:
                self._work = asyncio.create_task(self._do_all())
            elif len(self._waiting) == READ_AHEAD:
                self._source.stop_reading()

    async def empty(self) -> None:
        """Until all is done that has arrived."""
        if self._work is not None:
            await asyncio.shield(self._work)

    async def _do_all(self) -> None:
        while self._waiting:
            await self._do(self._waiting.popleft())
        self._work = None
        self._source.read_on()

    async def _do(self, data: bytes) -> None:
        key = ""
        try:
            try:
                message = decode(data)
            except UNREADABLE as error:
                raise malformed(str(error), str(error)) from None
            key = getattr(message, "key", "")
            await commands.handle(self._room, self._connection, message)
        except MenagerieError as error:
            self._refuse(key, error)
        except Exception:
            LOG.exception("message failed", extra={"table": self._room.table.id})
            self._refuse(key, internal())

    def _refuse(self, key: str, error: MenagerieError) -> None:
        why = refusal(error, self._connection.lang)
        REFUSALS.labels(why.code).inc()
        room = self._room
        self._connection.send(Refused(seq=room.seq, key=key, error=why, version=room.table.version))
