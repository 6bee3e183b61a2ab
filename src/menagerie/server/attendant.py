"""The attendant of a table: lets bots move at a human pace and watches the clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from menagerie.bots import Knowledge, get_bot
from menagerie.core.errors import MenagerieError

from .settings import Settings

if TYPE_CHECKING:
    from .table import LiveTable

log = logging.getLogger("menagerie.attendant")
STAND_IN = "greedy"  # plays for those who left or ran out of time


class Attendant:
    """Runs while a game is on."""

    def __init__(self, table: LiveTable, settings: Settings, thinkers: ThreadPoolExecutor) -> None:
        self.table, self.settings, self.thinkers = table, settings, thinkers

    async def run(self) -> None:
        while self.table.playing:
            self.table.changed.clear()
            try:
                if not await self._step():
                    await self._sleep(self._until_clock())
            except MenagerieError as error:
                log.warning("table %s: %s", self.table.id, error.en)
                await asyncio.sleep(0.2)

    async def _step(self) -> bool:
        """Do one thing that is due; False if there is nothing to do but wait."""
        if self.table.clocks and (fallen := self._fallen()) is not None:
            self.table.seats[fallen].bot = STAND_IN
            await self.table.storage.change_table(
                self.table.id, seats=[seat.stored() for seat in self.table.seats]
            )
            await self.table.announce()
            return True
        for seat in self.table.match.waiting:
            if self.table.seats[seat].bot:
                await self._bot_move(seat)
                return True
        return False

    async def _bot_move(self, seat: int) -> None:
        """Think in a thread, no faster than a person, and move if the question still stands."""
        table = self.table
        version = table.version
        knowledge = Knowledge(table.match, seat)
        bot = get_bot(table.seats[seat].bot or STAND_IN).make()
        loop, began = asyncio.get_running_loop(), time.monotonic()
        move = await loop.run_in_executor(
            self.thinkers,
            lambda: bot.choose(knowledge, secrets.randbits(64), self.settings.bot_seconds),
        )
        if move not in knowledge.legal_ids:
            log.error("table %s: %s chose an illegal move", table.id, table.seats[seat].bot)
            move = secrets.choice(knowledge.legal_ids)
        rest = self.settings.bot_pace - (time.monotonic() - began)
        if rest > 0 and any(other.owned for other in table.seats):
            await asyncio.sleep(rest)
        if table.seats[seat].bot and table.asked_since.get(seat, version + 1) <= version:
            await table.play(seat, move, f"bot-{secrets.token_hex(8)}", version)

    def _fallen(self) -> int | None:
        """A person whose time is up."""
        assert self.table.clocks is not None
        due = self.table.clocks.next_to_fall(time.time())
        if due is None or due[1] > 0 or self.table.seats[due[0]].bot:
            return None
        return due[0]

    def _until_clock(self) -> float | None:
        """Seconds until the next clock falls, if one runs."""
        if self.table.clocks is None:
            return None
        due = self.table.clocks.next_to_fall(time.time())
        return None if due is None else due[1] + self.settings.clock_grace

    async def _sleep(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self.table.changed.wait(), seconds)
        except TimeoutError:
            return
