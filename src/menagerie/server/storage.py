"""Keeping tables: SQLite in the data folder, or PostgreSQL by its URL, through SQLAlchemy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, event, insert, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from menagerie.bots.coach import Analysis

from .entries import AnyEntry, Started, Terms, decode_entry, encode_entry
from .schema import ANALYSES, ENTRIES, HOLDERS, TABLES
from .settings import Settings
from .writer import Append, Writer

MIGRATIONS = Path(__file__).parent / "migrations"


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
    entries: list[tuple[int, float, AnyEntry]]
    holders: list[Holder]


class Storage:
    """The database. `append` returns when the entry is on disk, or raises `Conflict`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, settings: Settings) -> Storage:
        if not settings.database:
            Path(settings.data).mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(settings.url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _make_durable)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises when the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def create(
        self, table: str, created: float, terms: Terms, log: Sequence[AnyEntry],
        holders: Sequence[Holder],
    ) -> None:  # fmt: skip
        """A new table with the first entries of its log."""
        state = "playing" if any(isinstance(entry, Started) for entry in log) else "lobby"
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(TABLES),
                {
                    "id": table,
                    "created": created,
                    "state": state,
                    "public": terms.public,
                    "terms": msgspec.json.encode(terms).decode(),
                },
            )
            rows = [entry_row(table, n, created, entry) for n, entry in enumerate(log, 1)]
            await connection.execute(insert(ENTRIES), rows)
            if holders:
                await connection.execute(insert(HOLDERS), [holder_row(table, h) for h in holders])

    async def load(self, table: str) -> Stored | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
        terms = msgspec.json.decode(row.terms, type=Terms)
        return Stored(
            table, row.created, terms, await self.entries(table, 0), await self.holders(table)
        )

    async def entries(self, table: str, after: int) -> list[tuple[int, float, AnyEntry]]:
        """The log from entry `after` + 1 on."""
        query = (
            select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.number, row.at, decode_entry(row.body)) for row in rows]

    async def append(
        self, table: str, number: int, at: float, entry: AnyEntry,
        effects: Sequence[Executable] = (),
    ) -> None:  # fmt: skip
        await self.writer.append(Append(entry_row(table, number, at, entry), tuple(effects)))

    async def holders(self, table: str) -> list[Holder]:
        async with self.engine.connect() as connection:
            held = await connection.execute(select(HOLDERS).where(HOLDERS.c.table_id == table))
            return [Holder(row.seat, row.hash, row.link) for row in held]

    async def change(self, *effects: Executable) -> None:
        """Change what is kept beside the log, where nothing is told to the table."""
        async with self.engine.begin() as connection:
            for effect in effects:
                await connection.execute(effect)

    async def analysis(self, table: str) -> Analysis | None:
        query = select(ANALYSES.c.body).where(ANALYSES.c.table_id == table)
        async with self.engine.connect() as connection:
            body = (await connection.execute(query)).scalar()
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
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.state == "lobby")
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Tables where this browser holds a seat, the newest first."""
        query = (
            select(TABLES.c.id, TABLES.c.created)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.hash == guest)
            .distinct()
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def _ids(self, query: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]


def entry_row(table: str, number: int, at: float, entry: AnyEntry) -> dict[str, Any]:
    body = encode_entry(entry).decode()
    return {"table_id": table, "number": number, "at": at, "body": body}


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


def _make_durable(connection: Any, _record: Any) -> None:
    """Write-ahead log, and every commit reaches the disk before it is answered."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Any) -> None:
    """Bring the database up to the newest version; Alembic is needed only when it is behind."""
    newest = max(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == newest:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
