"""A data folder belongs to one server at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from menagerie.core.errors import MenagerieError

LOCK = "in-use"


@contextmanager
def locked(data: str) -> Iterator[None]:
    """Hold the folder; a second server is refused. A killed server holds nothing.

    Two servers on one SQLite file would write a true record, but each would show its visitors
    only its own half of what happens.
    """
    folder = Path(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise MenagerieError(
            f"Не открыть папку партий {folder}: {error}. Выберите другую: --data.",
            f"Cannot open the folder of games {folder}: {error}. Choose another --data.",
        ) from None
    with closing(lock):  # SQLite's own lock is there on every system
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise MenagerieError(
                f"Папку партий {folder} уже открыл другой сервер. Остановите его или выберите "
                "другую папку: --data.",
                f"Another server has the folder of games {folder} open. Stop it, or choose "
                "another --data.",
            ) from None
        yield
