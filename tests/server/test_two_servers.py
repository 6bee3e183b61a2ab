"""Two servers at once: on one data folder the second is refused, on one database both play on."""

import asyncio
import random
from pathlib import Path

import pytest

from calling import menagerie
from menagerie.server.settings import Settings
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import Played, decode_entry
from server.harness import Live, Person, Server, choose

MOVES = 30


def test_a_second_server_on_a_folder_is_refused(tmp_path: Path) -> None:
    first = Server(tmp_path)
    try:
        for lang, sentence in (
            ("en", "A server is at work in the folder of games"),
            ("ru", "работает сервер"),
        ):
            second = menagerie("serve", "--port", "0", "--data", str(tmp_path), "--lang", lang)
            assert second.returncode == 2
            assert sentence in second.stderr
        # A killed server holds nothing: the next one takes its folder.
        first.restart()
    finally:
        first.stop()


async def test_two_servers_on_one_database_play_one_game(postgres: str, tmp_path: Path) -> None:
    async with Server(tmp_path / "1", postgres) as first, Server(tmp_path / "2", postgres) as other:
        servers = [first, other]
        ann, bob = Person(servers[0], "Ann"), Person(servers[0], "Bob")
        table = await ann.create(2)
        await bob.sit(table, 1)
        await ann.post(f"/tables/{table}/start")
        bob.server = servers[1]
        lives = [await ann.live(table), await bob.live(table)]
        acknowledged = [await play_on_news(lives) for _ in range(MOVES)]

        # Both send their word for the same position at the same moment: the log takes one of them.
        position = await lives[0].see(lambda u: True)
        seat = position["waiting"][0]
        twin = await same_browser((ann, bob)[seat], servers[1 - seat]).live(table)
        await twin.reach(position["version"])
        move = choose(lives[seat].view, random.Random(1))
        answers = await asyncio.gather(
            lives[seat].move(seat, move, key="one"), twin.move(seat, move, key="other")
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] in ("stale", "illegal")
        acknowledged += [answer["key"] for answer in answers if answer["type"] == "ack"]

        storage = await Storage.open(Settings(database=postgres))
        log = [decode_entry(body) for _, _, body in await storage.entries(table, 0)]
        await storage.close()
        assert [entry.key for entry in log if isinstance(entry, Played)] == acknowledged


async def play_on_news(lives: list[Live]) -> str:
    """One move by whoever is asked, at either server; the other one tells of it too."""
    position = await lives[0].see(lambda u: True)
    seat = position["waiting"][0]
    await lives[seat].reach(position["version"])
    answer = await lives[seat].move(
        seat, choose(lives[seat].view, random.Random(len(lives[0].heard)))
    )
    assert answer["type"] == "ack", answer
    for live in lives:
        await live.reach(answer["version"])
    return str(answer["key"])


def same_browser(person: Person, server: Server) -> Person:
    twin = Person(server, person.name)
    twin.cookies = person.cookies
    return twin


@pytest.mark.parametrize("database", ["", "mysql://somewhere/else", "postgresql://m@127.0.0.1:1/m"])
def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: Path, database: str) -> None:
    (tmp_path / "menagerie.db").write_text("This is no database, whatever its name says.")
    asked = ["--port", "0", "--data", str(tmp_path), "--database", database, "--lang", "en"]
    tried = menagerie("serve", *asked)
    assert tried.returncode == 2
    assert tried.stderr.strip().startswith("The database")
    assert "Traceback" not in tried.stderr
