"""The full-screen table."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, Static

from menagerie.core.errors import MenagerieError
from menagerie.core.terminal import Sheet, Thing
from menagerie.server.wire.messages import LegalMove

from ..reading import where_told
from .ending import winner
from .phrases import phrase
from .picking import could_mean, explanations, moves_with
from .screens import Saying, help_screen, log_screen, rules_screen, score_screen
from .seat import Position, Refused, Seat, sheet_of, shown_names
from .sheet_view import MoveList, Pane, SheetView, told

START = "start"
# (key, the same key on a Russian keyboard, action): shown in this order.
KEYS = (
    ("question_mark", ",", "help"),
    ("w", "ц", "why"),
    ("h", "р", "hint"),
    ("u", "г", "undo"),
    ("l", "д", "log"),
    ("s", "ы", "score"),
    ("r", "к", "rules"),
    ("t", "е", "chat"),
    ("full_stop", "ю", "wait"),
    ("n", "т", "again"),
    ("q", "й", "quit"),
)


class TableApp(App[None]):
    """A seat on the screen: the table, one's own things, the question, the moves, the news."""

    CSS_PATH: ClassVar[Any] = Path(__file__).with_name("table.tcss")
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    ESCAPE_TO_MINIMIZE = False

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.farewell = ""
        self.again = False  # the player wants another game
        self._sheet: Sheet | None = None
        self._held: Thing | None = None  # chosen first, where a move speaks of several things
        self._sure: int | None = None  # a final move, asked about once
        self._new_from = 0  # the first line of the log since the last decision
        self._detail: tuple[str, RenderableType] | None = None
        self._end_shown = False
        self._version = 0
        for key, russian, action in KEYS:
            if action not in ("chat", "again") or (action == "chat") == seat.talks:
                self.bind(
                    f"{key},{russian}",
                    action,
                    description=phrase(f"key.{action}", seat.lang),
                    show=action not in ("rules", "wait"),
                )
        self.bind("escape", "think_again", show=False)

    @property
    def lang(self) -> str:
        return self.seat.lang

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="status")
            yield Static(id="notice")
        with Horizontal(id="all"):
            with Vertical(id="left"):
                yield SheetView(id="table")
                yield SheetView(id="own")
                yield Static(id="question")
                with Horizontal(id="lower"):
                    yield MoveList(id="moves")
                    yield Pane(id="news")
            with Vertical(id="right"):
                yield Pane(id="detail")
                yield Pane(id="log")
        yield Footer()

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.query_one(MoveList).focus()
        self.show_all()
        self.run_worker(self.seat.attend(self._changed), exclusive=False)

    def _changed(self) -> None:
        """A new position is shown anew; other news leaves what is held in the hand."""
        version = self.seat.position.version if self.seat.position else 0
        if version and version == self._version:
            self._show_texts()
            return
        self._version = version
        self._held = self._sure = None
        self.show_all()

    # What is shown

    def show_all(self) -> None:
        position = self.seat.position
        self._sheet = self.seat.gathering() if position is None else sheet_of(self.seat, position)
        self._show_parts()
        self._show_moves()
        self._show_texts()
        if position is not None and position.result is not None and not self._end_shown:
            self._end_shown = True
            self.refresh_bindings()
            self.push_screen(score_screen(self.seat, position))

    def _show_parts(self) -> None:
        assert self._sheet is not None
        for view, own in (("#table", False), ("#own", True)):
            parts = [part for part in self._sheet.parts if part.own is own]
            widget = self.query_one(view, SheetView)
            widget.display = bool(parts)
            widget.show(parts, self._is_lit, self._held)

    def _is_lit(self, thing: Thing) -> bool:
        return bool(moves_with(self._choices(), thing))

    def _choices(self) -> list[LegalMove]:
        """The legal moves, or those that speak of what is held."""
        position = self.seat.position
        if position is None:
            return []
        return moves_with(position.legal, self._held) if self._held else list(position.legal)

    def _show_moves(self) -> None:
        position, choices = self.seat.position, self._choices()
        moves = self.query_one(MoveList)
        if position is None:
            moves.offer(START, phrase("start", self.lang) if self.seat.may_start else "")
            return
        numbers = {move.id: number for number, move in enumerate(position.legal, 1)}
        moves.show(choices, [numbers[move.id] for move in choices])

    def _show_texts(self) -> None:
        position = self.seat.position
        self.query_one("#status", Static).update(Text(f" {self._title()}"))
        self.query_one("#notice", Static).update(Text(f"{self.seat.notice} "))
        self.query_one("#question", Static).update(Text(self._question(position)))
        log = told(position.log, self._new_from) if position else ""
        about = (phrase("about", self.lang), self._about())
        news, detail, story = (self.query_one(one, Pane) for one in ("#news", "#detail", "#log"))
        story.show(phrase("log", self.lang), log, end=True)
        detail.show(*(self._detail or about))
        if self._detail is not None:
            news.show(*self._detail)
        elif position is None or not position.log:
            news.show(*about)
        else:
            news.show(phrase("log", self.lang), log, end=True)

    def _title(self) -> str:
        title, position = self.seat.game.words.label("title", self.lang), self.seat.position
        if position is None:
            return title
        if position.result is not None:
            return f"{title} · {phrase('over', self.lang)}"
        if position.asked:
            return f"{title} · {phrase('your_move', self.lang)}"
        who = ", ".join(shown_names(self.seat)[n] for n in position.waiting)
        return f"{title} · {phrase('thinking', self.lang, names=who)}"

    def _question(self, position: Position | None) -> str:
        if position is None:
            return phrase("waiting", self.lang)
        if position.result is not None:
            return winner(position.result, shown_names(self.seat), position.me, self.lang)
        if position.asked:
            return position.view.ask
        who = ", ".join(shown_names(self.seat)[n] for n in position.waiting)
        watching = phrase("watching", self.lang) + " " if position.me is None else ""
        return watching + phrase("others", self.lang, names=who)

    def _about(self) -> RenderableType:
        about = self.seat.game.words.label("about", self.lang)
        return Group(Text(about), Text(phrase("first", self.lang), "bold"))

    def tell(self, title: str, *lines: RenderableType) -> None:
        """Say something beside the table."""
        self._detail = (title, Group(*lines))
        self._show_texts()

    # Choosing

    def on_sheet_view_pointed(self, event: SheetView.Pointed) -> None:
        if event.thing is not None:
            self._sure = None
            self._explain(event.thing)

    def _explain(self, thing: Thing) -> None:
        possible = [Text(f"▸ {m.text}", "green") for m in moves_with(self._choices(), thing)]
        lines = [*possible, *self._described(thing)]
        if lines:
            self.tell(phrase("card", self.lang), *lines)

    def _described(self, thing: Thing) -> list[RenderableType]:
        return [
            Text.assemble((name, "bold"), f": {text}")
            for name, text in explanations(self.seat.game.words, thing, self.lang)
        ]

    async def on_sheet_view_chosen(self, event: SheetView.Chosen) -> None:
        found = moves_with(self._choices(), event.thing)
        if event.thing == self._held:
            self.action_think_again()
        elif len(found) == 1:
            await self._attempt(found[0])
        elif found:
            self._held = event.thing
            self._show_parts()
            self._show_moves()
            self._explain(event.thing)
            self.query_one(MoveList).focus()
        else:
            await self._why_not(event.thing)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == START:
            await self._do(self.seat.start())
            return
        move = next((m for m in self._choices() if str(m.id) == event.option.id), None)
        if move is not None:
            await self._attempt(move)

    async def _attempt(self, move: LegalMove) -> None:
        """Make a move; a final one is asked about first."""
        if move.final and self._sure != move.id:
            self._sure = move.id
            self.query_one(MoveList).light(move.id)
            lines = Text(move.text, "bold"), Text(phrase("sure", self.lang))
            self.tell(phrase("sure_title", self.lang), *lines)
            return
        position = self.seat.position
        if position is not None:
            self._new_from, self._detail, self._sure = len(position.log), None, None
        await self._do(self.seat.play(move.id))

    async def _do(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something that may be refused: then the reason is told."""
        try:
            await work
        except MenagerieError as refusal:
            self.tell(phrase("no", self.lang), self._refusal(refusal))
            return False
        return True

    def _refusal(self, refusal: MenagerieError) -> Text:
        place = where_told(self.seat.game, getattr(refusal, "rule", ""), self.lang)
        return Text.assemble(refusal.text(self.lang), (f"  ({place})" if place else "", "dim"))

    async def _why_not(self, thing: Thing) -> None:
        position = self.seat.position
        lines = self._described(thing)
        reasons: list[Refused] = []
        if position is not None and position.result is None and position.me is not None:
            meaning = could_mean(self.seat.game, position.legal, thing)
            reasons = await self.seat.why(meaning)
        told_why = [self._refusal(one) for one in reasons]
        nothing = [] if lines or told_why else [Text(phrase("nothing_said", self.lang))]
        title = phrase("no" if told_why else "card", self.lang)
        self.tell(title, *told_why, *lines, *nothing)

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Another game is offered when this one is over."""
        position = self.seat.position
        return action != "again" or (position is not None and position.result is not None)

    def action_again(self) -> None:
        self.again = True
        self.exit()

    def action_think_again(self) -> None:
        self._held = self._sure = self._detail = None
        self._show_parts()
        self._show_moves()
        self._show_texts()

    async def action_why(self) -> None:
        pointed = [view.pointed for view in self.query(SheetView) if view.pointed is not None]
        focused = self.focused.pointed if isinstance(self.focused, SheetView) else None
        thing = focused or (pointed[-1] if pointed else None)
        if thing is None:
            self.tell(phrase("no", self.lang), Text(phrase("nothing", self.lang)))
        elif self._is_lit(thing):
            self._explain(thing)
        else:
            await self._why_not(thing)

    async def action_hint(self) -> None:
        position = self.seat.position
        if position is None or not position.asked:
            self.tell(phrase("hint", self.lang), Text(phrase("no_hint", self.lang)))
            return
        self.tell(phrase("hint", self.lang), Text(phrase("thinking_hint", self.lang), "dim"))
        self.run_worker(self._advise(position.version), exclusive=True, group="hint")

    async def _advise(self, version: int) -> None:
        try:
            advised = await self.seat.hint()
        except MenagerieError as refusal:
            self.tell(phrase("hint", self.lang), self._refusal(refusal))
            return
        position = self.seat.position
        if position is None or position.version != version or not advised:
            return
        lines = [
            Text.assemble((one.text, "bold"), f". {one.why} {one.reason}".rstrip())
            for one in advised
        ]
        self._held = None
        self._show_parts()
        self._show_moves()
        self.query_one(MoveList).light(advised[0].move)
        self.tell(phrase("hint", self.lang), *lines)

    async def action_undo(self) -> None:
        self._detail = None
        await self._do(self.seat.undo())

    async def action_wait(self) -> None:
        await self._do(self.seat.wait())

    def action_help(self) -> None:
        self.push_screen(help_screen(self.seat, self._sheet))

    def action_rules(self) -> None:
        self.push_screen(rules_screen(self.seat))

    def action_log(self) -> None:
        if self.seat.position is not None:
            self.push_screen(log_screen(self.seat, self.seat.position, self._new_from))

    def action_score(self) -> None:
        position = self.seat.position
        if position is not None and position.result is not None:
            self.push_screen(score_screen(self.seat, position))
        else:
            self.tell(phrase("score", self.lang), Text(phrase("score_later", self.lang)))

    def action_chat(self) -> None:
        def said(text: str | None) -> None:
            if text:
                self.run_worker(self._do(self.seat.say(text)))

        self.push_screen(Saying(self.lang), said)

    async def action_quit(self) -> None:
        self.farewell = await self.seat.leave()
        self.exit()
