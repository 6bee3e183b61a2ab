"""Orders of an administrator: written by another process, read by all servers that run."""

from typing import NamedTuple

from sqlalchemy import func, insert, select

from .database import Queries
from .schema import ORDERS


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
