"""Watching the clocks of a table: warns a player whose time runs out, then seats a bot."""

import asyncio
from collections.abc import Callable

from ..preparation import STAND_IN
from .entries import BotSat
from .owning import AnyRoom
from .trying import Persistent


class ClockWatch:
    """Wakes at the next warning or end. Only the server's time counts. Whoever has the table open
    warns the people there; only its owner seats a bot."""

    def __init__(self, room: AnyRoom, warn: Callable[[int, float], None]) -> None:
        """`warn` is called with a seat and the seconds it has left."""
        self._room, self._warn = room, warn
        self._replacing = Persistent(self._replace, "time is over", room.table.id)
        self._timer: asyncio.TimerHandle | None = None
        self._warned: tuple[int, int] | None = None  # seat, version

    def schedule(self) -> None:
        """Set the timer anew, after anything happened at the table."""
        clocks = self._room.table.clocks
        if clocks is None:
            return
        self.stop()
        if (end := clocks.next_end()) is None:
            return
        at, seat = end
        warned = self._warned == (seat, self._room.table.asked_at[seat])
        due = at if warned else at - self._room.settings.warning
        delay = max(0.0, due - self._room.time())
        self._timer = asyncio.get_running_loop().call_later(delay, self._due, seat, warned)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.stop()
        self._replacing.stop()

    def _due(self, seat: int, warned: bool) -> None:
        if warned:
            if self._room.owned:
                self._replacing.start()
            return
        table = self._room.table
        self._warned = (seat, table.asked_at[seat])
        assert table.clocks is not None
        self._warn(seat, round(table.clocks.left_at(seat, self._room.time()), 1))
        self.schedule()

    async def _replace(self) -> None:
        room = self._room
        async with room.lock:
            end = room.table.clocks.next_end() if room.table.clocks else None
            if end is not None and end[0] <= room.time():
                await room.write(BotSat(seat=end[1], bot=STAND_IN))
            else:
                self.schedule()
