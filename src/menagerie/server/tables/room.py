"""A table with people at it: one writer, many readers, each sent what that reader may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial

from ..errors import ServerError, moved, outdated, sealed, stale
from ..steady_time import JUMP, SteadyTime
from ..storage.database import UNAVAILABLE
from ..storage.leases import Owner
from ..storage.values import Change, Logged, StateChanged, StoredTable, holders_after
from ..storage.writer import Conflict, Deposed
from ..wire.encoding import frame
from ..wire.live_messages import Ack, ChatSaid, ClockLow, FromServer, TableChanged, Welcome
from ..wire.messages import TableInfo
from .bot_driver import BotDriver
from .clock_watch import ClockWatch
from .coaching import Coaching
from .countdown_watch import CountdownWatch
from .entries import (
    AnyEntry,
    BotSat,
    Emptied,
    Played,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
    Woke,
    decode_entry,
    decode_terms,
    encode,
)
from .hinting import Hints
from .owning import Owning
from .presence import Presence
from .reader import Acknowledged, Reader
from .sealing import sealed_until
from .services import Services
from .snapshot import Snapshot, table_info
from .table import Table
from .trying import Persistent
from .writable import taken_at_once

ANSWERED = (Played, Undone, Said)  # what somebody sent and waits for


class Room:
    """`lock` is held by whoever writes; reading needs no lock: a table changes in one step.

    Where processes share the tables, its `owner` alone writes; the others follow."""

    def __init__(self, stored: StoredTable, services: Services, owner: Owner) -> None:
        self.services, self.owner = services, owner
        self.settings = services.settings
        terms = decode_terms(stored.terms)
        self.table = Table(stored.id, terms, stored.created, grace=self.settings.grace)
        self.time = SteadyTime(services.now, services.steady)  # at this table
        if stored.state != "lobby" and terms.version != self.table.game.version:
            raise outdated()
        for entry, at, body in stored.log:
            self.table.apply(entry, at, decode_entry(body))
        self.holders = stored.holders
        self._listed = stored.state != "over"
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.closed = False
        self.seq = 0
        self.used = time.monotonic()
        offline = self.settings.offline
        self.presence = Presence(
            self.table, self.readers, offline, services.steady, self.send_table,
            partial(services.owning.present, stored.id),
        )  # fmt: skip
        self._bots = BotDriver(self, services.threads, services.preparation, services.thinking)
        self.hints = Hints(self.table, services.threads, self.settings.think)
        self._coaching = Coaching(self, services.judge, services.spawn)
        self._clock = ClockWatch(self, self._warn)
        self._countdown = CountdownWatch(self)
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
                    with suppress(ServerError):  # another server was first
                        await self.write(Woke(ran=ran))
        if self.table.state == "over":  # the server may have stopped before it was written down
            await self._result.once()
            if self._listed:
                self._unlisting.start()
        self.stir()

    def unload(self) -> None:
        """Leave memory; the log holds everything."""
        self.closed = True
        self._rest()
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

    @property
    def time_left(self) -> float | None:
        """Seconds until somebody's time runs out, whoever is there; None where none runs."""
        now, clocks = self.time(), self.table.clocks
        ends = [self.table.countdown.left_at(now)]
        if clocks and (end := clocks.next_end()) is not None:
            ends.append(max(0.0, end[0] - now))
        return min((left for left in ends if left is not None), default=None)

    # Writing

    async def write(
        self, entry: AnyEntry, *changes: Change, sender: Acknowledged | None = None
    ) -> None:
        """Store an entry, then let it happen and send it to everyone.

        The caller holds the lock and has checked that the entry is allowed. `sender` gets its
        acknowledgement first.
        """
        if not self.owned:
            raise moved()
        if self.table.timed and self.time.jumped and not isinstance(entry, Woke):
            await self.write(Woke(ran=self.time() - self.table.changed))
        logged = self._logged(entry)
        try:
            await self.services.storage.append(
                self.table.id, logged, *changes, epoch=self.owner.epoch
            )
        except Conflict:
            if not await self._found(logged, entry, sender):
                raise stale() from None
            return
        except Deposed:
            raise self._deposed() from None
        if changes:
            self.holders = holders_after(self.holders, changes)
        self._let_happen(logged, entry)
        if self.table.state == "over" and isinstance(entry, Played):
            await self._result.once()  # whoever is told of the end finds it there
        self._tell(logged, entry, sender, bool(changes))

    @property
    def free(self) -> bool:
        """Whether a move can be written without waiting for anything but the disk."""
        table = self.table
        return (
            self.owned
            and self.owning.sure
            and not self.lock.locked()
            and not table.repeats
            and not (table.timed and self.time.jumped)
        )

    def write_soon(self, entry: Played, sender: Acknowledged, done: Callable[[bool], None]) -> bool:
        """`write` for who has found the table free and does not wait: `done` is called afterwards,
        and whether it was stored. False: somebody waits for the lock, and comes first."""
        if not taken_at_once(self.lock):
            return False
        logged = self._logged(entry)
        told = partial(self._written, logged, entry, sender, done)
        self.services.storage.append_soon(self.table.id, logged, self.owner.epoch, told)
        return True

    def _written(
        self, logged: Logged, entry: Played, sender: Acknowledged, done: Callable[[bool], None],
        error: Exception | None,
    ) -> None:  # fmt: skip
        try:
            if error is None:
                self._let_happen(logged, entry)
                self._tell(logged, entry, sender, holders=False)
        finally:
            self.lock.release()
            done(error is None)

    def _logged(self, entry: AnyEntry) -> Logged:
        return Logged(self.table.entry + 1, self.services.now(), encode(entry))

    def _let_happen(self, logged: Logged, entry: AnyEntry) -> None:
        self.table.apply(logged.entry, logged.at, entry, checked=True)
        self.time.set(logged.at)

    def _tell(
        self, logged: Logged, entry: AnyEntry, sender: Acknowledged | None, holders: bool
    ) -> None:
        """Everybody, after it happened; `holders`: who holds seats has changed, too."""
        if sender is not None and isinstance(entry, ANSWERED):
            sender.send(Ack(seq=self.seq, key=entry.key, version=self.table.version))
        self._send(entry)
        if isinstance(entry, Played):
            self._coaching.moved(entry.seat, entry.move)
            if self.table.state == "over":
                self.services.analyst.begin(self.table)
                self._unlisting.start()
        self.owning.wrote(self, logged, holders)
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
            raise moved()
        try:
            await self.services.storage.change(self.table.id, *changes, epoch=self.owner.epoch)
        except Deposed:
            raise self._deposed() from None
        self.holders = holders_after(self.holders, changes)
        self.owning.wrote(self, None, holders=True)

    def stir(self) -> None:
        """Whoever is to act without being asked by a person does so: bots, clocks."""
        self.used = time.monotonic()
        self._clock.schedule()
        if self.owned:
            self._bots.schedule()
            self._countdown.schedule()

    # Owned by one process, followed by others

    async def hold(self, owner: Owner) -> None:
        """The table has this owner now."""
        async with self.lock:
            if owner == self.owner or owner.epoch < self.owner.epoch:
                return
            if owner.server != self.owning.me:
                self.owner = owner
                self._rest()
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
            with suppress(*UNAVAILABLE):  # as it was, then
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
        self._rest()
        self.owning.deposed()
        return moved()

    def _rest(self) -> None:
        self._bots.stop()
        self._countdown.close()

    # Who holds what

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return sorted({h.seat for h in self.holders if h.hash == guest and not h.link})

    def holds(self, guest: str | None, seat: int) -> bool:
        return guest is not None and any(
            holder.seat == seat and holder.hash == guest and not holder.link
            for holder in self.holders
        )

    @property
    def sealed_until(self) -> float | None:
        """Until when nobody but its player may learn anything of this game; None: all may."""
        return sealed_until(self.table.terms.purpose, self.services.now())

    @property
    def lapsed(self) -> bool:
        """A deal of the day that was not over when its day was: it counts no more."""
        return self.table.repeats and self.table.state == "playing" and self.sealed_until is None

    def check_unsealed(self) -> None:
        if self.sealed_until is not None:
            raise sealed()

    def check_viewer(self, guest: str | None, viewer: int | None) -> None:
        """A sealed game is shown only to its player, and only from the own seat."""
        if viewer not in self.seats_of(guest):
            self.check_unsealed()

    def owns(self, guest: str | None, seats: Iterable[int]) -> bool:
        """Whether a browser holds these seats itself, and not by a link to one of them."""
        own = {h.seat for h in self.holders if h.hash == guest and not (h.link or h.by_link)}
        return own.issuperset(seats)

    def devices(self, guest: str | None, seats: Collection[int]) -> int | None:
        """How many came by a link to these seats, for their owner."""
        if not seats or not self.owns(guest, seats):
            return None
        return sum(holder.by_link and holder.seat in seats for holder in self.holders)

    def is_host(self, guest: str | None) -> bool:
        return self.table.host in self.seats_of(guest)

    # Sending

    def _send(self, entry: AnyEntry) -> None:
        match entry:
            case Played():
                self._send_position(reset=False)
                if self.table.state == "over":
                    self.send_table()
            case Undone():
                self._send_position(reset=True)
            case Said():
                self.seq += 1
                self._broadcast(ChatSaid(seq=self.seq, line=self.table.chat[-1]))
            case Started():
                self.send_table()
                self._send_position(reset=True)
            case Sat() | Emptied() | BotSat() | TakenBack():
                self.send_table()
                self.update_viewers()
            case _:
                self.send_table()

    def _broadcast(self, message: FromServer) -> None:
        data = frame(message)
        for reader in self.readers:
            reader.write(data)

    def _send_position(self, reset: bool) -> None:
        """Everyone their own view; equal ones are made once."""
        self.seq += 1
        now = self.time()
        snapshots: dict[str, Snapshot] = {}
        made: dict[tuple[str, int | None], bytes] = {}
        for reader in self.readers:
            lang, viewer = key = reader.lang, reader.viewer
            if key not in made:
                if lang not in snapshots:
                    snapshots[lang] = Snapshot(self.table, lang, self.seq, reset, now)
                made[key] = frame(snapshots[lang].update(viewer))
            reader.write(made[key])

    def send_table(self) -> None:
        self.seq += 1
        for reader in self.readers:
            reader.mine = self.seats_of(reader.guest)
            info = self.info(reader.guest, reader.lang)
            reader.send(TableChanged(seq=self.seq, table=info))
        self.presence.share()

    def send_snapshot(self, reader: Reader) -> None:
        """The whole position anew, for one reader."""
        if self.table.match is not None:
            snapshot = Snapshot(self.table, reader.lang, self.seq, True, self.time())
            reader.send(snapshot.update(reader.viewer))

    def update_viewers(self) -> None:
        """After seats changed hands: nobody keeps the view of a seat that is no longer theirs."""
        for reader in self.readers:
            before = reader.viewer
            self._assign_viewer(reader)
            if reader.viewer != before:
                self.send_snapshot(reader)

    def _assign_viewer(self, reader: Reader) -> None:
        reader.mine = self.seats_of(reader.guest)
        if reader.viewer is not None and reader.viewer not in reader.mine:
            reader.viewer = None
        if reader.viewer is None and reader.mine and not self.table.terms.hot_seat:
            reader.viewer = reader.mine[0]

    def _warn(self, seat: int, left: float) -> None:
        self._broadcast(ClockLow(seq=self.seq, seat=seat, left=left))

    # Coming and going

    def enter(self, reader: Reader) -> None:
        if self.closed:  # left memory a moment ago: who comes back finds it there again
            reader.disconnect()
            return
        self._assign_viewer(reader)
        self.readers.add(reader)
        reader.send(
            Welcome(
                seq=self.seq,
                seats=reader.mine,
                table=self.info(reader.guest, reader.lang),
                chat=list(self.table.chat),
            )
        )
        self.send_snapshot(reader)
        self.presence.connected(reader)
        self.stir()  # something may have waited for storage to be mended

    def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.used = time.monotonic()
        self.presence.disconnected(reader)

    def info(self, guest: str | None, lang: str) -> TableInfo:
        mine, share = self.seats_of(guest), self.services.preparation.share
        return table_info(
            self.table, self.presence, mine, lang, share, self.sealed_until,
            self.devices(guest, mine), self.services.restart_at, self.time(),
        )  # fmt: skip
