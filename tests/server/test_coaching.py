"""The coach at the table: who gives much away is told, alone, and not too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from blunder import GAME, SEATS, choice, think_little
from menagerie.server.errors import ServerError
from menagerie.server.http.limits import Limits
from menagerie.server.live import commands
from menagerie.server.live.connection import Connection
from menagerie.server.settings import Settings
from menagerie.server.storage.statements import Holder
from menagerie.server.tables import coaching, seating
from menagerie.server.tables.entries import AnyEntry, BotSat, Played, Sat, Started, Terms
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms, stored
from menagerie.server.wire.live_messages import Play

SPOKEN = '"type":"coached"'


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach is silent until rules are compiled."""
    monkeypatch.setattr(coaching, "is_compiled", lambda: True)
    think_little(monkeypatch)


class Company:
    """Two people, a bot and somebody who looks on, at the moment of the choice."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self.room, self.people = (
            room,
            {
                guest: Connection(guest, "en", settings, Limits(settings))
                for guest in ("ann", "bob", "eve")
            },
        )
        for person in self.people.values():
            room.enter(person)

    @classmethod
    async def gather(
        cls, rooms: Rooms, settings: Settings, coach: bool = True, hints: bool = True
    ) -> Company:
        match = choice().match
        agreed = Terms(
            game=GAME.id, version=GAME.version, seats=SEATS, options=dict(match.options),
            seed=f"{match.seed:032x}", clock=None, public=False, hot_seat=False, undo=True,
            hints=hints, coach=coach,
        )  # fmt: skip
        log: list[AnyEntry] = [
            Sat(seat=0, name="Ann"),
            Sat(seat=1, name="Bob"),
            BotSat(seat=2, bot="random"),
        ]
        played = [Played(seat=seat, move=move) for seat, move in match.moves]
        holders = [Holder(0, "ann"), Holder(1, "bob")]
        name = f"table-{time.monotonic_ns()}"
        kept = stored(name, time.time(), agreed, [*log, Started(), *played], holders)
        await rooms.services.storage.create(kept)
        return cls(await rooms.get(name), settings)

    async def play(self, move: int) -> None:
        """Ann's move, and until the coach has made up his mind about it."""
        table = self.room.table
        message = Play(key=f"{table.version}", version=table.version, seat=0, move=move)
        await commands.handle(self.room, self.people["ann"], message)
        await asyncio.sleep(0)
        while self.room.services.judge.busy:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)

    def spoken(self, guest: str) -> int:
        return "".join(self.people[guest].unsent).count(SPOKEN)


@asynccontextmanager
async def at_tables(folder: Path) -> AsyncIterator[tuple[Rooms, Settings]]:
    settings = Settings(data=str(folder), analyses=0, pace=60.0)  # the bot takes its time
    rooms = await Rooms.open(settings)
    yield rooms, settings
    await rooms.close()


async def test_a_gross_blunder_is_told_to_its_player_alone(tmp_path: Path) -> None:
    async with at_tables(tmp_path) as (rooms, settings):
        match, good, bad = choice()
        company = await Company.gather(rooms, settings)
        await company.play(bad)
        assert company.spoken("ann") == 1
        assert company.spoken("bob") == company.spoken("eve") == 0
        better = match.move(0, good).text("en", company.room.table.names("en"), 0)
        said = "".join(company.people["ann"].unsent).split(SPOKEN)[1]
        assert f"would have played “{better}”: " in said
        assert f'"better":{good},' in said
        assert f'"cards":[{match.move(0, good).args["card"]}]' in said
        assert len(company.room.table.position.moves) == len(match.moves) + 1, "it is no entry"


async def test_a_good_move_is_not_spoken_about_nor_one_soon_after_another(tmp_path: Path) -> None:
    async with at_tables(tmp_path) as (rooms, settings):
        company = await Company.gather(rooms, settings)
        await company.play(choice().good)
        assert company.spoken("ann") == 0
        company = await Company.gather(rooms, settings)
        company.room._coaching._tact[0].spoke()
        await company.play(choice().bad)
        assert company.spoken("ann") == 0


async def test_whoever_sits_there_calls_the_coach_where_hints_are_allowed(tmp_path: Path) -> None:
    async with at_tables(tmp_path) as (rooms, settings):
        company = await Company.gather(rooms, settings, coach=False)
        await seating.set_coach(company.room, "bob", True)
        assert company.room.info("ann", "en").coach
        await seating.set_coach(company.room, "ann", False)
        with pytest.raises(ServerError):
            await seating.set_coach(company.room, "eve", True)
        await company.play(choice().bad)
        assert company.spoken("ann") == 0, "he was sent away"
        earnest = await Company.gather(rooms, settings, coach=False, hints=False)
        with pytest.raises(ServerError):
            await seating.set_coach(earnest.room, "ann", True)
