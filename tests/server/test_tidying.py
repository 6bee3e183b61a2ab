"""Tables that nobody needs any more are removed; games of people are not."""

import json
from pathlib import Path

import pytest

from menagerie.core.puzzle import puzzles_of
from menagerie.server.settings import Settings
from menagerie.server.storage import tidying as storing
from menagerie.server.storage.storage import Storage
from menagerie.server.tables import tidying
from menagerie.server.tables.sharing import Shared
from menagerie.server.tables.tidying import before, tidy
from server.harness import GAME, Clock, HereServer, Person, command, run, seated, served_here

NOON = "2026-10-01T12:00:00+00:00"
PUZZLE = next(iter(puzzles_of(GAME)))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of a table or two, without a rest."""
    monkeypatch.setattr(storing, "LOOKED", 2)
    monkeypatch.setattr(tidying, "REST", 0.0)


async def asleep(server: HereServer) -> None:
    """As after some minutes without visitors."""
    for room in server.rooms.loaded():
        server.rooms.put_to_sleep(room)
        await server.rooms.services.owning.release(room.table.id, room.owner.epoch)


async def tidied(server: HereServer, *tables: str) -> list[bool]:
    """Which of these tables a round removes."""
    await tidy(server.rooms, server.rooms.services)
    storage = server.rooms.services.storage
    return [await storage.load(table) is None for table in tables]


async def moved(table: str, person: Person, seat: int) -> None:
    """Somebody makes a move."""
    live = await person.live(table)
    await live.see(lambda update: seat in update["waiting"])
    assert (await live.move(seat, live.view["legal"][0]["id"]))["type"] == "ack"
    await live.close()


async def left_lying(server: HereServer) -> tuple[list[str], list[str]]:
    """Tables that nobody will need, and some that somebody may."""
    ann = Person(server)
    lobbies = [await ann.create(2) for _ in range(3)]
    begun, _ = await seated(server, 2)
    quick = await ann.post("/tables/quick", {"game": GAME.id, "seats": 2, "bot": "random"})
    puzzle = await ann.post(f"/games/{GAME.id}/puzzles/{PUZZLE}", {})
    deal = await ann.post(f"/games/{GAME.id}/daily", {})
    tried = (await server.rooms.get(deal["table"])).table
    await moved(deal["table"], ann, tried.host)
    going_on, people = await seated(server, 2)
    waiting = (await server.rooms.get(going_on)).table.waiting[0]
    await moved(going_on, people[waiting], waiting)
    others = [quick["table"], puzzle["table"], deal["table"]]
    return [*lobbies, begun, *others], [going_on]


async def test_what_nobody_needs_is_removed_after_a_month(
    tmp_path: Path, fresh_database: str
) -> None:
    time = Clock(NOON)
    async with served_here(tmp_path, time, database=fresh_database) as server:
        old, needed = await left_lying(server)
        time.forward(days=29)
        talked = old[0]
        live = await Person(server).live(talked)
        assert (await live.say("chat", text="Is anybody here?"))["type"] == "ack"
        await live.close()
        await asleep(server)
        assert not any(await tidied(server, *old, *needed))
        time.forward(days=2)
        assert await tidied(server, *needed, talked) == [False, False]
        assert all(await tidied(server, *old[1:]))
        time.forward(days=30)
        assert await tidied(server, *needed, talked) == [False, True]


async def test_what_is_in_memory_stays(tmp_path: Path, fresh_database: str) -> None:
    """Somebody may be there."""
    time = Clock(NOON)
    async with served_here(tmp_path, time, database=fresh_database) as server:
        ann = Person(server)
        table = await ann.create(2)
        time.forward(days=31)
        assert await tidied(server, table) == [False]
        other = await Storage.open(Settings(data=str(tmp_path), database=fresh_database))
        if fresh_database:  # nor does another process remove it
            limits = before(server.rooms.services.settings, time())
            assert await other.tidying.remove([table], limits) == []
        await other.close()
        await asleep(server)
        assert await tidied(server, table) == [True]
        assert await ann.get("/mine") == []


async def test_a_deal_of_today_is_never_old(tmp_path: Path) -> None:
    time = Clock("2026-10-01T20:00:00+00:00")
    async with served_here(tmp_path, time, unplayed=60.0, passing=60.0) as server:
        deal = (await Person(server).post(f"/games/{GAME.id}/daily", {}))["table"]
        time.forward(hours=3)
        await asleep(server)
        assert await tidied(server, deal) == [False]
        time.forward(hours=3)
        assert await tidied(server, deal) == [True]


async def test_nothing_is_removed_where_the_settings_say_so(tmp_path: Path) -> None:
    time = Clock(NOON)
    async with served_here(tmp_path, time, unplayed=0.0, passing=0.0) as server:
        old, needed = await left_lying(server)
        time.forward(days=4000)
        await asleep(server)
        assert not any(await tidied(server, *old, *needed))


async def test_one_process_of_several_does_it(tmp_path: Path, fresh_postgres: str) -> None:
    async with (
        served_here(tmp_path / "a", database=fresh_postgres, lease=60.0) as one,
        served_here(tmp_path / "b", database=fresh_postgres, lease=60.0) as other,
    ):
        owners = [server.rooms.services.owning for server in (one, other)]
        first = [await owning.is_first() for owning in owners]
        assert sorted(first) == [False, True]
        gone = owners[first.index(True)]
        assert isinstance(gone, Shared)
        await gone._leases.leave(gone.me)
        assert await owners[first.index(False)].is_first()


def test_an_operator_does_it_at_once(tmp_path: Path) -> None:
    time = Clock(NOON)  # more than a month before these lines are read

    async def story() -> None:
        async with served_here(tmp_path, time) as server:
            await left_lying(server)

    run(story())
    words = "--data", str(tmp_path), "--lang", "en"
    settings = tmp_path / "menagerie.toml"
    settings.write_text("unplayed = 0\npassing = 0\n")
    kept = command("admin", "tidy", *words, "--settings", str(settings))
    assert kept.output == "There are no tables that nobody needs.\n"
    asked = command("admin", "tidy", *words)
    assert "Tables that nobody needs: 7." in asked.output
    assert "Nothing was changed." in asked.output
    assert command("admin", "tidy", *words, "--yes").output == "Tables removed: 7.\n"
    left = json.loads(command("admin", "tables", "--json", *words).output)
    assert [table["state"] for table in left] == ["playing"]
