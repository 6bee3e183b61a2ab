"""The clock on the wall: warns a player whose time runs out, then lets a bot take the seat."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ..live.connection import frame
from ..wire.live_messages import ClockLow
from .bot_driver import STAND_IN
from .entries import BotSat

if TYPE_CHECKING:
    from .room import Room


class ClockWatch:
    """Wakes at the next warning or end. Only the server's time counts."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._warned: tuple[int, int] | None = None  # seat, version

    def stir(self) -> None:
        """Look again at what comes next, after anything happened."""
        self.stop()
        clocks = self._room.table.clocks
        if clocks is None or (end := clocks.next_end()) is None:
            return
        at, seat = end
        warned = self._warned == (seat, self._room.table.asked_at[seat])
        due = at if warned else at - self._room.settings.warning
        delay = max(0.0, due - time.time())
        self._timer = asyncio.get_running_loop().call_later(delay, self._due, seat, warned)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self, seat: int, warned: bool) -> None:
        if warned:
            self._room.services.spawn(self._replace(seat))
            return
        room = self._room
        self._warned = (seat, room.table.asked_at[seat])
        assert room.table.clocks is not None
        left = round(room.table.clocks.left_at(seat, time.time()), 1)
        data = frame(ClockLow(seq=room.seq, seat=seat, left=left))
        for connection in room.connections:
            connection.write(data)
        self.stir()

    async def _replace(self, seat: int) -> None:
        room = self._room
        async with room.lock:
            clocks = room.table.clocks
            if clocks and seat in clocks.since and clocks.left_at(seat, time.time()) <= 0:
                await room.write(BotSat(seat=seat, bot=STAND_IN))
            else:
                self.stir()
