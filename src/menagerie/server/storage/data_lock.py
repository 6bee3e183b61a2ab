"""A data folder belongs to one server at a time."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from menagerie.core.errors import MenagerieError

from .sqlite_file import OWNERS_FOLDER, leave_to_owner, own

LOCK = "in-use"


def _unusable(folder: Path, why: str) -> MenagerieError:
    return MenagerieError(
        f"Не открыть папку партий {folder}: {why}. Выберите другую: --data.",
        f"Cannot open the folder of games {folder}: {why}. Choose another --data.",
    )


@contextmanager
def locked(data: str) -> Iterator[None]:
    """Hold the folder; a second server is refused. A killed server holds nothing.

    Two servers on one SQLite file would write a true record, but each would show its visitors
    only its own half of what happens.
    """
    folder = Path(data)
    try:
        folder.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        (folder / LOCK).touch()
        own(folder / LOCK)
        leave_to_owner(folder / LOCK)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    except OSError as error:
        raise _unusable(folder, error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise _unusable(folder, str(error)) from None
    with closing(lock):  # SQLite's own lock is there on every system
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise _unusable(folder, str(error)) from None
            raise MenagerieError(
                f"В папке партий {folder} работает сервер. Остановите его или выберите другую "
                "папку: --data.",
                f"A server is at work in the folder of games {folder}. Stop it, or choose another "
                "--data.",
            ) from None
        yield
