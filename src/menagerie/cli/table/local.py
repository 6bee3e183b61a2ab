"""A table here: a person on one seat, bots on the others."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence

from menagerie.bots import Bot, Knowledge, get_bot
from menagerie.bots.coach import Advice, Names, Tact, hint, reason, remark
from menagerie.core.game import OptionValue
from menagerie.core.match import Match
from menagerie.core.running.rule import is_compiled
from menagerie.core.terminal import Sheet
from menagerie.core.text import LANGUAGES, Text
from menagerie.server.wire.live_messages import HintMove
from menagerie.server.wire.messages import SeatView
from menagerie.server.wire.render import hint_move, legal_moves, question, result

from ..start import Compiling
from .phrases import phrase
from .seat import Position, Refused

ME = 0  # where one sits down
ADVICE_SECONDS = 2.0
WATCHED = 0.25  # seconds between looks at the compiler
CANNOT_UNDO = Text(
    "Отменить нельзя: после вашего хода открылось новое или ходили другие.",
    "No undo: something was revealed, or others have moved since.",
)
GREEDY_ADVICE = Text(
    "Так сходил бы любитель. Сильнейший из наших игроков советует, когда правила собраны.",
    "A casual player would play this. Our strongest one advises once the rules are compiled.",
)
PREPARING = Text(
    "сильные соперники готовятся: {share}", "stronger opponents are preparing: {share}"
)
READY = Text(
    "сильные соперники готовы: со следующей партии",
    "stronger opponents are ready: from the next game",
)


class LocalSeat:
    """A match with bots; the person decides, the bots answer in between."""

    talks = may_start = False

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        lang: str,
        bot: Bot,
        pace: float = 0.0,  # seconds that a bot takes at least
        compiling: Compiling | None = None,
        coach: bool = False,
        me: int = ME,
    ) -> None:
        self.match, self.game, self.names, self.lang = match, match.game, names, lang
        self._bot, self._pace, self._compiling = bot, pace, compiling
        self._tact = Tact() if coach and is_compiled() else None
        self._said: list[tuple[int, str]] = []  # by the coach: after how many moves, and what
        self.me, self._given = me, len(match.moves)  # what was played before cannot be undone
        self._version = 1
        self._owed = set(range(match.seats)) - {self.me}  # who may go before the person goes again
        self._news = asyncio.Event()
        self._changed: Callable[[], None] = lambda: None
        self.position: Position | None = self._look()

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self.match.options

    @property
    def notice(self) -> str:
        if self._compiling is None or self._compiling.share is None:
            return ""
        if self._compiling.share >= 1.0:
            return READY.text(self.lang)
        return PREPARING.text(self.lang).format(share=f"{self._compiling.share:.0%}")

    async def attend(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        watching = asyncio.create_task(self._watch_compiler())
        try:
            while not self.match.over:
                bot = self._next_bot()
                if bot is None:
                    self._news.clear()
                    await self._news.wait()
                else:
                    await self._let_decide(bot)
        finally:
            watching.cancel()

    def _next_bot(self) -> int | None:
        """Where all decide at once, every bot goes once for each move of the person."""
        bots = [seat for seat in self.match.waiting if seat != self.me]
        ready = (
            [seat for seat in bots if seat in self._owed] if self.me in self.match.waiting else bots
        )
        return ready[0] if ready else None

    async def _let_decide(self, seat: int) -> None:
        version, knowledge = self._version, Knowledge(self.match, seat)
        chosen, _ = await asyncio.gather(
            asyncio.to_thread(self._bot.choose, knowledge, secrets.randbits(64)),
            asyncio.sleep(self._pace),
        )
        if version == self._version:  # else a move was taken back meanwhile
            self._owed.discard(seat)
            self.match.play(seat, chosen)
            self._tell()

    async def _watch_compiler(self) -> None:
        shown = self.notice
        while self._compiling is not None and (self._compiling.share or 0.0) < 1.0:
            await asyncio.sleep(WATCHED)
            if self.notice != shown:
                shown = self.notice
                self._changed()

    async def play(self, move: int) -> None:
        before = self.match.copy() if self._tact else None
        self.match.play(self.me, move)
        self._owed = set(range(self.match.seats)) - {self.me}
        self._tell()
        if before is not None and len(before.legal_ids(self.me)) > 1:
            self._judging = asyncio.create_task(self._judge(before, move))

    async def _judge(self, before: Match, move: int) -> None:
        """The coach: what was better than a move that gave much away."""
        assert self._tact is not None
        self._tact.moved()
        if not self._tact.allows:
            return
        said = await asyncio.to_thread(remark, Knowledge(before, self.me), move, 1, self._all_names)
        stands = self.match.moves[: len(before.moves) + 1] == [*before.moves, (self.me, move)]
        if said is None or not stands or not self._tact.allows:
            return
        self._tact.spoke()
        better = before.move(self.me, said.better).text(self.lang, self.names, self.me)
        words = said.text(better, self.lang)
        if said.reason is not None:
            words += " " + said.reason.text(self.lang)
        self._said.append((len(self.match.moves), phrase("coach", self.lang, words=words)))
        self._tell()

    @property
    def _all_names(self) -> Names:
        return dict.fromkeys(LANGUAGES, self.names)

    async def undo(self) -> None:
        if not self._can_undo():
            raise Refused(*CANNOT_UNDO)
        self.match.undo()
        self._said = [one for one in self._said if one[0] <= len(self.match.moves)]
        self._tell()

    def _can_undo(self) -> bool:
        return len(self.match.moves) > self._given and self.match.can_undo(self.me)

    async def wait(self) -> None:
        self._owed = set(range(self.match.seats)) - {self.me}
        self._news.set()

    async def why(self, moves: Sequence[int]) -> list[Refused]:
        found = {}
        for move in moves:
            refusal = self.match.explain(self.me, move)
            if refusal is not None:
                found[refusal.sentence] = Refused(*refusal.sentence, refusal.rule)
        return list(found.values())

    async def hint(self) -> list[HintMove]:
        """What the judge would play, from what this seat knows; until it is there, a greedy bot."""
        match, seed = self.match.copy(), secrets.randbits(64)
        knowledge = Knowledge(match, self.me)
        if not is_compiled():
            greedy = get_bot("greedy")
            move = await asyncio.to_thread(greedy.make().choose, knowledge, seed)
            because = reason(self.match, self.me, move, names=self._all_names)
            advice = Advice(move, 0.0, GREEDY_ADVICE, greedy.title, because)
            return [hint_move(advice, match, self.me, self.lang, self.names)]
        advised = await asyncio.to_thread(hint, knowledge, seed, 3, ADVICE_SECONDS, self._all_names)
        return [hint_move(one, match, self.me, self.lang, self.names) for one in advised]

    async def say(self, text: str) -> None:
        raise Refused("Здесь некому ответить.", "Nobody here would answer.")

    async def start(self) -> None: ...

    def gathering(self) -> Sheet:
        return Sheet("", ())

    async def leave(self) -> str:
        return ""

    def _tell(self) -> None:
        self._version += 1
        self.position = self._look()
        self._news.set()
        self._changed()

    def _log(self) -> list[str]:
        """What happened, with what the coach said in its place."""
        told = [
            (e.number, e.text(self.lang, self.names, self.me)) for e in self.match.events(self.me)
        ]
        lines = [*told, *((after - 0.5, said) for after, said in self._said)]
        return [text for _, text in sorted(lines, key=lambda line: line[0])]

    def _look(self) -> Position:
        match, names = self.match, self.names
        view = self.game.view(match.state, self.me)
        legal = match.legal_ids(self.me) if self.me in match.waiting else []
        return Position(
            version=self._version,
            waiting=match.waiting,
            view=SeatView(
                viewer=self.me,
                view=view,
                legal=legal_moves(match, self.me, legal, self.lang, names),
                can_undo=self._can_undo(),
                ask=question(match, view, self.me, self.lang, names),
            ),
            log=self._log(),
            result=result(match, self.lang, names) if match.over else None,
        )
