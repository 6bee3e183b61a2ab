"""Trading against time at a table: the server counts, and its move is in the log (FR-26)."""

import asyncio
import time
from pathlib import Path

import pytest

from games.fantasy_realms.position import GAME
from menagerie.core.game import TABLE
from menagerie.games.fantasy_realms.moves import TIME
from menagerie.games.fantasy_realms.state import FINISHING, TRADING
from menagerie.server.settings import Settings
from menagerie.server.storage.statements import Logged, StoredTable
from menagerie.server.tables.entries import (
    AnyEntry,
    Played,
    Said,
    Sat,
    Started,
    Terms,
    decode_entry,
    encode,
)
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms
from server.harness import PATIENCE, run

SECONDS = 120.0


def stored(left: float) -> StoredTable:
    """Three people trading, with so many seconds left."""
    now = time.time()
    terms = Terms(
        game=GAME.id,
        version=GAME.version,
        seats=3,
        options={"chaos": True, "live_score": "own", "trading_minutes": 2},
        seed="1" * 32,
        clock=None,
        public=False,
        hot_seat=False,
        undo=True,
        hints=True,
    )
    begun = now - SECONDS + left
    entries: list[tuple[float, AnyEntry]] = [
        *((begun, Sat(seat=seat, name=f"P{seat}")) for seat in range(3)),
        (begun, Started()),
        (now, Said(seat=0, name="P0", text="Anyone for a beast?")),
    ]
    return StoredTable(
        id="market",
        created=begun,
        state="playing",
        public=False,
        terms=encode(terms),
        log=[Logged(n, at, encode(entry)) for n, (at, entry) in enumerate(entries, 1)],
        holders=[],
    )


async def until_over(room: Room) -> None:
    while int(room.table.position.state.phase) == TRADING:
        await asyncio.sleep(0.01)


@pytest.mark.rule("FR-26")
def test_the_table_ends_the_trading_whatever_happens_to_the_server(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), analyses=0)

    async def before() -> None:
        rooms = await Rooms.open(settings)
        await rooms.services.storage.create(stored(left=0.5))
        room = await rooms.get("market")
        left = room.table.countdown.left_at(time.time())
        assert left is not None
        assert 0 < left <= 0.5
        assert int(room.table.position.state.phase) == TRADING
        await rooms.close()  # before the time is over

    async def after() -> None:
        rooms = await Rooms.open(settings)
        room = await rooms.get("market")
        await asyncio.wait_for(until_over(room), PATIENCE)
        assert room.table.position.moves == [(TABLE, TIME)]
        assert int(room.table.position.state.phase) == FINISHING
        assert room.table.countdown.left_at(time.time()) is None
        told = [event.kind for event in room.table.position.events(1)]
        assert told[:2] == ["time_up", "laid_open"]
        entries = await rooms.services.storage.entries("market", 0)
        assert [decode_entry(body) for *_, body in entries][-1] == Played(seat=TABLE, move=TIME)
        await rooms.close()

    run(before())
    run(after())
