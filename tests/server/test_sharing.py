"""Processes that share the tables of one PostgreSQL: one owner a table, and everything the same
wherever somebody is connected. Two servers in this process; `test_owners.py` has real ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from menagerie.server.errors import MOVED, ServerError
from menagerie.server.storage.database import Postgres
from menagerie.server.storage.statements import is_owned
from menagerie.server.storage.values import HoldersDropped, Logged
from menagerie.server.storage.writer import Deposed
from menagerie.server.tables.entries import CoachSet, Paced, encode
from menagerie.server.tables.news import Wrote
from menagerie.server.tables.sharing import Shared
from server.harness import (
    GAME,
    HereServer,
    Live,
    Person,
    Refused,
    play_on,
    play_together,
    run,
    served_here,
)


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


async def until(test: Callable[[], Any]) -> None:
    while not test():
        await asyncio.sleep(0.005)


def sharing(server: HereServer) -> Shared:
    owning = server.rooms.services.owning
    assert isinstance(owning, Shared)
    return owning


def seats(live: Live, what: str) -> list[Any]:
    return [seat[what] for seat in live.table["seats"]]


def test_everything_is_done_by_the_owner_and_seen_everywhere(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async def story() -> None:
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

    run(story())


def test_the_people_of_a_table_meet_at_its_owner(fresh_postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / "doors"
        folder.mkdir()
        async with two(fresh_postgres, tmp_path, neighbours=folder) as servers:
            table, (ann, bob) = await sitting_apart(servers)
            owner, other = [await server.rooms.get(table) for server in servers]
            lives = [await ann.live(table), await bob.live(table)]  # who asks the other server
            assert (len(owner.readers), len(other.readers)) == (2, 0)
            await ann.post(f"/tables/{table}/start")
            await play_together(lives, 4)
            await until(lambda: owner.presence.others is False)
            # Nobody is told of it at the other server, where whoever looks finds it.
            found = await bob.get(f"/tables/{table}")
            assert found["moves"] == len(owner.table.position.moves) > 0

            # Where the owner's door is shut, one stays where one came, and everything travels.
            for door in folder.iterdir():
                door.unlink()
            await lives[1].close()
            lives[1] = await bob.live(table)
            assert (len(owner.readers), len(other.readers)) == (1, 1)
            await play_together(lives, 4)
            await lives[0].reach(lives[1].update["version"])

    run(story())


def test_presence_is_one_everywhere(fresh_postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
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

    run(story())


def test_bots_think_at_the_owner_alone(fresh_postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with two(fresh_postgres, tmp_path) as servers:
            ann = Person(servers[0])
            made = await ann.post("/tables/quick", {"game": GAME.id, "seats": 3, "bot": "random"})
            ann.server = servers[1]
            live = await ann.live(made["table"])
            await play_on(live, 0, most=3)
            owner, follower = [await server.rooms.get(made["table"]) for server in servers]
            assert set(owner._bots._deciding) == {1, 2}
            assert not follower._bots._deciding

    run(story())


def test_what_a_former_owner_writes_is_refused(fresh_postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
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
            assert refused.value.code == MOVED
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

    run(story())


def test_a_table_that_sleeps_is_anybodys(fresh_postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with two(fresh_postgres, tmp_path) as (first, second):
            table, (ann, bob) = await sitting_apart([first, second])
            room = await second.rooms.get(table)
            first.rooms.put_to_sleep(await first.rooms.get(table))
            lives = [await bob.live(table), await ann.live(table)]
            await bob.post(f"/tables/{table}/pace", {"pace": "fast"})
            await until(lambda: [live.table["pace"] for live in lives] == ["fast", "fast"])
            assert room.owned != (await first.rooms.get(table)).owned

    run(story())


def test_a_command_of_a_newer_version_is_refused_in_words(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with two(fresh_postgres, tmp_path) as servers:
            table, _ = await sitting_apart(servers)
            room = await servers[1].rooms.get(table)
            with pytest.raises(ServerError) as refused:
                await sharing(servers[1]).do(room, "not_known_there", [])
            assert refused.value.code == "stopping"
            with pytest.raises(ServerError) as refused:
                await sharing(servers[1]).do(room, "sit", ["x" * 10_000])
            assert refused.value.code == "too_large"

    run(story())


def test_who_cannot_read_an_entry_sends_its_people_elsewhere(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with two(fresh_postgres, tmp_path) as (first, second):
            table, (_, bob) = await sitting_apart([first, second])
            live, room = await bob.live(table), await first.rooms.get(table)
            logged = Logged(room.table.entry + 1, 0.0, '{"type":"of a newer version"}')
            await room.services.storage.append(table, logged, epoch=room.owner.epoch)
            news = Wrote(table, *room.owner, logged.entry, False, logged.at, logged.body)
            sharing(first)._bus.tell(news)
            await until(lambda: live.closed)

    run(story())


def test_a_silent_owner_in_the_middle_of_writing_blocks_nobody(
    fresh_postgres: str, tmp_path: Path
) -> None:
    async def story() -> None:
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

    run(story())
