"""The list of public tables, a look over all that is kept, and the removal of tables.

The list shows everybody's newest table first, then everybody's second, and so on, so that nobody
fills it alone. Only so many tables of an address are listed, which bounds its cost, too. Tables
that nobody needs are found and removed a few at a time; finished games are kept, and so is every
other in which a person has made a move, however long ago.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    text,
    tuple_,
    update,
)

from .database import Database, Queries
from .leases import LIVING
from .schema import ANALYSES, ENTRIES, HOLDERS, SERVERS, TABLES, TRIES

LISTED = 50  # tables
OPEN = "lobby", "playing"
LATELY = 7 * 86_400.0  # seconds since a table was opened; then nobody waits there any more
FRESH = 1.0  # seconds; so long it is good for all who ask


class Listing(Queries):
    """Addresses are known by names that say nothing to others, for as long as a table of theirs is
    listed."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._asked = float("-inf")
        self._found: asyncio.Task[list[str]] | None = None

    async def enter(self, table: str, opener: str, most: int) -> None:
        """List a public table that this address has opened, among its `most` newest ones."""
        entered = update(TABLES).where(TABLES.c.id == table, TABLES.c.opener == "")
        own = TABLES.c.public, TABLES.c.opener == opener
        newest = select(TABLES.c.id).where(*own, TABLES.c.state.in_(OPEN))
        newest = newest.order_by(TABLES.c.created.desc()).limit(most)
        older = or_(TABLES.c.state.not_in(OPEN), TABLES.c.id.not_in(newest))
        # Waiting for rows that others hold could be for ever: those leave the list the next time.
        dropped = select(TABLES.c.id).where(*own, older).with_for_update(skip_locked=True)

        def work(connection: Connection) -> None:
            connection.execute(entered.values(opener=opener))
            if ids := list(connection.execute(dropped).scalars()):
                unlisted = update(TABLES).where(TABLES.c.id.in_(ids))
                connection.execute(unlisted.values(public=False, opener=""))

        await self._database.write(work)
        self._found = None

    async def tables(self, now: float) -> list[str]:
        """Public tables that wait for players or are being played."""
        asked = time.monotonic()
        if self._found is None or asked - self._asked >= FRESH:
            self._asked, self._found = asked, asyncio.create_task(self._find(now - LATELY))
        return await asyncio.shield(self._found)

    async def _find(self, since: float) -> list[str]:
        newest = TABLES.c.created.desc()
        turn = func.row_number().over(partition_by=TABLES.c.opener, order_by=newest)
        query = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.state.in_(OPEN))
        query = query.where(TABLES.c.created > since).order_by(turn, newest).limit(LISTED)
        return await self.column(query)


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
