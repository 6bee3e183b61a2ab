"""Processes that share the tables of one PostgreSQL.

Each table has one owner, which alone writes to its log and lets its bots and clocks act. Others may
have the table open too: they follow the log, and send commands to the owner. Whoever finds that an
owner is dead takes its tables; what a former owner still writes is refused by the database
(`storage/leases.py`), so nothing here has to be right about who is alive.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from ..errors import Denied, ServerError, Unavailable
from ..storage.leases import Leases, Owner
from ..storage.statements import Logged
from ..supervisor import Supervisor
from .bus import BUS, RETRY, Bus, channel
from .errands import Errands, raised
from .news import Answer, Ask, Back, Freed, Gone, News, Present, Wrote, encode_news
from .owning import COMMANDS, AnyRoom, Household, Owning

LOG = logging.getLogger("menagerie.sharing")
LEASE = "lease"
BEATS = 3  # times in a lease that it is renewed
PATIENCE = 4  # leases that a command waits for its table to be owned again
ADOPTED = 20  # tables of a dead process taken at once; others take theirs meanwhile
AGAIN = 0.05  # seconds until a table without an owner is looked at again


class Shared(Owning):
    def __init__(
        self,
        leases: Leases,
        supervisor: Supervisor,
        url: str,
        seconds: float,
        steady: Callable[[], float],
    ) -> None:
        """Others take our tables after so many seconds of silence."""
        self.me = secrets.token_hex(8)
        self._leases, self._seconds, self._steady = leases, seconds, steady
        self._supervisor, self._spawn = supervisor, supervisor.spawn
        self._bus = Bus(url, self.me, seconds)
        self._errands = Errands(self._bus, self.me, PATIENCE * seconds)
        self._looking = asyncio.Event()
        self._sure_until = steady()
        self._judging_from = steady()
        self._household: Household

    @classmethod
    async def open(cls, leases: Leases, supervisor: Supervisor, url: str, seconds: float) -> Shared:
        shared = cls(leases, supervisor, url, seconds, time.monotonic)
        await shared._bus.open()
        shared._sure_until = shared._steady() + seconds
        await leases.renew(shared.me, shared._bus.key, seconds)
        return shared

    def begin(self, household: Household) -> None:
        self._household = household
        self._bus.received, self._bus.connected = self._heard, self._reconnected
        self._bus.keep(self._supervisor)
        beat, keep = self._seconds / BEATS, self._supervisor.keep
        keep(LEASE, self._beat, partial(asyncio.sleep, beat), self._seconds, RETRY)
        keep("looking", self._look, partial(self._wait_to_look, beat), self._seconds, beat)

    async def close(self) -> None:
        """After the supervisor."""
        self._errands.close()
        try:
            async with asyncio.timeout(self._seconds):
                await self._leases.leave(self.me)
                await self._leases.tell(channel(), encode_news(Gone(self.me)))
        except Exception as error:
            LOG.warning("others will find out", extra={"error": repr(error)})
        self._bus.close()

    # Owning

    async def claim(self, table: str) -> Owner:
        if not self.well:
            raise Denied.MOVED()
        owner = await self._leases.claim(table, self.me, self._judging)
        if owner is None:
            raise Denied.NO_TABLE()
        return owner

    async def release(self, table: str, epoch: int) -> None:
        with suppress(Unavailable):  # then it stays ours, and sleeps
            await self._leases.release(table, epoch)
            self._bus.tell(Freed(table))

    async def is_first(self) -> bool:
        """By name, of those that live: when it is gone, another one is."""
        return self.me == min(await self._leases.living(), default="")

    def deposed(self) -> None:
        self._looking.set()

    @property
    def _judging(self) -> bool:
        """Whether this server may judge others: it is not cut off itself. The database looks at
        our own lock, too."""
        return self._bus.alive and self._steady() >= self._judging_from

    async def _settle(self, room: AnyRoom) -> None:
        await self._hold(room, await self.claim(room.table.id))

    async def _hold(self, room: AnyRoom, owner: Owner) -> None:
        await room.hold(owner)
        self._errands.give_up(room.table.id, room.owner.server)

    # Staying alive

    @property
    def sure(self) -> bool:
        """Nobody takes a table from a process whose lease runs and which holds its lock."""
        return self._bus.alive and self._steady() < self._sure_until

    @property
    def well(self) -> bool:
        return max(map(self._supervisor.silent, (BUS, LEASE))) < self._seconds

    async def _beat(self) -> None:
        try:
            await self._renew()
            self._bus.probe()
        finally:
            if not self.well:
                self._household.drop()  # others go on: whoever is here finds them there

    async def _renew(self) -> None:
        asked = self._steady()
        held = await self._leases.renew(self.me, self._bus.key, self._seconds)
        self._sure_until = asked + self._seconds
        if not held:
            LOG.warning("this process was away for longer than its lease")
            self._was_away()

    def _was_away(self) -> None:
        """Perhaps it was the database, and everybody was: let them come back."""
        self._judging_from = self._steady() + self._seconds
        self._looking.set()

    def _reconnected(self) -> None:
        self._sure_until = self._steady()  # the lock was lost, and others may have noticed
        self._was_away()
        self._spawn(self._renew())
        for room in self._household.loaded():
            self._present(room, asks=True)
        self._bus.tell(Back(self.me))
        self._errands.ask_again()

    async def _wait_to_look(self, beat: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._looking.wait(), beat)

    async def _look(self) -> None:
        self._looking.clear()
        living = await self._leases.living()
        rooms = {one.table.id: one for one in self._household.loaded()}
        for room in rooms.values():
            room.presence.keep(living)
        for table, owner, entry in await self._leases.look(list(rooms)):
            room = rooms[table]
            if owner.server in living:
                if owner != room.owner or (entry > room.table.entry and room.presence.follows):
                    self._spawn(self._follow(room, owner, entry))
            elif room.needed:
                self._spawn(self._settle(room))
        if self._judging:
            for table in await self._leases.adopt(self.me, ADOPTED):
                self._spawn(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        LOG.info("took over the table of a server that is gone", extra={"table": table})
        room = await self._household.get(table)
        if not room.owned:
            await self._settle(room)

    async def _follow(
        self,
        room: AnyRoom,
        owner: Owner,
        entry: int,
        holders: bool = False,
        body: Logged | None = None,
    ) -> None:
        await self._hold(room, owner)
        try:
            await room.follow(entry, holders, body)
        except Unavailable:
            raise
        except Exception as error:
            extra = {"table": room.table.id, "error": repr(error)}
            LOG.error("an entry cannot be read", extra=extra)
            await self._household.reload(room.table.id)  # perhaps a newer process can

    # News

    def wrote(self, room: AnyRoom, logged: Logged | None, holders: bool) -> None:
        if room.presence.followed:
            news = _newest(room, holders)
            if logged is not None:
                news.at, news.body = logged.at, logged.body
            self._bus.tell(news)

    def present(
        self, table: str, seats: list[int], follows: bool = False, address: str = "",
        asks: bool = False,
    ) -> None:  # fmt: skip
        self._bus.tell(Present(table, self.me, seats, asks, follows, address))

    def _present(self, room: AnyRoom, asks: bool = False) -> None:
        there = room.presence
        self.present(room.table.id, there.here, there.follows, there.address_here, asks)

    def _heard(self, news: News) -> None:
        match news:
            case Ask():
                self._spawn(self._errands.serve(news, self._household))
            case Answer():
                self._errands.answered(news)
            case Gone():
                self._looking.set()
            case Back(server):
                self._errands.ask_again(server)
            case Wrote() | Freed() | Present():
                if (room := self._household.find(news.table)) is not None:
                    self._tell(room, news)

    def _tell(self, room: AnyRoom, news: Wrote | Freed | Present) -> None:
        match news:
            case Wrote(_, server, epoch, entry, holders, at, text):
                body = Logged(entry, at, text) if text else None
                self._spawn(self._follow(room, Owner(server, epoch), entry, holders, body))
            case Freed():
                if room.needed:
                    self._spawn(self._settle(room))
            case Present(_, server, seats, asks, follows, address):
                begins = room.presence.elsewhere(server, seats, follows, address)
                if begins and room.owned:  # something may have been written meanwhile
                    self._bus.tell(_newest(room, holders=True), server)
                if asks and room.presence.follows:
                    self._present(room)

    # Commands

    async def do(self, room: AnyRoom, command: str, args: Sequence[Any]) -> Any:
        until = self._steady() + PATIENCE * self._seconds
        if not self.sure:
            await self._settle(room)
        while not room.closed:
            if room.owned:
                try:
                    return await COMMANDS[command](room, *args)
                except ServerError as error:
                    if error.code != Denied.MOVED.code:
                        raise
            elif answer := await self._errands.ask(room, command, args, until - self._steady()):
                await room.follow(answer.entry, answer.holders)
                if answer.error is None:
                    return answer.result
                if answer.error.code != Denied.MOVED.code:
                    raise raised(answer.error)
            if self._steady() > until:
                break
            await self._settle(room)
            if not room.owned:
                await asyncio.sleep(AGAIN)
        raise Denied.MOVED()


def _newest(room: AnyRoom, holders: bool) -> Wrote:
    table, owner = room.table, room.owner
    return Wrote(table.id, owner.server, owner.epoch, table.entry, holders)
