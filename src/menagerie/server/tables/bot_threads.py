"""Threads in which bots and hints search: bots first, and never more of them than the machine can
bear. Addresses take turns: one with a hundred tables waits for its own, and the others do not."""

import asyncio
import os
import threading
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
SPARE = 64  # threads for those that do not come to an end
SLOW, LATE = 2, 5.0  # on a busy machine: times and seconds that a thought may take beyond its time


def patience(seconds: float) -> float:
    """How long to wait for one who may think for so many seconds."""
    return SLOW * seconds + LATE


def all_thinkers() -> int:
    """As many as this machine can bear."""
    return (os.cpu_count() or 2) + 2


class BotThreads:
    """`quiet` is set while no bot is at work or waits: less urgent work waits for it. All else is
    used by one event loop."""

    def __init__(self, most: int) -> None:
        self.quiet = threading.Event()
        self.quiet.set()
        self._free = most  # places to think
        self._free_for_hints = max(1, self._free // 2)
        self._bots, self._hints = Turns(), Turns()  # who waits for a place
        self._busy = 0  # bots that think or wait
        self._pool = ThreadPoolExecutor(self._free + SPARE, thread_name_prefix="bot")

    async def think(
        self, work: Callable[..., T], *given: object, seconds: float, address: str = ""
    ) -> T:
        """For a bot that plays with somebody of this address. The time, after which TimeoutError is
        raised, begins when it can begin."""
        self._count(1)
        try:
            return await self._think(False, seconds, address, work, given)
        finally:
            self._count(-1)

    async def advise(self, work: Callable[..., T], *given: object, seconds: float) -> T:
        """For a hint: behind all bots, and half of the places stay free for them."""
        return await self._think(True, seconds, "", work, given)

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(
        self, hint: bool, seconds: float, address: str, work: Callable[..., T],
        given: tuple[object, ...],
    ) -> T:  # fmt: skip
        await self._begin(hint, address)
        try:
            task = asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
            # One that comes too late finds nobody who asks why it failed.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            return await asyncio.wait_for(asyncio.shield(task), seconds)
        finally:
            self._end(hint)

    async def _begin(self, hint: bool, address: str) -> None:
        """Wait for a place to think."""
        waiter = asyncio.get_running_loop().create_future()
        (self._hints if hint else self._bots).append(address, waiter)
        self._call()
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # called at the same moment
                self._end(hint)
            raise

    def _end(self, hint: bool) -> None:
        self._free += 1
        self._free_for_hints += hint
        self._call()

    def _call(self) -> None:
        """Whoever is next, as long as there is a place."""
        while self._free and (bot := self._bots.next()):
            self._free -= 1
            bot.set_result(None)
        while self._free and self._free_for_hints and (hint := self._hints.next()):
            self._free -= 1
            self._free_for_hints -= 1
            hint.set_result(None)

    def _count(self, change: int) -> None:
        self._busy += change
        if self._busy:
            self.quiet.clear()
        else:
            self.quiet.set()


Waiter = asyncio.Future[None]


class Turns:
    """Addresses stand in the order of their turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Waiter]] = {}

    def append(self, address: str, waiter: Waiter) -> None:
        self._waiting.setdefault(address, deque()).append(waiter)

    def next(self) -> Waiter | None:
        """The first that still waits, of the address whose turn it is; it is no longer there."""
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            while queue:
                waiter = queue.popleft()
                if not waiter.done():
                    if queue:
                        self._waiting[address] = queue  # behind all others
                    return waiter
        return None


class Thinking:
    """All bots of this process, from when they are asked until their move is stored."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._began: dict[Hashable, float] = {}

    def begin(self, decision: Hashable) -> None:
        self._began[decision] = self._steady()

    def end(self, decision: Hashable) -> None:
        self._began.pop(decision, None)

    @property
    def number(self) -> int:
        return len(self._began)

    @property
    def longest(self) -> float:
        """Seconds that the slowest of them has taken so far."""
        now = self._steady()
        return now - min(self._began.values(), default=now)
