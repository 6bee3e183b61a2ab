"""Bots at the table: they search in threads, at a human pace, and always move in the end."""

import asyncio
import logging
import secrets
import time
from functools import partial

from menagerie.bots import Knowledge, get_bot
from menagerie.core.running.rule import is_compiled

from ..metrics import BOT_FALLBACKS, BOT_SECONDS
from ..preparation import STAND_IN, Preparation
from ..settings import Settings
from ..wire.base import Pace
from .bot_threads import BotThreads, Thinking, patience
from .entries import Played
from .owning import AnyRoom
from .purposes import answer_seed
from .trying import Persistent

LOG = logging.getLogger("menagerie.bots")
SHARE: dict[Pace, float] = {"normal": 1.0, "fast": 0.35, "instant": 0.0}  # of the usual pace
READ_AGAIN = 0.25  # seconds between looks whether the players still read
INTERPRETED_SECONDS = 60.0  # no bot moves at random because its rules are slow


def seconds_to_think(settings: Settings) -> float:
    """That a bot may take for a move."""
    return settings.think if is_compiled() else INTERPRETED_SECONDS


async def chosen_move(
    threads: BotThreads, bot: str, knowledge: Knowledge, seconds: float, seed: int,
    address: str = "",
) -> int:  # fmt: skip
    """The bot's move; a random legal one when the bot fails or does not come to an end."""
    began = time.perf_counter()
    try:
        move = await threads.think(
            get_bot(bot).make().choose, knowledge, seed, seconds,
            seconds=patience(seconds), address=address,
        )  # fmt: skip
        if move in knowledge.legal_ids:
            return move
        LOG.warning("bot chose an illegal move", extra={"bot": bot, "move": move})
    except Exception as error:
        LOG.warning("bot failed", extra={"bot": bot, "error": repr(error)})
    finally:
        BOT_SECONDS.observe(time.perf_counter() - began)
    BOT_FALLBACKS.inc()
    return secrets.choice(knowledge.legal_ids)


class BotDriver:
    """Plays all bot seats of a table, each decision once."""

    def __init__(
        self,
        room: AnyRoom,
        threads: BotThreads,
        preparation: Preparation,
        thinking: Thinking,
    ) -> None:
        self._room, self._threads, self._preparation = room, threads, preparation
        self._thinking = thinking
        self._deciding: dict[int, tuple[int, Persistent]] = {}  # seat → decision, who plays it

    def schedule(self) -> None:
        """Start a bot wherever one is asked and is not at work already; one whose move could not be
        stored tries again now."""
        table = self._room.table
        for seat in table.bots_asked:
            decision = table.asked_at[seat]
            made, playing = self._deciding.get(seat, (-1, None))
            if playing is None or made != decision:
                playing = Persistent(partial(self._play, seat, decision), "a bot's move", table.id)
                self._deciding[seat] = (decision, playing)
                self._thinking.begin((table.id, seat, decision))
            playing.start()

    def stop(self) -> None:
        for seat, (decision, playing) in self._deciding.items():
            playing.stop()
            self._thinking.end((self._room.table.id, seat, decision))
        self._deciding.clear()

    def _still_asked(self, seat: int, decision: int) -> bool:
        table = self._room.table
        return seat in table.bots_asked and table.asked_at[seat] == decision

    def _grounds(self, seat: int) -> object:
        """What a decision rests on: when that has changed meanwhile, it is made anew."""
        table = self._room.table
        return table.version if table.repeats else table.position.legal_ids(seat)

    def _seed(self, seat: int) -> int:
        """Of the bot's next move."""
        table = self._room.table
        if table.repeats:
            return answer_seed(table.terms.seed, table.position, seat)
        return secrets.randbits(63)

    async def _play(self, seat: int, decision: int) -> None:
        await asyncio.sleep(0)  # let the position be sent first
        began = time.monotonic()
        while self._still_asked(seat, decision):
            if await self._decide(seat, decision, began):
                break
        self._thinking.end((self._room.table.id, seat, decision))

    async def _decide(self, seat: int, decision: int, began: float) -> bool:
        """Think and move; not if its grounds have changed meanwhile: then think again."""
        room = self._room
        scripted = room.table.scripted
        if scripted is not None and scripted[0] != seat:
            return True  # somebody else comes first in the lesson; that move schedules us again
        grounds = self._grounds(seat)
        move = scripted[1] if scripted else await self._chosen(seat)
        pace = room.settings.pace * SHARE[room.table.pace] * room.table.pause()
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        while room.being_read:
            await asyncio.sleep(READ_AGAIN)
        async with room.lock:
            if not self._still_asked(seat, decision):
                return True
            if self._grounds(seat) == grounds:
                await room.write(Played(seat=seat, move=move))
                return True
        return False

    async def _chosen(self, seat: int) -> int:
        table, settings = self._room.table, self._room.settings
        bot = self._preparation.able(table.seats[seat].bot or STAND_IN, table.terms.game)
        knowledge, seconds = Knowledge(table.position, seat), seconds_to_think(settings)
        seed, address = self._seed(seat), self._room.address
        return await chosen_move(self._threads, bot, knowledge, seconds, seed, address)
