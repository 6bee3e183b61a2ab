"""`menagerie admin`: tables listed, mended and ended, copies made and put back, restarts announced,
all while a server runs where that is promised."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from menagerie.core.errors import MenagerieError
from menagerie.server.storage.data_lock import locked
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.tables import obeying
from server.harness import GAME, HereServer, Person, Refused, command, run, seated, served_here


def admin(data: Path, *words: str) -> str:
    """What the command says; whatever it refuses is raised."""
    done = command("admin", *words, "--data", str(data), "--lang", "en")
    if isinstance(done.exception, MenagerieError):
        raise done.exception
    assert not isinstance(done.exception, Exception) or done.exit_code == 1, done.output
    return str(done.output)


async def later(data: Path, *words: str) -> str:
    """In another thread, as another process would: a server runs here meanwhile."""
    return await asyncio.to_thread(admin, data, *words)


async def looked(server: HereServer) -> None:
    await server.rooms.orders.look()


def test_tables_are_listed_with_their_size(tmp_path: Path) -> None:
    async def story() -> None:
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
            assert "1 tables, 3 entries" in said

    run(story())


def test_a_broken_table_is_found_and_mended(tmp_path: Path) -> None:
    async def story() -> None:
        async with served_here(tmp_path, pace=3600.0) as server:
            table, people = await seated(server, 2)
            live = await people[0].live(table)
            await live.see(lambda u: True)
            assert await later(tmp_path, "check") == "1 tables, 0 of them cannot be read.\n"
            assert "Nothing is wrong" in await later(tmp_path, "repair", table)
            database = sqlite3.connect(tmp_path / FILE)
            with database:
                row = (table, 4, 0.0, '{"type": "played", "seat": 9, "move": 511}')
                database.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", row)
            database.close()
            said = await later(tmp_path, "check")
            assert f"{table} entries 1–3 of 4 can be read; entry 4: " in said
            await later(tmp_path, "repair", table, "--yes")
            await looked(server)
            await until(lambda: live.closed)  # it is read anew
            back = await people[0].live(table)
            await back.see(lambda u: u["waiting"])
            assert "0 of them" in await later(tmp_path, "check")

    run(story())


async def until(test: Callable[[], Any]) -> None:
    while not test():
        await asyncio.sleep(0.005)


def test_a_table_is_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with served_here(tmp_path) as server:
            table, (ann, _) = await seated(server, 2)
            live = await ann.live(table)
            assert "Sure?" in await later(tmp_path, "end", table)  # nobody answered
            assert (await ann.get(f"/tables/{table}"))["id"] == table
            await later(tmp_path, "end", table, "--yes")
            await looked(server)
            await until(lambda: live.closed)
            with pytest.raises(Refused) as refused:
                await ann.get(f"/tables/{table}")
            assert refused.value.code == "no_table"
            assert await ann.get("/mine") == []
            with pytest.raises(MenagerieError, match="There is no table"):
                await later(tmp_path, "end", table)

    run(story())


def test_a_copy_is_made_while_the_server_runs_and_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    async def story() -> None:
        async with served_here(data) as server:
            ann = Person(server)
            kept = await ann.create(2)
            await later(data, "backup", str(copy))
            assert copy.stat().st_mode & 0o777 == 0o600
            with pytest.raises(MenagerieError, match="is there already"):
                await later(data, "backup", str(copy))
            lost = await ann.create(2)
            with locked(str(data)), pytest.raises(MenagerieError, match="Another server"):
                await later(data, "restore", str(copy))
        said = await later(data, "restore", str(copy))
        [aside] = data.glob(f"{FILE}.before-*")
        assert str(aside) in said.replace("\n", "")
        async with served_here(data) as server:
            ann.server = server
            assert [one["id"] for one in await ann.get("/mine")] == [kept]
            with pytest.raises(Refused):
                await ann.get(f"/tables/{lost}")

    run(story())


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


def test_a_restart_is_announced_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(obeying, "LOOK", 0.01)

    async def story() -> None:
        async with served_here(tmp_path) as server:
            ann = Person(server)
            live = await ann.live(await ann.create(2))
            assert live.table["restart_at"] is None
            await later(tmp_path, "announce", "5")
            await live.until(lambda m: "table" in m and m["table"]["restart_at"])
            await later(tmp_path, "announce", "--cancel")
            await until(lambda: live.table["restart_at"] is None)
        async with served_here(tmp_path) as server:  # old orders are nobody's business
            ann.server = server
            assert (await ann.get("/mine"))[0]["restart_at"] is None

    run(story())
