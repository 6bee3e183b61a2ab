"""Parts of the table on the screen: what is lit, a cursor from thing to thing, the mouse."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from menagerie.core.terminal import LEAD, LIT, Part, Thing, meant, readable
from menagerie.server.wire.messages import LegalMove


class Pane(VerticalScroll, can_focus=False):
    """Shows a text, or the end of a long one."""

    def compose(self) -> ComposeResult:
        yield Static(classes="title")
        yield Static(classes="text")

    def show(self, title: str, content: RenderableType, end: bool = False) -> None:
        self.query_one(".title", Static).update(heading(title))
        self.query_one(".text", Static).update(content)
        go = self.scroll_end if end else self.scroll_home
        self.call_after_refresh(go, animate=False)


def told(log: Sequence[str], new_from: int = 0) -> RenderableType:
    """Lines of the log; what is new stands out."""
    return Group(*(Text(f"· {line}", "" if n >= new_from else "dim") for n, line in enumerate(log)))


LIT_STYLE = Style(bold=True)
MARK_STYLE = Style(bold=True, color="bright_green")
HELD_STYLE = Style(bold=True, underline=True)
CURSOR_STYLE = Style(reverse=True)


class Spot:
    """Where a thing is drawn: its first line, and all its cells."""

    def __init__(self, thing: Thing, y: int, x: int, width: int) -> None:
        self.thing, self.y, self.x, self.width = thing, y, x, width

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


class SheetView(ScrollView, can_focus=True):
    """Parts below each other. `lit` says which things can be chosen now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Pointed(Message):
        """The cursor or the mouse came to a thing (None: left it)."""

        def __init__(self, thing: Thing | None) -> None:
            super().__init__()
            self.thing = thing

    class Chosen(Message):
        """A thing was clicked, or Enter was pressed on it."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing = thing

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._parts: Sequence[Part] = ()
        self._lines: list[list[Segment]] = []
        self._spots: list[Spot] = []
        self._at: int | None = None  # the spot under the cursor
        self._lit: Callable[[Thing], bool] = lambda thing: False
        self._held: Thing | None = None

    # What is shown

    def show(
        self, parts: Sequence[Part], lit: Callable[[Thing], bool], held: Thing | None = None
    ) -> None:
        pointed = self.pointed
        self._parts, self._lit, self._held = parts, lit, held
        self._lay_out()
        same = [n for n, spot in enumerate(self._spots) if spot.thing == pointed]
        self._at = same[0] if same else None
        self.refresh(layout=True)

    @property
    def pointed(self) -> Thing | None:
        return None if self._at is None else self._spots[self._at].thing

    def _lay_out(self) -> None:
        """Print the parts into lines as wide as we are, and note where each thing is."""
        width = self.scrollable_content_region.width or self.app.size.width
        console = self.app.console
        options = console.options.update(width=width, height=None, highlight=False)
        self._lines = []
        for part in self._parts:
            for content in (heading(part.title), *part.body):
                self._lines += console.render_lines(content, options, pad=False)
        self._spots = []
        for y, line in enumerate(self._lines):
            x = 0
            for segment in line:
                found = meant(segment)
                if found is not None:
                    self._note(found, y, x, segment)
                x += segment.cell_length
        self.virtual_size = Size(width, len(self._lines))

    def _note(self, found: Thing, y: int, x: int, segment: Segment) -> None:
        last = self._spots[-1] if self._spots else None
        begins = segment.text.startswith(LEAD)
        if last and not begins and last.thing == found:
            if last.y == y:
                last.width = x + segment.cell_length - last.x
            return  # a thing of several lines is pointed at by its first
        self._spots.append(Spot(found, y, x, segment.cell_length))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines)

    def on_resize(self) -> None:
        pointed, height = self._at, len(self._lines)
        self._lay_out()
        self._at = pointed if pointed is not None and pointed < len(self._spots) else None
        if height != len(self._lines):
            self.refresh(layout=True)

    def render_line(self, y: int) -> Strip:
        _, scroll_y = self.scroll_offset
        line = y + scroll_y
        base = self.rich_style
        if line >= len(self._lines):
            return Strip.blank(self.size.width, base)
        segments = [part for one in self._lines[line] for part in self._drawn(one)]
        return Strip(segments).extend_cell_length(self.size.width).apply_style(base)

    def _drawn(self, segment: Segment) -> list[Segment]:
        text, found = readable(segment.text), meant(segment)
        style = segment.style or Style.null()
        if found is None:
            return [Segment(text, style)]
        lit, lead = self._lit(found), segment.text.startswith(LEAD)
        text = text[1:] if lead else text
        if lit:
            style += LIT_STYLE
        if found == self._held:
            style += HELD_STYLE
        if self.has_focus and found == self.pointed:
            style += CURSOR_STYLE
        sign = [Segment(LIT if lit else " ", style + MARK_STYLE if lit else style)] if lead else []
        return [*sign, Segment(text, style)]

    # Pointing

    def _move_to(self, at: int) -> None:
        self._at = at
        spot = self._spots[at]
        self.scroll_to_region(Region(0, spot.y, 1, 1), animate=False)
        self.refresh()
        self.post_message(self.Pointed(spot.thing))

    def action_step(self, by: int) -> None:
        if self._spots:
            self._move_to(0 if self._at is None else (self._at + by) % len(self._spots))

    def action_climb(self, by: int) -> None:
        """To the nearest thing of the next line that has any; scroll where there is none."""
        if not self._spots:
            self.scroll_relative(y=by, animate=False)
            return
        if self._at is None:
            self._move_to(0)
            return
        here = self._spots[self._at]
        rows = [spot.y for spot in self._spots if (spot.y - here.y) * by > 0]
        if not rows:
            self.scroll_relative(y=by, animate=False)
            return
        row = min(rows) if by > 0 else max(rows)
        near = [n for n, spot in enumerate(self._spots) if spot.y == row]
        self._move_to(min(near, key=lambda n: abs(self._spots[n].middle - here.middle)))

    def action_choose(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))

    def _under(self, event: events.MouseEvent) -> int | None:
        """The thing under the mouse."""
        y, x = event.y + self.scroll_offset.y, event.x
        if not 0 <= y < len(self._lines):
            return None
        left = 0
        for segment in self._lines[y]:
            if left <= x < left + segment.cell_length:
                found = meant(segment)
                spots = [n for n, spot in enumerate(self._spots) if spot.thing == found]
                return min(spots, key=lambda n: abs(self._spots[n].y - y)) if spots else None
            left += segment.cell_length
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        at = self._under(event)
        if at is not None and at != self._at:
            self._at = at
            self.refresh()
            self.post_message(self.Pointed(self.pointed))

    def on_click(self, event: events.Click) -> None:
        at = self._under(event)
        if at is not None:
            self._at = at
            self.refresh()
            self.post_message(self.Chosen(self._spots[at].thing))

    def on_focus(self) -> None:
        if self._at is None and self._spots:
            lit = [n for n, spot in enumerate(self._spots) if self._lit(spot.thing)]
            self._move_to(lit[0] if lit else 0)
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


def heading(title: str) -> RenderableType:
    return Rule(Text(title, "bold"), align="left", characters="─", style="dim")


class MoveList(OptionList):
    """Digits go to the move with that number; Enter or a click makes it."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._typed = ""
        self._numbers: list[int] = []

    def show(self, moves: Sequence[LegalMove], numbers: Sequence[int]) -> None:
        self._typed = ""
        width = len(str(max(numbers, default=1)))
        self.set_options(
            Option(_numbered(f"{number:>{width}}", move.text), id=str(move.id))
            for number, move in zip(numbers, moves, strict=True)
        )
        self._numbers = list(numbers)
        self.highlighted = 0 if moves else None

    def offer(self, id: str, text: str) -> None:
        """One thing to do in place of moves, or none."""
        self._numbers = []
        self.set_options([Option(text, id=id)] if text else [])

    def light(self, move: int) -> None:
        """Put the cursor on a move."""
        self.highlighted = self.get_option_index(str(move))

    def on_key(self, event: events.Key) -> None:
        if event.character is None or not event.character.isdigit():
            self._typed = ""
            return
        for typed in (self._typed + event.character, event.character):
            if int(typed) in self._numbers:
                self._typed = typed
                self.highlighted = self._numbers.index(int(typed))
                event.stop()
                return


def _numbered(number: str, text: str) -> RenderableType:
    """A long text goes on below itself, not below its number."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(number, "dim"), Text(text))
    return table
