"""A master plays each deal that people play: once, in the background, after all live bots."""

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor

from menagerie.core.match import Match

from ..storage.tries import Try
from ..storage.values import StateChanged
from ..supervisor import HOUR
from ..tables.creating import new_id, position_terms
from ..tables.entries import AnyEntry, BotSat, HostChanged, Played, Started
from ..tables.purposes import DailyPurpose
from ..tables.rooms import Rooms
from .deal import Deal, played_out
from .pages import MASTER

LOG = logging.getLogger("menagerie.daily")
BOT = "master"
PATIENCE = 1.0  # seconds that a move waits for bots of live games, at most


class Stopped(Exception):
    """The server is shutting down; the game is played when somebody opens its page."""


class Masters:
    """Its one thread lets the bots of live games search first. A finished game is a table like any
    other, on which nobody holds a seat."""

    def __init__(self, rooms: Rooms, bot: str = BOT, able: bool = True) -> None:
        """Not `able`: the master would have to search interpreted, or is not wanted."""
        self._rooms, self._services = rooms, rooms.services
        self._bot, self._able = bot, able
        self._wanted: dict[tuple[str, str], Deal] = {}  # by game and day
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="daily")
        self._stopping = threading.Event()
        self._wanting = asyncio.Event()
        self._services.supervisor.keep("masters", self._next, self._wanting.wait, HOUR)

    def want(self, deal: Deal) -> None:
        """Play this deal, unless it was or is to be played already."""
        if not self._able:
            return
        self._wanted.setdefault((deal.game.id, deal.day), deal)
        self._wanting.set()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _next(self) -> None:
        if not self._wanted:
            self._wanting.clear()
            return
        key, deal = next(iter(self._wanted.items()))
        try:
            await self.play(deal)
        except Exception:
            LOG.exception("the master could not play", extra={"game": key[0], "day": key[1]})
        finally:
            del self._wanted[key]

    async def play(self, deal: Deal) -> None:
        tries = self._services.storage.tries
        known = await tries.find(MASTER, deal.day, deal.day, deal.game.id)
        if any(one.guest == MASTER for one in known):
            return
        loop = asyncio.get_running_loop()
        match = await loop.run_in_executor(self._thread, played_out, deal, self._bot, self._pause)
        table = await self._keep(deal, match)
        one = Try(table, deal.day, deal.game.id, MASTER, 1, MASTER)
        if await tries.begin(one):  # else another server was first
            seat = deal.seat
            await tries.finish(table, self._services.now(), match.scores[seat], match.places[seat])

    async def _keep(self, deal: Deal, match: Match) -> str:
        """The game as a table."""
        terms = position_terms(deal.position, DailyPurpose(date=deal.day), hints=False)
        bots = list(deal.bots)
        bots[deal.seat] = self._bot
        log: list[AnyEntry] = [BotSat(seat=seat, bot=bot) for seat, bot in enumerate(bots)]
        log += [HostChanged(seat=deal.seat), Started()]
        log += [Played(seat=seat, move=move) for seat, move in match.moves]
        table = new_id()
        await self._rooms.create(table, self._services.now(), terms, log, [])
        await self._services.storage.change(table, StateChanged("over"))
        return table

    def _pause(self) -> None:
        """In the thread, before each move."""
        if self._stopping.is_set():
            raise Stopped
        self._services.threads.quiet.wait(PATIENCE)
