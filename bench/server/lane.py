"""A lane is one table after another, four sockets each; its times are what is measured.

A move is timed from the moment it is sent until the last of the four players has its update.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Protocol

from .socket import Socket

SEATS = 4
Seconds = Callable[[], float]  # of processor time


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
    """What was measured, in all rounds together."""

    moves: list[float] = field(default_factory=list)  # seconds of each
    watched: float = 0.0  # seconds
    server_cpu: float = 0.0  # seconds of processor time meanwhile
    driver_cpu: float = 0.0
    database_cpu: float = 0.0  # of a database with processes of its own

    def at(self, share: float) -> float:
        """The time within which this share of the moves was told to everyone, in ms."""
        ordered = sorted(self.moves)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    @property
    def per_second(self) -> float:
        return len(self.moves) / self.watched


class Round:
    """All lanes at once; the warm-up is not measured. Each moves as fast as the server lets it, or
    once in `pace` seconds, one lane evenly after the other."""

    def __init__(self, times: Times, warm_up: float, seconds: float, pace: float) -> None:
        self.times, self.pace = times, pace
        self.start = time.perf_counter()
        self.begin = self.start + warm_up
        self.end = self.begin + seconds

    async def _turns(self, share: float) -> AsyncIterator[float]:
        """The moments at which a lane makes a move, for as long as the round lasts."""
        due = self.start + share * self.pace
        while (now := time.perf_counter()) < self.end:
            if now < due:
                await asyncio.sleep(due - now)
            due += self.pace
            yield time.perf_counter()

    async def lane(self, peer: Peer, table: Table, share: float) -> None:
        async for began in self._turns(share):
            if table.over:
                table.close()
                table = await peer.table()
                continue
            await table.move()
            ended = time.perf_counter()
            if began >= self.begin and ended <= self.end:
                self.times.moves.append(ended - began)
        table.close()

    async def watch(self, server: Seconds, database: Seconds) -> None:
        """How busy the server, its database and this driver are."""
        await asyncio.sleep(self.begin - time.perf_counter())
        spent = [read() for read in (time.perf_counter, server, database, time.process_time)]
        await asyncio.sleep(self.end - time.perf_counter())
        self.times.watched += time.perf_counter() - spent[0]
        self.times.server_cpu += server() - spent[1]
        self.times.database_cpu += database() - spent[2]
        self.times.driver_cpu += time.process_time() - spent[3]


async def measure(
    times: Times, peer: Peer, lanes: int, warm_up: float, seconds: float, pace: float,
    server: Seconds, database: Seconds = lambda: 0.0,
) -> None:  # fmt: skip
    """One round."""
    tables = [await peer.table() for _ in range(lanes)]
    now = Round(times, warm_up, seconds, pace)
    moving = [now.lane(peer, table, n / lanes) for n, table in enumerate(tables)]
    await asyncio.gather(now.watch(server, database), *moving)
