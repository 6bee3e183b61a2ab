"""How lists and sizes look."""

from collections.abc import Iterable, Sequence

from rich.table import Table

from menagerie.core.text import Text, decimal

from ..common import console, language

UNITS = (Text("Б", "B"), Text("КиБ", "KiB"), Text("МиБ", "MiB"), Text("ГиБ", "GiB"))


def size(number: float) -> str:
    """So many bytes, in the unit that suits them."""
    for unit in UNITS:
        if number < 1024 or unit is UNITS[-1]:
            break
        number /= 1024
    digits = f"{number:.0f}" if unit is UNITS[0] else decimal(number).text(language())
    return f"{digits} {unit.text(language())}"


def show(columns: Sequence[Text], rows: Iterable[Sequence[str]], words: int) -> None:
    """A list whose first columns are words, and all others numbers."""
    listed = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        listed.add_column(column.text(language()), justify="left" if number < words else "right")
    for row in rows:
        listed.add_row(*row)
    console.print(listed)
