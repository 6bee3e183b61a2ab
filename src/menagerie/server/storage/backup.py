"""Copies of the file of all games: made while the server runs, put back while none does."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from menagerie.core.errors import MenagerieError

from .data_lock import locked
from .sqlite_file import BESIDE, FILE, check, existing, leave_to_owner, own


def back_up(folder: Path, copy: Path) -> int:
    """A copy as of one moment, whole or not there at all; how large it is."""
    source = existing(folder)
    if copy.exists():
        raise MenagerieError(
            f"{copy} уже есть: выберите другое имя.",
            f"{copy} is there already: choose another name.",
        )
    if not copy.parent.is_dir():
        raise MenagerieError(
            f"Папки {copy.parent} нет: создайте её.",
            f"There is no folder {copy.parent}: make it first.",
        )
    _copied(source, copy).replace(copy)
    return copy.stat().st_size


def restore(folder: Path, copy: Path) -> Path | None:
    """Put a copy in the place of the games; where those that were there are now, if any were."""
    if not copy.is_file():
        raise MenagerieError(f"Копии {copy} нет.", f"There is no copy {copy}.")
    _check_copy(copy)
    with locked(str(folder)):  # no server runs on it
        file = folder / FILE
        fresh = _copied(copy, file)  # until it is whole, the games stay as they are
        leave_to_owner(fresh)
        aside = file.with_name(f"{FILE}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        was_there = file.exists()
        for end in ("", *BESIDE):
            old = file.with_name(FILE + end)
            if old.exists():
                old.rename(aside.with_name(aside.name + end))
        fresh.replace(file)
    return aside if was_there else None


def _copied(source: Path, target: Path) -> Path:
    """A copy beside its target, looked through; whatever stops us, nothing of it is left."""
    fresh = target.with_name(target.name + ".new")
    try:
        fresh.unlink(missing_ok=True)
        fresh.touch()
        own(fresh)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(fresh)) as new:
            old.backup(new)
        check(fresh)
    except BaseException as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        if isinstance(error, OSError | sqlite3.Error):
            why = getattr(error, "strerror", None) or str(error)
            raise MenagerieError(
                f"Копия {target} не записалась: {why}.",
                f"The copy {target} could not be written: {why}.",
            ) from None
        raise
    return fresh


def _check_copy(copy: Path) -> None:
    try:
        with closing(sqlite3.connect(copy)) as database:
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        raise MenagerieError(
            f"{copy} — не копия партий.", f"{copy} is no copy of a server's games."
        ) from None
    check(copy)
