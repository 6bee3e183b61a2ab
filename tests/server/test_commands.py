"""Commands in this process: what a move costs."""

from pathlib import Path

import msgspec
import pytest

from menagerie.core.match import Match
from menagerie.server.errors import ServerError
from menagerie.server.http.limits import Limits
from menagerie.server.live import commands
from menagerie.server.live.connection import Connection
from menagerie.server.settings import Settings
from menagerie.server.storage.values import Logged
from menagerie.server.tables import creating, seating
from menagerie.server.tables.rooms import Rooms
from menagerie.server.wire.live_messages import Play
from menagerie.server.wire.messages import NewTable
from server.harness import GAME, run


class Sent:
    """An outlet that keeps what is written."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, frame: bytes) -> None:
        self.data += frame

    def abort(self) -> None:
        raise AssertionError("nobody is too slow here")


def test_legality_is_asked_once_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    legal_bits = Match._legal_bits

    def counted(self: Match, seat: int) -> int:
        asked.append(seat)
        return legal_bits(self, seat)

    async def story() -> None:
        settings = Settings(data=str(tmp_path), analyses=0)
        rooms = await Rooms.open(settings)
        wanted = NewTable(game=GAME.id, seats=2, hot_seat=True)
        room = await creating.create(rooms, "ann", wanted, "en")
        await seating.start(room, "ann")
        sent = Sent()
        ann = Connection(sent, "ann", "en", settings, Limits(settings))
        for n in range(10):
            table = room.table
            seat = table.waiting[0]
            move = table.position.legal_ids(seat)[0]
            message = Play(key=f"{n}", version=table.version, seat=seat, move=move)
            monkeypatch.setattr(Match, "_legal_bits", counted)
            await commands.handle(room, ann, message)
            monkeypatch.undo()
            assert asked == [seat]
            asked.clear()
        assert len(room.table.position.moves) == 10
        await rooms.close()

    run(story())


def test_what_is_stored_is_checked_when_it_is_read(tmp_path: Path) -> None:
    """A log whose moves are not legal (by other rules, by a broken disk) makes no table."""

    async def story() -> None:
        settings = Settings(data=str(tmp_path), analyses=0)
        rooms = await Rooms.open(settings)
        room = await creating.create(
            rooms, "ann", NewTable(game=GAME.id, seats=2, hot_seat=True), "en"
        )
        await seating.start(room, "ann")
        seat, table = room.table.waiting[0], room.table
        legal = table.position.legal_ids(seat)
        illegal = next(n for n in range(GAME.move_count) if n not in legal)
        body = {"type": "played", "seat": seat, "move": illegal}
        bad = Logged(table.entry + 1, 0.0, msgspec.json.encode(body).decode())
        await rooms.services.storage.append(table.id, bad)
        await rooms.close()
        rooms = await Rooms.open(settings)
        try:
            await rooms.get(table.id)
        finally:
            await rooms.close()

    with pytest.raises(ServerError) as refused:
        run(story())
    assert refused.value.code == "unreadable"
