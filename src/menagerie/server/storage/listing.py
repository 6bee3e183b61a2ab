"""The list of public tables: everybody's newest first, then everybody's second, and so on, so that
nobody fills it alone. Only so many tables of an address are listed, which bounds its cost, too."""

import asyncio
import time

from sqlalchemy import Connection, func, or_, select, update

from .database import Database, Queries
from .schema import TABLES

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
