"""A table that is played at: written to by one, and followed wherever somebody looks at it."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress

from ..errors import Denied, ServerError, Unavailable
from ..steady_time import JUMP
from ..storage.leases import Owner
from ..storage.statements import Change, Logged, StateChanged, StoredTable, holders_after
from ..storage.writer import Conflict, Deposed
from ..wire.live_messages import Ack
from .bot_driver import BotDriver
from .clock_watch import ClockWatch
from .coaching import Coaching
from .entries import AnyEntry, Played, Said, Undone, Woke, decode_entry, encode
from .hinting import Hints
from .owning import Owning
from .reader import Acknowledged
from .services import Services
from .trying import Persistent
from .watched import WatchedTable

ANSWERED = (Played, Undone, Said)  # what somebody sent and waits for


class Room(WatchedTable):
    """`lock` is held by whoever writes; reading needs no lock: a table changes in one step.

    Where processes share the tables, its `owner` alone writes; the others follow."""

    def __init__(self, stored: StoredTable, services: Services, owner: Owner) -> None:
        super().__init__(stored, services)
        self.owner = owner
        self._listed = stored.state != "over"
        self.lock = asyncio.Lock()
        self._bots = BotDriver(self, services.threads, services.preparation, services.thinking)
        self.hints = Hints(self.table, services.threads, self.settings.think)
        self._coaching = Coaching(self, services.judge, services.supervisor.spawn)
        self._clock = ClockWatch(self, self._warn)
        self._result = Persistent(self._keep_result, "the result", stored.id)
        self._unlisting = Persistent(self._unlist, "the end of a game", stored.id)

    @property
    def owning(self) -> Owning:
        return self.services.owning

    @property
    def owned(self) -> bool:
        """Whether this process may write to it."""
        return self.owner.server == self.owning.me

    @property
    def being_read(self) -> bool:
        """Whether all players who look at the table read something first."""
        players = [reader for reader in self.readers if reader.mine]
        return bool(players) and all(reader.reading for reader in players)

    @property
    def needed(self) -> bool:
        """Whether it should have an owner, because somebody is there or a game goes on."""
        return bool(self.readers) or self.table.state == "playing"

    async def resume(self) -> None:
        """Go on after the table was loaded: bots move again, and clocks that ran have run as long
        as a server did."""
        if not self.owned:
            self.stir()
            return
        changed = self.table.changed
        if self.table.timed:
            async with self.lock:
                ran = await self.services.uptime.since(changed)
                if abs(self.services.now() - changed - ran) > JUMP:
                    try:
                        await self.write(Woke(ran=ran))
                    except Unavailable:
                        raise
                    except ServerError:  # another server was first
                        pass
        if self.table.state == "over":  # the server may have stopped before it was written down
            await self._result.once()
            if self._listed:
                self._unlisting.start()
        self.stir()

    def unload(self) -> None:
        """Leave memory; the log holds everything."""
        self.closed = True
        self._bots.stop()
        self._clock.close()
        self._result.stop()
        self._unlisting.stop()
        self.presence.stop()
        for reader in self.readers:
            reader.disconnect()

    @property
    def idle(self) -> bool:
        long_ago = time.monotonic() - self.used > self.settings.idle
        needed = self.readers or self.lock.locked() or (self.owned and self.presence.others)
        return long_ago and not needed

    # Writing

    async def write(
        self, entry: AnyEntry, *changes: Change, sender: Acknowledged | None = None
    ) -> None:
        """Store an entry, then let it happen and send it to everyone.

        The caller holds the lock and has checked that the entry is allowed. `sender` gets its
        acknowledgement first.
        """
        if not self.owned:
            raise Denied.MOVED()
        if self.table.timed and self.time.jumped and not isinstance(entry, Woke):
            await self.write(Woke(ran=self.time() - self.table.changed))
        logged = Logged(self.table.entry + 1, self.services.now(), encode(entry))
        try:
            await self.services.storage.append(
                self.table.id, logged, *changes, epoch=self.owner.epoch
            )
        except Conflict:
            if not await self._found(logged, entry, sender):
                raise Denied.STALE() from None
            return
        except Deposed:
            raise self._deposed() from None
        if changes:
            self.holders = holders_after(self.holders, changes)
        self.table.apply(logged.entry, logged.at, entry, checked=True)
        self.time.set(logged.at)
        over = self.table.state == "over" and isinstance(entry, Played)
        if over:
            await self._result.once()  # whoever is told of the end finds it there
        if sender is not None and isinstance(entry, ANSWERED):
            sender.send(Ack(seq=self.seq, key=entry.key, version=self.table.version))
        self._send(entry)
        if isinstance(entry, Played):
            self._coaching.moved(entry.seat, entry.move)
        if over:
            self.services.analyst.begin(self.table)
            self._unlisting.start()
        self.owning.wrote(self, logged, holders=bool(changes))
        self.stir()

    async def _found(self, logged: Logged, entry: AnyEntry, sender: Acknowledged | None) -> bool:
        """Whether what could not be stored is in the log: nobody knew, since the connection to the
        database broke meanwhile, or had broken when the same was sent before."""
        caught = await self._catch_up()
        answered = isinstance(entry, ANSWERED) and self.table.answer_to(entry.seat, entry.key)
        if sender is not None and isinstance(entry, ANSWERED) and answered:
            sender.send(Ack(seq=self.seq, key=entry.key, version=answered))
        if self.table.state == "over":
            await self._result.once()
            self._unlisting.start()
        return bool(answered) or logged in caught

    async def _keep_result(self) -> None:
        """The result of a deal of the day stands beside those of others."""
        table = self.table
        if table.repeats:
            scores, places = table.position.scores, table.position.places
            await self.services.storage.tries.finish(
                table.id, table.changed, scores[table.host], places[table.host]
            )

    async def _unlist(self) -> None:
        """It is no longer among those being played."""
        await self.services.storage.change(self.table.id, StateChanged("over"))

    async def change_holders(self, *changes: Change) -> None:
        """Change who holds seats without an entry in the log. The caller holds the lock."""
        if not self.owned:
            raise Denied.MOVED()
        try:
            await self.services.storage.change(self.table.id, *changes, epoch=self.owner.epoch)
        except Deposed:
            raise self._deposed() from None
        self.holders = holders_after(self.holders, changes)
        self.owning.wrote(self, None, holders=True)

    def stir(self) -> None:
        """Whoever is to act without being asked by a person does so: bots, clocks. Where the table
        has left memory nobody does, though a last move may be on its way to the log."""
        if self.closed:
            return
        self.used = time.monotonic()
        self._clock.schedule()
        if self.owned:
            self._bots.schedule()

    # Owned by one process, followed by others

    async def hold(self, owner: Owner) -> None:
        """The table has this owner now."""
        async with self.lock:
            if owner == self.owner or owner.epoch < self.owner.epoch:
                return
            if owner.server != self.owning.me:
                self.owner = owner
                self._bots.stop()
                return
            await self._catch_up()
            gained, self.owner = not self.owned, owner
        if gained:
            await self.resume()

    async def follow(self, entry: int, holders: bool = False, body: Logged | None = None) -> None:
        """Another process wrote to this table: let that happen here; read what we do not know."""
        if entry <= self.table.entry and not holders:
            return
        async with self.lock:
            if holders or entry > self.table.entry + (body is not None):
                await self._catch_up()
            elif body is not None and entry > self.table.entry:
                self._happened([body], body.at)

    async def refresh(self) -> None:
        """What another process wrote is told only to those with somebody at the table: before
        anybody else looks at it, it is read."""
        if not (self.owned or self.readers):
            with suppress(Unavailable):  # as it was, then
                async with self.lock:
                    await self._catch_up()

    async def _catch_up(self) -> list[Logged]:
        """What was written meanwhile."""
        storage, table = self.services.storage, self.table
        before, self.holders = self.holders, await storage.holders(table.id)
        caught = await storage.entries(table.id, table.entry)
        self._happened(caught)
        if sorted(before) != sorted(self.holders):
            self.update_viewers()
            self.send_table()
        return caught

    def _happened(self, log: Iterable[Logged], now: float | None = None) -> None:
        """Elsewhere: entries that are stored already; `now`, if that is known, by its time."""
        for entry, at, body in log:
            happened = decode_entry(body)
            self.table.apply(entry, at, happened)
            self._send(happened)
            if isinstance(happened, Played):
                self._coaching.moved(happened.seat, happened.move)
        self.time.set(now)
        self.stir()

    def _deposed(self) -> ServerError:
        """Another process took the table: the bots here rest, and its log is read again."""
        self.owner = Owner("", self.owner.epoch)
        self._bots.stop()
        self.owning.deposed()
        return Denied.MOVED()
