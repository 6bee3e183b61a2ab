"""Names and chat lines as people type them."""

from __future__ import annotations

from menagerie.core.text import Text

from ..wire.base import MAX_NAME

GUEST = Text("Гость", "Guest")


def clean(text: str, most: int) -> str:
    """Plain visible text of one line."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(visible.split())[:most].strip()


def nickname(name: str, lang: str, seat: int = 0) -> str:
    """The name to show; guests without one are numbered."""
    return clean(name, MAX_NAME) or f"{GUEST.text(lang)} {seat + 1}"
