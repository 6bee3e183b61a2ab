"""What one table, one connection, one move and one bot's move cost a real server on SQLite."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.server.lane import Times, measure
from bench.server.ours import Ours, OurTable
from bench.server.processes import Process, start_ours
from bench.server.small import GAME
from bench.server.socket import Socket
from menagerie.core.registry import all_games
from menagerie.core.running.rule import COMPILED
from menagerie.server.storage.sqlite_file import FILE

BOT = "master" if COMPILED else "greedy"
LANES = 16
BOT_TABLES = 2
QUIET = {"pace": 0.0, "analyses": 0}
SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
PINGS = 5
PING_EVERY = 10.0  # seconds: what a client does that has nothing to say
PARTS = ("count", "sum")  # of a histogram


class Reading(NamedTuple):
    """What a server has taken so far, or what one of something took of it."""

    cpu: float  # seconds
    memory: float  # bytes
    written: float  # bytes given to the disk
    kept: float  # bytes of the database

    def each(self, before: Reading, number: int) -> Reading:
        """What each of so many took since then."""
        now, then = tuple(self), tuple(before)
        return Reading(*((a - b) / max(1, number) for a, b in zip(now, then, strict=True)))


class Heard(OurTable):
    """Counts what its players are sent."""

    updates = 0
    size = 0  # bytes

    def hear(self, seat: int, text: bytes) -> None:
        super().hear(seat, text)
        Heard.updates += text.startswith(b'{"type":"update"')
        Heard.size += len(text)


class Watched:
    """A server and the folder it keeps its games in."""

    def __init__(self, data: str, **settings: object) -> None:
        self.data = Path(data)
        self.process: Process
        self.process, self.port = start_ours(data, **{**QUIET, **settings})
        self.process.wait_until_idle()

    def read(self) -> Reading:
        process = self.process
        return Reading(process.cpu_seconds(), process.memory(), process.written(), self._ask(SIZE))

    def entries(self) -> int:
        return self._ask("SELECT count(*) FROM entries")

    def _ask(self, query: str) -> int:
        with closing(sqlite3.connect(self.data / FILE, timeout=60)) as database:
            return int(database.execute(query).fetchone()[0])


async def a_table(server: Watched, number: int) -> Reading:
    """Made, four people seated, begun; nobody is connected."""
    ours = Ours(server.port, GAME.id)
    await ours.seated()  # whatever the first one loads
    before = server.read()
    for _ in range(number):
        await ours.seated()
    return server.read().each(before, number)


async def a_connection(server: Watched, number: int) -> tuple[Reading, float]:
    """Of somebody who looks on; and what one that nothing happens on costs a second."""
    name, _ = await Ours(server.port, GAME.id).seated()
    path = f"/api/tables/{name}/live?lang=en"
    before, sockets, pongs = server.read(), [], asyncio.Semaphore(0)

    def hear(text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            pongs.release()

    for _ in range(number):
        sockets.append(await Socket.open(server.port, path, hear))
    opened = server.read()
    for socket in PINGS * sockets:
        socket.send(b'{"type":"ping"}')
    for _ in PINGS * sockets:
        await pongs.acquire()
    ping = server.read().each(opened, PINGS * number).cpu
    for socket in sockets:
        socket.close()
    return opened.each(before, number), ping / PING_EVERY


async def a_move(server: Watched, seconds: float) -> tuple[Reading, float]:
    """Of a table with four players connected, among others; and the bytes each player is sent."""
    Heard.updates = Heard.size = 0
    times, before, entries = Times(), server.read(), server.entries()
    peer = Ours(server.port, GAME.id, Heard)
    await measure(times, peer, LANES, 0.5, seconds, 0.0, server.process.cpu_seconds)
    stored = server.read().each(before, server.entries() - entries)
    cpu = times.server_cpu / max(1, len(times.moves))
    return stored._replace(cpu=cpu), Heard.size / max(1, Heard.updates)


async def a_bots_move(server: Watched, seconds: float) -> tuple[float, float, float]:
    """Processor seconds of a move and of a second of thinking; moves a second of them all."""
    game = all_games()[0]
    address = f"http://127.0.0.1:{server.port}"
    for _ in range(BOT_TABLES):
        async with httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as host:
            seats = next(n for n in game.playable_seats() if n > 1)
            body = {"game": game.id, "seats": seats, "name": "0"}
            name = (await host.post("/tables", json=body)).json()["table"]
            for seat in range(1, seats):
                await host.post(f"/tables/{name}/seats/{seat}/bot", json={"bot": BOT})
            await host.post(f"/tables/{name}/start")
            await host.post(f"/tables/{name}/leave")  # all by themselves
    began, cpu, (moves, thought) = time.perf_counter(), server.read().cpu, await thinking(address)
    await asyncio.sleep(seconds)
    cpu, passed = server.read().cpu - cpu, time.perf_counter() - began
    after = await thinking(address)
    moves, thought = after[0] - moves, after[1] - thought
    return cpu / max(1.0, moves), cpu / max(1e-9, thought), moves / passed


async def thinking(address: str) -> tuple[float, float]:
    """Moves of bots so far, and the seconds they took."""
    async with httpx.AsyncClient(base_url=address) as client:
        text = (await client.get("/metrics")).text
    found = (re.search(rf"^menagerie_bot_seconds_{part} (\S+)", text, re.M) for part in PARTS)
    count, total = (float(one[1]) if one else 0.0 for one in found)
    return count, total


class Units(NamedTuple):
    table: Reading
    connection: Reading
    idle: float
    move: Reading
    sent: float
    bot_move: float
    bot_second: float
    bot_moves: float


def measured(tables: int, connections: int, seconds: float) -> Units:
    async def story(server: Watched) -> Units:
        return Units(
            await a_table(server, tables),
            *await a_connection(server, connections),
            *await a_move(server, seconds),
            *await a_bots_move(server, seconds),
        )

    with tempfile.TemporaryDirectory() as data:
        server = Watched(data)
        try:
            return asyncio.run(story(server))
        finally:
            server.process.stop()
