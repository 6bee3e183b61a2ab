"""Names and chat lines as people type them."""

import unicodedata
from itertools import groupby

from menagerie.core.text import Text

from ..wire.base import MAX_NAME

GUEST = Text("Гость", "Guest")
MARKS = 2  # that may stand upon a letter


def clean(text: str, most: int) -> str:
    """Plain visible text of one line."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(_low(visible).split())[:most].strip()


def _low(text: str) -> str:
    """Without towers of accents, which reach into the lines above."""
    runs = groupby(unicodedata.normalize("NFC", text), lambda c: bool(unicodedata.combining(c)))
    return "".join("".join(run)[: MARKS if marks else None] for marks, run in runs)


def nickname(name: str, lang: str, seat: int = 0) -> str:
    """The name to show; guests without one are numbered."""
    return clean(name, MAX_NAME) or f"{GUEST.text(lang)} {seat + 1}"
