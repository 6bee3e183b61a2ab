"""Doing what whoever runs the server asks for while it runs."""

import logging

from ..storage.records import Orders
from .owning import Household

LOG = logging.getLogger("menagerie.orders")
LOOK = 2.0  # seconds between two looks


class Obeying:
    """Orders that came after this server began."""

    def __init__(self, orders: Orders, rooms: Household) -> None:
        self._orders, self._rooms = orders, rooms
        self._done = 0

    async def begin(self) -> None:
        self._done = await self._orders.newest()

    async def look(self) -> None:
        for order in await self._orders.after(self._done):
            self._done = order.id
            if order.table:
                LOG.info("a table is read anew", extra={"table": order.table})
                await self._rooms.reload(order.table)
            else:
                self._rooms.announce(order.restart_at)
