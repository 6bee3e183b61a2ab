"""Keeping tables: their terms, their logs, and who holds which seat."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ..settings import Settings
from ..supervisor import Supervisor
from .database import Database, Queries, open_database
from .leases import Leases
from .records import Orders, Secrets, Tries, Uptimes
from .schema import ANALYSES, ENTRIES, HOLDERS, TABLES
from .statements import (
    Change,
    Holder,
    Logged,
    StoredTable,
    holder_row,
    insert_entries,
    is_owned,
    statement,
)
from .tidying import Listing, Tidying, Upkeep
from .writer import Deposed, Writer

ON_A_CLOCK = '"clock":{'  # in the terms of a table that has one


class Storage(Queries):
    """What is kept. `append` returns when the entry is on disk, or raises `Conflict` or `Deposed`.

    Where processes share the tables, an owner says under which `epoch` it writes."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.supervisor = Supervisor()
        self._writer = Writer(database, self.supervisor)
        self.tries = Tries(database)
        self.secrets = Secrets(database)
        self.uptimes = Uptimes(database)
        self.orders = Orders(database)
        self.leases = Leases(database)
        self.listing = Listing(database)
        self.tidying = Tidying(database)
        self.upkeep = Upkeep(database)

    @classmethod
    async def open(cls, settings: Settings) -> Storage:
        return cls(await open_database(settings))

    async def close(self) -> None:
        await self.supervisor.close()
        await self._database.close()

    async def create(self, table: StoredTable) -> None:
        """A new table with the first entries of its log."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(TABLES).values(
                    id=table.id,
                    created=table.created,
                    state=table.state,
                    public=table.public,
                    terms=table.terms,
                    purpose=table.purpose,
                )
            )
            insert_entries(connection, [(table.id, logged) for logged in table.log])
            if table.holders:
                rows = [holder_row(table.id, holder) for holder in table.holders]
                connection.execute(insert(HOLDERS), rows)

        await self._database.write(work)

    async def load(self, table: str) -> StoredTable | None:
        return await self._database.read(lambda connection: load(connection, table))

    async def entries(self, table: str, after: int) -> list[Logged]:
        """The log from entry `after` + 1 on."""
        return await self._database.read(lambda connection: _entries(connection, table, after))

    async def holders(self, table: str) -> list[Holder]:
        return await self._database.read(lambda connection: _holders(connection, table))

    async def append(self, table: str, logged: Logged, *changes: Change, epoch: int = 0) -> None:
        """The next entry of a table's log, and what it changes beside the log."""
        await self._writer.append(table, logged, changes, epoch)

    async def change(self, table: str, *changes: Change, epoch: int = 0) -> None:
        """Changes beside the log that belong to no entry."""

        def work(connection: Connection) -> None:
            if epoch and not is_owned(connection, table, epoch):
                raise Deposed
            for change in changes:
                connection.execute(statement(table, change))

        await self._database.write(work)

    async def analysis(self, table: str) -> str | None:
        return await self.scalar(select(ANALYSES.c.body).where(ANALYSES.c.table_id == table))

    async def keep_analysis(self, table: str, body: str) -> None:
        old = delete(ANALYSES).where(ANALYSES.c.table_id == table)
        with suppress(IntegrityError):  # another process made the same one
            await self.run(old, insert(ANALYSES).values(table_id=table, body=body))

    async def unfinished(self, since: float) -> list[str]:
        """Games being played on a clock, and those where something happened since a moment, that
        no process owns; the last entry of each is found by the key of the log."""
        newest = (
            select(ENTRIES.c.at)
            .where(ENTRIES.c.table_id == TABLES.c.id)
            .order_by(ENTRIES.c.entry.desc())
            .limit(1)
            .scalar_subquery()
        )
        going_on = or_(TABLES.c.terms.contains(ON_A_CLOCK), newest >= since)
        playing = select(TABLES.c.id).where(TABLES.c.state == "playing", TABLES.c.owner == "")
        return await self.column(playing.where(going_on).order_by(TABLES.c.created.desc()))

    async def tables_of(self, guest: str, most: int, without: Sequence[str] = ()) -> list[str]:
        """Tables where this browser holds a seat, the newest first; none of these purposes."""
        held = _held_by(guest).limit(most)
        return await self.column(
            held.where(*(~TABLES.c.purpose.startswith(one) for one in without))
        )

    async def tables_for(self, guest: str, purpose: str, most: int = 1) -> list[str]:
        """This browser's tables with exactly this purpose, the newest first."""
        return await self.column(_held_by(guest).where(TABLES.c.purpose == purpose).limit(most))

    async def holds(self, guest: str) -> bool:
        """Whether this browser holds a seat anywhere."""
        return bool(await self.column(_held_by(guest).limit(1)))


def load(connection: Connection, table: str) -> StoredTable | None:
    """All that is kept of a table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    log, holders = _entries(connection, table, 0), _holders(connection, table)
    return StoredTable(
        table, row.created, row.state, row.public, row.terms, row.purpose, log, holders
    )


def _held_by(guest: str) -> Select[Any]:
    return (
        select(TABLES.c.id, TABLES.c.created)
        .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
        .where(HOLDERS.c.hash == guest, ~HOLDERS.c.link)
        .distinct()
        .order_by(TABLES.c.created.desc())
    )


def _entries(connection: Connection, table: str, after: int) -> list[Logged]:
    rows = connection.execute(
        select(ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.entry > after)
        .order_by(ENTRIES.c.entry)
    )
    return [Logged(*row) for row in rows]


def _holders(connection: Connection, table: str) -> list[Holder]:
    held = connection.execute(select(HOLDERS).where(HOLDERS.c.table_id == table))
    return [Holder(row.seat, row.hash, row.link, row.since, row.by_link) for row in held]
