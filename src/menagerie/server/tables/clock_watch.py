"""Watching the time of a table: warning of a clock that runs out, and doing what follows an end."""

import asyncio
from collections.abc import Callable
from functools import partial

from .owning import AnyRoom
from .trying import Persistent


class ClockWatch:
    """Wakes at the next warning or end. Only the server's time counts. Whoever has the table open
    warns the people there; only its owner stores what happens at an end."""

    def __init__(self, room: AnyRoom, warn: Callable[[int, float], None]) -> None:
        """`warn` is called with a seat and the seconds it has left."""
        self._room, self._warn = room, warn
        self._ending = Persistent(self._end, "time is over", room.table.id)
        self._timer: asyncio.TimerHandle | None = None
        self._warned: tuple[int, int] | None = None  # seat, version

    def schedule(self) -> None:
        """Set the timer again, after anything happened at the table."""
        self.stop()
        table, now = self._room.table, self._room.time()
        if (end := table.next_end(now)) is None:
            return
        delay, act = end[0], self._ending.start
        if table.clocks and (out := table.clocks.next_end()) is not None:
            at, seat = out
            warning = at - self._room.settings.warning - now
            if self._warned != (seat, table.asked_at[seat]) and warning <= delay:
                delay, act = max(0.0, warning), partial(self._run_low, seat)
        self._timer = asyncio.get_running_loop().call_later(delay, act)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.stop()
        self._ending.stop()

    def _run_low(self, seat: int) -> None:
        table = self._room.table
        self._warned = (seat, table.asked_at[seat])
        assert table.clocks is not None
        self._warn(seat, round(table.clocks.left_at(seat, self._room.time()), 1))
        self.schedule()

    async def _end(self) -> None:
        room = self._room
        async with room.lock:
            if not room.owned:
                return
            end = room.table.next_end(room.time())
            if end is not None and end[0] <= 0:
                await room.write(end[1])
            else:
                self.schedule()
