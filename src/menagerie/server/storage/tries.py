"""Keeping the deal of the day: the secret it comes from, and who tried it with what result."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, and_, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import HOLDERS, SECRETS, TRIES

SECRET_BYTES = 32


@dataclass(frozen=True)
class Secret:
    value: bytes
    made: float


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


class Tries:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, name: str, now: float) -> Secret:
        """The server's secret of this name: made once, by whoever asks first, and never changed."""
        if (found := await self._secret(name)) is None:
            value = secrets.token_hex(SECRET_BYTES)
            made = insert(SECRETS).values(name=name, value=value, made=now)
            with contextlib.suppress(IntegrityError):  # another server was first
                await self._database.write(lambda connection: connection.execute(made))
            found = await self._secret(name)
            assert found is not None
        return found

    async def _secret(self, name: str) -> Secret | None:
        query = select(SECRETS.c.value, SECRETS.c.made).where(SECRETS.c.name == name)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Secret(bytes.fromhex(row.value), row.made)

    async def begin(self, one: Try) -> bool:
        """Keep a new try; False where this browser has one of this number already."""
        values = {
            "table_id": one.table,
            "date": one.date,
            "game": one.game,
            "guest": one.guest,
            "attempt": one.attempt,
            "name": one.name,
        }
        try:
            await self._database.write(lambda c: c.execute(insert(TRIES), values))
        except IntegrityError:
            return False
        return True

    async def finish(self, table: str, at: float, points: int, place: int) -> None:
        """The result of a try; it is kept once."""
        ended = update(TRIES).where(TRIES.c.table_id == table, TRIES.c.finished.is_(None))
        ended = ended.values(finished=at, points=points, place=place)
        await self._database.write(lambda connection: connection.execute(ended))

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

        def work(connection: Connection) -> list[Try]:
            rows = connection.execute(query.order_by(TRIES.c.date, TRIES.c.attempt))
            return [Try(*row) for row in rows]

        return await self._database.read(work)
