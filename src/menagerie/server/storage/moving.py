"""Moving all that is kept from the file of a data folder into an empty PostgreSQL database.

It is one transaction: whatever goes wrong, the new database is as empty as before. The file is
only read.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, Table, create_engine, func, insert, inspect, select, text

from menagerie.core.errors import MenagerieError

from ..settings import Settings
from .database import named, opening
from .migrating import migrate
from .schema import METADATA, ORDERS, SERVERS, TABLES
from .sqlite_file import existing, locked
from .statements import StoredTable
from .storage import load

PASSING = (ORDERS, SERVERS)  # orders to, and leases of, servers that ran then
MOVED = [table for table in METADATA.sorted_tables if table not in PASSING]
ROWS = 1_000  # at a time
VERSION = text("SELECT version_num FROM alembic_version")
Progress = Callable[[int, int], None]


async def move(
    folder: Path, url: str, progress: Progress, check: Callable[[StoredTable], None]
) -> dict[str, int]:
    """Move everything; how many rows of which kind. `progress` is told how much is done of all
    there is to do, and `check` is given every table as the new database keeps it."""
    file = existing(folder)
    with locked(str(folder)):  # what a server wrote meanwhile would be left behind
        engine = create_engine(f"sqlite:///file:{file.resolve()}?mode=ro&uri=true")
        with opening("--database"):
            target = named(Settings(database=url))
            try:
                with engine.connect() as old:
                    return await target.write(lambda new: _move(old, new, progress, check))
            finally:
                engine.dispose()
                await target.close()


def _move(
    old: Connection, new: Connection, progress: Progress, check: Callable[[StoredTable], None]
) -> dict[str, int]:
    _check_ends(old, new)
    counts = {table.name: _count(old, table) for table in MOVED}
    tables = list(old.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())
    total, done = sum(counts.values()) + len(tables), 0
    for table in MOVED:
        for part in old.execute(select(table)).partitions(ROWS):
            rows = [dict(zip(table.columns.keys(), row, strict=True)) for row in part]
            new.execute(insert(table), rows)
            done += len(part)
            progress(done, total)
        _same(table.name, counts[table.name], _count(new, table))
    for number, name in enumerate(tables, 1):
        was, moved = load(old, name), load(new, name)
        assert was is not None
        assert moved is not None
        _same(name, replace(was, holders=[]), replace(moved, holders=[]))
        _same(name, set(was.holders), set(moved.holders))
        check(moved)
        progress(done + number, total)
    return counts


def _check_ends(old: Connection, new: Connection) -> None:
    there = set(inspect(new).get_table_names())
    known = [table for table in METADATA.sorted_tables if table.name in there]
    if any(_count(new, table) for table in known):
        raise MenagerieError(
            "Новая база не пуста: для переезда нужна пустая.",
            "The new database is not empty: games move into an empty one only.",
        )
    migrate(new)
    if old.execute(VERSION).scalar() != new.execute(VERSION).scalar():
        raise MenagerieError(
            "Эти партии вела другая версия Menagerie: один раз запустите на них эту.",
            "Another version of Menagerie has kept these games: start this one on them once.",
        )


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _same(name: str, here: object, there: object) -> None:
    if here != there:
        raise MenagerieError(
            f"В новой базе оказалось другое ({name}): переезд отменён.",
            f"The new database has something else ({name}): nothing was moved.",
        )
