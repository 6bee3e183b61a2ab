"""When servers ran, and that storage takes what is written to it."""

import secrets

from sqlalchemy import Connection, func, insert, select, update

from .database import Database
from .schema import UPTIMES


class Uptimes:
    """Spans of time in which a server ran on this database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, at: float) -> str:
        """A new span; what it is called."""
        span = secrets.token_urlsafe(12)
        made = insert(UPTIMES).values(id=span, began=at, until=at)
        await self._database.write(lambda connection: connection.execute(made))
        return span

    async def lengthen(self, span: str, until: float) -> None:
        change = update(UPTIMES).where(UPTIMES.c.id == span).values(until=until)
        await self._database.write(lambda connection: connection.execute(change))

    async def spans(self, after: float) -> list[tuple[float, float]]:
        """Those that reach beyond a moment, by their beginning."""
        query = select(UPTIMES.c.began, UPTIMES.c.until).where(UPTIMES.c.until > after)

        def work(connection: Connection) -> list[tuple[float, float]]:
            return [(row.began, row.until) for row in connection.execute(query.order_by("began"))]

        return await self._database.read(work)

    async def last(self, but: str) -> float | None:
        """Until when any server but this one ran; None: it is the first."""
        query = select(func.max(UPTIMES.c.until)).where(UPTIMES.c.id != but)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def running(self, after: float) -> list[str]:
        """What the servers are called that ran after a moment."""
        query = select(UPTIMES.c.id).where(UPTIMES.c.until > after)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))
