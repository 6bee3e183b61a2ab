"""Logs that hold what the rules do not allow."""

from pathlib import Path

import msgspec
import pytest

from menagerie.server.errors import ServerError
from menagerie.server.settings import Settings
from menagerie.server.storage.statements import Logged
from menagerie.server.tables import creating, seating
from menagerie.server.tables.rooms import Rooms
from menagerie.server.wire.messages import NewTable
from server.harness import GAME


async def test_what_is_stored_is_checked_when_it_is_read(tmp_path: Path) -> None:
    """A log whose moves are not legal (by other rules, by a broken disk) makes no table."""

    settings = Settings(data=str(tmp_path), analyses=0)
    rooms = await Rooms.open(settings)
    room = await creating.create(rooms, "ann", NewTable(game=GAME.id, seats=2, hot_seat=True), "en")
    await seating.start(room, "ann")
    seat, table = room.table.waiting[0], room.table
    legal = table.position.legal_ids(seat)
    illegal = next(n for n in range(GAME.move_count) if n not in legal)
    body = {"type": "played", "seat": seat, "move": illegal}
    bad = Logged(table.entry + 1, 0.0, msgspec.json.encode(body).decode())
    await rooms.services.storage.append(table.id, bad)
    await rooms.close()
    rooms = await Rooms.open(settings)
    with pytest.raises(ServerError) as refused:
        await rooms.get(table.id)
    assert refused.value.code == "unreadable"
    await rooms.close()
