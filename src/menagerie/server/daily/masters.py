"""A master plays each deal that people play: once, in the background, after all live bots."""

import asyncio
import logging
from dataclasses import replace

from menagerie.core.match import Match

from ..storage.records import Try
from ..supervisor import HOUR
from ..tables.background import Background
from ..tables.creating import new_id, position_terms
from ..tables.entries import AnyEntry, BotSat, HostChanged, Played, Started
from ..tables.purposes import DailyPurpose
from ..tables.rooms import Rooms, stored
from .deal import Deal, played_out
from .pages import MASTER

LOG = logging.getLogger("menagerie.daily")
BOT = "master"


class Masters:
    """A finished game is a table like any other, on which nobody holds a seat. One that the server
    stopped is played when somebody opens its page."""

    def __init__(self, rooms: Rooms, bot: str = BOT, able: bool = True) -> None:
        """Not `able`: the master would have to search interpreted, or is not wanted."""
        self._services = rooms.services
        self._bot, self._able = bot, able
        self._wanted: dict[tuple[str, str], Deal] = {}  # by game and day
        self._background = Background("daily", self._services.threads.quiet)
        self.stop = self._background.stop
        self._wanting = asyncio.Event()
        self._services.supervisor.keep("masters", self._next, self._wanting.wait, HOUR)

    def want(self, deal: Deal) -> None:
        """Play this deal, unless it was or is to be played already."""
        if not self._able:
            return
        self._wanted.setdefault((deal.game.id, deal.day), deal)
        self._wanting.set()

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
        match = await self._background.run(played_out, deal, self._bot, self._background.pause)
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
        kept = stored(table, self._services.now(), terms, log, [])
        await self._services.storage.create(replace(kept, state="over"))
        return table
