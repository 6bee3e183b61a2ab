"""What goes wrong around a server: storage fails for a while, a table cannot be read, the
computer's clock is set. Nobody is stuck by it, and the server says how it is."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.core.errors import MenagerieError
from menagerie.server.errors import cannot_store
from menagerie.server.health import LATE
from menagerie.server.settings import Settings
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.storage.storage import Storage
from menagerie.server.tables import trying
from menagerie.server.tables.bot_driver import seconds_to_think
from menagerie.server.tables.bot_threads import Thinking
from menagerie.server.tables.entries import Played, encode
from menagerie.server.tables.room import Room
from menagerie.server.tables.waking import wake_all
from server.harness import GAME, PLAIN, Clock, HereServer, Person, Refused, seated, served_here

NOON = "2026-02-27T12:00:00+00:00"
BLITZ = {"bank": 60.0, "increment": 0.0}


@contextmanager
def without(data: Path, table: str) -> Iterator[None]:
    """Whatever is written to this table of the database fails, as on a full disk."""
    _change(data, f"ALTER TABLE {table} RENAME TO away")
    yield
    _change(data, f"ALTER TABLE away RENAME TO {table}")


def _change(data: Path, sql: str, *values: Any) -> None:
    database = sqlite3.connect(data / FILE)
    with database:
        database.execute(sql, values)
    database.close()


async def until(test: Callable[[], Any]) -> None:
    while not test():
        await asyncio.sleep(0.005)


async def move_before_a_bot(server: HereServer, ann: Person) -> Room:
    """A table where Ann has just moved and a bot is about to; nothing has run since."""
    wanted = {"game": GAME.id, "seats": 2, "bot": "random"}
    table = (await ann.post("/tables/quick", wanted))["table"]
    room = await server.rooms.get(table)
    while True:
        await until(lambda: room.table.waiting[:1] == [0])
        async with room.lock:
            await room.write(Played(seat=0, move=room.table.position.legal_ids(0)[0]))
        if room.table.bots_asked:
            return room


def failures(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [one for one in caplog.records if one.message == "failed, will be tried again"]


@pytest.mark.parametrize("stirred", [False, True], ids=["by itself", "when somebody comes"])
async def test_a_bot_whose_move_could_not_be_stored_tries_again(
    tmp_path: Path,
    stirred: bool,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trying, "FIRST", 600.0 if stirred else 0.01)
    async with served_here(tmp_path) as server:
        ann = Person(server)
        room = await move_before_a_bot(server, ann)
        version = room.table.version
        with without(tmp_path, "entries"):
            await until(lambda: failures(caplog))
        assert room.table.version == version
        if stirred:
            await ann.live(room.table.id)
        await until(lambda: room.table.version > version)


def test_pauses_grow() -> None:
    pauses = trying.growing_pauses()
    assert [next(pauses) for _ in range(8)] == [0.5, 1, 2, 4, 8, 16, 30, 30]


async def test_a_bot_sits_down_late_where_that_could_not_be_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "FIRST", 0.01)
    clock = Clock(NOON)
    async with served_here(tmp_path, clock, clock) as server:
        table, _ = await seated(server, 2, clock=BLITZ)
        room = await server.rooms.get(table)
        with without(tmp_path, "entries"):
            clock.forward(seconds=61)
            room.stir()
            await until(lambda: failures(caplog))
        await until(lambda: any(seat.bot for seat in room.table.seats))


async def test_a_sleeping_table_whose_time_is_over_wakes_late_where_it_could_not_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "FIRST", 0.01)
    async with served_here(tmp_path, grace=0.0) as server:
        table, people = await seated(server, 2, clock={"bank": 0.3, "increment": 0.0})
        with without(tmp_path, "entries"):
            server.rooms.put_to_sleep(await server.rooms.get(table))
            await until(lambda: "cannot be woken yet" in caplog.text)
        await until(lambda: server.rooms.find(table))
        room = await server.rooms.get(table)
        await until(lambda: any(seat.bot for seat in room.table.seats))
        seats = (await people[0].get(f"/tables/{table}"))["seats"]
        assert all(seat["owned"] for seat in seats)


async def test_what_went_on_is_woken_late_where_it_could_not_be_looked_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "FIRST", 0.01)
    async with served_here(tmp_path) as server:
        rooms, storage = server.rooms, server.rooms.services.storage
        table, _ = await seated(server, 2)
        await rooms.services.uptime.beat()
        rooms.put_to_sleep(await rooms.get(table))
        with without(tmp_path, "uptimes"):
            rooms.services.supervisor.spawn(
                wake_all(rooms, storage, "a server that has just begun")
            )
            await until(lambda: "cannot be woken yet" in caplog.text)
        await until(lambda: rooms.find(table))


async def test_bots_of_a_table_that_left_memory_rest(tmp_path: Path) -> None:
    """A move that was on its way then asks nobody for the next one."""

    async with served_here(tmp_path) as server:
        room = await move_before_a_bot(server, Person(server))
        assert server.rooms.services.thinking.number == 1
        server.rooms.put_to_sleep(room)
        room.stir()
        assert server.rooms.services.thinking.number == 0


async def test_the_server_says_how_it_is(tmp_path: Path) -> None:
    steady = Clock(NOON)
    async with (
        served_here(tmp_path, steady=steady) as server,
        httpx.AsyncClient(**PLAIN) as client,
    ):

        async def look() -> tuple[int, dict[str, Any]]:
            steady.forward(seconds=1)
            answer = await client.get(f"{server.http}/healthz")
            return answer.status_code, answer.json()

        status, found = await look()
        assert status == 200
        rules = found.pop("rules")
        assert rules in ("compiled", "interpreted")
        assert set(found.pop("tasks").values()) == {"ok"}
        well = {"ok": True, "storage": "ok", "bots": "ok", "sharing": "ok", "thinking": 0}
        assert found == well
        with without(tmp_path, "uptimes"):
            status, found = await look()
            assert (status, found["storage"], found["bots"]) == (503, "failing", "ok")
            assert (await client.get(f"{server.http}/livez")).text == "ok\n"
        assert (await look())[0] == 200
        server.rooms.services.thinking.begin("a bot that hangs")
        settings = server.rooms.services.settings
        steady.forward(seconds=2 * seconds_to_think(settings) + LATE + 1)
        status, found = await look()
        assert (status, found["bots"], found["thinking"]) == (503, "stuck", 1)


def test_bots_are_late_from_when_they_were_asked() -> None:
    steady = Clock(NOON)
    thinking = Thinking(steady)
    assert (thinking.number, thinking.longest) == (0, 0)
    thinking.begin("one")
    steady.forward(seconds=5)
    thinking.begin("two")
    steady.forward(seconds=5)
    assert (thinking.number, thinking.longest) == (2, 10)
    thinking.end("one")
    assert (thinking.number, thinking.longest) == (1, 5)


@pytest.mark.parametrize("harm", ["unreadable", "a gap", "unknown rules", "illegal", "outdated"])
async def test_a_table_that_cannot_be_read_hurts_nobody_else(tmp_path: Path, harm: str) -> None:
    async with served_here(tmp_path) as server:
        ann = Person(server, "Ann")
        good, bad = [await ann.create(2, public=True) for _ in range(2)]
        await ann.post(f"/tables/{bad}/seats/1/bot", {"bot": "random"})
        await ann.post(f"/tables/{bad}/start")
    spoil(tmp_path, bad, harm)
    async with served_here(tmp_path) as server:
        ann.server = server
        for listed in ("/tables", "/mine"):
            assert [one["id"] for one in await ann.get(listed)] == [good]
        with pytest.raises(Refused) as refused:
            await ann.get(f"/tables/{bad}")
        found = (refused.value.status, refused.value.code)
        if harm == "unknown rules":
            assert found == (404, "bad_request")
        else:
            assert found == (410, "outdated" if harm == "outdated" else "unreadable")
        with pytest.raises(ConnectionError):
            await ann.live(bad)


def spoil(data: Path, table: str, harm: str) -> None:
    last = "number = (SELECT max(number) FROM entries WHERE table_id = ?)"
    match harm:
        case "unreadable":
            _change(data, f"UPDATE entries SET body = '{{' WHERE {last}", table)
        case "a gap":
            _change(data, "DELETE FROM entries WHERE table_id = ? AND number = 1", table)
        case "illegal":
            body = encode(Played(seat=0, move=511))
            next_one = "SELECT ?, max(number) + 1, 0, ?, 0 FROM entries WHERE table_id = ?"
            _change(data, f"INSERT INTO entries {next_one}", table, body, table)
        case "unknown rules":
            terms = "UPDATE tables SET terms = replace(terms, ?, ?) WHERE id = ?"
            _change(data, terms, f'"{GAME.id}"', '"checkers"', table)
        case "outdated":
            terms = "UPDATE tables SET terms = replace(terms, ?, ?) WHERE id = ?"
            _change(data, terms, '"version":', '"version":9', table)


async def opening(data: Path) -> str:
    """What is said when a damaged folder is opened."""
    with pytest.raises(MenagerieError) as refused:
        await Storage.open(Settings(data=str(data)))
    return refused.value.en


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / FILE
    storage = await Storage.open(Settings(data=str(tmp_path)))
    await storage.close()
    whole = file.read_bytes()
    for harm, why in (
        (b"", "it is empty"),
        (whole[:4096] + b"\xa7" * 4096 + whole[8192:], ""),  # a page is overwritten
    ):
        file.write_bytes(harm)
        said = await opening(tmp_path)
        assert said.startswith(f"The database of games {file} is damaged: {why}")
        assert "backup" in said
        assert "\n" not in said
        assert file.read_bytes() == harm
    file.unlink()
    (tmp_path / f"{FILE}-wal").write_bytes(whole)
    assert "it is gone" in await opening(tmp_path)
    assert not file.exists()
    (tmp_path / f"{FILE}-wal").unlink()
    # A start that was cut short leaves nothing that looks like a database.
    (tmp_path / f"{FILE}.new").write_bytes(whole[:100])
    storage = await Storage.open(Settings(data=str(tmp_path)))
    await storage.close()


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    await (await Storage.open(Settings(data=str(tmp_path)))).close()
    _change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    assert (await opening(tmp_path)).startswith("A newer Menagerie")


@pytest.mark.parametrize("jump", [3600.0, -3 * 3600.0], ids=["forward", "back"])
async def test_the_computers_clock_is_set_and_nobody_loses_a_seat(
    tmp_path: Path, jump: float
) -> None:
    wall, steady = Clock(NOON), Clock(NOON)
    async with served_here(tmp_path, wall, steady) as server:
        table, people = await seated(server, 2, clock=BLITZ)
        room = await server.rooms.get(table)
        clocks, seat = room.table.clocks, room.table.waiting[0]
        live = await people[seat].live(table)
        for clock in (wall, steady):
            clock.forward(seconds=10)
        wall.forward(seconds=jump)
        room.stir()
        await live.say("chat", text="hello")
        await live.move(seat, live.view["legal"][0]["id"])
        assert room.table.seats[seat].kind == "human"
        assert clocks is not None
        assert clocks.left[seat] == pytest.approx(60 - 10 + room.settings.grace)
        assert room.presence.online(seat)
    # The log alone tells the same.
    async with served_here(tmp_path, wall, steady) as server:
        again = (await server.rooms.get(table)).table.clocks
        assert again is not None
        assert again.left[seat] == pytest.approx(clocks.left[seat])


@pytest.mark.parametrize("tries", [1, 2], ids=["found at once", "sent again"])
async def test_a_commit_of_which_nobody_knows_is_looked_for(tmp_path: Path, tries: int) -> None:
    """The connection to the database breaks after a commit, before anybody hears of it."""

    async with served_here(tmp_path) as server:
        table, people = await seated(server, 2)
        lives = [await person.live(table) for person in people]
        room = await server.rooms.get(table)
        seat = room.table.waiting[0]
        move = room.table.position.legal_ids(seat)[0]
        breaking = Breaking(room.services.storage._database, tries)
        room.services.storage._writer._database = breaking  # type: ignore[assignment]  # for writing
        version = room.table.version
        answer = await lives[seat].move(seat, move, version, key="once")
        if tries > 1:  # the database was away for longer
            assert answer["error"]["code"] == "no_storage"
            answer = await lives[seat].move(seat, move, version, key="once")
        assert answer["type"] == "ack", answer
        await lives[1 - seat].reach(answer["version"])
        log = await room.services.storage.entries(table, 0)
        assert sum('"once"' in body for _, _, body in log) == 1
        assert room.table.position.moves == [(seat, move)]
        assert [one.entry for one in log][-1] == room.table.entry


class Breaking:
    """A database whose connection breaks: after the first commit, and before others, if any."""

    def __init__(self, database: Any, tries: int) -> None:
        self._database, self._left = database, tries
        self._stored = False

    async def append(self, rows: Any) -> None:
        if self._left == 0:
            await self._database.append(rows)
            return
        self._left -= 1
        if not self._stored:
            self._stored = True
            await self._database.append(rows)
        raise cannot_store()
