"""Keeping tables: their terms, their logs, and who holds which seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Select, delete, insert, select, update

from menagerie.bots.coach import Analysis

from ..settings import Settings
from ..tables.entries import AnyEntry, Started, Terms, decode_entry, encode_entry
from .database import Database, open_database
from .schema import ANALYSES, ENTRIES, HOLDERS, TABLES
from .writer import Append, Row, Writer, insert_rows

Numbered = tuple[int, float, AnyEntry]  # an entry, its number and its time


@dataclass(frozen=True)
class Holder:
    """Somebody (or, with `link`, whoever opens a link) who holds a seat."""

    seat: int
    hash: str
    link: bool = False


@dataclass(frozen=True)
class Stored:
    """All that is kept of a table."""

    id: str
    created: float
    terms: Terms
    entries: list[Numbered]
    holders: list[Holder]


class Storage:
    """What is kept. `append` returns when the entry is on disk, or raises `Conflict`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, settings: Settings) -> Storage:
        return cls(await open_database(settings))

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def check(self) -> None:
        """Raises when the database does not answer."""
        await self._database.read(lambda connection: connection.execute(select(1)).all())

    async def create(
        self, table: str, created: float, terms: Terms, log: Sequence[AnyEntry],
        holders: Sequence[Holder],
    ) -> None:  # fmt: skip
        """A new table with the first entries of its log."""

        def work(connection: Connection) -> None:
            playing = any(isinstance(entry, Started) for entry in log)
            connection.execute(
                insert(TABLES),
                {
                    "id": table,
                    "created": created,
                    "state": "playing" if playing else "lobby",
                    "public": terms.public,
                    "terms": msgspec.json.encode(terms).decode(),
                },
            )
            rows = [entry_row(table, n, created, entry) for n, entry in enumerate(log, 1)]
            insert_rows(connection, rows)
            if holders:
                connection.execute(insert(HOLDERS), [holder_row(table, h) for h in holders])

        await self._database.write(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: Connection) -> Stored | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            terms = msgspec.json.decode(row.terms, type=Terms)
            log, held = _entries(connection, table, 0), _holders(connection, table)
            return Stored(table, row.created, terms, log, held)

        return await self._database.read(work)

    async def entries(self, table: str, after: int) -> list[Numbered]:
        """The log from entry `after` + 1 on."""
        return await self._database.read(lambda connection: _entries(connection, table, after))

    async def holders(self, table: str) -> list[Holder]:
        return await self._database.read(lambda connection: _holders(connection, table))

    async def append(
        self, table: str, number: int, at: float, entry: AnyEntry,
        effects: Sequence[Executable] = (),
    ) -> None:  # fmt: skip
        await self._writer.append(Append(entry_row(table, number, at, entry), tuple(effects)))

    async def change(self, *effects: Executable) -> None:
        """Change what is kept beside the log, where nothing is told to the table."""

        def work(connection: Connection) -> None:
            for effect in effects:
                connection.execute(effect)

        await self._database.write(work)

    async def analysis(self, table: str) -> Analysis | None:
        query = select(ANALYSES.c.body).where(ANALYSES.c.table_id == table)
        body = await self._database.read(lambda connection: connection.execute(query).scalar())
        try:
            return None if body is None else msgspec.json.decode(body, type=Analysis)
        except msgspec.ValidationError:
            return None  # of another version: it is made anew

    async def keep_analysis(self, table: str, analysis: Analysis) -> None:
        body = msgspec.json.encode(analysis).decode()
        await self.change(
            delete(ANALYSES).where(ANALYSES.c.table_id == table),
            insert(ANALYSES).values(table_id=table, body=body),
        )

    async def open_tables(self, most: int) -> list[str]:
        """Public tables that wait for players, the newest first."""
        return await self.ids(
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.state == "lobby")
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Tables where this browser holds a seat, the newest first."""
        return await self.ids(
            select(TABLES.c.id, TABLES.c.created)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.hash == guest)
            .distinct()
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )

    async def ids(self, query: Select[Any]) -> list[str]:
        """The tables that a query finds."""
        return await self._database.read(
            lambda connection: [row.id for row in connection.execute(query)]
        )


def _entries(connection: Connection, table: str, after: int) -> list[Numbered]:
    rows = connection.execute(
        select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        .order_by(ENTRIES.c.number)
    )
    return [(row.number, row.at, decode_entry(row.body)) for row in rows]


def _holders(connection: Connection, table: str) -> list[Holder]:
    held = connection.execute(select(HOLDERS).where(HOLDERS.c.table_id == table))
    return [Holder(row.seat, row.hash, row.link) for row in held]


def entry_row(table: str, number: int, at: float, entry: AnyEntry) -> Row:
    return table, number, at, encode_entry(entry).decode()


def holder_row(table: str, holder: Holder) -> dict[str, Any]:
    return {"table_id": table, "seat": holder.seat, "hash": holder.hash, "link": holder.link}


# What goes along with an entry, in its transaction.


def set_state(table: str, state: str) -> Executable:
    return update(TABLES).where(TABLES.c.id == table).values(state=state)


def add_holder(table: str, holder: Holder) -> Executable:
    return insert(HOLDERS).values(holder_row(table, holder))


def drop_holders(table: str, seat: int, links_only: bool = False) -> Executable:
    """Nobody holds the seat any more (or: its link is no longer good)."""
    statement = delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
    return statement.where(HOLDERS.c.link) if links_only else statement
