"""A server in a thread of this process: its rules are compiled, its clock may be the test's."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.profiles import Profiles
from server.harness import HereServer, served_here

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


class Running:
    """It serves as soon as this is made, until it is stopped."""

    def __init__(self, data: Path, now: Callable[[], float] = time.time, **changes: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self._ready, self._over = threading.Event(), asyncio.Event()
        work = self._serve(data, now, changes)
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(work,))
        self._thread.start()
        self._ready.wait()

    async def _serve(self, data: Path, now: Callable[[], float], changes: dict[str, Any]) -> None:
        async with served_here(data, now, **changes) as self.server:
            self._ready.set()
            await self._over.wait()

    server: HereServer

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()


@contextmanager
def visiting(
    chromium: Browser, address: str, phone: bool = False, **changes: Any
) -> Iterator[Page]:
    """A page of such a server, about to be opened; no error may come up in it."""
    settings = {"lang": "ru", "motion": "off", "sound": False, "name": "Аня", "introduce": False}
    profile = Profiles(chromium, address).lend(phone, {**settings, **changes})
    errors: list[str] = []
    profile.listen("pageerror", lambda error: errors.append(str(error)))
    yield profile.page
    profile.page.context.close()
    assert not errors
