"""A titled text beside the table: what a card says, what happened."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from .sheet_view import heading


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
