"""After a start: tables whose time runs, or whose bots are to move, are watched again, although
nobody opens them. One query finds them; they are loaded one after the other, beside other work."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from ..storage.database import UNAVAILABLE
from ..storage.storage import Storage

LOG = logging.getLogger("menagerie.tables")
# Before the last server stopped. A bot that was asked earlier has moved, and no stage of a game
# against time lasts longer; clocks may run for days and are always looked after.
LATELY = 900.0  # seconds
REST = 3.0  # times as long as loading a table took: others have most of the processor
PAUSE = 5.0  # seconds until storage that failed is asked again


class Sleepers(Protocol):
    """All rooms, as waking knows them."""

    async def wake(self, table: str) -> None: ...


async def wake_all(rooms: Sleepers, storage: Storage, span: str) -> None:
    """Wake what was going on when the last server before this one (`span`) stopped."""
    stopped = await storage.uptimes.last(span)
    if stopped is None:
        return
    tables = await storage.unfinished(stopped - LATELY)
    for table in tables:
        began = time.monotonic()
        while not await _woken(rooms, table):
            await asyncio.sleep(PAUSE)
        await asyncio.sleep(REST * (time.monotonic() - began))
    if tables:
        LOG.info("tables go on after the start", extra={"number": len(tables)})


async def _woken(rooms: Sleepers, table: str) -> bool:
    try:
        await rooms.wake(table)
    except UNAVAILABLE as error:
        LOG.warning("a table cannot be woken yet", extra={"table": table, "error": repr(error)})
        return False
    return True
