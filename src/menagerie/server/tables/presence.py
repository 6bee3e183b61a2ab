"""Who is connected. Others learn of a disconnection only after `offline` seconds."""

import asyncio
from collections.abc import Callable, Collection, Iterable

from .reader import Reader
from .table import Table

UNTIL_SAID = 2.0  # seconds


class Presence:
    """By seat: somebody is connected, to this process or another, or was until a moment ago.
    `changed` is called whenever what others should see has changed, and `tell` with the seats that
    are connected here, whether anybody is, and the address of the players, when other processes
    should know."""

    def __init__(
        self,
        table: Table,
        readers: Collection[Reader],
        offline: float,
        steady: Callable[[], float],
        changed: Callable[[], None],
        tell: Callable[[list[int], bool, str], None],
    ) -> None:
        self._table, self._readers = table, readers
        self._offline, self._steady, self._changed = offline, steady, changed
        self._tell = tell
        self._told: tuple[list[int], bool, str] = ([], False, "")
        self._elsewhere: dict[str, set[int]] = {}  # process → seats connected to it
        self._addresses: dict[str, str] = {}  # process → where those come from
        self._followers: set[str] = set()  # processes with somebody at the table
        self._began = steady()
        self._left: dict[int, float] = {}  # seat → when its last connection ended
        self._shown: dict[int, bool] = {}  # what others were sent last
        self._timers: dict[int, asyncio.TimerHandle] = {}

    @property
    def here(self) -> list[int]:
        """Seats that are connected to this process."""
        return sorted({seat for reader in self._readers for seat in reader.mine})

    @property
    def address_here(self) -> str:
        """Of somebody who plays by this process; empty: nobody does."""
        return min((one.group for one in self._readers if one.mine), default="")

    @property
    def address(self) -> str:
        """Of somebody who plays, by any process; empty: nobody is there."""
        if here := self.address_here:
            return here
        known = (self._addresses[one] for one, seats in self._elsewhere.items() if seats)
        return min(filter(None, known), default=self._table.id if self.others else "")

    @property
    def follows(self) -> bool:
        """Whether anybody here is to be told what happens."""
        return bool(self._readers)

    @property
    def followed(self) -> bool:
        """Whether anybody elsewhere is, or may be: it takes a moment until all have said so."""
        return bool(self._followers) or self._steady() - self._began < UNTIL_SAID

    @property
    def others(self) -> bool:
        """Whether somebody is at the table by another process."""
        return any(self._elsewhere.values())

    def _connected(self, seat: int) -> bool:
        here = any(seat in reader.mine for reader in self._readers)
        return here or any(seat in seats for seats in self._elsewhere.values())

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
        self.share()
        self._came(reader.mine)

    def disconnected(self, reader: Reader) -> None:
        self.share()
        self._went(reader.mine)

    def share(self) -> None:
        """Let other processes know, if anything has changed."""
        if (told := (self.here, self.follows, self.address_here)) != self._told:
            self._told = told
            self._tell(*told)

    def elsewhere(
        self, server: str, seats: Iterable[int], follows: bool, address: str = ""
    ) -> bool:
        """These seats are connected to another process now; whether it began to follow."""
        begins = follows and server not in self._followers
        (self._followers.add if follows else self._followers.discard)(server)
        before, after = self._elsewhere.get(server, set()), set(seats)
        self._elsewhere[server], self._addresses[server] = after, address
        self._came(sorted(after - before))
        self._went(sorted(before - after))
        return begins

    def keep(self, servers: Collection[str]) -> None:
        """Nobody is connected to a process that is gone."""
        for server in [one for one in self._elsewhere if one not in servers]:
            self.elsewhere(server, (), follows=False)
            del self._elsewhere[server], self._addresses[server]

    def _came(self, seats: list[int]) -> None:
        for seat in seats:
            self._left.pop(seat, None)
            if timer := self._timers.pop(seat, None):
                timer.cancel()
        self._report(seats)

    def _went(self, seats: list[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in seats:
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
