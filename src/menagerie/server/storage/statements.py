"""The SQL of what is written: entries of a log, and changes beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, delete, false, insert, or_, update

from .schema import HOLDERS, TABLES
from .values import Change, Holder, HolderAdded, HoldersDropped, Logged, StateChanged


def insert_entries(connection: Connection, rows: Sequence[tuple[str, Logged]]) -> None:
    """Entries of tables, given with their table's id, in one statement."""
    values = tuple(value for table, logged in rows for value in (table, *logged))
    connection.exec_driver_sql(_insert(len(rows), connection.dialect.paramstyle), values)


@cache
def _insert(rows: int, style: str) -> str:
    places = ["?" if style == "qmark" else f"${n}" for n in range(1, 4 * rows + 1)]
    groups = (f"({', '.join(places[n : n + 4])})" for n in range(0, 4 * rows, 4))
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join(groups)}"


def statement(table: str, change: Change) -> Executable:
    """A change beside the log of a table."""
    match change:
        case StateChanged(state):
            return update(TABLES).where(TABLES.c.id == table).values(state=state)
        case HolderAdded(holder):
            return insert(HOLDERS).values(holder_row(table, holder))
        case HoldersDropped(seat, only):
            held = delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
            if only is None:
                return held
            by_link = HOLDERS.c.by_link if only == "by_link" else false()
            return held.where(or_(HOLDERS.c.link, by_link))


def holder_row(table: str, holder: Holder) -> dict[str, Any]:
    return {"table_id": table, **asdict(holder)}
