"""Tables with a purpose: they begin at a position, and are ordinary tables beyond it."""

from pathlib import Path

import httpx
import msgspec
import pytest

import menagerie
from menagerie.core.errors import BadRecord
from menagerie.core.position import Position
from menagerie.server.app import create_app
from menagerie.server.http.identity import COOKIE
from menagerie.server.settings import Settings
from menagerie.server.tables import creating, purposes
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms
from menagerie.server.tables.tokens import hashed
from picking import some_game
from server.harness import Clock

GAME = some_game(2, 3)
SEATS = 3
COOKIE_OF_ANN = "a" * 32
ANN = hashed(COOKIE_OF_ANN)
DAY = "2026-11-16"
PURPOSES: tuple[purposes.Purpose, ...] = (
    purposes.LessonPurpose(),
    purposes.PuzzlePurpose("17"),
    purposes.ExamplePurpose("bonus"),
    purposes.DailyPurpose(DAY),
)


def position() -> Position:
    """Some moves into a game, where somebody may still take back the last one."""
    match = menagerie.new(GAME.id, seats=SEATS, seed=4)
    while len(match.moves) < 4 or not match.can_undo(match.moves[-1][0]):
        seat = match.waiting[0]
        match.play(seat, match.legal_ids(seat)[-1])
    return Position.of(match, match.moves[-1][0])


async def opened(rooms: Rooms, purpose: purposes.Purpose, at: Position) -> Room:
    return await creating.open_position(
        rooms, ANN, at, ["greedy"] * SEATS, purpose, "en", "Ann", hints=False
    )


async def test_a_table_begins_at_its_position(tmp_path: Path) -> None:
    at = position()
    settings = Settings(data=str(tmp_path), analyses=0)
    rooms = await Rooms.open(settings)
    room = await opened(rooms, purposes.PuzzlePurpose("17"), at)
    table = room.table
    assert table.state == "playing"
    assert table.position.record() == at.match().record()
    assert room.seats_of(ANN) == [at.seat]
    assert table.host == at.seat
    assert [seat.kind for seat in table.seats].count("bot") == SEATS - 1
    info = room.info(ANN, "en")
    assert msgspec.to_builtins(info.purpose) == {"kind": "puzzle", "id": "17"}
    assert not info.public
    assert not info.hints
    await rooms.close()


async def test_nothing_before_the_position_is_taken_back(tmp_path: Path) -> None:
    at = position()
    assert at.match().can_undo(at.seat)

    rooms = await Rooms.open(Settings(data=str(tmp_path), analyses=0))
    room = await opened(rooms, purposes.LessonPurpose(), at)
    assert room.table.undoer != at.seat
    await rooms.close()


async def test_what_the_rules_refuse_opens_no_table(tmp_path: Path) -> None:
    bad = msgspec.structs.replace(position(), moves=[(0, GAME.move_count)])
    rooms = await Rooms.open(Settings(data=str(tmp_path), analyses=0))
    with pytest.raises(BadRecord):
        await opened(rooms, purposes.LessonPurpose(), bad)
    await rooms.close()


async def test_puzzles_and_examples_are_not_among_my_games(tmp_path: Path) -> None:
    at = position()
    settings = Settings(data=str(tmp_path), analyses=0)
    rooms = await Rooms.open(settings, now=Clock(f"{DAY}T12:00+00:00"))
    tables = {one: (await opened(rooms, one, at)).table.id for one in PURPOSES}
    transport = httpx.ASGITransport(create_app(settings, rooms))
    jar = {COOKIE: COOKIE_OF_ANN}
    async with httpx.AsyncClient(transport=transport, base_url="http://test", cookies=jar) as ann:
        mine = (await ann.get("/api/mine")).json()
        listed = (await ann.get("/api/tables")).json()
    assert {one["purpose"]["kind"] for one in mine} == {"lesson", "daily"}
    assert listed == []
    for purpose, table in tables.items():
        key = purposes.stored_as(purpose, GAME.id)
        assert await rooms.services.storage.tables_for(ANN, key) == [table]
        assert await rooms.services.storage.tables_for("bob", key) == []
    await rooms.close()
