"""The table in plain lines: for pipes, screen readers and terminals that can do no more."""

import asyncio
import contextlib
import re
from collections.abc import Iterable
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from menagerie.core.errors import MenagerieError
from menagerie.core.terminal import Sheet
from menagerie.core.text import Text as Said
from menagerie.server.wire.messages import LegalMove

from ..common import console
from ..reading import rules, where_told
from .ending import score_trees, winner
from .phrases import phrase
from .picking import could_mean, explanations, missing_kinds, moves_with, things_called
from .seat import Position, Refused, Seat, in_a_minute, sheet_of, shown_names

MOST_THINGS = 4  # explained when a word fits many
KEYS = Said(
    "число: ход; ?: знаки и что сейчас нельзя; ? имя: что это и почему нельзя; i: игра за минуту; "
    "r: правила; h: совет; u: отмена; .: пусть ходят другие; q: конец",
    "number: move; ?: signs and what is not allowed now; ? name: what it is and why not; "
    "i: the game in a minute; r: rules; h: hint; u: undo; .: let the others go; q: quit",
)
YOUR_MOVE = Said("Ваш ход", "Your move")
MISTYPED = Said(
    "Введите число от 1 до {n} или: ? i r h u . q", "Type a number from 1 to {n}, or: ? i r h u . q"
)
UNKNOWN = Said("Ничего с таким именем нет.", "Nothing is called that.")


def decision(table: Sheet, ask: str, moves: Iterable[str]) -> list[RenderableType]:
    """What whoever must decide is shown: the table, the question, the moves by their numbers."""
    numbered = [Text(f"{number:>3}  {move}") for number, move in enumerate(moves, 1)]
    return [replace(table, title=""), Text(ask, "bold"), *numbered]


def play_in_lines(seat: Seat) -> None:
    """Until the game is over or the player leaves."""
    asyncio.run(_Lines(seat).run())


class _Lines:
    def __init__(self, seat: Seat) -> None:
        self.seat, self.lang = seat, seat.lang
        self.told = 0  # lines of the log that were printed
        self.notice = ""
        self.news = asyncio.Event()

    async def run(self) -> None:
        words = self.seat.game.words
        self.print(words.label("title", self.lang), "bold")
        self.print(words.label("about", self.lang))
        self.print(KEYS.text(self.lang))
        going_on = asyncio.create_task(self.seat.attend(self.news.set))
        try:
            while await self.one_step():
                pass
        finally:
            farewell = await self.seat.leave()
            going_on.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await going_on
        if farewell:
            self.print(farewell)

    async def one_step(self) -> bool:
        """Wait for a question or the end; False when there is nothing more to do."""
        position = self.seat.position
        self.tell(position)
        if position is not None and position.result is not None:
            self.show_end(position)
            return False
        if position is not None and position.asked:
            return await self.decide(position)
        self.news.clear()
        await self.news.wait()
        return True

    def tell(self, position: Position | None) -> None:
        """What happened since the last look."""
        news = re.sub(r"[\d:%]+", "", self.seat.notice)  # not every second of a clock
        if news and news != self.notice:
            self.print(self.seat.notice)
        self.notice = news
        log = position.log if position else ()
        for line in log[self.told :]:
            self.print(f"· {line}", "cyan")
        self.told = len(log)

    async def decide(self, position: Position) -> bool:
        """Ask until something is decided; False when the player leaves."""
        moves = [move.text for move in position.legal]
        for one in decision(sheet_of(self.seat, position), position.view.ask, moves):
            console.print(one)
        while True:
            try:
                prompt = f"{YOUR_MOVE.text(self.lang)}: "
                answer = (await asyncio.to_thread(console.input, prompt)).strip()
            except EOFError:
                return False
            if answer == "q":
                return False
            try:
                if await self.obey(answer, position):
                    return True
            except MenagerieError as refusal:
                self.print(refusal.text(self.lang), "yellow")

    async def obey(self, answer: str, position: Position) -> bool:
        """Do what was typed; whether the table changed."""
        if answer.isdigit() and 1 <= int(answer) <= len(position.legal):
            await self.seat.play(position.legal[int(answer) - 1].id)
            return True
        if answer == "u":
            await self.seat.undo()
            self.told = min(self.told, len(self.seat.position.log if self.seat.position else ()))
            return True
        if answer == ".":
            await self.seat.wait()
            return True
        if answer == "h":
            for one in await self.seat.hint():
                self.print(f"{one.text}. {one.why} {one.reason}".rstrip())
        elif answer == "i":
            console.print(in_a_minute(self.seat))
        elif answer == "r":
            console.print(rules(self.seat.game, self.lang))
        elif answer.startswith("?"):
            await self.explain(answer[1:].strip(), position)
        else:
            self.print(MISTYPED.text(self.lang).format(n=len(position.legal)), "yellow")
        return False

    async def explain(self, asked: str, position: Position) -> None:
        if not asked:
            await self.explain_all(position)
            return
        names = shown_names(self.seat)
        found = things_called(self.seat.game.words, asked, names, self.lang)
        if not found:
            self.print(UNKNOWN.text(self.lang), "yellow")
        told: set[str] = set()
        for thing in found[:MOST_THINGS]:
            for name, text in explanations(self.seat.game.words, thing, self.lang):
                self.print(f"{name}: {text}" if text not in told else name)
                told.add(text)
            await self.explain_moves(position, moves_with(position.legal, thing))
            meaning = could_mean(self.seat.game, position.legal, thing)
            allowed = {move.id for move in position.legal}
            for why in await self.seat.why([move for move in meaning if move not in allowed]):
                if why.text(self.lang) not in told:
                    self.print(f"  {self.refusal(why)}")
                    told.add(why.text(self.lang))

    def refusal(self, why: Refused) -> str:
        told = where_told(self.seat.game, why.rule, self.lang)
        return f"{why.text(self.lang)} ({told})" if told else why.text(self.lang)

    async def explain_moves(self, position: Position, moves: list[LegalMove]) -> None:
        for move in moves:
            number = position.legal.index(move) + 1
            self.print(f"  {phrase('can', self.lang)}: {number}  {move.text}")

    async def explain_all(self, position: Position) -> None:
        """The signs of the table, and every reason why something is not possible now, once."""
        self.print(KEYS.text(self.lang))
        legend = sheet_of(self.seat, position).signs()
        if legend:
            self.print(phrase("legend", self.lang), "bold")
        for sign, meaning in legend:
            self.print(f"  {sign}  {meaning}")
        reasons = await self.seat.why(missing_kinds(self.seat.game, position.legal))
        if reasons:
            self.print(phrase("no", self.lang), "bold")
        for why in reasons:
            self.print(f"  {self.refusal(why)}")

    def show_end(self, position: Position) -> None:
        assert position.result is not None
        console.print(replace(sheet_of(self.seat, position), title=""))
        for tree in score_trees(self.seat, position):
            console.print(tree)
        self.print(winner(position.result, shown_names(self.seat), position.me, self.lang), "bold")

    def print(self, text: str, style: str = "") -> None:
        console.print(Text(text, style), soft_wrap="://" in text)
