"""Small records: results of the deal of the day, the server's secrets, spans in which servers ran,
and orders of an administrator, written by one process and read by all servers."""

import contextlib
import secrets
from dataclasses import asdict, dataclass
from typing import NamedTuple

from sqlalchemy import and_, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Queries
from .schema import HOLDERS, ORDERS, SECRETS, TRIES, UPTIMES


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


SECRET_BYTES = 32


@dataclass(frozen=True)
class Secret:
    value: bytes
    made: float


class Secrets(Queries):
    async def get(self, name: str, now: float) -> Secret:
        """The secret of this name: made by whoever asks first, and never changed."""
        if (found := await self._find(name)) is None:
            value = secrets.token_hex(SECRET_BYTES)
            with contextlib.suppress(IntegrityError):  # another server was first
                await self.run(insert(SECRETS).values(name=name, value=value, made=now))
            found = await self._find(name)
            assert found is not None
        return found

    async def _find(self, name: str) -> Secret | None:
        query = select(SECRETS.c.value, SECRETS.c.made).where(SECRETS.c.name == name)
        row = await self.first(query)
        return None if row is None else Secret(bytes.fromhex(row.value), row.made)


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


class Order(NamedTuple):
    """Read this table anew; or, without one, tell that the server restarts then, or not at all."""

    id: int
    table: str
    restart_at: float | None


class Orders(Queries):
    async def reload(self, table: str) -> None:
        await self._give(table, None)

    async def announce(self, restart_at: float | None) -> None:
        await self._give("", restart_at)

    async def _give(self, table: str, restart_at: float | None) -> None:
        await self.run(insert(ORDERS).values(table_id=table, restart_at=restart_at))

    async def newest(self) -> int:
        return await self.scalar(select(func.max(ORDERS.c.id))) or 0

    async def after(self, order: int) -> list[Order]:
        query = select(ORDERS).where(ORDERS.c.id > order).order_by(ORDERS.c.id)
        return [Order(*row) for row in await self.rows(query)]
