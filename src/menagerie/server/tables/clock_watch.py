"""Watching the clocks of a table: warns a player whose time runs out, then seats a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from ..preparation import STAND_IN
from .entries import BotSat
from .writable import Writable

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class ClockWatch:
    """Wakes at the next warning or end. Only the server's time counts."""

    def __init__(self, room: Writable, warn: Callable[[int, float], None], spawn: Spawn) -> None:
        """`warn` is called with a seat and the seconds it has left."""
        self._room, self._warn, self._spawn = room, warn, spawn
        self._timer: asyncio.TimerHandle | None = None
        self._warned: tuple[int, int] | None = None  # seat, version

    def schedule(self) -> None:
        """Set the timer anew, after anything happened at the table."""
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
            self._spawn(self._replace(seat))
            return
        table = self._room.table
        self._warned = (seat, table.asked_at[seat])
        assert table.clocks is not None
        self._warn(seat, round(table.clocks.left_at(seat, time.time()), 1))
        self.schedule()

    async def _replace(self, seat: int) -> None:
        room = self._room
        async with room.lock:
            clocks = room.table.clocks
            if clocks and seat in clocks.since and clocks.left_at(seat, time.time()) <= 0:
                await room.write(BotSat(seat=seat, bot=STAND_IN))
            else:
                self.schedule()
