"""Who is there. A short drop is nobody's business: others are told after a while only."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ..live.connection import Connection

if TYPE_CHECKING:
    from .room import Room


class Presence:
    """By seat: somebody is connected, or was until a moment ago."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._gone: dict[int, float] = {}  # seat → when its last connection went
        self._shown: dict[int, bool] = {}  # what the others were told last
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def _connected(self, seat: int) -> bool:
        return any(seat in connection.mine for connection in self._room.connections)

    def online(self, seat: int) -> bool:
        if not self._room.table.seats[seat].held:
            return False
        gone = self._gone.get(seat)
        recent = gone is not None and time.time() - gone < self._room.settings.offline
        return self._connected(seat) or recent

    def away_since(self, seat: int) -> float | None:
        return None if self.online(seat) else self._gone.get(seat)

    def came(self, connection: Connection) -> None:
        for seat in connection.mine:
            self._gone.pop(seat, None)
            if timer := self._timers.pop(seat, None):
                timer.cancel()
        self._tell_changes(connection.mine)

    def went(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        for seat in connection.mine:
            if not self._connected(seat):
                self._gone[seat] = time.time()
                self._timers[seat] = loop.call_later(
                    self._room.settings.offline + 0.1, self._tell_changes, [seat]
                )

    def _tell_changes(self, seats: list[int]) -> None:
        changed = [seat for seat in seats if self._shown.get(seat, False) != self.online(seat)]
        for seat in changed:
            self._shown[seat] = self.online(seat)
        if changed:
            self._room.tell_table()

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
