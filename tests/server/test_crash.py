"""A power cut at any moment loses nothing that was acknowledged, and the games go on."""

import asyncio
import random
from pathlib import Path

import pytest

from menagerie.core.match import replay
from menagerie.server.settings import Settings
from menagerie.testing.effort import EFFORT
from server.harness import Person, Server
from server.stubborn import Player, check_logs, stored_keys

TABLES = 2  # one of them with a bot
KILLS = 2  # of each database in one evening; `make test-long` has ten evenings


@pytest.mark.parametrize("evening", range(EFFORT))
async def test_kill_at_random_moments(database: str, tmp_path: Path, evening: int) -> None:
    async with Server(tmp_path, database) as server:
        settings = Settings(data=str(tmp_path), database=database)
        players = []
        for n in range(TABLES):
            people = [Person(server, f"P{k}") for k in range(2)]
            # Some tables have a bot too: it thinks on after a restart.
            bots = [None, None, "random"] if n % 2 else []
            table = await people[0].create(3 if bots else 2, bots=bots)
            await people[1].sit(table, 1)
            await people[0].post(f"/tables/{table}/start")
            players += [Player(person, table, seat) for seat, person in enumerate(people)]
        games = asyncio.gather(*[player.play() for player in players])
        rng = random.Random(evening)
        for _ in range(KILLS):
            await asyncio.sleep(0.3 + rng.random())
            server.kill()
            for player in players:
                kept = await stored_keys(settings, player.table)
                lost = set(player.acknowledged) - set(kept)
                assert not lost, "acknowledged, and gone"
                assert len(kept) == len(set(kept)), "stored twice"
            await asyncio.to_thread(server.start)
        await games
        await check_logs(players, settings)
        for player in players:
            record = await player.person.get(f"/tables/{player.table}/record")
            assert replay(record["record"]).over
            assert [t["id"] for t in await player.person.get("/mine")] == [player.table]
