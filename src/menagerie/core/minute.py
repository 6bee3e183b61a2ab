"""A game in a minute: five small pages for players who have never met it.

A game may tell itself differently by seats and options: see `Game.minute`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .text import LANGUAGES, NOTHING, Said, Text

LONGEST = 220  # letters of a page: what is read at a glance


class Page(NamedTuple):
    """A few sentences, and the components that stand beside them: `("card", 12)`, …

    A text of several lines is a list.
    """

    text: Said = NOTHING
    shows: tuple[tuple[str, int], ...] = ()


def cards(*numbers: int) -> Page:
    """A page that shows these cards; its text stands in a catalogue."""
    return Page(shows=tuple(("card", number) for number in numbers))


class Minute(NamedTuple):
    """What it is about, what one does in a turn, when it ends, what counts, and three hints."""

    goal: Page
    turn: Page
    end: Page
    scoring: Page
    advice: Page

    def titled(self) -> Iterator[tuple[Said, Page]]:
        return zip(TITLES, self, strict=True)

    def saying(self, **texts: Said) -> Minute:
        """The same pages with other texts."""
        return self._replace(
            **{name: getattr(self, name)._replace(text=text) for name, text in texts.items()}
        )


TITLES = (
    Text("Цель", "The goal"),
    Text("Ход", "A turn"),
    Text("Конец", "The end"),
    Text("Очки", "Points"),
    Text("Три совета", "Three hints"),
)


def listed(*lines: Said) -> Text:
    """A list: each text on a line of its own."""
    return Text(*("\n".join(one.text(lang) for one in lines) for lang in LANGUAGES))
