"""Looking over all that is kept, cutting a log short, and removing a table."""

from typing import NamedTuple

from sqlalchemy import delete, func, select, update

from .database import Queries
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


class Upkeep(Queries):
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
        return [TableSize(*row) for row in await self.rows(query)]

    async def cut(self, table: str, entries: int, state: str) -> None:
        """Keep so many entries of a log; what they led to is this state."""
        rest = delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.entry > entries)
        await self.run(rest, update(TABLES).where(TABLES.c.id == table).values(state=state))

    async def remove(self, table: str) -> None:
        """All that is kept of it."""
        dependent = (delete(kept).where(kept.c.table_id == table) for kept in DEPENDENT)
        await self.run(*dependent, delete(TABLES).where(TABLES.c.id == table))
