"""After a start: tables whose time runs, or whose bots are to move, are watched again, although
nobody opens them. One query finds them; they are loaded one after the other, beside other work."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from ..storage.storage import Storage
from .owning import Household
from .trying import growing_pauses

LOG = logging.getLogger("menagerie.tables")
# Before the last server stopped. A bot that was asked earlier has moved, and no stage of a game
# against time lasts longer; clocks may run for days and are always looked after.
LATELY = 900.0  # seconds
REST = 3.0  # times as long as loading a table took: others have most of the processor
ALL = "all that went on"  # in place of a table
T = TypeVar("T")


async def wake_all(rooms: Household, storage: Storage, span: str) -> None:
    """Wake what was going on when the last server before this one (`span`) stopped."""
    tables = await until_it_can(partial(_going_on, storage, span), ALL)
    for table in tables:
        began = time.monotonic()
        await until_it_can(partial(rooms.wake, table), table)
        await asyncio.sleep(REST * (time.monotonic() - began))
    if tables:
        LOG.info("tables go on after the start", extra={"number": len(tables)})


async def _going_on(storage: Storage, span: str) -> list[str]:
    stopped = await storage.uptimes.last(span)
    return [] if stopped is None else await storage.unfinished(stopped - LATELY)


async def until_it_can(work: Callable[[], Awaitable[T]], table: str) -> T:
    """Try again until it is done: nobody else would notice."""
    for pause in growing_pauses():
        try:
            return await work()
        except Exception as error:
            LOG.warning("cannot be woken yet", extra={"table": table, "error": repr(error)})
            await asyncio.sleep(pause)
    raise AssertionError("pauses never end")
