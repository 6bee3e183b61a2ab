"""The long-lived tasks of a server: each is started again after it failed, and none ends in
silence."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, Literal

from menagerie.core.errors import MenagerieError

from .metrics import TASKS
from .tables.trying import LONGEST, growing_pauses

LOG = logging.getLogger("menagerie.tasks")
HOUR = 3600.0  # seconds that the longest work may take
Work = Callable[[], Awaitable[object]]


class Supervisor:
    """Starts tasks, and knows which of them are well."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._wrong: dict[str, str] = {}  # by task: why it failed last, empty when it is well
        self._well_at: dict[str, float] = {}

    def keep(
        self,
        name: str,
        work: Work,
        wait: Work | None = None,
        limit: float | None = None,
        longest: float = LONGEST,
    ) -> None:
        """Do `work` each time that `wait` is over, or once. It fails where it raises or takes more
        seconds than `limit`, and is done again after growing pauses, up to `longest`."""
        self._note(name)
        self._start(self._keep(name, work, wait, limit, longest))

    def every(self, seconds: float, name: str, work: Work, limit: float | None = None) -> None:
        self.keep(name, work, partial(asyncio.sleep, seconds), limit, seconds)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something short beside everything else."""
        self._start(_logged(work))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    @property
    def states(self) -> dict[str, Literal["ok", "failing"]]:
        return {name: "failing" if wrong else "ok" for name, wrong in self._wrong.items()}

    def silent(self, name: str) -> float:
        """Return for how many seconds a failing task has done nothing."""
        return time.monotonic() - self._well_at[name] if self._wrong[name] else 0.0

    async def _keep(
        self, name: str, work: Work, wait: Work | None, limit: float | None, longest: float
    ) -> None:
        pauses = growing_pauses(longest)
        while True:
            try:
                if wait is not None and not self._wrong[name]:
                    await wait()
                async with asyncio.timeout(limit):
                    await work()
            except Exception as error:
                self._note(name, repr(error))
                await asyncio.sleep(next(pauses))
            else:
                self._note(name)
                if wait is None:
                    return
                pauses = growing_pauses(longest)

    def _note(self, name: str, wrong: str = "") -> None:
        if not wrong:
            self._well_at[name] = time.monotonic()
        if wrong != self._wrong.get(name):
            self._wrong[name] = wrong
            TASKS.labels(name).set(not wrong)
            if wrong:
                LOG.warning("failed, is started again", extra={"task": name, "error": wrong})


async def _logged(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except MenagerieError as error:
        LOG.info("not done", extra={"error": error.en})
    except Exception:
        LOG.exception("failed")


async def in_thread(work: Callable[[], None]) -> None:
    """Run in a thread that does not hold up the end of the process."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    wrong: list[Exception] = []

    def run() -> None:
        try:
            work()
        except Exception as error:
            wrong.append(error)
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(done.set)

    Thread(target=run, daemon=True).start()
    await done.wait()
    if wrong:
        raise wrong[0]
