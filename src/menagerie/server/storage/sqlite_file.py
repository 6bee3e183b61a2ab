"""The file of all games in the data folder: made whole or not at all, for its owner alone, and not
opened when it is damaged."""

import os
from contextlib import suppress
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
