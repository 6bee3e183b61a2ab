"""A sentence in every language the house speaks."""

from __future__ import annotations

from typing import NamedTuple, Protocol

Pair = tuple[str, str]  # Russian, English: how tables of words are written


class Text(NamedTuple):
    """The same sentence in each language."""

    ru: str
    en: str

    def text(self, lang: str) -> str:
        return said(self, lang)

    @classmethod
    def of(cls, told: Said) -> Text:
        """The same in each language."""
        return cls(*(told.text(lang) for lang in LANGUAGES))

    def fill(self, **values: Text) -> Text:
        """A sentence with its values put in place of their names in braces."""
        return Text(
            *(
                template.format(**{name: value.text(lang) for name, value in values.items()})
                for lang, template in zip(LANGUAGES, self, strict=True)
            )
        )


LANGUAGES = Text._fields


class Said(Protocol):
    """Anything that can be said in a language: a Text, or a message of a catalogue."""

    def text(self, lang: str) -> str: ...


NOTHING = Text("", "")


def decimal(value: float) -> Text:
    """A number with one digit after the comma, or after the point."""
    digits = f"{value:.1f}"
    return Text(digits.replace(".", ","), digits)


def percent(share: float) -> Text:
    digits = f"{share:.0%}"
    return Text(digits.replace("%", " %"), digits)


def said(pair: Pair, lang: str) -> str:
    """The one of a pair that a reader of this language gets."""
    try:
        return pair[LANGUAGES.index(lang)]
    except ValueError:
        raise ValueError(f"there is no language {lang!r}: {', '.join(LANGUAGES)}") from None
