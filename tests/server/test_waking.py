"""After a start, games go on where nobody opens them: clocks run out, bots move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from menagerie.server.settings import Settings
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import BotSat, Played, decode_entry
from server.harness import Clock, HereServer, Live, Person, seated, served_here


async def entries(server: HereServer, table: str) -> list[Any]:
    log = await server.rooms.services.storage.entries(table, 0)
    return [decode_entry(body) for _, _, body in log]


async def until_there_is(kind: type, server: HereServer, table: str) -> None:
    while not isinstance((await entries(server, table))[-1], kind):
        await asyncio.sleep(0.01)


async def test_a_clock_runs_out_after_a_restart_though_nobody_looks(
    tmp_path: Path, database: str
) -> None:
    time = Clock("2026-11-16T12:00:00+00:00")
    async with served_here(
        tmp_path, time, time, grace=0.0, pace=3600.0, database=database
    ) as server:
        table, _ = await seated(server, 2, clock={"bank": 3600.0, "increment": 0.0})
        await server.rooms.services.uptime.beat()
        time.forward(seconds=3599.9)  # the timer of this server runs for an hour
        assert not any(isinstance(one, BotSat) for one in await entries(server, table))
    time.forward(days=2)  # no server runs, nor does the clock
    async with served_here(tmp_path, time, grace=0.0, pace=3600.0, database=database) as server:
        await until_there_is(BotSat, server, table)


async def test_a_bot_moves_after_a_restart_though_nobody_looks(
    tmp_path: Path, database: str
) -> None:
    async with served_here(tmp_path, pace=3600.0, database=database) as server:
        ann = Person(server)
        table = await ann.create(2)
        await ann.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
        await ann.post(f"/tables/{table}/start")
        live = await ann.live(table)
        await play_until_asked(live, 1)
        await live.close()
        number = len(await entries(server, table))
    async with served_here(tmp_path, database=database) as server:
        while len(await entries(server, table)) == number:
            await asyncio.sleep(0.01)
        assert isinstance((await entries(server, table))[number], Played)


async def play_until_asked(live: Live, seat: int) -> None:
    """Somebody else's moves, until it is the turn of this seat."""
    while seat not in (await live.see(lambda u: True))["waiting"]:
        answer = await live.move(1 - seat, live.view["legal"][0]["id"])
        await live.reach(answer["version"])


async def test_only_what_goes_on_is_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Clock("2026-11-16T12:00:00+00:00")
    async with served_here(tmp_path, time, time, pace=3600.0) as server:
        clock = {"bank": 3600.0, "increment": 0.0}
        await Person(server).create(2, clock=clock)  # waits for players
        correspondence, _ = await seated(server, 2, clock=clock)
        await seated(server, 2)
        time.forward(hours=1)
        recent, _ = await seated(server, 2)
    storage = await Storage.open(Settings(data=str(tmp_path)))
    assert await storage.unfinished(time() - 60) == [recent, correspondence]
    assert await storage.uptimes.last("") == time()
    await storage.close()
