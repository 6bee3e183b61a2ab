"""Entries are stored where they come from, or by the thread; on disk either way."""

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from menagerie.server.storage import appending
from menagerie.server.storage.appending import Appending
from menagerie.server.storage.database import Sqlite
from menagerie.server.storage.statements import Logged
from server.harness import run


class Told:
    """A connection that notes in which thread it is asked to store something."""

    def __init__(self, connection: sqlite3.Connection, threads: list[str]) -> None:
        self._connection, self._threads = connection, threads

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> Any:
        if values:
            there = threading.current_thread().name.startswith("writer")
            self._threads.append("there" if there else "here")
        return self._connection.execute(sql, values)


class Log:
    """A log of entries in a file."""

    def __init__(self, file: Path) -> None:
        self.threads: list[str] = []  # that made a commit, or tried to
        self.here, self.there, self.other = (self._connect(file) for _ in range(3))
        self.other.execute("PRAGMA journal_mode = WAL")
        self.other.execute(
            "CREATE TABLE entries (table_id, number, at, body, PRIMARY KEY (table_id, number))"
        )
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        here: Any = Told(self.here, self.threads)
        there: Any = Told(self.there, self.threads)
        self.appending = Appending(here, there, self.thread)

    @staticmethod
    def _connect(file: Path) -> sqlite3.Connection:
        return sqlite3.connect(file, isolation_level=None, check_same_thread=False)

    def append(self, *numbers: int) -> None:
        run(self.appending.append([("table", Logged(number, 0.0, "{}")) for number in numbers]))

    @property
    def stored(self) -> list[int]:
        """As another connection finds it."""
        return [number for (number,) in self.other.execute("SELECT number FROM entries ORDER BY 1")]

    def close(self) -> None:
        self.thread.shutdown()
        for connection in (self.here, self.there, self.other):
            connection.close()


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    made = Log(tmp_path / "log.db")
    yield made
    made.close()


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appending, "QUICK", 60.0)  # however slow the machine of the test is


def test_a_quick_disk_is_waited_for_here(log: Log) -> None:
    log.append(1, 2)
    log.append(3)
    assert log.stored == [1, 2, 3]
    assert log.threads == ["here", "here"]


def test_a_slow_disk_is_left_to_the_thread(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appending, "QUICK", 0.0)
    for number in range(4):
        log.append(number)
    assert log.stored == [0, 1, 2, 3]
    assert log.threads == ["here", "there", "there", "there"]


def test_a_disk_that_is_quick_again_is_waited_for(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        slow.setattr(appending, "QUICK", 0.0)
        log.append(1)
        log.append(2)
    log.append(3)
    assert log.threads == ["here", "there", "here"]


def test_the_thread_waits_for_other_writers(log: Log) -> None:
    log.other.execute("BEGIN IMMEDIATE")
    end = threading.Timer(0.2, log.other.execute, ("COMMIT",))
    end.start()
    log.append(1)
    end.join()
    assert log.stored == [1]
    assert log.threads == ["here", "there"]


def test_the_thread_moves_the_log_into_the_file(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it does not grow for ever."""
    monkeypatch.setattr(appending, "IN_A_ROW", 10)
    log.there.execute("PRAGMA wal_autocheckpoint = 20")
    for number in range(400):
        log.append(number)
    assert len(log.stored) == 400
    assert log.threads.count("there") > 20
    pages = (tmp_path / "log.db-wal").stat().st_size // 4096
    assert pages < 300  # and not 800


def test_what_is_there_already_is_refused(log: Log) -> None:
    log.append(1)
    with pytest.raises(IntegrityError):
        log.append(2, 1)
    assert log.stored == [1]


def test_what_else_is_wrong_is_told(log: Log) -> None:
    log.other.execute("DROP TABLE entries")
    with pytest.raises(OperationalError):
        log.append(1)
    assert log.threads == ["here"]


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """Whichever connection makes it: FULL is 2."""
    database = Sqlite(tmp_path)
    for connection in (database._log._here, database._log._there):
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    run(database.close())
