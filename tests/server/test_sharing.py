"""Processes that share the tables of one PostgreSQL: one owner a table, and everything the same
wherever somebody is connected. Two servers in this process; `test_owners.py` has real ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

from menagerie.server.errors import Denied, ServerError
from menagerie.server.storage.database import Postgres
from menagerie.server.storage.leases import LOCKS
from menagerie.server.storage.statements import HoldersDropped, Logged, is_owned
from menagerie.server.storage.writer import Deposed
from menagerie.server.supervisor import Supervisor
from menagerie.server.tables import trying
from menagerie.server.tables.bus import Bus
from menagerie.server.tables.entries import CoachSet, Paced, encode
from menagerie.server.tables.news import Answer, Freed, News, Wrote
from menagerie.server.tables.sharing import Shared
from server.harness import (
    GAME,
    PLAIN,
    HereServer,
    Live,
    Person,
    Refused,
    play_on,
    play_together,
    run,
    seated,
    served_here,
    until,
)
from server.islands import Wire, by_wire, database_wire


@asynccontextmanager
async def two(database: str, folder: Path, **changes: Any) -> AsyncIterator[list[HereServer]]:
    settings: dict[str, Any] = {"database": database, "lease": 60.0, **changes}
    async with served_here(folder, **settings) as first, served_here(folder, **settings) as second:
        yield [first, second]


async def sitting_apart(servers: list[HereServer], **more: Any) -> tuple[str, list[Person]]:
    """A table that the first server owns, with one person at each server."""
    ann, bob = Person(servers[0], "Ann"), Person(servers[1], "Bob")
    table = await ann.create(2, **more)
    await bob.sit(table, 1)
    return table, [ann, bob]


def sharing(server: HereServer) -> Shared:
    owning = server.rooms.services.owning
    assert isinstance(owning, Shared)
    return owning


def seats(live: Live, what: str) -> list[Any]:
    return [seat[what] for seat in live.table["seats"]]


async def test_everything_is_done_by_the_owner_and_seen_everywhere(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async with two(fresh_postgres, tmp_path) as servers:
        table, (ann, bob) = await sitting_apart(servers)
        lives = [await ann.live(table), await bob.live(table)]
        rooms = [await server.rooms.get(table) for server in servers]
        assert [room.owned for room in rooms] == [True, False]

        ann.server = servers[1]  # the host gives a command to a server that does not own it
        await ann.post(f"/tables/{table}/start")
        await play_together(lives, 6)
        for live, words in zip(lives, ("here", "and there"), strict=True):
            assert (await live.say("chat", text=words))["type"] == "ack"
        for live in lives:
            await live.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "and there")
        await bob.post(f"/tables/{table}/pace", {"pace": "fast"})
        for live in lives:
            await live.until(lambda m: m["type"] == "table" and m["table"]["pace"] == "fast")

        # What is refused is refused in the same words.
        with pytest.raises(Refused) as refused:
            await bob.post(f"/tables/{table}/start")
        assert (refused.value.status, refused.value.code) == (403, "only_host")
        waiting = lives[0].update["waiting"][0]
        other = await lives[1 - waiting].move(1 - waiting, 0)
        assert other["error"]["code"] in ("stale", "illegal")

        # A seat carried to another device, where nothing enters the log.
        link = (await bob.post(f"/tables/{table}/seats/1/link", {}))["link"]
        phone = Person(servers[0], "Bob")
        await phone.post(f"/tables/{table}/claim", {"token": link.rsplit("=", 1)[1]})
        await lives[1].until(lambda m: m["type"] == "table" and m["table"]["devices"] == 1)
        assert (await servers[1].rooms.get(table)).holders == rooms[0].holders


async def test_presence_is_one_everywhere(fresh_postgres: str, tmp_path: Path) -> None:
    async with two(fresh_postgres, tmp_path, offline=0.2) as servers:
        table, (ann, bob) = await sitting_apart(servers)
        lives = [await ann.live(table), await bob.live(table)]
        await ann.post(f"/tables/{table}/start")
        await until(lambda: all(seats(live, "online") == [True, True] for live in lives))
        with pytest.raises(Refused) as refused:  # he is there, though not at this server
            await ann.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
        assert refused.value.code == "seat_taken"
        await lives[1].close()
        await until(lambda: seats(lives[0], "online") == [True, False])
        again = await bob.live(table)
        await until(lambda: seats(lives[0], "online") == [True, True])
        # A server that is loaded later asks who is where.
        await until(lambda: seats(again, "online") == [True, True])


async def test_bots_think_at_the_owner_alone(fresh_postgres: str, tmp_path: Path) -> None:
    async with two(fresh_postgres, tmp_path) as servers:
        ann = Person(servers[0])
        made = await ann.post("/tables/quick", {"game": GAME.id, "seats": 3, "bot": "random"})
        ann.server = servers[1]
        live = await ann.live(made["table"])
        await play_on(live, 0, most=3)
        owner, follower = [await server.rooms.get(made["table"]) for server in servers]
        # A game need not ask both bots in three moves.
        assert owner._bots._deciding
        assert set(owner._bots._deciding) <= {1, 2}
        assert not follower._bots._deciding


async def test_what_a_former_owner_writes_is_refused(fresh_postgres: str, tmp_path: Path) -> None:
    async with two(fresh_postgres, tmp_path) as (first, second):
        table, (ann, bob) = await sitting_apart([first, second])
        lives = [await ann.live(table), await bob.live(table)]
        old, new = await first.rooms.get(table), await second.rooms.get(table)
        # As if the first had been silent for longer than its lease.
        await first.rooms.services.storage.leases.leave(sharing(first).me)
        sharing(second).deposed()
        await until(lambda: new.owned)
        assert new.owner.epoch > old.owner.epoch

        async with old.lock:
            with pytest.raises(ServerError) as refused:
                await old.write(Paced(pace="fast"))
        assert refused.value.code == Denied.MOVED.code
        storage, logged = old.services.storage, Logged(99, 0.0, encode(CoachSet(on=True)))
        with pytest.raises(Deposed):
            await storage.append(table, logged, epoch=new.owner.epoch - 1)
        with pytest.raises(Deposed):
            await storage.change(table, HoldersDropped(0), epoch=new.owner.epoch - 1)

        # Whoever is connected to the former owner plays on through it.
        await ann.post(f"/tables/{table}/start")
        await play_together(lives, 4)
        assert new.owned
        assert not old.owned


async def test_a_table_that_sleeps_is_anybodys(fresh_postgres: str, tmp_path: Path) -> None:
    async with two(fresh_postgres, tmp_path) as (first, second):
        table, (ann, bob) = await sitting_apart([first, second])
        room = await second.rooms.get(table)
        first.rooms.put_to_sleep(await first.rooms.get(table))
        lives = [await bob.live(table), await ann.live(table)]
        await bob.post(f"/tables/{table}/pace", {"pace": "fast"})
        await until(lambda: [live.table["pace"] for live in lives] == ["fast", "fast"])
        assert room.owned != (await first.rooms.get(table)).owned


async def test_a_command_of_a_newer_version_is_refused_in_words(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async with two(fresh_postgres, tmp_path) as servers:
        table, _ = await sitting_apart(servers)
        room = await servers[1].rooms.get(table)
        with pytest.raises(ServerError) as refused:
            await sharing(servers[1]).do(room, "not_known_there", [])
        assert refused.value.code == "stopping"
        with pytest.raises(ServerError) as refused:
            await sharing(servers[1]).do(room, "sit", ["x" * 10_000])
        assert refused.value.code == "too_large"


async def test_who_cannot_read_an_entry_sends_its_people_elsewhere(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async with two(fresh_postgres, tmp_path) as (first, second):
        table, (_, bob) = await sitting_apart([first, second])
        live, room = await bob.live(table), await first.rooms.get(table)
        logged = Logged(room.table.entry + 1, 0.0, '{"type":"of a newer version"}')
        await room.services.storage.append(table, logged, epoch=room.owner.epoch)
        news = Wrote(table, *room.owner, logged.entry, False, logged.at, logged.body)
        sharing(first)._bus.tell(news)
        await until(lambda: live.closed)


async def test_a_silent_owner_in_the_middle_of_writing_blocks_nobody(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async with two(fresh_postgres, tmp_path) as (first, second):
        table, _ = await sitting_apart([first, second])
        owner = (await first.rooms.get(table)).owner
        silent = Postgres(fresh_postgres, 0.2)
        stuck = asyncio.Event()

        async def hang() -> None:
            async with silent._engine.begin() as connection:
                assert await connection.run_sync(is_owned, table, owner.epoch)
                stuck.set()
                await asyncio.sleep(600)

        hanging = asyncio.create_task(hang())
        await stuck.wait()
        await first.rooms.services.storage.leases.leave(owner.server)
        assert (await sharing(second).claim(table)).epoch == owner.epoch + 1
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        await silent.close()


# Connections that break


async def terminate(database: str, key: int | None = None) -> None:
    """End the session that holds this advisory lock, or every one that holds any of ours."""
    admin = await asyncpg.connect(database)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks "
        "WHERE locktype = 'advisory' AND classid = $1 AND objid = coalesce($2, objid)",
        LOCKS, key,
    )  # fmt: skip
    await admin.close()


async def broken(bus: Bus, database: str) -> None:
    """Its session ends, and it has another one."""
    key = bus.key
    await terminate(database, key)
    await until(lambda: bus.alive and bus.key != key)


@asynccontextmanager
async def buses(database: str, wire: Wire, patience: float = 60.0) -> AsyncIterator[list[Bus]]:
    """Two, the first of which is at the end of a wire."""
    pair = [Bus(by_wire(database, wire), "one", patience), Bus(database, "other", patience)]
    supervisors = [Supervisor() for _ in pair]
    for bus, supervisor in zip(pair, supervisors, strict=True):
        await bus.open()
        bus.keep(supervisor)
    yield pair
    for bus, supervisor in zip(pair, supervisors, strict=True):
        await supervisor.close()
        bus.close()


def test_a_bus_survives_a_session_whose_end_comes_late(fresh_postgres: str) -> None:
    """PostgreSQL says farewell, and closes the connection a little later. Between the two the
    driver raises errors of its own."""
    wire = database_wire(fresh_postgres)
    wire.late = 0.03

    async def story() -> None:
        async with buses(fresh_postgres, wire) as (bus, other):
            talking = asyncio.create_task(talk(bus))
            for _ in range(3):
                await broken(bus, fresh_postgres)
            heard = asyncio.Event()
            other.received = lambda news: heard.set()
            await heard.wait()
            talking.cancel()

    async def talk(bus: Bus) -> None:
        while True:
            bus.tell(Freed("a table"))
            await asyncio.sleep(0.01)

    run(story())


@pytest.mark.parametrize("word", [b"LISTEN", b"pg_try_advisory_lock"])
async def test_a_line_that_falls_silent_while_connecting_is_given_up(
    fresh_postgres: str, word: bytes
) -> None:
    wire = database_wire(fresh_postgres)
    async with buses(fresh_postgres, wire, patience=0.3) as (bus, _):
        wire.swallowed = word
        await broken(bus, fresh_postgres)
        (half,) = wire.hanging
        await until(half.at_eof)  # and it leaves nothing behind


async def test_while_the_database_starts_no_record_is_called_damaged(
    fresh_postgres: str, tmp_path: Path
) -> None:
    wire = database_wire(fresh_postgres)
    async with served_here(tmp_path, database=by_wire(fresh_postgres, wire)) as server:
        ann = Person(server)
        table = await ann.create(2)
        server.rooms.put_to_sleep(await server.rooms.get(table))
        wire.starting = True
        wire.cut()
        wire.mend()
        for _ in range(3):  # the first finds a connection that was there before
            with pytest.raises(Refused) as refused:
                await ann.get(f"/tables/{table}")
            assert (refused.value.status, refused.value.code) == (503, "no_storage")
            assert int(refused.value.headers["Retry-After"]) > 0
        assert await closing_code(ann, table) == 1013  # and so whoever was there comes back
        wire.starting = False
        assert (await ann.get(f"/tables/{table}"))["id"] == table


async def closing_code(person: Person, table: str) -> int:
    url = f"{person.server.http.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url) as socket:
        await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code


async def test_an_alarm_outlives_a_database_that_starts(
    fresh_postgres: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trying, "FIRST", 0.01)
    wire = database_wire(fresh_postgres)
    async with served_here(
        tmp_path, database=by_wire(fresh_postgres, wire), grace=0.0, lease=60.0
    ) as server:
        table, _ = await seated(server, 2, clock={"bank": 0.5, "increment": 0.0})
        server.rooms.put_to_sleep(await server.rooms.get(table))
        wire.starting = True
        wire.cut()
        wire.mend()
        await until(lambda: caplog.text.count("cannot be woken yet") >= 3)
        wire.starting = False
        await until(lambda: server.rooms.find(table))
        room = await server.rooms.get(table)
        await until(lambda: any(seat.bot for seat in room.table.seats))


async def test_a_command_that_a_break_swallowed_is_given_again(
    fresh_postgres: str, tmp_path: Path
) -> None:
    """Long before anybody gives up: a lease is a minute here."""

    async with two(fresh_postgres, tmp_path) as servers:
        table, (ann, _) = await sitting_apart(servers)
        ann.server = servers[1]
        for server in servers:
            await terminate(fresh_postgres, sharing(server)._bus.key)
            await ann.post(f"/tables/{table}/pace", {"pace": "fast"})
            await until(partial(getattr, sharing(server)._bus, "alive"))


async def test_a_command_that_is_given_again_is_done_once(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async with two(fresh_postgres, tmp_path) as servers:
        ann, bob = Person(servers[0], "Ann"), Person(servers[1], "Bob")
        table = await ann.create(2)
        await servers[1].rooms.get(table)
        owner, asker = [sharing(server) for server in servers]
        tell, lost = owner._bus.tell, asyncio.Event()

        def lose(news: News, server: str = "") -> bool:
            if isinstance(news, Answer) and not lost.is_set():
                lost.set()
                return True
            return tell(news, server)

        owner._bus.tell = lose  # type: ignore[method-assign]  # a break at the worst moment
        sitting = asyncio.create_task(bob.sit(table, 1))
        await lost.wait()
        asker._reconnected()
        assert (await sitting)["seats"][1]["name"] == "Bob"


async def test_who_is_cut_off_from_the_others_is_not_well(
    fresh_postgres: str, tmp_path: Path
) -> None:
    """Its lease runs on, since it reaches the database otherwise."""

    async with (
        two(fresh_postgres, tmp_path, lease=0.5) as (first, _),
        httpx.AsyncClient(base_url=first.http, **PLAIN) as client,
    ):
        ann = Person(first)
        table = await ann.create(2)
        live, bus = await ann.live(table), sharing(first)._bus
        bus._url, url = "postgresql://m@127.0.0.1:1/nowhere", bus._url
        await terminate(fresh_postgres, bus.key)
        while (found := await client.get("/healthz")).status_code == 200:
            await asyncio.sleep(0.01)
        assert (found.status_code, found.json()["sharing"]) == (503, "cut off")
        assert found.json()["storage"] == "ok"
        await until(lambda: live.closed)
        for asked in (ann.create(2), ann.get(f"/tables/{table}")):
            with pytest.raises(Refused) as refused:
                await asked
            assert (refused.value.status, refused.value.code) == (503, Denied.MOVED.code)
        assert await closing_code(ann, table) == 1013
        bus._url = url
        while (await client.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.01)
        await ann.live(table)


async def test_who_holds_no_lock_does_not_judge(fresh_postgres: str, tmp_path: Path) -> None:
    async with two(fresh_postgres, tmp_path) as (first, second):
        table, _ = await sitting_apart([first, second])
        room, leases = await first.rooms.get(table), first.rooms.services.storage.leases
        for server in (first, second):  # whatever either believes
            sharing(server)._bus.connected = lambda: None
        await terminate(fresh_postgres)
        assert await leases.claim(table, sharing(second).me, True) == room.owner
        assert await leases.adopt(sharing(second).me, 20) == []
