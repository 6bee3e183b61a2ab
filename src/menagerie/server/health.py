"""The server's health: whether it can store, whether its bots move, whether it hears other
servers, how its rules run."""

import asyncio

from menagerie.core.running.rule import is_compiled

from .tables.bot_driver import seconds_to_think
from .tables.services import Services
from .wire.messages import Health

FRESH = 1.0  # seconds for which an answer of storage is good
PATIENCE = 5.0  # seconds that storage may take to write a line
LATE = 30.0  # seconds beyond their time after which bots are said to hang


class Doctor:
    """Asks storage at most once a second, however often it is asked itself."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked = float("-inf")
        self._asking: asyncio.Task[bool] | None = None

    async def look(self) -> Health:
        services = self._services
        stores = await self._stores()
        longest = 2 * seconds_to_think(services.settings) + LATE
        bots = services.thinking.longest <= longest
        return Health(
            ok=stores and bots and services.owning.well,
            storage="ok" if stores else "failing",
            bots="ok" if bots else "stuck",
            sharing="ok" if services.owning.well else "cut off",
            thinking=services.thinking.number,
            rules="compiled" if is_compiled() else "interpreted",
            tasks=services.supervisor.states,
        )

    async def _stores(self) -> bool:
        """Whether a line can be written, now."""
        now = self._services.steady()
        waits = self._asking is not None and not self._asking.done()
        if not waits and now - self._asked >= FRESH:
            self._asked = now
            self._asking = asyncio.create_task(self._services.uptime.tried())
        assert self._asking is not None
        await asyncio.wait([self._asking], timeout=PATIENCE)
        return self._asking.done() and self._asking.result()
