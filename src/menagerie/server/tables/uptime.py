"""When this server ran, and when any did: clocks run only then."""

import logging
from collections.abc import Callable

from ..steady_time import SteadyTime
from ..storage.records import Uptimes

LOG = logging.getLogger("menagerie.storage")
BEAT = 10.0  # seconds: what a server that is killed may forget of its last moments


class Uptime:
    """Writes down, from time to time, that the server still runs; `span` is what it is called
    meanwhile."""

    def __init__(
        self, uptimes: Uptimes, now: Callable[[], float], steady: Callable[[], float]
    ) -> None:
        self._uptimes, self._now = uptimes, now
        self._time = SteadyTime(now, steady)
        self.span, self._began = "", 0.0

    async def beat(self) -> None:
        """Raises when storage does not take it."""
        if not self.span or self._time.jumped:  # time that was skipped did not pass
            began = self._now()
            self.span, self._began = await self._uptimes.begin(began), began
        else:
            await self._uptimes.lengthen(self.span, self._now())
        self._time.set()

    async def tried(self) -> bool:
        """Beat, and say whether that could be stored."""
        try:
            await self.beat()
        except Exception as error:
            LOG.error("nothing can be stored", extra={"error": repr(error)})
            return False
        return True

    async def since(self, at: float) -> float:
        """How many seconds since then some server ran."""
        if self._time.jumped:
            await self.beat()
        spans = [*await self._uptimes.spans(at), (self._began, self._now())]
        ran, reached = 0.0, at
        for began, until in sorted(spans):
            ran += max(0.0, until - max(began, reached))
            reached = max(reached, until)
        return ran
