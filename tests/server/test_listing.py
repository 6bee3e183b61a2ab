"""The list of public tables is everybody's: whoever opens many has the places that others leave."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, select

from menagerie.server.storage import tidying
from menagerie.server.storage.schema import TABLES
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.storage.statements import StateChanged
from menagerie.server.storage.tidying import LISTED
from server.harness import GAME, PLAIN, Clock, HereServer, Person, served_here

PEST, ANN, BOB = "192.0.2.1", "192.0.2.2", "2001:db8:4:5::6"


async def opened(server: HereServer, address: str, number: int = 1) -> list[str]:
    """Public tables, each of another browser of this address."""
    async with httpx.AsyncClient(base_url=server.http, **PLAIN) as client:
        made = []
        for _ in range(number):
            client.cookies.clear()
            body = {"game": GAME.id, "seats": 2, "public": True}
            answer = await client.post(
                "/api/tables", json=body, headers={"X-Forwarded-For": address}
            )
            made.append(str(answer.json()["table"]))
        return made


async def listed(server: HereServer) -> list[str]:
    return [table["id"] for table in await Person(server).get("/tables")]


async def test_one_address_crowds_nobody_out(tmp_path: Path, fresh_database: str) -> None:
    async with served_here(
        tmp_path,
        proxies=["127.0.0.1"],
        creations=[100_000, 1],
        requests=[100_000, 1],
        database=fresh_database,
        listed=4,
    ) as server:
        [first] = await opened(server, ANN)
        many = await opened(server, PEST, LISTED + 1)
        second, third = await opened(server, BOB, 2)
        # Everybody's newest, then everybody's second.
        assert await listed(server) == [
            third, many[-1], first,
            second, many[-2],
            many[-3], many[-4],
        ]  # fmt: skip


async def test_many_addresses_take_turns(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, proxies=["127.0.0.1"], creations=[100_000, 1], requests=[100_000, 1]
    ) as server:
        [first] = await opened(server, ANN)
        for n in range(8):
            await opened(server, f"198.51.100.{n}", 10)
        assert len(await listed(server)) == LISTED
        assert first in await listed(server)


async def test_finished_games_take_no_place_and_leave_no_trace(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, proxies=["127.0.0.1"], creations=[100_000, 1], requests=[100_000, 1], listed=2
    ) as server:
        storage = server.rooms.services.storage
        one, two = await opened(server, ANN, 2)
        await storage.change(two, StateChanged("over"))
        [three] = await opened(server, ANN)
        assert await listed(server) == [three, one]

        def work(connection: Connection) -> list[str]:
            query = select(TABLES.c.opener).order_by(TABLES.c.created)
            return list(connection.execute(query).scalars())

        first, second, third = await storage._database.read(work)
        assert (first, second) == (third, ""), "an address is known while its table is listed"
        assert ANN not in first


async def test_a_table_is_listed_for_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the list has its tables in memory, and nothing there is ever tidied away."""
    monkeypatch.setattr(tidying, "FRESH", 0.0)
    time = Clock("2026-10-01T12:00:00+00:00")
    async with served_here(tmp_path, time) as server:
        tables = await opened(server, ANN)
        time.forward(days=6)
        assert await listed(server) == tables
        time.forward(days=2)
        assert await listed(server) == []


async def test_a_crowd_of_readers_asks_the_database_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "FRESH", 3600.0)

    async with served_here(tmp_path) as server:
        [first] = await opened(server, ANN)
        assert await listed(server) == [first]
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("UPDATE tables SET public = 0")  # which nobody reads
        assert await asyncio.gather(*[listed(server) for _ in range(8)]) == [[first]] * 8
        [second] = await opened(server, ANN)  # a new table is there at once
        assert await listed(server) == [second]
