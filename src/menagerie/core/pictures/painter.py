"""Draws what belongs to one game, in one language: its cards, as faces or as words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import zip_longest
from pathlib import Path

from ..language import language
from ..running.cache import PACKAGE
from ..text import Text, said
from ..words import Words
from .picture import Faces, Picture, faces_of

PLAIN = "card"  # the list that is drawn as cards where no faces were printed
NOT_PRINTED = Text(
    "Карты показаны словами: их лица печатает make faces.",
    "Cards are shown in words: make faces prints their faces.",
)


@dataclass(frozen=True)
class Painter:
    """A game as pictures need it."""

    game: str
    folder: Path
    words: Words
    lang: str

    @classmethod
    def of(cls, game: str, folder: Path, words: Words, lang: str | None = None) -> Painter:
        return cls(game, folder, words, language() if lang is None else lang)

    @cached_property
    def faces(self) -> Faces | None:
        return faces_of(self.folder)

    def draws(self, kind: str, number: int) -> bool:
        """Whether this component is a card to be shown."""
        if self.faces is None:
            return kind == PLAIN and kind in self.words.names
        return self.faces.face(self.lang, kind, number) is not None

    def card(
        self, kind: str, number: int, caption: str = "", dim: bool = False, size: str = ""
    ) -> str:
        """A card, told when one points at it, with something written below."""
        face = self.faces.face(self.lang, kind, number) if self.faces else None
        name = self.words.marked(kind, number, self.lang)
        told = name
        if kind in self.words.help:
            told += f"\n{self.words.explained(kind, number, self.lang)}"
        below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        classes = " ".join(filter(None, ("mg-card", size, "mg-dim" if dim else "")))
        return (
            f'<figure class="{classes}" title="{escape(told)}">'
            f"{face or self._in_words(kind, number, name)}{below}</figure>"
        )

    def _in_words(self, kind: str, number: int, name: str) -> str:
        short = said(self.words.short[kind][number], self.lang) if kind in self.words.short else ""
        effect = short.replace("*", "").replace("_", "")
        note = f"<small>{escape(effect)}</small>" if effect else ""
        letters = f'style="--letters:{len(name)}"'
        return f'<div class="mg-words" {letters}><b>{escape(name)}</b>{note}</div>'

    def row(self, kind: str, numbers: Sequence[int], captions: Sequence[str] = ()) -> str:
        told = zip_longest(numbers, captions[: len(numbers)], fillvalue="")
        cards = "".join(self.card(kind, int(number), str(caption)) for number, caption in told)
        return f'<div class="mg-row">{cards}</div>'

    def picture(self, about: str, body: str) -> Picture:
        """A sheet of paper in the colours of the game."""
        missing = self.faces is None and self.folder.parent == PACKAGE / "games"
        note = f'<p class="mg-note">{NOT_PRINTED.text(self.lang)}</p>' if missing else ""
        html = f'<div class="mg-sheet room-{escape(self.game)}">{body}{note}</div>'
        return Picture(about, html, self.lang, self.faces)
