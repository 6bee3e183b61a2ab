"""A table with people at it: one writer, many readers, each told what that reader may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from ..errors import stale
from ..live.connection import Connection, frame
from ..metrics import ENTRIES_STORED
from ..storage.storage import Holder, Stored
from ..storage.writer import Conflict
from ..wire.live_messages import ChatSaid, TableChanged, Welcome
from ..wire.messages import SeatInfo, TableInfo
from ..wire.render import Telling, clocks
from .bot_driver import BotDriver
from .clock_watch import ClockWatch
from .entries import AnyEntry, BotSat, Emptied, Played, Said, Sat, Started, TakenBack, Undone, Woke
from .presence import Presence
from .table import Table

if TYPE_CHECKING:
    from .rooms import Services


class Room:
    """`lock` is held by whoever writes; reading needs no lock, for a table changes in one step."""

    def __init__(self, stored: Stored, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.table = Table(stored.id, stored.terms, stored.created, self.settings.grace)
        for number, at, entry in stored.entries:
            self.table.apply(number, at, entry)
        self.holders = stored.holders
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seq = 0
        self.used = time.monotonic()
        self.presence = Presence(self)
        self.bots = BotDriver(self)
        self.clock = ClockWatch(self)
        self._stop_news = services.bus.subscribe(stored.id, self._news)

    async def wake(self) -> None:
        """Go on after the table was loaded: running clocks start anew, bots think again."""
        if self.table.clocks and self.table.state == "playing":
            async with self.lock:
                await self.write(Woke())
        self._stir()

    def sleep(self) -> None:
        """Leave memory; the log holds everything."""
        self.bots.stop()
        self.clock.stop()
        self.presence.stop()
        self._stop_news()
        for connection in self.connections:
            connection.cut()

    @property
    def idle(self) -> bool:
        long_ago = time.monotonic() - self.used > self.settings.idle
        return long_ago and not self.connections and not self.lock.locked()

    # Writing

    async def write(
        self,
        entry: AnyEntry,
        *effects: Executable,
        holders: list[Holder] | None = None,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Store an entry, then let it happen and tell everyone. The lock is held by the caller.

        `holders` are those after it; `stored` is called between the commit and the telling.
        """
        number, at = self.table.number + 1, time.time()
        try:
            await self.services.storage.append(self.table.id, number, at, entry, effects)
        except Conflict:
            await self._catch_up()
            raise stale() from None
        ENTRIES_STORED.inc()
        if holders is not None:
            self.holders = holders
        self.table.apply(number, at, entry)
        if stored is not None:
            stored()
        self._tell(entry)
        if self.table.state == "over" and isinstance(entry, Played):
            self.services.analyst.begin(self.table)
        self.services.bus.publish(self.table.id, number)
        self._stir()

    def _news(self, number: int) -> None:
        if number > self.table.number:
            self.services.spawn(self._locked_catch_up())

    async def _locked_catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Another process wrote to this table: read what it wrote."""
        self.holders = await self.services.storage.holders(self.table.id)
        for number, at, entry in await self.services.storage.entries(
            self.table.id, self.table.number
        ):
            self.table.apply(number, at, entry)
            self._tell(entry)
        self._stir()

    def _stir(self) -> None:
        self.used = time.monotonic()
        self.bots.stir()
        self.clock.stir()

    # Who holds what

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return sorted({h.seat for h in self.holders if h.hash == guest and not h.link})

    def is_host(self, guest: str | None) -> bool:
        return self.table.host in self.seats_of(guest)

    # Telling

    def _tell(self, entry: AnyEntry) -> None:
        match entry:
            case Played():
                self.tell_position(reset=False)
                if self.table.state == "over":
                    self.tell_table()
            case Undone():
                self.tell_position(reset=True)
            case Said():
                self.seq += 1
                data = frame(ChatSaid(seq=self.seq, line=self.table.chat[-1]))
                for connection in self.connections:
                    connection.write(data)
            case Started():
                self.tell_table()
                self.tell_position(reset=True)
            case Sat() | Emptied() | BotSat() | TakenBack():
                self.tell_table()
                self.settle_eyes()
            case _:
                self.tell_table()

    def tell_position(self, reset: bool) -> None:
        """Everyone their own view; equal ones are made once."""
        self.seq += 1
        tellings = {
            lang: Telling(self.table, lang, self.seq, reset)
            for lang in {connection.lang for connection in self.connections}
        }
        made: dict[tuple[str, int | None], bytes] = {}
        for connection in self.connections:
            lang, eyes = key = connection.lang, connection.eyes
            if key not in made:
                made[key] = frame(tellings[lang].update(eyes))
            connection.write(made[key])

    def tell_table(self) -> None:
        self.seq += 1
        for connection in self.connections:
            connection.mine = self.seats_of(connection.guest)
            info = self.info(connection.guest, connection.lang)
            connection.send(TableChanged(seq=self.seq, table=info))

    def settle_eyes(self) -> None:
        """After seats changed hands: nobody keeps the eyes of a seat that is no longer theirs."""
        for connection in self.connections:
            before = connection.eyes
            self._give_eyes(connection)
            if connection.eyes != before:
                self.show(connection)

    def _give_eyes(self, connection: Connection) -> None:
        connection.mine = self.seats_of(connection.guest)
        if connection.eyes is not None and connection.eyes not in connection.mine:
            connection.eyes = None
        if connection.eyes is None and connection.mine and not self.table.terms.hot_seat:
            connection.eyes = connection.mine[0]

    def show(self, connection: Connection) -> None:
        """The whole position anew, for one connection."""
        if self.table.match is not None:
            telling = Telling(self.table, connection.lang, self.seq, reset=True)
            connection.send(telling.update(connection.eyes))

    # Coming and going

    def enter(self, connection: Connection) -> None:
        self._give_eyes(connection)
        self.connections.add(connection)
        self.used = time.monotonic()
        connection.send(
            Welcome(
                seq=self.seq,
                seats=connection.mine,
                table=self.info(connection.guest, connection.lang),
                chat=list(self.table.chat),
            )
        )
        self.show(connection)
        self.presence.came(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.presence.went(connection)

    def info(self, guest: str | None, lang: str) -> TableInfo:
        table, terms = self.table, self.table.terms
        left, names = clocks(table, time.time()), table.names(lang)
        return TableInfo(
            id=table.id,
            game=terms.game,
            title=table.game.words.label("title", lang),
            state=table.state,
            options=terms.options,
            host=table.host,
            seats=[
                SeatInfo(
                    name=names[n] if seat.bot else seat.name,
                    kind=seat.kind,
                    bot=seat.bot,
                    online=self.presence.online(n),
                    owned=seat.held,
                    clock=left[n],
                    away_since=self.presence.away_since(n),
                )
                for n, seat in enumerate(table.seats)
            ],
            mine=self.seats_of(guest),
            clock=terms.clock,
            public=terms.public,
            hot_seat=terms.hot_seat,
            undo=terms.undo,
            hints=terms.hints,
            seed_hash=table.seed_hash,
            seed=terms.seed if table.state == "over" else None,
            next=table.next,
            waiting=table.waiting,
            moves=len(table.match.moves) if table.match else 0,
            created=table.created,
        )
