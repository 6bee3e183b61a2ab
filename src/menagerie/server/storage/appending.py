"""Entries of tables' logs on their way into SQLite.

To wake a thread, and to be woken by it when it is done, takes longer than a commit on a quick disk.
Such a disk is waited for where the entries come from, on the event loop's own thread. Whatever else
may take long is left to the writing thread: a disk that is slow now, somebody else's transaction,
and now and then the moving of SQLite's write-ahead log into its file.
"""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Executor

from sqlalchemy.exc import DBAPIError

from .statements import Logged, insertion

QUICK = 0.002  # seconds of a commit: whoever does not play should not wait longer for the disk
LATELY = 0.1  # the share of the last commit in what one takes as a rule
IN_A_ROW = 100  # commits until the thread makes one, and looks after the write-ahead log
PRIMARY = 0xFF  # the bits of SQLite's error that say what is wrong; the others say where


class Appending:
    """One commit at a time. Past SQLAlchemy, which would take as long as SQLite does."""

    def __init__(
        self, here: sqlite3.Connection, there: sqlite3.Connection, thread: Executor
    ) -> None:
        """Two connections that commit every statement: for the event loop's thread, and for the
        writing thread."""
        here.execute("PRAGMA busy_timeout = 0")  # the thread waits for others
        here.execute("PRAGMA wal_autocheckpoint = 0")  # and moves the log
        self._here, self._there, self._thread = here, there, thread
        self._left = IN_A_ROW
        self._usual = 0.0  # seconds of a commit

    async def append(self, rows: Sequence[tuple[str, Logged]]) -> None:
        """They are on disk when this returns."""
        if not self._append_here(rows):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._append, self._there, rows)

    def _append_here(self, rows: Sequence[tuple[str, Logged]]) -> bool:
        """False, and nothing was stored: it is the thread's turn."""
        if self._usual > QUICK:
            return False
        if self._left == 0:
            self._left = IN_A_ROW
            return False
        self._left -= 1
        try:
            self._append(self._here, rows)
        except DBAPIError as error:
            if not _is_busy(error):
                raise
            return False
        return True

    def _append(self, connection: sqlite3.Connection, rows: Sequence[tuple[str, Logged]]) -> None:
        sql, values = insertion(rows, sqlite3.paramstyle)
        began = time.monotonic()
        try:
            connection.execute(sql, values)
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                sql, None, error, sqlite3.Error, hide_parameters=True
            ) from None
        self._usual += LATELY * (time.monotonic() - began - self._usual)


def _is_busy(error: DBAPIError) -> bool:
    """Whether somebody else is writing."""
    code = getattr(error.orig, "sqlite_errorcode", 0)  # none where it is not SQLite's own
    return code & PRIMARY == sqlite3.SQLITE_BUSY
