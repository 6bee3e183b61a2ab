"""Watching the countdown of a table: when the time is over, the table itself makes the move."""

import asyncio

from menagerie.core.game import TABLE

from .entries import Played
from .owning import AnyRoom
from .trying import Persistent


class CountdownWatch:
    """Wakes when the time is over. The move is stored like any other before it happens."""

    def __init__(self, room: AnyRoom) -> None:
        self._room = room
        self._ending = Persistent(self._end, "time is over", room.table.id)
        self._timer: asyncio.TimerHandle | None = None

    def schedule(self) -> None:
        """Set the timer anew, after anything happened at the table."""
        self.stop()
        left = self._room.table.countdown.left_at(self._room.time())
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left, self._ending.start)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.stop()
        self._ending.stop()

    async def _end(self) -> None:
        room = self._room
        async with room.lock:
            countdown = room.table.countdown
            if countdown.limit is None or countdown.left_at(room.time()):
                self.schedule()
                return
            await room.write(Played(seat=TABLE, move=countdown.limit.move))
