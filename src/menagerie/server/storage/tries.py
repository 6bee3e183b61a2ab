"""Keeping the deal of the day: who tried it with what result."""

from dataclasses import asdict, dataclass

from sqlalchemy import and_, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Queries
from .schema import HOLDERS, TRIES


@dataclass(frozen=True)
class Try:
    """A table at which a browser plays a day's deal. Its first `attempt` is the one that counts.
    `own`: whoever asks holds the seat, perhaps from another device."""

    table: str
    date: str
    game: str
    guest: str
    attempt: int
    name: str
    finished: float | None = None
    points: int | None = None
    place: int | None = None
    own: bool = False


class Tries(Queries):
    async def begin(self, one: Try) -> bool:
        """Keep a new try; False where this browser has one of this number already."""
        values = {**asdict(one), "table_id": one.table}
        kept = {column.name: values[column.name] for column in TRIES.c}
        try:
            await self.run(insert(TRIES).values(kept))
        except IntegrityError:
            return False
        return True

    async def finish(self, table: str, at: float, points: int, place: int) -> None:
        """The result of a try; it is kept once."""
        ended = update(TRIES).where(TRIES.c.table_id == table, TRIES.c.finished.is_(None))
        await self.run(ended.values(finished=at, points=points, place=place))

    async def find(
        self, guest: str | None, first: str, last: str, game: str | None = None
    ) -> list[Try]:
        """From day to day: everybody's first tries, and all of this browser's own."""
        held = and_(HOLDERS.c.table_id == TRIES.c.table_id, HOLDERS.c.hash == (guest or ""))
        own = exists().where(held)
        query = select(TRIES, own).where(TRIES.c.date.between(first, last))
        query = query.where(or_(TRIES.c.attempt == 1, own))
        if game is not None:
            query = query.where(TRIES.c.game == game)
        found = await self.rows(query.order_by(TRIES.c.date, TRIES.c.attempt))
        return [Try(*row) for row in found]
