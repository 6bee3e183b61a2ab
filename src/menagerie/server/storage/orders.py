"""What whoever runs a server asks of it: written by another process, read by all servers; and what
they answer."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from .database import Database
from .schema import ANSWERS, ORDERS

BUSIEST = "?busiest"  # no table has such a name: an older server looks for it in vain


class Order(NamedTuple):
    """Read this table anew; or, without one, tell that the server restarts then, or not at all."""

    id: int
    table: str
    restart_at: float | None


class Orders:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def reload(self, table: str) -> None:
        await self._give(table, None)

    async def announce(self, restart_at: float | None) -> None:
        await self._give("", restart_at)

    async def ask_busiest(self) -> int:
        """Which order it is."""
        return await self._give(BUSIEST, None)

    async def _give(self, table: str, restart_at: float | None) -> int:
        given = insert(ORDERS).values(table_id=table, restart_at=restart_at)
        made = await self._database.write(lambda c: c.execute(given).inserted_primary_key)
        assert made is not None
        return int(made[0])

    async def newest(self) -> int:
        query = select(func.max(ORDERS.c.id))
        return await self._database.read(lambda c: c.execute(query).scalar()) or 0

    async def after(self, order: int) -> list[Order]:
        query = select(ORDERS).where(ORDERS.c.id > order).order_by(ORDERS.c.id)

        def work(connection: Connection) -> list[Order]:
            return [Order(*row) for row in connection.execute(query)]

        return await self._database.read(work)

    async def answer(self, order: int, server: str, body: str) -> None:
        said = insert(ANSWERS).values(order_id=order, server=server, body=body)
        await self._database.write(lambda connection: connection.execute(said))

    async def answers(self, order: int) -> dict[str, str]:
        """By server."""
        query = select(ANSWERS.c.server, ANSWERS.c.body).where(ANSWERS.c.order_id == order)

        def work(connection: Connection) -> dict[str, str]:
            return {row.server: row.body for row in connection.execute(query)}

        return await self._database.read(work)

    async def forget_answers(self) -> None:
        """Whoever asked has read them, or does not wait any more."""
        await self._database.write(lambda connection: connection.execute(delete(ANSWERS)))
