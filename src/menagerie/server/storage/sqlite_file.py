"""The data folder: one server uses it at a time; its file of all games is made whole or not at all,
for its owner alone, and not opened when it is damaged; copies are made while the server runs."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine, text

from menagerie.core.errors import MenagerieError

from .migrating import migrate

FILE = "menagerie.db"
BESIDE = ("-wal", "-shm")  # what SQLite writes beside the file
OWNERS_FOLDER, OWNERS_FILE = 0o700, 0o600  # the seeds of live games are in it
CHECKED = 1 << 29  # bytes: reading through a larger file would keep people waiting


def ready_file(folder: Path) -> Path:
    """The file, checked; a new one where there is none yet."""
    folder.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
    file = folder.resolve() / FILE
    if not file.exists():
        if file.with_name(FILE + "-wal").exists():
            raise damaged(
                file, "файл пропал, а его журнал -wal остался", "it is gone, its -wal is left"
            )
        _make(file)
    elif file.stat().st_size == 0:
        raise damaged(file, "файл пуст", "it is empty")
    own(file, *(file.with_name(FILE + end) for end in BESIDE))
    if file.stat().st_size <= CHECKED:
        check(file)
    return file


def existing(folder: Path) -> Path:
    """The file of all games in a folder that has one."""
    file = folder / FILE
    if not file.is_file():
        raise MenagerieError(
            f"В папке {folder} нет партий: назовите другую, --data.",
            f"There are no games in the folder {folder}: name another with --data.",
        )
    return file


def own(*files: Path) -> None:
    """Nobody else reads these files, or those that SQLite makes beside them."""
    for file in files:
        with suppress(FileNotFoundError, PermissionError):  # another's file: theirs to say
            file.chmod(OWNERS_FILE)


def leave_to_owner(file: Path) -> None:
    """What root makes in somebody's folder is theirs, as it is with what SQLite makes itself: the
    server, which runs as somebody else, could not open it."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def check(file: Path) -> None:
    """Raises where pages of the file are damaged."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    finally:
        engine.dispose()
    if found != "ok":
        why = str(found).strip().splitlines()[-1]
        raise damaged(file, why, why)


def _make(file: Path) -> None:
    """Under another name first: whatever stops us, a file of this name is a whole one."""
    fresh = file.with_name(FILE + ".new")
    fresh.unlink(missing_ok=True)
    os.close(os.open(fresh, os.O_CREAT | os.O_WRONLY, OWNERS_FILE))
    engine = create_engine(f"sqlite:///{fresh}")
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()
    leave_to_owner(fresh)
    fresh.replace(file)


def damaged(file: Path, ru: str, en: str) -> MenagerieError:
    return MenagerieError(
        f"База партий {file} повреждена: {ru}. Верните её из копии; чтобы начать с пустой, "
        "уберите её файлы или укажите другую папку: --data.",
        f"The database of games {file} is damaged: {en}. Restore it from a backup; to begin with "
        "an empty one, move its files away or name another folder with --data.",
    )


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
