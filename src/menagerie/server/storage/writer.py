"""Group commit: what many tables append at the same time goes to disk in one transaction.

Each caller is told only after the commit that holds its entry, so an acknowledged move is stored.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..metrics import ENTRIES_STORED
from ..supervisor import Supervisor
from .database import Database
from .statements import Change, Logged, insert_entries, insert_owned, statement

BATCH = 256  # entries a transaction
LIMIT = 30.0  # seconds that writing may take


class Conflict(Exception):
    """This entry of the table is there already: another process was first, or it is the very same,
    of a commit that was cut off."""


class Deposed(Exception):
    """The table has another owner now."""


CERTAIN = (IntegrityError, Deposed)  # after which nothing was stored


@dataclass(slots=True, eq=False)
class Append:
    table: str
    logged: Logged
    changes: Sequence[Change]
    epoch: int  # of the owner; 0 where tables are not shared
    done: asyncio.Future[None]

    @property
    def row(self) -> tuple[str, Logged]:
        return self.table, self.logged

    @property
    def owned_row(self) -> tuple[str, int, Logged]:
        return self.table, self.epoch, self.logged


class Writer:
    """The one writer of this process."""

    def __init__(self, database: Database, supervisor: Supervisor) -> None:
        self._database = database
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        supervisor.keep("writer", self._work, self._wake.wait, LIMIT)

    async def append(
        self, table: str, logged: Logged, changes: Sequence[Change], epoch: int
    ) -> None:
        """Return when the entry and its changes are on disk; raise `Conflict`, `Deposed` or
        whatever else hinders it."""
        done = asyncio.get_running_loop().create_future()
        self._pending.append(Append(table, logged, changes, epoch, done))
        self._wake.set()
        await done

    async def _work(self) -> None:
        self._wake.clear()
        while self._pending:
            batch, self._pending = self._pending[:BATCH], self._pending[BATCH:]
            await self._commit(batch)

    async def _commit(self, batch: list[Append], again: bool = False) -> None:
        try:
            written = await self._store(batch)
        except asyncio.CancelledError:
            _tell(batch, Conflict())
            raise
        except Exception as error:
            if len(batch) == 1 and (again or isinstance(error, CERTAIN)):
                _tell(batch, Conflict() if isinstance(error, IntegrityError) else error)
                return
            # One bad entry fails the whole transaction, and one that was cut off in the middle may
            # have been stored: each once more by itself, and then that is a conflict.
            for one in batch:
                await self._commit([one], again=True)
        else:
            ENTRIES_STORED.inc(len(written))
            _tell(written)
            if len(written) < len(batch):
                _tell([one for one in batch if one not in written], Deposed())

    async def _store(self, batch: list[Append]) -> list[Append]:
        """In one transaction; those that were: the others' tables have other owners."""
        if any(one.changes for one in batch):
            await self._database.write(partial(_write, batch=batch))
            return batch
        if any(one.epoch for one in batch):
            owned = [one.owned_row for one in batch]
            tables = await self._database.write_once(partial(insert_owned, rows=owned))
            return [one for one in batch if one.table in tables]
        await self._database.append([one.row for one in batch])
        return batch


def _write(connection: Connection, batch: list[Append]) -> None:
    owned = [one.owned_row for one in batch if one.epoch]
    if owned and len(insert_owned(connection, owned)) < len(owned):
        raise Deposed
    if rows := [one.row for one in batch if not one.epoch]:
        insert_entries(connection, rows)
    for one in batch:
        for change in one.changes:
            connection.execute(statement(one.table, change))


def _tell(batch: list[Append], error: Exception | None = None) -> None:
    for one in batch:
        if one.done.done():  # whoever waited has gone
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
