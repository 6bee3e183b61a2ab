"""Watching the countdown of a table: when the time is over, the table itself makes the move."""

from __future__ import annotations

import asyncio
import contextlib
import time

from menagerie.core.game import TABLE

from ..errors import ServerError
from .clock_watch import Spawn
from .entries import Played
from .writable import Writable


class CountdownWatch:
    """Wakes when the time is over. The move is stored like any other before it happens."""

    def __init__(self, room: Writable, spawn: Spawn) -> None:
        self._room, self._spawn = room, spawn
        self._timer: asyncio.TimerHandle | None = None

    def schedule(self) -> None:
        """Set the timer anew, after anything happened at the table."""
        self.stop()
        left = self._room.table.countdown.left_at(time.time())
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left, self._due)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> None:
        self._spawn(self._end())

    async def _end(self) -> None:
        room = self._room
        async with room.lock:
            countdown = room.table.countdown
            if countdown.limit is None or countdown.left_at(time.time()):
                self.schedule()
                return
            with contextlib.suppress(ServerError):  # another process was first: we hear of it
                await room.write(Played(seat=TABLE, move=countdown.limit.move))
