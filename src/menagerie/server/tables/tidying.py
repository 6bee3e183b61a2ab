"""Tidying: tables that nobody needs any more are removed, gently, by one process of all that share
a database."""

import asyncio
import logging
import random

from ..settings import Settings
from ..storage.tidying import Before
from .owning import Household
from .purposes import DAY, day_at, end_of
from .services import Services

LOG = logging.getLogger("menagerie.tidying")
EVERY = 3600.0  # seconds between two rounds, more or less
REST = 0.5  # seconds between two pages of a round


def before(settings: Settings, now: float) -> Before:
    """What these settings say; a deal of today is never old."""
    today = end_of(day_at(now)) - DAY
    return Before(
        unplayed=now - settings.unplayed if settings.unplayed else 0.0,
        passing=min(now - settings.passing, today) if settings.passing else 0.0,
    )


def keep_tidy(household: Household, services: Services) -> None:
    async def wait() -> None:
        await asyncio.sleep(EVERY * random.uniform(0.5, 1.5))  # not all processes at once

    async def work() -> None:
        if await services.owning.is_first():
            await tidy(household, services)

    services.supervisor.keep("tidying", work, wait, EVERY)


async def tidy(household: Household, services: Services) -> None:
    """One round through all tables that are not finished."""
    tidying = services.storage.tidying
    limits = before(services.settings, services.now())
    async for page in tidying.pages(limits):
        unused = [table for table in page if not household.knows(table)]
        if gone := await tidying.remove(unused, limits):
            LOG.info("tables that nobody needs were removed", extra={"tables": gone})
        for table in gone:  # somebody may have opened it at that moment
            await household.reload(table)
        await asyncio.sleep(REST)
