"""Looking over all that is kept, cutting a log short, and removing a table."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from .database import Database
from .schema import ANALYSES, ENTRIES, HOLDERS, TABLES, TRIES

DEPENDENT = (ENTRIES, HOLDERS, ANALYSES, TRIES)


class TableSize(NamedTuple):
    id: str
    state: str
    created: float
    changed: float  # when its last entry was written
    entries: int
    bytes: int  # of its log
    terms: str


class Upkeep:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def sizes(self) -> list[TableSize]:
        """Of all tables, those that changed last first."""
        changed = func.coalesce(func.max(ENTRIES.c.at), TABLES.c.created).label("changed")
        length = func.coalesce(func.sum(func.length(ENTRIES.c.body)), 0)
        query = (
            select(
                TABLES.c.id, TABLES.c.state, TABLES.c.created, changed,
                func.count(ENTRIES.c.entry), length, TABLES.c.terms,
            )
            .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
            .group_by(TABLES.c.id)
            .order_by(changed.desc())
        )  # fmt: skip

        def work(connection: Connection) -> list[TableSize]:
            return [TableSize(*row) for row in connection.execute(query)]

        return await self._database.read(work)

    async def cut(self, table: str, entries: int, state: str) -> None:
        """Keep so many entries of a log; what they led to is this state."""

        def work(connection: Connection) -> None:
            rest = ENTRIES.c.table_id == table, ENTRIES.c.entry > entries
            connection.execute(delete(ENTRIES).where(*rest))
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(state=state))

        await self._database.write(work)

    async def remove(self, table: str) -> None:
        """All that is kept of it."""

        def work(connection: Connection) -> None:
            for kept in DEPENDENT:
                connection.execute(delete(kept).where(kept.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        await self._database.write(work)
