"""Group commit: what many tables append at the same time goes to disk in one transaction.

Each caller is told only after the commit that holds its entry, so an acknowledged move is stored.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..in_step import in_step
from ..metrics import ENTRIES_STORED
from .database import Database
from .statements import insert_entries, insert_owned, statement
from .values import Change, Logged

LOG = logging.getLogger("menagerie.storage")
BATCH = 256  # entries a transaction
GATHERING = 0.0003  # seconds after a commit in which the next one waits for others


class Conflict(Exception):
    """This entry of the table is there already: another process was first, or it is the very same,
    of a commit that was cut off."""


class Deposed(Exception):
    """The table has another owner now."""


CERTAIN = (IntegrityError, Deposed)  # after which nothing was stored
# With what went wrong, if anything did; what is to be done then is done in step with others.
Told = Callable[[Exception | None], Iterable[None]]


@dataclass(slots=True, eq=False)
class Append:
    table: str
    logged: Logged
    changes: Sequence[Change]
    epoch: int  # of the owner; 0 where tables are not shared
    told: Told  # once

    @property
    def row(self) -> tuple[str, Logged]:
        return self.table, self.logged

    @property
    def owned_row(self) -> tuple[str, int, Logged]:
        return self.table, self.epoch, self.logged


class Writer:
    """The one writer of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        self._crowd, self._until = 0, 0.0  # how many are expected, and until when they are
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def append(
        self, table: str, logged: Logged, changes: Sequence[Change], epoch: int, told: Told
    ) -> None:
        """`told` is called when the entry and its changes are on disk, or with `Conflict`,
        `Deposed` or whatever else hinders it."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        self._pending.append(Append(table, logged, changes, epoch, told))
        self._wake_in_time()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        lately = set[str]()  # tables of the last commit
        while True:
            await self._wake.wait()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            batch, self._pending = self._pending[:BATCH], self._pending[BATCH:]
            await self._commit(batch)
            before, lately = lately, {one.table for one in batch}
            self._crowd = len(before | lately)
            self._until = asyncio.get_running_loop().time() + GATHERING
            self._wake.clear()
            if self._pending:
                self._wake_in_time()

    def _wake_in_time(self) -> None:
        """A commit costs nearly the same for one entry as for many: while tables are busy, it waits
        a moment until as many have come as were in the last two."""
        loop = asyncio.get_running_loop()
        if len(self._pending) >= self._crowd or loop.time() >= self._until:
            self._wake.set()
        elif self._timer is None:
            self._timer = loop.call_at(self._until, self._wake.set)

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
    in_step(batch, lambda one: one.told(error), _log_failure)


def _log_failure(one: Append) -> None:
    LOG.exception("a stored entry failed", extra={"table": one.table})
