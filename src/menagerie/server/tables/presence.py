"""Who is connected. Others learn of a disconnection only after `offline` seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from .reader import Reader
from .table import Table


class Presence:
    """By seat: somebody is connected, or was until a moment ago. `changed` is called whenever what
    others should see has changed."""

    def __init__(
        self,
        table: Table,
        readers: Collection[Reader],
        offline: float,
        steady: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        self._table, self._readers = table, readers
        self._offline, self._steady, self._changed = offline, steady, changed
        self._began = steady()
        self._left: dict[int, float] = {}  # seat → when its last connection ended
        self._shown: dict[int, bool] = {}  # what others were sent last
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def _connected(self, seat: int) -> bool:
        return any(seat in reader.mine for reader in self._readers)

    def online(self, seat: int) -> bool:
        if not self._table.seats[seat].held:
            return False
        left = self._left.get(seat)
        recently = left is not None and self._steady() - left < self._offline
        return self._connected(seat) or recently

    def gone(self, seat: int) -> bool:
        """Away for longer than a connection takes to mend."""
        since = self._left.get(seat, self._began)
        return not self.online(seat) and self._steady() - since >= self._offline

    def away(self, seat: int) -> float | None:
        """For how many seconds somebody has been away."""
        left = self._left.get(seat)
        return None if left is None or self.online(seat) else self._steady() - left

    def connected(self, reader: Reader) -> None:
        for seat in reader.mine:
            self._left.pop(seat, None)
            if timer := self._timers.pop(seat, None):
                timer.cancel()
        self._report(reader.mine)

    def disconnected(self, reader: Reader) -> None:
        loop = asyncio.get_running_loop()
        for seat in reader.mine:
            if not self._connected(seat):
                self._left[seat] = self._steady()
                self._timers[seat] = loop.call_later(self._offline + 0.1, self._report, [seat])

    def _report(self, seats: list[int]) -> None:
        changed = [seat for seat in seats if self._shown.get(seat, False) != self.online(seat)]
        for seat in changed:
            self._shown[seat] = self.online(seat)
        if changed:
            self._changed()

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
