"""What is kept: tables, who holds their seats, what was played, what was said.

A table is its record: the seed, the options and the entries. An entry is stored under its number,
once, before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Insert,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("host", Integer, nullable=False),
    Column("seats", JSON, nullable=False),  # by seat: name, and the bot that plays there
    Column("settings", JSON, nullable=False),  # clock, public, hot_seat, undo, hints
    Column("public", Boolean, nullable=False),
    Column("next", String(32)),
    Column("created", Float, nullable=False),
)
HOLDERS = Table(
    "holders",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), primary_key=True, index=True),  # a hash
)
ENTRIES = Table(
    "entries",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move or undo
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="one_entry_per_key"),
)
CHAT = Table(
    "chat",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)
MIGRATIONS = Path(__file__).parent / "migrations"
Row = dict[str, Any]


class Storage:
    """The database. Inserts of all tables share transactions: one durable commit serves many."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _durable_sqlite)
        self._pending: list[tuple[Insert, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        if self._writing:
            await self._writing
        await self.engine.dispose()

    async def alive(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1

    # Writing

    async def append(self, statement: Insert) -> None:
        """Insert durably; returns after the commit. Raises IntegrityError if it was there."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((statement, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._commit([statement for statement, _ in batch])
            except Exception:
                # One bad insert must not take the others with it.
                await asyncio.gather(*(self._commit_alone(*one) for one in batch))
            else:
                for _, done in batch:
                    done.cancelled() or done.set_result(None)

    async def _commit_alone(self, statement: Insert, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([statement])
        except Exception as error:
            done.cancelled() or done.set_exception(error)
        else:
            done.cancelled() or done.set_result(None)

    async def _commit(self, statements: Sequence[Any]) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def add_table(self, row: Row) -> None:
        await self.append(insert(TABLES).values(**row, created=time.time()))

    async def change_table(self, table: str, **values: Any) -> None:
        await self._commit([update(TABLES).where(TABLES.c.id == table).values(**values)])

    async def add_holder(self, table: str, seat: int, token: str) -> None:
        with suppress(IntegrityError):  # held already
            await self.append(insert(HOLDERS).values(table_id=table, seat=seat, token=token))

    async def free_seat(self, table: str, seat: int) -> None:
        """Forget every token of the seat."""
        await self._commit(
            [delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)]
        )

    async def add_entry(self, row: Row) -> None:
        await self.append(insert(ENTRIES).values(**row))

    async def add_chat(self, row: Row) -> None:
        await self.append(insert(CHAT).values(**row))

    # Reading

    async def _rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def table(self, table: str) -> Row | None:
        rows = await self._rows(select(TABLES).where(TABLES.c.id == table))
        return rows[0] if rows else None

    async def holders(self, table: str) -> list[Row]:
        return await self._rows(select(HOLDERS).where(HOLDERS.c.table_id == table))

    async def entries(self, table: str) -> list[Row]:
        where = ENTRIES.c.table_id == table
        return await self._rows(select(ENTRIES).where(where).order_by(ENTRIES.c.number))

    async def chat(self, table: str) -> list[Row]:
        where = CHAT.c.table_id == table
        newest = select(CHAT).where(where).order_by(CHAT.c.number.desc()).limit(200)
        return (await self._rows(newest))[::-1]

    async def open_tables(self, most: int = 50) -> list[str]:
        wanted = select(TABLES.c.id).where(TABLES.c.state == "lobby", TABLES.c.public)
        rows = await self._rows(wanted.order_by(TABLES.c.created.desc()).limit(most))
        return [row["id"] for row in rows]

    async def tables_of(self, token: str, most: int = 50) -> list[str]:
        mine = select(TABLES.c.id).join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
        mine = mine.where(HOLDERS.c.token == token).distinct(TABLES.c.id)
        ordered = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(mine))
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return [row["id"] for row in await self._rows(ordered)]

    async def playing(self) -> list[str]:
        """Tables with a game on: their bots go on after a restart."""
        rows = await self._rows(select(TABLES.c.id).where(TABLES.c.state == "playing"))
        return [row["id"] for row in rows]


def _durable_sqlite(connection: Any, _record: Any) -> None:
    """Readers and the writer do not block each other, and a commit survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
