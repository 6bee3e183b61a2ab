"""A lane is one table after another, four sockets each; its times are what is measured.

A move is timed from the moment it is sent until the last of the four players has its update.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from .socket import Socket

SEATS = 4


class Table:
    """Four players at a table of some server; each hears in its own socket."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.over = False
        self.versions = [-1] * SEATS  # the position that each player was told last
        self._wanted = -1
        self._told: asyncio.Future[None] | None = None

    def send_move(self) -> None:
        """Let the player whose turn it is make a move."""
        raise NotImplementedError

    def tell(self, seat: int, version: int) -> None:
        """This seat has heard of this position."""
        self.versions[seat] = version
        if self._told is not None and min(self.versions) >= self._wanted:
            self._told.set_result(None)
            self._told = None

    async def reach(self, version: int) -> None:
        """Return when all four players have been told of this position."""
        if min(self.versions) < version:
            self._wanted = version
            self._told = asyncio.get_running_loop().create_future()
            await self._told

    async def move(self) -> None:
        version = self.versions[0] + 1
        self.send_move()
        await self.reach(version)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Peer(Protocol):
    """A server under measurement."""

    async def table(self) -> Table: ...


@dataclass
class Times:
    """Seconds of every move made between `begin` and `end`, and of the processors meanwhile."""

    begin: float
    end: float
    seconds: list[float] = field(default_factory=list)
    server_cpu: float = 0.0
    driver_cpu: float = 0.0

    def add(self, began: float, ended: float) -> None:
        if began >= self.begin and ended <= self.end:
            self.seconds.append(ended - began)

    def at(self, share: float) -> float:
        """The time within which this share of the moves was told to everyone, in ms."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    @property
    def per_second(self) -> float:
        return len(self.seconds) / (self.end - self.begin)


async def lane(peer: Peer, table: Table, times: Times) -> None:
    while (began := time.perf_counter()) < times.end:
        if table.over:
            table.close()
            table = await peer.table()
            continue
        await table.move()
        times.add(began, time.perf_counter())
    table.close()


async def watch(times: Times, server_seconds: Callable[[], float]) -> None:
    """How busy the server and this driver are, in shares of a processor."""
    await asyncio.sleep(times.begin - time.perf_counter())
    server, driver, began = server_seconds(), time.process_time(), time.perf_counter()
    await asyncio.sleep(times.end - began)
    passed = time.perf_counter() - began
    times.server_cpu = (server_seconds() - server) / passed
    times.driver_cpu = (time.process_time() - driver) / passed


async def measure(
    peer: Peer, lanes: int, warm_up: float, seconds: float, server_seconds: Callable[[], float]
) -> Times:
    """All lanes at once, each as fast as the server lets it."""
    tables = [await peer.table() for _ in range(lanes)]
    now = time.perf_counter()
    times = Times(now + warm_up, now + warm_up + seconds)
    await asyncio.gather(
        watch(times, server_seconds), *[lane(peer, table, times) for table in tables]
    )
    return times
