"""The moves one can make, numbered: arrows, digits or the mouse choose one."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from menagerie.server.wire.messages import LegalMove


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
