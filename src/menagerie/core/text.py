"""A sentence in every language the house speaks."""

from __future__ import annotations

from typing import NamedTuple

Pair = tuple[str, str]  # Russian, English: how tables of words are written


class Text(NamedTuple):
    """The same sentence in each language."""

    ru: str
    en: str

    def text(self, lang: str) -> str:
        return said(self, lang)


LANGUAGES = Text._fields


def said(pair: Pair, lang: str) -> str:
    """The one of a pair that a reader of this language gets."""
    return pair[LANGUAGES.index(lang)]
