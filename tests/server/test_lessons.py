"""Lessons at a table: the script is kept, other moves are answered, and one may come back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menagerie.core.lesson_script import CALM, script_of
from menagerie.core.registry import all_games
from menagerie.server.errors import ServerError
from menagerie.server.http.limits import Limits
from menagerie.server.live import commands
from menagerie.server.live.connection import Connection
from menagerie.server.settings import Settings
from menagerie.server.tables import creating, teaching
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms
from menagerie.server.wire.live_messages import Play
from menagerie.server.wire.messages import NewTable

GAME = next(game for game in all_games() if game.lesson is not None)


LESSON = script_of(GAME)
ANN = "ann"


async def play(rooms: Rooms, room: Room, move: int) -> None:
    """The reader makes a move."""
    assert LESSON is not None
    settings, table = rooms.services.settings, room.table
    ann = Connection(ANN, "en", settings, Limits(settings))
    message = Play(
        key=f"{table.version} {move}", version=table.version, seat=LESSON.lesson.seat, move=move
    )
    await commands.handle(room, ann, message)


async def others(room: Room) -> None:
    """Until the reader is asked again, or plays freely."""
    assert LESSON is not None
    while room.table.scripted is not None and room.table.scripted[0] != LESSON.lesson.seat:
        await asyncio.sleep(0.001)


@asynccontextmanager
async def lesson(folder: Path) -> AsyncIterator[tuple[Rooms, Room]]:
    rooms = await Rooms.open(Settings(data=str(folder), analyses=0, pace=0.0))
    yield rooms, await teaching.learn(rooms, ANN, GAME, "en", "Ann", False)
    await rooms.close()


async def test_a_lesson_is_played_by_its_script(tmp_path: Path) -> None:
    async with lesson(tmp_path) as (rooms, room):
        assert LESSON is not None
        while room.table.scripted is not None:
            await others(room)
            if room.table.scripted is None:
                break
            assert room.table.undoer != LESSON.lesson.seat
            await play(rooms, room, room.table.scripted[1])
        assert room.table.position.moves[: len(LESSON.moves)] == LESSON.moves
        assert room.table.state == "playing"


async def test_another_move_is_answered_and_not_made(tmp_path: Path) -> None:
    async with lesson(tmp_path) as (rooms, room):
        assert LESSON is not None
        await others(room)
        seat, right = room.table.scripted or (0, 0)
        step = LESSON.asking(room.table.position)
        before = room.table.version
        for wrong in set(room.table.position.legal_ids(seat)) - {right}:
            with pytest.raises(ServerError) as refused:
                await play(rooms, room, wrong)
            assert refused.value.code == "better"
            assert step.wrong is not None
            assert refused.value.en == LESSON.said(step.wrong, "en", room.table.names("en"))
        assert room.table.version == before
        await play(rooms, room, right)
        assert room.table.version > before


async def test_a_lesson_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    async with lesson(tmp_path) as (rooms, room):
        await others(room)
        assert room.table.scripted is not None
        await play(rooms, room, room.table.scripted[1])
        assert await teaching.learn(rooms, ANN, GAME, "ru", "Ann", False) is room
        assert await teaching.learn(rooms, ANN, GAME, "ru", "Ann", True) is not room
        assert await teaching.learn(rooms, "bob", GAME, "ru", "Bob", False) is not room


async def test_steps_belong_to_versions(tmp_path: Path) -> None:
    async with lesson(tmp_path) as (_, room):
        assert LESSON is not None
        text = teaching.told(room.table, "ru")
        assert [step.version for step in text.steps] == [made + 1 for made in LESSON.told_at]
        assert text.free == len(LESSON.moves) + 1
        assert all("{" not in step.text for step in text.steps)


def test_nobody_waits_long_for_the_others() -> None:
    """However many they are, their moves take as long as a few."""
    assert LESSON is not None
    match = LESSON.begun()
    waited = 0.0
    for seat, move in LESSON.moves[LESSON.opening :]:
        waited = 0.0 if seat == LESSON.lesson.seat else waited + LESSON.pause(match)
        assert waited <= CALM + 1e-9
        match.play(seat, move)


async def test_a_table_without_a_lesson_tells_none(tmp_path: Path) -> None:
    rooms = await Rooms.open(Settings(data=str(tmp_path), analyses=0))
    room = await creating.create(rooms, ANN, NewTable(game=GAME.id, seats=3), "en")
    with pytest.raises(ServerError) as refused:
        teaching.told(room.table, "en")
    assert refused.value.code == "no_lesson"
    await rooms.close()
