"""Trying again what could not be stored: a disk is full, a database restarts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator

from ..errors import ServerError, Unavailable

LOG = logging.getLogger("menagerie.tables")
FIRST, LONGEST = 0.5, 30.0  # seconds
LATER = "failed, will be tried again"


class Persistent:
    """Work that is done again, after growing pauses, until it comes to an end."""

    def __init__(self, work: Callable[[], Awaitable[object]], what: str, table: str) -> None:
        self._work, self._where = work, {"what": what, "table": table}
        self._task: asyncio.Task[None] | None = None
        self._pausing = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin in the background; if it waits to be tried again, it is tried now."""
        if self._pausing:
            self.stop()
        elif self.busy:
            return
        self._task = asyncio.create_task(self._run())

    async def once(self) -> None:
        """Do it; in the background only what could not be done now."""
        if not await self._tried():
            self.start()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        for pause in growing_pauses():
            if await self._tried():
                return
            self._pausing = True
            try:
                await asyncio.sleep(pause)
            finally:
                self._pausing = False

    async def _tried(self) -> bool:
        try:
            await self._work()
            return True
        except Unavailable as error:
            LOG.warning(LATER, extra={**self._where, "error": repr(error)})
            return False
        except ServerError:  # another process wrote first: look again
            return False
        except Exception:
            LOG.exception(LATER, extra=self._where)
            return False


def growing_pauses(longest: float = LONGEST) -> Iterator[float]:
    """Each twice as long as the one before, up to a point."""
    pause = FIRST
    while True:
        yield min(pause, longest)
        pause = min(2 * pause, longest)
