"""Group commit: what many tables append at the same time goes to disk in one transaction.

Each caller goes on only after the commit that holds its entry, so an acknowledged move is stored.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import ENTRIES

MOST = 256  # entries a transaction


class Conflict(Exception):
    """Somebody else wrote an entry of this number first."""


@dataclass
class Append:
    row: dict[str, Any]
    effects: tuple[Executable, ...] = ()
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    """The one writer of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
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
            async with self._engine.begin() as connection:
                await _write(connection, batch)
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


async def _write(connection: AsyncConnection, batch: list[Append]) -> None:
    await connection.execute(insert(ENTRIES), [one.row for one in batch])
    for one in batch:
        for effect in one.effects:
            await connection.execute(effect)


def _settle(batch: list[Append], error: Exception | None = None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
