"""All text of a game, Russian and English, and how it is put together.

A template names its values in braces: `{seat}` is a player's name, `{card}` (or `{card2}`) a name
from the list "card", `{n}` a number, `{n:+}` the number with its sign, and `{n:очко|очка|очков}`
the plural form that goes with it.
Write in the present tense and without gender: «{seat} берёт карту».
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

LANGUAGES = ("ru", "en")
Pair = tuple[str, str]  # Russian, English
Args = Mapping[str, Any]


def plural(lang: str, n: int, forms: Sequence[str]) -> str:
    """The form of a noun that goes with a number: 1 очко, 2 очка, 5 очков; 1 point, 2 points."""
    n = abs(n)
    if lang == "en":
        return forms[0] if n == 1 else forms[-1]
    if n % 10 == 1 and n % 100 != 11:
        return forms[0]
    return forms[1] if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else forms[-1]


@dataclass(frozen=True)
class Message:
    """A sentence as a key and values, to be put into words for a reader."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Reason(Message):
    """Why something is not allowed: the rule it rests on, and the sentence."""

    rule: str = ""


@dataclass(frozen=True)
class ScoreLine(Message):
    """One line of a score with its points, and the lines it is the sum of (or explained by)."""

    points: int = 0
    parts: tuple[ScoreLine, ...] = ()


class Piece(NamedTuple):
    """Some plain text, and the value that comes after it, if there is one."""

    plain: str
    value: str | None
    form: str


@cache
def pieces(template: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(plain, value, form or "") for plain, value, form, _ in Formatter().parse(template)
    )


@dataclass(frozen=True)
class Words:
    """`texts` by key: title, about, move.*, event.*, reason.*, score.*, option.*; `names` of
    components by list; `help` longer explanations of single components, by list and number."""

    texts: Mapping[str, Pair]
    names: Mapping[str, Sequence[Pair]] = field(default_factory=dict)
    help: Mapping[str, Sequence[Pair]] = field(default_factory=dict)

    def name(self, key: str, value: Any, lang: str, names: Sequence[str] | None = None) -> str:
        """A value in words: `card`, `card2` … are looked up in the list "card"."""
        kind = key.rstrip("0123456789")
        if kind == "seat":
            index = int(value)
            if names is not None and index < len(names):
                return names[index]
            return f"{('Игрок', 'Player')[LANGUAGES.index(lang)]} {index + 1}"
        if kind in self.names:
            if isinstance(value, list | tuple):
                return ", ".join(self.name(kind, one, lang) for one in value)
            return self.names[kind][int(value)][LANGUAGES.index(lang)]
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)

    def text(self, message: Message, lang: str, names: Sequence[str] | None = None) -> str:
        """The sentence for a reader of this language; `names` are the players' by seat."""
        said = []
        for plain, value, form in pieces(self.texts[message.key][LANGUAGES.index(lang)]):
            said.append(plain)
            if value is not None:
                said.append(self._value(value, message.args[value], form, lang, names))
        return "".join(said)

    def _value(
        self, key: str, value: Any, form: str, lang: str, names: Sequence[str] | None
    ) -> str:
        if "|" in form:
            return plural(lang, int(value), form.split("|"))
        if form == "+":
            return f"{int(value):+d}".replace("-", "−")
        return self.name(key, value, lang, names)

    def label(self, key: str, lang: str) -> str:
        """A text without values: a title, an option's name."""
        return self.texts[key][LANGUAGES.index(lang)]
