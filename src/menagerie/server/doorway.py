"""Where connections come in: counted before they say anything, and given a time to say it.

All of it is done by the sockets themselves, whatever protocol is spoken over them: the listening
one refuses who comes too often, and each accepted one tells when it is closed.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
import sys
from contextlib import suppress
from typing import Any

from .addresses import is_proxy
from .http.limits import Bucket, Limits, address_group
from .settings import Settings

LOG = logging.getLogger("menagerie.doorway")
BACKLOG = 128  # connections that the system keeps until we take them
PIECE = 65_536  # bytes read at once; room for many more is dear to get, each time
SPARE_FILES = 128  # for the database, pages and whatever else is opened
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if limit == resource.RLIM_INFINITY else limit


class Visit(socket.socket):
    """An accepted connection: whoever closes it gives its place back. What it sends is counted,
    also what nobody else would count: pings, parts of messages, heads of requests."""

    doorway: Doorway
    client: tuple[str, int]
    traffic: Bucket
    timer: asyncio.TimerHandle | None = None

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        data = super().recv(min(size, PIECE), flags)
        if self.traffic.take(len(data)):
            LOG.warning("too many bytes", extra={"address": self.client[0]})
            raise ConnectionResetError
        return data

    def close(self) -> None:
        self.doorway.left(self)
        super().close()

    def detach(self) -> int:
        self.doorway.left(self)
        return super().detach()


class Doorway(socket.socket):
    """A listening socket for an event loop. A connection has `request_time` until its first request
    is whole, then `answer_time` from each request to the next; live ones stay."""

    def __init__(self, listening: socket.socket, settings: Settings) -> None:
        super().__init__(fileno=listening.detach())
        self._settings, self.limits = settings, Limits(settings)
        self._most = min(settings.all_connections, max(1, raise_file_limit() - SPARE_FILES))
        self._visits: dict[tuple[str, int], Visit] = {}
        self._reserve: int | None = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that may come in; without one, as if nobody were there."""
        try:
            accepted, address = super().accept()
        except OSError as error:
            if error.errno not in OUT_OF_FILES:
                raise
            self._turn_away()
            raise BlockingIOError from None
        if not self._room_for(address[0]):
            accepted.close()
            LOG.warning("too many connections", extra={"address": address[0]})
            raise BlockingIOError
        visit = Visit(fileno=accepted.detach())
        visit.doorway, visit.client = self, address[:2]
        group = address_group(address[0])
        visit.traffic = (
            Bucket(self._settings.traffic)
            if is_proxy(address[0], self._settings.proxies)
            else self.limits.traffic.bucket(group)
        )
        self._visits[visit.client] = visit
        self.limits.connections.add(group)
        self._allow(visit, self._settings.request_time)
        return visit, address

    def left(self, visit: Visit) -> None:
        if self._visits.get(visit.client) is not visit:
            return
        del self._visits[visit.client]
        if visit.timer:
            visit.timer.cancel()
        self.limits.connections.remove(address_group(visit.client[0]))

    def heard(self, client: tuple[str, int] | None, live: bool) -> None:
        """A request of this connection is whole; `live`: it stays open for as long as it likes."""
        if client and (visit := self._visits.get((client[0], client[1]))):
            self._allow(visit, None if live else self._settings.answer_time)

    def end(self, client: tuple[str, int]) -> None:
        """Drop a connection, whatever waits to be sent."""
        if visit := self._visits.get(client):
            self._end(visit)

    def close(self) -> None:
        self._give_reserve()
        super().close()

    def _room_for(self, address: str) -> bool:
        if len(self._visits) >= self._most:
            return False
        if is_proxy(address, self._settings.proxies):  # it brings everybody
            return True
        return self.limits.connections[address_group(address)] < self._settings.connections

    def _allow(self, visit: Visit, seconds: float | None) -> None:
        if visit.timer:
            visit.timer.cancel()
            visit.timer = None
        if seconds is not None:
            visit.timer = asyncio.get_running_loop().call_later(seconds, self._end, visit)

    @staticmethod
    def _end(visit: Visit) -> None:
        with suppress(OSError):
            visit.shutdown(socket.SHUT_RDWR)  # its protocol sees the end and closes it

    def _turn_away(self) -> None:
        """No file is left: the one kept for this takes the connection and lets it go, for else it
        would wake the event loop again and again."""
        LOG.error("no files are left: a connection was turned away")
        self._give_reserve()
        super().accept()[0].close()
        self._reserve = os.open(os.devnull, os.O_RDONLY)

    def _give_reserve(self) -> None:
        if self._reserve is not None:
            os.close(self._reserve)
            self._reserve = None
