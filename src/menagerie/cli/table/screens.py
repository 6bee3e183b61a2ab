"""What lies over the table for a while: help, rules, the log, the score, a line to say."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from menagerie.core.terminal import Plain, Sheet

from ..reading import rules
from .ending import score_trees, winner
from .phrases import HOW_TO, phrase
from .seat import Position, Seat, in_a_minute, shown_names
from .sheet_view import told


class Over(ModalScreen[None]):
    """A long text over the table; Esc, q or a click outside closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й,enter", "dismiss", show=False)]

    def __init__(self, title: str, content: RenderableType, lang: str, end: bool = False) -> None:
        super().__init__()
        self._title, self._content, self._lang, self._end = title, content, lang, end

    def compose(self) -> ComposeResult:
        with VerticalScroll() as box:
            box.border_title = self._title
            box.border_subtitle = phrase("close", self._lang)
            yield Static(self._content)

    def on_mount(self) -> None:
        box = self.query_one(VerticalScroll)
        box.focus()
        if self._end:
            box.scroll_end(animate=False)

    def on_click(self) -> None:
        if not self.query_one(VerticalScroll).is_mouse_over:
            self.dismiss()


def help_screen(seat: Seat, sheet: Sheet | None) -> Over:
    """The keys, the signs, and the game in a minute."""
    lang = seat.lang
    legend = [Text(phrase("lit", lang))]
    legend += [Text(f"{sign}  {meaning}") for sign, meaning in (sheet.signs() if sheet else ())]
    content = Group(
        Text(phrase("keys", lang), "bold"),
        Markdown(HOW_TO.text(lang)),
        Text("\n" + phrase("legend", lang), "bold"),
        Plain(Group(*legend)),
        Text("\n" + seat.game.words.label("title", lang), "bold"),
        in_a_minute(seat),
    )
    return Over(phrase("help", lang), content, lang)


def rules_screen(seat: Seat) -> Over:
    return Over(phrase("rules", seat.lang), rules(seat.game, seat.lang), seat.lang)


def log_screen(seat: Seat, position: Position, new_from: int) -> Over:
    return Over(phrase("log", seat.lang), told(position.log, new_from), seat.lang, end=True)


def score_screen(seat: Seat, position: Position) -> Over:
    assert position.result is not None
    line = winner(position.result, shown_names(seat), position.me, seat.lang)
    content = Group(Text(line, "bold"), "", *score_trees(seat, position))
    return Over(phrase("score", seat.lang), content, seat.lang)


class Saying(ModalScreen[str]):
    """A line to say to the table; Esc says nothing."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Input(placeholder=phrase("chat", self._lang), max_length=300)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())
