"""PostgreSQL ends sessions of three servers at random moments, and every game comes to its end.

Nobody goes to another server: whoever plays at one that has gone deaf waits there for ever.
"""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from menagerie.core.registry import all_games
from menagerie.server.settings import Settings
from menagerie.server.storage.leases import LOCKS
from menagerie.testing.effort import EFFORT
from server.harness import PLAIN, Person, Server, run
from server.stubborn import Player, check_logs, check_owners

SERVERS, TABLES = 3, 3
SHORT = min(
    (game for game in all_games() if SERVERS in game.playable_seats()), key=lambda one: one.minutes
).id
SECONDS = 12.0 if EFFORT == 1 else 60.0
PAUSE = 0.1, 0.8  # seconds between two ends
LOCKED = f"(SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS})"
OTHERS = "pid <> pg_backend_pid() AND datname = current_database()"
END = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}"
ENDS = (
    f"{END} AND pid IN {LOCKED} AND pid = (SELECT pid FROM pg_stat_activity WHERE {OTHERS} "
    f"AND pid IN {LOCKED} ORDER BY random() LIMIT 1)",  # the one by which a server hears
    f"{END} AND pid IN {LOCKED}",
    f"{END} AND random() < 0.3",
    END,
)


@pytest.fixture
def servers(fresh_postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    started = [Server(tmp_path / f"{n}", fresh_postgres) for n in range(SERVERS)]
    yield started
    for server in started:
        server.stop()


async def evening(servers: list[Server], until: float) -> list[Player]:
    """Whole games, one after the other, with somebody at each server."""
    played: list[Player] = []
    while time.monotonic() < until:
        people = [Person(server, f"P{n}") for n, server in enumerate(servers)]
        table = await seat(people)
        players = [Player(person, table, seat) for seat, person in enumerate(people)]
        await asyncio.gather(*[player.play() for player in players])
        played += players
    return played


async def seat(people: list[Person]) -> str:
    """A table of all of them, that has begun; what was refused in vain is left behind."""
    while True:
        try:
            table = await people[0].create(len(people), SHORT)
            for seat, person in enumerate(people[1:], 1):
                await person.sit(table, seat)
            await people[0].post(f"/tables/{table}/start")
            return table
        except Exception:
            await asyncio.sleep(0.1)


async def end_sessions(database: str, until: float) -> int:
    """Return how many were ended."""
    rng, ended = random.Random(1), 0
    admin = await asyncpg.connect(database)
    while time.monotonic() < until:
        await asyncio.sleep(rng.uniform(*PAUSE))
        ended += len(await admin.fetch(rng.choices(ENDS, (6, 2, 3, 1))[0]))
    await admin.close()
    return ended


@pytest.mark.slow
@pytest.mark.parametrize("attempt", range(EFFORT))
def test_every_game_ends_though_sessions_do(
    attempt: int, servers: list[Server], fresh_postgres: str
) -> None:
    async def story() -> None:
        until = time.monotonic() + SECONDS
        evenings = [
            evening(servers[n % SERVERS :] + servers[: n % SERVERS], until) for n in range(TABLES)
        ]
        ending = asyncio.create_task(end_sessions(fresh_postgres, until))
        played = await asyncio.gather(*evenings)
        ended = await ending
        players = [player for one in played for player in one]
        assert ended
        assert all(player.done for player in players)
        await check_logs(players, Settings(database=fresh_postgres))
        await check_owners(players, fresh_postgres)
        async with httpx.AsyncClient(**PLAIN) as client:
            for server in servers:
                while (await client.get(f"{server.http}/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)
        print(f"{ended} sessions ended, {len(players) // SERVERS} games played")

    run(story())
