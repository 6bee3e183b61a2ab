"""Group commit: what many tables append at the same time goes to disk in one transaction.

Each caller goes on only after the commit that holds its entry, so an acknowledged move is stored.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache, partial

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from .database import Database

MOST = 256  # entries a transaction
Row = tuple[str, int, float, str]  # table, number, time, body


class Conflict(Exception):
    """Somebody else wrote an entry of this number first."""


@dataclass
class Append:
    row: Row
    effects: tuple[Executable, ...] = ()
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    """The one writer of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        self._pending.append(append)
        self._wake.set()
        await append.done

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch, self._pending = self._pending[:MOST], self._pending[MOST:]
                await self._commit(batch)

    async def _commit(self, batch: list[Append]) -> None:
        try:
            if any(one.effects for one in batch):
                await self._database.write(partial(_write, batch=batch))
            else:
                rows = [one.row for one in batch]
                await self._database.write_once(partial(insert_rows, rows=rows))
        except asyncio.CancelledError:
            _settle(batch, Conflict())
            raise
        except Exception as error:
            if len(batch) > 1:
                # One of them spoils it for all: each by itself.
                for one in batch:
                    await self._commit([one])
            else:
                _settle(batch, Conflict() if isinstance(error, IntegrityError) else error)
        else:
            _settle(batch)


def _write(connection: Connection, batch: list[Append]) -> None:
    insert_rows(connection, [one.row for one in batch])
    for one in batch:
        for effect in one.effects:
            connection.execute(effect)


def insert_rows(connection: Connection, rows: list[Row]) -> None:
    """All entries in one statement."""
    values = tuple(value for row in rows for value in row)
    connection.exec_driver_sql(_insert(len(rows), connection.dialect.paramstyle), values)


@cache
def _insert(rows: int, style: str) -> str:
    places = ["?" if style == "qmark" else f"${n}" for n in range(1, 4 * rows + 1)]
    groups = (f"({', '.join(places[n : n + 4])})" for n in range(0, 4 * rows, 4))
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join(groups)}"


def _settle(batch: list[Append], error: Exception | None = None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
