"""When servers ran, and that storage takes what is written to it."""

import secrets

from sqlalchemy import func, insert, select, update

from .database import Queries
from .schema import UPTIMES


class Uptimes(Queries):
    """Spans of time in which a server ran on this database."""

    async def begin(self, at: float) -> str:
        """A new span; what it is called."""
        span = secrets.token_urlsafe(12)
        await self.run(insert(UPTIMES).values(id=span, began=at, until=at))
        return span

    async def lengthen(self, span: str, until: float) -> None:
        await self.run(update(UPTIMES).where(UPTIMES.c.id == span).values(until=until))

    async def spans(self, after: float) -> list[tuple[float, float]]:
        """Those that reach beyond a moment, by their beginning."""
        query = select(UPTIMES.c.began, UPTIMES.c.until).where(UPTIMES.c.until > after)
        return [(row.began, row.until) for row in await self.rows(query.order_by("began"))]

    async def last(self, but: str) -> float | None:
        """Until when any server but this one ran; None: it is the first."""
        query = select(func.max(UPTIMES.c.until)).where(UPTIMES.c.id != but)
        return await self.scalar(query)

    async def running(self, after: float) -> list[str]:
        """What the servers are called that ran after a moment."""
        return await self.column(select(UPTIMES.c.id).where(UPTIMES.c.until > after))
