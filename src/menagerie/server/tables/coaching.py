"""The coach at the table: after a player's own move that gave much away, a kind word in private."""

import logging
import threading
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

from menagerie.bots import Knowledge, coach
from menagerie.core.game import TABLE
from menagerie.core.running.rule import is_compiled

from ..wire.live_messages import Coached
from .background import Background, Stopped
from .owning import AnyRoom

LOG = logging.getLogger("menagerie.coach")
SEED = 1  # of the search: a move is judged the same whenever it is
MOST = 8  # moves of all tables that wait to be judged; more go unsaid


class Judge:
    """One thread for all tables, behind the bots: nobody ever waits for it."""

    def __init__(self, quiet: threading.Event) -> None:
        self._background = Background("coach", quiet)
        self.stop = self._background.stop
        self._waiting = 0

    @property
    def busy(self) -> bool:
        return self._waiting > 0

    async def remark(
        self, knowledge: Knowledge, move: int, names: coach.Names
    ) -> coach.Remark | None:
        """What was better, if much; nothing when too many moves are being judged already."""
        if self._waiting >= MOST:
            return None
        self._waiting += 1
        try:
            return await self._background.run(
                coach.remark, knowledge, move, SEED, names, self._background.pause
            )
        finally:
            self._waiting -= 1


class Coaching:
    """Looks at what people play, where the table has a coach and rules are compiled."""

    def __init__(
        self,
        room: AnyRoom,
        judge: Judge,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._room, self._judge, self._spawn = room, judge, spawn
        self._tact: defaultdict[int, coach.Tact] = defaultdict(coach.Tact)  # by seat

    def moved(self, seat: int, move: int) -> None:
        """A move was just made."""
        table = self._room.table
        if seat == TABLE or not table.coach or table.seats[seat].kind != "human":
            return
        self._tact[seat].moved()
        # One screen for several people is no place for a private word.
        if not is_compiled() or table.terms.hot_seat or table.state == "over":
            return
        if not any(reader.viewer == seat for reader in self._room.readers):
            return  # nobody would hear it here
        number = len(table.position.moves) - 1
        if number < table.terms.given:
            return  # a lesson asked for it
        before = table.position.at(number)
        if self._tact[seat].allows and len(before.legal_ids(seat)) > 1:
            knowledge = Knowledge(before, seat)
            self._spawn(self._look(knowledge, number, move, table.version))

    async def _look(self, knowledge: Knowledge, number: int, move: int, version: int) -> None:
        table, seat = self._room.table, knowledge.seat
        try:
            remark = await self._judge.remark(knowledge, move, table.all_names())
        except Stopped:
            return
        except Exception:
            LOG.exception("a move could not be judged", extra={"table": table.id})
            return
        stands = table.position.moves[number : number + 1] == [(seat, move)]
        if remark is None or not stands or not table.coach or not self._tact[seat].allows:
            return
        self._tact[seat].spoke()
        self._say(remark, number, seat, version)

    def _say(self, remark: coach.Remark, number: int, seat: int, version: int) -> None:
        """To whoever looks at the table from this seat, and to nobody else."""
        table = self._room.table
        better = table.position.at(number).move(seat, remark.better)
        named = better.message.args
        for reader in self._room.readers:
            if reader.viewer == seat:
                words = better.text(reader.lang, table.names(reader.lang), seat)
                reader.send(
                    Coached(
                        seq=self._room.seq,
                        version=version,
                        seat=seat,
                        text=remark.text(words, reader.lang),
                        better=remark.better,
                        cards=[n for key, n in named.items() if key.rstrip("23") == "card"],
                        reason="" if remark.reason is None else remark.reason.text(reader.lang),
                    )
                )
