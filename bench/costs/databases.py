"""Experiment: moves stored a second by several processes, on one database and on one each."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from menagerie.server.settings import Settings
from menagerie.server.storage.storage import Storage
from menagerie.server.storage.values import Logged, StoredTable

TABLES = 64  # that store at once, in each process
BODY = '{"type":"played","seat":1,"move":17,"key":"0123456789ab"}'


async def _store(settings: Settings, seconds: float) -> int:
    storage, stored = await Storage.open(settings), 0
    end = time.monotonic() + seconds

    async def play() -> None:
        nonlocal stored
        table, entry = secrets.token_hex(8), 1
        first = Logged(entry, 0.0, BODY)
        await storage.create(StoredTable(table, 0.0, "playing", False, "{}", log=[first]))
        while time.monotonic() < end:
            entry += 1
            await storage.append(table, Logged(entry, 0.0, BODY))
            stored += 1

    await asyncio.gather(*[play() for _ in range(TABLES)])
    await storage.close()
    return stored


def store(settings: Settings, seconds: float) -> int:
    return asyncio.run(_store(settings, seconds))


async def fresh(server: str) -> str:
    import asyncpg

    name = f"costs_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{server.rpartition('/')[0]}/{name}"


def measured(processes: list[int], seconds: float, postgres: str) -> list[tuple[str, int, float]]:
    """Which databases, how many processes, entries a second of all together."""
    rows: list[tuple[str, int, float]] = []
    with tempfile.TemporaryDirectory() as folder:

        def own_file(number: int) -> Settings:
            return Settings(data=f"{folder}/{secrets.token_hex(4)}")

        places: dict[str, Callable[[int], Settings]] = {"SQLite, one each": own_file}
        if postgres:
            shared = asyncio.run(fresh(postgres))
            places["PostgreSQL, one for all"] = lambda number: Settings(database=shared)
            places["PostgreSQL, one each"] = lambda number: Settings(
                database=asyncio.run(fresh(postgres))
            )
        for name, place in places.items():
            for number in processes:
                settings = [place(n) for n in range(number)]
                rows.append((name, number, _together(settings, seconds)))
    return rows


def _together(settings: list[Settings], seconds: float) -> float:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(len(settings), context) as pool:
        for one in [pool.submit(store, each, 0.1) for each in settings]:  # all is loaded
            one.result()
        stored = [pool.submit(store, each, seconds) for each in settings]
        return sum(one.result() for one in stored) / seconds
