"""Orders of an administrator: written by another process, read by all servers that run."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from .database import Database
from .schema import ORDERS


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

    async def _give(self, table: str, restart_at: float | None) -> None:
        given = insert(ORDERS).values(table_id=table, restart_at=restart_at)
        await self._database.write(lambda connection: connection.execute(given))

    async def newest(self) -> int:
        query = select(func.max(ORDERS.c.id))
        return await self._database.read(lambda c: c.execute(query).scalar()) or 0

    async def after(self, order: int) -> list[Order]:
        query = select(ORDERS).where(ORDERS.c.id > order).order_by(ORDERS.c.id)

        def work(connection: Connection) -> list[Order]:
            return [Order(*row) for row in connection.execute(query)]

        return await self._database.read(work)
