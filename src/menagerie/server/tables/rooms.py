"""All rooms of this process: loaded when first needed, unloaded when nobody has come for long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from menagerie.core.errors import MenagerieError, NotFound

from ..errors import Denied, ServerError, Unavailable
from ..metrics import ROOMS
from ..preparation import Preparation
from ..settings import Settings
from ..storage.statements import Holder, Logged, StoredTable
from ..supervisor import HOUR
from .entries import AnyEntry, Started, Terms, encode
from .obeying import LOOK, Obeying
from .purposes import stored_as
from .room import Room
from .services import Services
from .tidying import keep_tidy
from .waking import until_it_can, wake_all

LOG = logging.getLogger("menagerie.tables")
SWEEP = 60.0  # seconds
PATIENCE = 30.0  # seconds that orders may take to be done


class Rooms:
    """Finds the room of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.orders = Obeying(services.storage.orders, self)
        self._alarms: dict[
            str, asyncio.TimerHandle
        ] = {}  # of tables not in memory, whose time runs

    @classmethod
    async def open(
        cls,
        settings: Settings,
        preparation: Preparation | None = None,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> Rooms:
        preparation = preparation or Preparation()
        rooms = cls(await Services.open(settings, preparation, now, steady))
        loop = asyncio.get_running_loop()
        preparation.changed = lambda: loop.call_soon_threadsafe(rooms._send_tables)
        services = rooms.services
        services.owning.begin(rooms)
        await rooms.orders.begin()
        keep = services.supervisor
        keep.every(min(SWEEP, settings.idle), "sweeping", rooms._sweep)
        keep.every(LOOK, "orders", rooms.orders.look, PATIENCE)
        waking = partial(wake_all, rooms, services.storage, services.uptime.span)
        keep.keep("waking", waking, limit=HOUR)
        keep_tidy(rooms, services)
        return rooms

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        self.drop()
        await self.services.close()

    def loaded(self) -> list[Room]:
        return [room for table in self._rooms if (room := self.find(table)) is not None]

    def find(self, table: str) -> Room | None:
        """The room, if it is in memory."""
        task = self._rooms.get(table)
        ready = task is not None and task.done() and not task.cancelled()
        return task.result() if task and ready and task.exception() is None else None

    def knows(self, table: str) -> bool:
        """Whether it is in memory, or about to be."""
        return table in self._rooms

    def drop(self) -> None:
        """Everything out of memory; whoever is at a table comes back by themselves."""
        for room in self.loaded():
            del self._rooms[room.table.id]
            room.unload()

    async def get(self, table: str) -> Room:
        """The room, loaded from storage when it is not in memory; several may ask at once."""
        if table not in self._rooms:
            self._silence(table)
            self._rooms[table] = asyncio.create_task(self._load(table))
            ROOMS.set(len(self._rooms))
        task = self._rooms[table]
        known = task.done()
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self._rooms.get(table) is task:
                del self._rooms[table]
            raise
        if known:
            await room.refresh()
        return room

    async def wake(self, table: str) -> None:
        """Watch a table that nobody has opened. Where nothing happens it soon leaves memory again,
        and is loaded when somebody's time runs out."""
        if table not in self._rooms and table not in self._alarms:
            for room in await self.readable([table]):
                room.used -= max(0.0, self.services.settings.idle - SWEEP)

    async def reload(self, table: str) -> None:
        """Out of memory, for its record was changed; whoever is there comes back by themselves."""
        self._silence(table)
        if (task := self._rooms.pop(table, None)) is None:
            return
        with contextlib.suppress(MenagerieError):
            room = await asyncio.shield(task)
            async with room.lock:  # what is being written comes to its end
                room.unload()

    def announce(self, restart_at: float | None) -> None:
        """Tell everybody at a table when the server restarts; None: it does not."""
        self.services.restart_at = restart_at
        self._send_tables()

    async def _load(self, table: str) -> Room:
        try:
            owner = await self.services.owning.claim(table)
            found = await self.services.storage.load(table)
            room = None if found is None else Room(found, self.services, owner)
        except (ServerError, NotFound):
            raise
        except Exception as error:
            LOG.error("a table cannot be read", extra={"table": table, "error": repr(error)})
            raise Denied.UNREADABLE() from None
        if room is None:
            raise Denied.NO_TABLE()
        self.services.owning.present(table, [], asks=True)
        await room.resume()
        return room

    async def readable(self, tables: Iterable[str]) -> list[Room]:
        """The rooms of these tables, but for those whose records cannot be read."""
        found = []
        for table in tables:
            try:
                found.append(await self.get(table))
            except Unavailable:
                raise
            except MenagerieError:
                continue
        return found

    def _send_tables(self) -> None:
        for room in self.loaded():
            room.send_table()

    async def _sweep(self) -> None:
        for room in self.loaded():
            if room.idle:
                self.put_to_sleep(room)
        ROOMS.set(len(self._rooms))

    def put_to_sleep(self, room: Room) -> None:
        """Out of memory; when the time of somebody there runs out, it is loaded again."""
        table = room.table.id
        del self._rooms[table]
        room.unload()
        if not room.owned:
            return
        if (end := room.table.next_end(room.time())) is not None:
            loop = asyncio.get_running_loop()
            self._alarms[table] = loop.call_later(end[0], self._wake, table)
        else:
            self.services.supervisor.spawn(self.services.owning.release(table, room.owner.epoch))

    def _wake(self, table: str) -> None:
        self.services.supervisor.spawn(self._load_again(table))

    async def _load_again(self, table: str) -> None:
        """Somebody's time is over there, and nobody else would notice."""
        await until_it_can(partial(self.readable, [table]), table)

    def _silence(self, table: str) -> None:
        if alarm := self._alarms.pop(table, None):
            alarm.cancel()


def stored(
    table: str, created: float, terms: Terms, log: Sequence[AnyEntry], holders: Sequence[Holder]
) -> StoredTable:
    """A new table as it is stored."""
    begun = any(isinstance(entry, Started) for entry in log)
    return StoredTable(
        id=table,
        created=created,
        state="playing" if begun else "lobby",
        public=terms.public,
        terms=encode(terms),
        purpose=stored_as(terms.purpose, terms.game),
        log=[Logged(n, created, encode(entry)) for n, entry in enumerate(log, 1)],
        holders=list(holders),
    )
