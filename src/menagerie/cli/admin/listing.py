"""How lists and sizes look."""

from menagerie.core.text import Text, decimal

from ..common import language

UNITS = (Text("Б", "B"), Text("КиБ", "KiB"), Text("МиБ", "MiB"), Text("ГиБ", "GiB"))


def size(number: float) -> str:
    """So many bytes, in the unit that suits them."""
    for unit in UNITS:
        if number < 1024 or unit is UNITS[-1]:
            break
        number /= 1024
    digits = f"{number:.0f}" if unit is UNITS[0] else decimal(number).text(language())
    return f"{digits} {unit.text(language())}"
