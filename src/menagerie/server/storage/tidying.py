"""Tables that nobody needs any more, found and removed a few at a time. Finished games are kept,
and so is every other in which a person has made a move, however long ago."""

from collections.abc import AsyncIterator, Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, text, tuple_

from .database import Queries
from .leases import LIVING
from .listing import OPEN
from .schema import ENTRIES, SERVERS, TABLES, TRIES
from .upkeep import DEPENDENT

LOOKED = 100  # tables at a time
BY_A_PERSON = '{"type":"played"%"key":%'  # moves of bots have no key
DAILY = TABLES.c.purpose.startswith("daily ")
PASSING = or_(TABLES.c.purpose.startswith("puzzle "), TABLES.c.purpose.startswith("example "))
Place = tuple[float, str]  # among all tables: when it was made, and its id


class Before(NamedTuple):
    """Moments since which something must have happened at a table to keep it."""

    unplayed: float  # if no person ever made a move there
    passing: float  # if it is a puzzle, an example, or a deal of the day that was not finished


class Tidying(Queries):
    async def pages(self, before: Before) -> AsyncIterator[list[str]]:
        """All tables that nobody needs, those first that were made first, page by page; looking for
        a page takes a moment, however many tables there are."""
        for state in OPEN:
            after: Place | None = (0.0, "")
            while after is not None:
                old, after = await self._page(before, state, after)
                yield old

    async def _page(
        self, before: Before, state: str, after: Place
    ) -> tuple[list[str], Place | None]:
        """Of the next tables those that nobody needs, and the place of the last one."""
        page = (
            select(TABLES.c.id, TABLES.c.created)
            .where(TABLES.c.state == state, TABLES.c.created.between(after[0], max(before)))
            .where(tuple_(TABLES.c.created, TABLES.c.id) > after)
            .order_by(TABLES.c.created, TABLES.c.id)
            .limit(LOOKED)
            .subquery()
        )
        query = select(page.c.id, page.c.created, _needless(before).label("needless"))
        query = query.join(TABLES, TABLES.c.id == page.c.id).order_by(page.c.created, page.c.id)
        rows = await self.rows(query)
        last = (rows[-1].created, rows[-1].id) if rows else None
        return [row.id for row in rows if row.needless], last

    async def remove(self, tables: Collection[str], before: Before) -> list[str]:
        """Those of these tables that still nobody needs; which they were."""
        doomed = select(TABLES.c.id).where(TABLES.c.id.in_(tables), _needless(before))

        def work(connection: Connection) -> list[str]:
            query = doomed
            if connection.dialect.name == "postgresql":  # what is in somebody's memory stays
                living = text(LIVING).columns(SERVERS.c.id)
                free = or_(TABLES.c.owner == "", TABLES.c.owner.not_in(living))
                query = doomed.where(free).with_for_update(skip_locked=True, of=TABLES)
            gone = list(connection.execute(query).scalars())
            for kept in DEPENDENT:
                connection.execute(delete(kept).where(kept.c.table_id.in_(gone)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
            return gone

        return await self._database.write(work) if tables else []


def _needless(before: Before) -> ColumnElement[bool]:
    own = ENTRIES.c.table_id == TABLES.c.id
    last = select(ENTRIES.c.at).where(own).order_by(ENTRIES.c.entry.desc()).limit(1)
    changed = last.correlate(TABLES).scalar_subquery()
    played = exists().where(own, ENTRIES.c.body.like(BY_A_PERSON)).correlate(TABLES)
    finished = exists().where(TRIES.c.table_id == TABLES.c.id, TRIES.c.finished.is_not(None))
    lapsed = and_(DAILY, ~finished.correlate(TABLES))
    return and_(
        TABLES.c.state.in_(OPEN),
        or_(
            and_(changed < before.unplayed, ~DAILY, ~played),
            and_(changed < before.passing, or_(PASSING, lapsed)),
        ),
    )
