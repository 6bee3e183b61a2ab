"""A lane is one table after another, four sockets each; its times are what is measured.

A move is timed from the moment it is sent until the last of the four players has its update.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

SEATS = 4


@dataclass
class Times:
    """Seconds of every move made after the warm-up."""

    from_time: float
    until: float
    seconds: list[float] = field(default_factory=list)

    def add(self, began: float, ended: float) -> None:
        if began >= self.from_time and ended <= self.until:
            self.seconds.append(ended - began)

    def at(self, share: float) -> float:
        """The time within which this share of the moves was told to everyone, in ms."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    @property
    def per_second(self) -> float:
        return len(self.seconds) / (self.until - self.from_time)


class Table(Protocol):
    """Four players at a table of some server."""

    over: bool

    async def move(self) -> None:
        """Make one move, and return when all four players have been told."""

    async def close(self) -> None: ...


class Peer(Protocol):
    """A server under measurement."""

    async def table(self) -> Table: ...


async def lane(peer: Peer, table: Table, times: Times) -> None:
    while time.perf_counter() < times.until:
        if table.over:
            await table.close()
            table = await peer.table()
        began = time.perf_counter()
        await table.move()
        times.add(began, time.perf_counter())
    await table.close()


async def measure(peer: Peer, lanes: int, warm_up: float, seconds: float) -> Times:
    """All lanes at once, each as fast as the server lets it."""
    tables = [await peer.table() for _ in range(lanes)]
    now = time.perf_counter()
    times = Times(now + warm_up, now + warm_up + seconds)
    await asyncio.gather(*[lane(peer, table, times) for table in tables])
    return times
