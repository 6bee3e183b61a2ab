"""`menagerie admin`: tables listed, mended and ended, copies made and put back, restarts announced,
all while a server runs where that is promised."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from menagerie.cli.admin import serving
from menagerie.cli.admin.tables import size
from menagerie.cli.common import language
from menagerie.core.errors import MenagerieError
from menagerie.server.settings import Settings
from menagerie.server.storage import sqlite_file
from menagerie.server.storage.sqlite_file import FILE, locked
from menagerie.server.storage.storage import Storage
from menagerie.server.tables import obeying
from server.harness import (
    GAME,
    HereServer,
    Live,
    Person,
    Refused,
    command,
    play_together,
    refused,
    run,
    seated,
    served_here,
    until,
)


def admin(data: Path, *words: str) -> str:
    """What the command says; whatever it refuses is raised."""
    done = command("admin", *words, "--data", str(data), "--lang", "en")
    if isinstance(done.exception, Exception):
        raise done.exception
    return str(done.output)


async def later(data: Path, *words: str) -> str:
    """In another thread, as another process would: a server runs here meanwhile."""
    return await asyncio.to_thread(admin, data, *words)


async def looked(server: HereServer) -> None:
    await server.rooms.orders.look()


async def test_tables_are_listed_with_their_size(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        table, _ = await seated(server, 2)
        waiting = await Person(server).create(3)
        [first, second] = json.loads(await later(tmp_path, "tables", "--json"))
        assert (first["id"], first["state"], first["game"]) == (waiting, "lobby", GAME.id)
        assert (second["id"], second["state"], second["entries"]) == (table, "playing", 3)
        assert first["bytes"] > 0
        said = await later(tmp_path, "tables", "--state", "playing")
        assert table in said
        assert waiting not in said
        assert "Tables: 1, entries: 3, " in said


def test_what_there_is_none_of_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with served_here(tmp_path):
            assert (
                await later(tmp_path, "tables", "--state", "over") == "There are no such tables.\n"
            )
            assert await later(tmp_path, "check") == "Tables: 0, cannot be read: 0.\n"
            with pytest.raises(MenagerieError, match="For a list: menagerie admin tables"):
                await later(tmp_path, "repair", "nothing")

    run(story())
    refused = command("admin", "tables", "--state", "none", "--data", str(tmp_path))
    assert (refused.exit_code, "'playing'" in refused.output) == (2, True)


@pytest.mark.parametrize(
    ("number", "ru", "en"),
    [
        (0, "0 Б", "0 B"),
        (1023, "1023 Б", "1023 B"),
        (1536, "1,5 КиБ", "1.5 KiB"),
        (3 * 2**20, "3,0 МиБ", "3.0 MiB"),
        (5000 * 2**30, "5000,0 ГиБ", "5000.0 GiB"),
    ],
)
def test_sizes_are_in_the_unit_that_suits_them(number: int, ru: str, en: str) -> None:
    before = language()
    try:
        assert [language(lang) and size(number) for lang in ("ru", "en")] == [ru, en]
    finally:
        language(before)


async def test_a_broken_table_is_found_and_mended(tmp_path: Path) -> None:
    async with served_here(tmp_path, pace=3600.0) as server:
        table, people = await seated(server, 2)
        live = await people[0].live(table)
        await live.see(lambda u: True)
        assert await later(tmp_path, "check") == "Tables: 1, cannot be read: 0.\n"
        assert "Nothing is wrong" in await later(tmp_path, "repair", table)
        database = sqlite3.connect(tmp_path / FILE)
        with database:
            row = (table, 4, 0.0, '{"type": "played", "seat": 9, "move": 511}')
            database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, 0)", row)
        database.close()
        said = await later(tmp_path, "check")
        assert f"{table} entries 1–3 of 4 can be read, then: " in said
        said = await later(tmp_path, "repair", table, "--yes")
        [cut] = tmp_path.glob(f"{table}.cut-*.jsonl")
        assert str(cut) in said
        assert cut.stat().st_mode & 0o777 == 0o600
        [line] = cut.read_text().splitlines()
        assert json.loads(line) == {"entry": 4, "at": 0.0, "body": row[3]}
        await looked(server)
        await until(lambda: live.closed)  # it is read anew
        back = await people[0].live(table)
        await back.see(lambda u: u["waiting"])
        assert "cannot be read: 0" in await later(tmp_path, "check")


async def leave(*lives: Live) -> None:
    """A server that stops waits for those who are still there."""
    for live in lives:
        await live.close()


async def test_a_table_is_ended(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        table, (ann, _) = await seated(server, 2)
        live = await ann.live(table)
        assert "Nothing was changed" in await later(tmp_path, "end", table)  # nobody answered
        assert (await ann.get(f"/tables/{table}"))["id"] == table
        await later(tmp_path, "end", table, "--yes")
        await looked(server)
        await until(lambda: live.closed)
        assert await refused(ann.get(f"/tables/{table}")) == "no_table"
        assert await ann.get("/mine") == []
        with pytest.raises(MenagerieError, match="There is no table"):
            await later(tmp_path, "end", table)


async def test_a_copy_is_made_while_the_server_runs_and_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    async with served_here(data) as server:
        kept, (ann, bob) = await seated(server, 2)
        first, second = await ann.live(kept), await bob.live(kept)
        await play_together([first, second], 3)
        version = first.update["version"]
        await later(data, "backup", str(copy))
        await play_together([first, second], 2)
        await leave(first, second)
        assert copy.stat().st_mode & 0o777 == 0o600
        with pytest.raises(MenagerieError, match="is there already"):
            await later(data, "backup", str(copy))
        lost = await ann.create(2)
        with locked(str(data)), pytest.raises(MenagerieError, match="A server is at work"):
            await later(data, "restore", str(copy))
    said = await later(data, "restore", str(copy))
    [aside] = data.glob(f"{FILE}.before-*")
    assert str(aside) in said.replace("\n", "")
    async with served_here(data) as server:
        ann.server = bob.server = server
        assert [one["id"] for one in await ann.get("/mine")] == [kept]
        with pytest.raises(Refused):
            await ann.get(f"/tables/{lost}")
        lives = [await ann.live(kept), await bob.live(kept)]
        assert (await lives[0].see(lambda u: True))["version"] == version
        await play_together(lives, 3)  # whose seats they were goes on
        assert lives[0].update["version"] == version + 3
        await leave(*lives)


async def test_games_move_to_postgresql(tmp_path: Path, fresh_postgres: str) -> None:
    database = fresh_postgres
    async with served_here(tmp_path) as server:
        table, people = await seated(server, 2)
        lives = [await one.live(table) for one in people]
        await play_together(lives, 4)
        version = lives[0].update["version"]
        await lives[0].say("chat", text="Ёж «in quotes»")
        await leave(*lives)
        broken = await people[0].create(2)
        with locked(str(tmp_path)), pytest.raises(MenagerieError, match="A server is at work"):
            await later(tmp_path, "move", "--database", database)
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (broken,))
    before = sqlite_rows(tmp_path)
    with pytest.raises(MenagerieError, match="Where to"):
        await later(tmp_path, "move")
    said = await later(tmp_path, "move", "--database", database)
    assert "Tables moved: 2, entries: 9" in said
    assert f"could not be read before: {broken}" in said
    assert sqlite_rows(tmp_path) == before
    with pytest.raises(MenagerieError, match="is not empty"):
        await later(tmp_path, "move", "--database", database)
    async with served_here(tmp_path / "unused", database=database) as server:
        for person in people:
            person.server = server
        lives = [await one.live(table) for one in people]
        assert (await lives[0].see(lambda u: True))["version"] == version
        welcome = lives[0].heard[0]
        assert welcome["chat"][-1]["text"] == "Ёж «in quotes»"
        await play_together(lives, 2)
        assert lives[1].update["version"] == version + 2
        await leave(*lives)


async def test_what_differs_or_is_older_does_not_move(tmp_path: Path, fresh_postgres: str) -> None:
    database = fresh_postgres
    async with served_here(tmp_path):
        pass
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE alembic_version SET version_num = '0008'")
    with pytest.raises(MenagerieError, match="start this one on them once"):
        await later(tmp_path, "move", "--database", database)
    storage = await Storage.open(Settings(database=database))  # nothing is there
    assert await storage.upkeep.sizes() == []
    await storage.close()


def sqlite_rows(data: Path) -> list[str]:
    with sqlite3.connect(data / FILE) as file:
        return list(file.iterdump())


def test_of_a_copy_that_fails_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    run(_served_once(data))
    with pytest.raises(MenagerieError, match="There is no folder"):
        admin(data, "backup", str(tmp_path / "nowhere" / "copy.db"))
    with pytest.raises(MenagerieError, match="could not be written: File name too long"):
        admin(data, "backup", str(tmp_path / f"{'x' * 254}"))
    admin(data, "backup", str(tmp_path / "copy.db"))

    def interrupted(file: Path) -> None:
        assert file.exists()
        raise KeyboardInterrupt

    monkeypatch.setattr(sqlite_file, "check", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sqlite_file.back_up(data, tmp_path / "other.db")
    monkeypatch.setattr(sqlite_file, "_check_copy", lambda copy: None)
    with pytest.raises(KeyboardInterrupt):
        sqlite_file.restore(data, tmp_path / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "data"]
    assert sorted(file.name for file in data.glob(f"{FILE}*")) == [FILE], "the games are in place"


async def _served_once(data: Path) -> None:
    async with served_here(data):
        pass


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    data, letter = tmp_path / "data", tmp_path / "letter"
    letter.write_text("Dear Ann,")
    with pytest.raises(MenagerieError, match="is no copy"):
        admin(data, "restore", str(letter))
    with pytest.raises(MenagerieError, match="There is no copy"):
        admin(data, "restore", str(tmp_path / "nothing"))
    with pytest.raises(MenagerieError, match="no games in the folder"):
        admin(data, "tables")
    assert not data.exists()


async def test_a_restart_is_announced_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(obeying, "LOOK", 0.01)
    async with served_here(tmp_path) as server:
        ann = Person(server)
        live = await ann.live(await ann.create(2))
        assert live.table["restart_at"] is None
        await later(tmp_path, "announce", "5")
        await live.until(lambda m: "table" in m and m["table"]["restart_at"])
        await later(tmp_path, "announce", "--cancel")
        await until(lambda: live.table["restart_at"] is None)
    monkeypatch.setattr(serving, "ALIVE", 0.0)  # seconds go by
    with pytest.raises(MenagerieError, match="No server answers"):
        await later(tmp_path, "announce", "5")
    async with served_here(tmp_path) as server:  # old orders are nobody's business
        ann.server = server
        assert (await ann.get("/mine"))[0]["restart_at"] is None


def test_a_command_that_was_removed_says_what_to_use_instead(tmp_path: Path) -> None:
    done = command("admin", "busiest", "--most", "2", "--lang", "en")
    assert isinstance(done.exception, MenagerieError)
    assert "The log of your proxy" in done.exception.en
