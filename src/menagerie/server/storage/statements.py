"""Values that storage takes and gives, and the SQL that writes them. Terms, log entries and
analyses are text to it."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Executable, delete, false, insert, or_, select, update

from .schema import HOLDERS, TABLES


@dataclass(frozen=True, order=True)
class Holder:
    """A browser (or, with `link`, whoever opens a link) that holds a seat, by its hash. One that
    came `by_link` plays the seat like its owner, but has no say over it."""

    seat: int
    hash: str
    link: bool = False
    since: float = 0.0
    by_link: bool = False


class Logged(NamedTuple):
    """One entry of a table's log; `entry` counts them from 1."""

    entry: int
    at: float
    body: str


@dataclass(frozen=True)
class StoredTable:
    """All that is kept of a table. `state` and `public` are what open tables are listed by, and
    tables with a purpose are found by it."""

    id: str
    created: float
    state: str
    public: bool
    terms: str
    purpose: str = ""
    log: list[Logged] = field(default_factory=list)
    holders: list[Holder] = field(default_factory=list)


# What changes beside the log.


@dataclass(frozen=True)
class StateChanged:
    state: str


@dataclass(frozen=True)
class HolderAdded:
    holder: Holder


@dataclass(frozen=True)
class HoldersDropped:
    """Nobody holds the seat any more; or, with `only`, its link is void ("link"), and whoever came
    by one holds it no more either ("by_link")."""

    seat: int
    only: Literal["link", "by_link"] | None = None

    def drops(self, holder: Holder) -> bool:
        if holder.seat != self.seat:
            return False
        match self.only:
            case None:
                return True
            case "link":
                return holder.link
            case "by_link":
                return holder.link or holder.by_link


Change = StateChanged | HolderAdded | HoldersDropped


def holders_after(holders: Iterable[Holder], changes: Iterable[Change]) -> list[Holder]:
    """Who holds seats once these changes are made."""
    held = list(holders)
    for change in changes:
        match change:
            case HolderAdded(holder):
                held.append(holder)
            case HoldersDropped():
                held = [holder for holder in held if not change.drops(holder)]
    return held


def insert_entries(connection: Connection, rows: Sequence[tuple[str, Logged]]) -> None:
    """Entries of tables, given with their table's id, in one statement."""
    connection.exec_driver_sql(*insertion(rows, connection.dialect.paramstyle))


def insertion(rows: Sequence[tuple[str, Logged]], style: str) -> tuple[str, tuple[Any, ...]]:
    """The same as SQL and values, for a driver that marks their places in this style."""
    return _insert(len(rows), style), tuple(
        value for table, logged in rows for value in (table, *logged)
    )


@cache
def _insert(rows: int, style: str) -> str:
    places = ["?" if style == "qmark" else f"${n}" for n in range(1, 4 * rows + 1)]
    groups = (f"({', '.join(places[n : n + 4])})" for n in range(0, 4 * rows, 4))
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join(groups)}"


def insert_owned(connection: Connection, rows: Sequence[tuple[str, int, Logged]]) -> set[str]:
    """Entries of tables, given with the epoch of whoever writes them; only those whose epoch is
    still the table's own. To which tables that was. A new owner waits until it is done."""
    values = tuple(value for table, epoch, logged in rows for value in (table, *logged, epoch))
    return set(connection.exec_driver_sql(_insert_owned(len(rows)), values).scalars())


@cache
def _insert_owned(rows: int) -> str:
    kinds = ("varchar", "int", "float8", "text", "int")
    places = [f"${n + 1}::{kinds[n % 5]}" for n in range(5 * rows)]
    groups = (f"({', '.join(places[n : n + 5])})" for n in range(0, 5 * rows, 5))
    return (
        "INSERT INTO entries (table_id, number, at, body, epoch) SELECT new.* "
        f"FROM (VALUES {', '.join(groups)}) AS new (table_id, number, at, body, epoch) "
        "JOIN tables ON tables.id = new.table_id AND tables.epoch = new.epoch "
        "FOR SHARE OF tables RETURNING table_id"
    )


def is_owned(connection: Connection, table: str, epoch: int) -> bool:
    """Whether this is still the table's epoch; it stays so until the transaction ends."""
    query = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.epoch == epoch)
    return connection.execute(query.with_for_update(read=True)).first() is not None


def statement(table: str, change: Change) -> Executable:
    """A change beside the log of a table."""
    match change:
        case StateChanged(state):
            changed = update(TABLES).where(TABLES.c.id == table).values(state=state)
            return changed.values(opener="") if state == "over" else changed
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
