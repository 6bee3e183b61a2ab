"""Playing at a server from the terminal: a real server, the browser's own links."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from textual.pilot import Pilot

from cli.screens import LARGE, look, screen, until
from menagerie.cli.table.app import TableApp
from menagerie.cli.table.door import read_address
from menagerie.cli.table.remote import RemoteSeat, sit_down
from menagerie.cli.table.seat import Position, Refused
from menagerie.core.errors import MenagerieError
from server.harness import GAME, Person, Server, run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("terminal"))
    yield own
    own.stop()


class Attending:
    """A seat that somebody sits on, and a way to wait for what happens there."""

    def __init__(self, seat: RemoteSeat) -> None:
        self.seat = seat
        self._news = asyncio.Event()

    async def __aenter__(self) -> Attending:
        self._task = asyncio.create_task(self.seat.attend(self._news.set))
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()

    async def until(self, test: Callable[[], object]) -> None:
        while not test():
            self._news.clear()
            await self._news.wait()

    async def position(self, test: Callable[[Position], object]) -> Position:
        await self.until(lambda: self.seat.position is not None and test(self.seat.position))
        assert self.seat.position is not None
        return self.seat.position


async def a_link(server: Server, seats: int = 2, **more: Any) -> tuple[str, Person]:
    """The link of the host's seat at a new table, and the browser it was made in."""
    ann = Person(server, "Ann")
    table = await ann.create(seats, **more)
    return str((await ann.post(f"/tables/{table}/seats/0/link", {}))["link"]), ann


async def test_a_game_by_the_seats_link_survives_a_server_that_dies(server: Server) -> None:
    clock = {"bank": 3000.0, "increment": 5.0}
    link, _ = await a_link(server, bots=[None, "random"], clock=clock)
    seat = await asyncio.to_thread(sit_down, link, "", "", "en")
    async with Attending(seat) as sitting:
        await sitting.until(lambda: seat.may_start)
        assert seat.position is None
        await seat.start()
        made = 0
        while True:
            position = await sitting.position(lambda one: one.asked or one.result)
            if position.result is not None:
                break
            assert re.fullmatch(r"your clock \d+:\d\d", seat.notice)
            if made == 5:
                await asyncio.to_thread(server.restart)
            await seat.play(position.legal[0].id)
            made += 1
            await sitting.position(lambda one, old=position: one.version > old.version)  # type: ignore[misc]
        assert made > 5
        assert position.log
        assert seat.notice == ""


async def test_refusals_reasons_and_talk(server: Server) -> None:
    link, ann = await a_link(server)
    table = read_address(link).table
    bob = await asyncio.to_thread(sit_down, f"{server.http}/#/table/{table}", "", "Bob", "ru")
    browser = await ann.live(table)
    async with Attending(bob) as sitting:
        assert [part.title for part in bob.gathering().parts] == ["Стол собирается."]
        with pytest.raises(MenagerieError):
            await bob.start()  # only the host does
        await ann.post(f"/tables/{table}/start")
        await sitting.position(lambda one: True)
        await bob.say("Привет")
        await browser.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "Привет")
        await sitting.position(lambda one: "— Bob: Привет" in one.log)
        assert bob.names == ["Ann", "Bob"]
        reasons = await bob.why(range(GAME.move_count))
        assert {reason.rule for reason in reasons}
        assert len({reason.ru for reason in reasons}) == len(reasons)
        with pytest.raises(Refused):
            await bob.undo()
        assert "menagerie play --at" in await bob.leave()
    await browser.close()


def test_a_table_of_ones_own_on_the_screen(server: Server) -> None:
    seat = sit_down(server.http, GAME.id, "Zoe", "en")

    async def play(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, TableApp)
        await until(pilot, lambda: seat.position is not None and seat.position.asked)
        assert seat.position is not None
        version = seat.position.version
        await pilot.press("1", "enter", "enter")
        await until(pilot, lambda: seat.position is not None and seat.position.version > version)
        await pilot.press("t", *"hi", "enter")
        await until(pilot, lambda: "— Zoe: hi" in screen(app))
        await pilot.press("q")

    assert "Zoe: hi" in look(seat, LARGE, play)


@pytest.mark.parametrize(
    ("link", "game", "says"),
    [
        ("http://127.0.0.1:9", GAME.id, "Nobody answers"),
        ("ftp://somewhere", GAME.id, "neither a server's address"),
        ("{server}", "", "Name a game"),
        ("{server}", "chess", "chess"),
        ("{server}/#/table/nowhere", "", "table"),
    ],
)
def test_wrong_links_get_a_clear_word(server: Server, link: str, game: str, says: str) -> None:
    with pytest.raises(MenagerieError) as refused:
        sit_down(link.format(server=server.http), game, "", "en")
    assert says in refused.value.en


def test_a_link_that_was_replaced_opens_nothing(server: Server) -> None:
    link, ann = run(a_link(server))
    run(ann.post(f"/tables/{read_address(link).table}/seats/0/link", {}))
    with pytest.raises(Refused):
        sit_down(link, "", "", "en")
