"""All text of a game, Russian and English, and how it is put together.

A template names its values in braces: `{seat}` is a player's name, `{card}` (or `{card2}`) a name
from the list "card", `{n}` a number, `{n:+}` the number with its sign, and `{n:очко|очка|очков}`
the plural form that goes with it; `{card:any}` takes a bit set of cards: "this or that".
Write in the present tense and without gender. A line about the reader is in the second person:
`{seat:берёт|берёте}` is the form for others and the one for the reader, whose own name is «вы»;
`{seat:gen}`, `dat`, `acc` and `ins` put a name into a case: «у игрока Боря», «у вас».
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

import msgspec

from .text import LANGUAGES, Pair, Text, said

Args = Mapping[str, Any]

PLAYER = Text("Игрок", "Player")
TABLE_NAME = Text("Стол", "The table")  # a seat below 0: what time decides
YOU = Text("вы", "you")
# A name keeps its form, so that no name is declined wrongly: the word before it takes the case.
PLAYER_IN_CASE = {"gen": "игрока", "dat": "игроку", "acc": "игрока", "ins": "игроком"}
YOU_IN_CASE = {"gen": "вас", "dat": "вам", "acc": "вас", "ins": "вами"}
OR, ANYTHING = Text(" или ", " or "), Text("что угодно", "anything")
RECONSTRUCTED_MARK = " ≈"
RECONSTRUCTED = Text(
    "Печатной карты мы не видели: это восстановлено по правилам и описаниям.",
    "We have not seen the printed piece: this is reconstructed from rules and descriptions.",
)


def plural(lang: str, n: int, forms: Sequence[str]) -> str:
    """The form of a noun that goes with a number: 1 очко, 2 очка, 5 очков; 1 point, 2 points."""
    n = abs(n)
    if lang == "en":
        return forms[0] if n == 1 else forms[-1]
    if n % 10 == 1 and n % 100 != 11:
        return forms[0]
    return forms[1] if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else forms[-1]


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence as a key and values, to be put into words for a reader."""

    key: str
    args: Args = {}

    def because(self, rule: str) -> Reason:
        """The same as a reason, and the rule it rests on."""
        return Reason(self.key, self.args, rule)

    def worth(self, points: int, parts: tuple[ScoreLine, ...] = ()) -> ScoreLine:
        """The same as a line of a score, and the lines it is the sum of."""
        return ScoreLine(self.key, self.args, points, parts)


class Reason(Message, frozen=True, gc=False):
    """Why something is not allowed: the rule it rests on, and the sentence."""

    rule: str = ""


class ScoreLine(Message, frozen=True, gc=False):
    """One line of a score with its points, and the lines it is the sum of (or explained by)."""

    points: int = 0
    parts: tuple[ScoreLine, ...] = ()


Value = int | str | Message  # what a message shows
Values = Value | Sequence[Value]  # … or a list of such


class Piece(NamedTuple):
    """Some plain text, and the value that comes after it, if there is one: of which list it is (or
    a player, or a number), and in which form it is said."""

    plain: str
    value: str | None
    kind: str
    form: str


@cache
def list_of(value: str) -> str:
    """The list that a value's name says: `card`, `card2` … are cards."""
    return value.rstrip("0123456789")


@cache
def pieces(template: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(plain, value, list_of(value or ""), form or "")
        for plain, value, form, _ in Formatter().parse(template)
    )


@dataclass(eq=False)
class Words:
    """`texts` by key: title, about, move.*, event.*, reason.*, score.*, option.*; `names` of
    components by list; `help` longer explanations of single components, by list and number;
    `short` what a card says on its face, by list and number, "" where signs are enough: a few
    words with signal words as `*+12*`, `*−3*` and names of suits or kinds as `_beast_`;
    `reconstructed` the numbers of those whose print we have not seen, by list; `also` second names
    by list and number, which are understood where names are typed, and never shown."""

    texts: Mapping[str, Pair]
    names: Mapping[str, Sequence[Pair]] = field(default_factory=dict)
    help: Mapping[str, Sequence[Pair]] = field(default_factory=dict)
    short: Mapping[str, Sequence[Pair]] = field(default_factory=dict)
    reconstructed: Mapping[str, frozenset[int]] = field(default_factory=dict)
    also: Mapping[str, Mapping[int, Sequence[str]]] = field(default_factory=dict)

    def name(self, key: str, value: Any, lang: str, names: Sequence[str] | None = None) -> str:
        """A value in words: `card`, `card2` … are looked up in the list "card"."""
        return self._name(list_of(key), value, lang, names)

    def _name(self, kind: str, value: Any, lang: str, names: Sequence[str] | None = None) -> str:
        if kind == "seat":
            index = int(value)
            if index < 0:
                return TABLE_NAME.text(lang)
            if names is not None and index < len(names):
                return names[index]
            return f"{said(PLAYER, lang)} {index + 1}"
        if kind in self.names:
            if isinstance(value, list | tuple):
                return ", ".join(self.name(kind, one, lang) for one in value)
            return said(self.names[kind][int(value)], lang)
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)

    def text(
        self,
        message: Message,
        lang: str,
        names: Sequence[str] | None = None,
        you: int | None = None,
    ) -> str:
        """The sentence for a reader of this language; `names` are the players' by seat, and `you`
        is the reader's own seat."""
        return self.filled(said(self.texts[message.key], lang), message.args, lang, names, you)

    def has(self, key: str) -> bool:
        return key in self.texts

    def every_key(self) -> Collection[str]:
        return self.texts.keys()

    def values(self, key: str) -> Mapping[str, str]:
        """The values that a text takes, each with its form or function."""
        return {one.value: one.form for one in pieces(self.texts[key][0]) if one.value}

    def names_players(self, key: str) -> bool:
        """Whether a sentence is another one for other players or another reader."""
        return any(list_of(one) == "seat" for one in self.values(key))

    def filled(
        self,
        template: str,
        args: Args,
        lang: str,
        names: Sequence[str] | None = None,
        you: int | None = None,
    ) -> str:
        """A template with its values in place."""
        parts = []
        for plain, value, kind, form in pieces(template):
            parts.append(plain)
            if value is None:
                continue
            if kind == "seat":
                parts.append(self._player(int(args[value]), form, lang, names, you))
            elif form:
                parts.append(self._in_form(kind, args[value], form, lang))
            else:
                parts.append(self._name(kind, args[value], lang))
        sentence = "".join(parts)
        # «Вы» and names of things begin a sentence with a capital letter.
        return sentence if parts[0] else sentence[:1].upper() + sentence[1:]

    def _in_form(self, kind: str, value: Any, form: str, lang: str) -> str:
        if "|" in form:
            return plural(lang, int(value), form.split("|"))
        if form == "+":
            return f"{int(value):+d}".replace("-", "−")
        if form == "any":
            return self._any_of(kind, int(value), lang)
        return self.name(kind, value, lang)

    def _any_of(self, kind: str, which: int, lang: str) -> str:
        """The members of a bit set: "this, this or that"."""
        every = range(len(self.names[kind]))
        *most, last = (self.name(kind, one, lang) for one in every if which >> one & 1)
        if len(most) + 1 == len(every):
            return ANYTHING.text(lang)
        return OR.text(lang).join(([", ".join(most)] if most else []) + [last])

    def _player(
        self, seat: int, form: str, lang: str, names: Sequence[str] | None, you: int | None
    ) -> str:
        """A player in a sentence: the name, «вы» to the reader, or the verb that goes with it."""
        if "|" in form:
            return form.split("|")[seat == you]
        if seat == you:
            return YOU_IN_CASE[form] if form and lang == "ru" else YOU.text(lang)
        name = self._name("seat", seat, lang, names)
        return f"{PLAYER_IN_CASE[form]} {name}" if form and lang == "ru" else name

    def explained(self, kind: str, number: int, lang: str) -> str:
        """The help of a component; a reconstructed one says so."""
        sentence = said(self.help[kind][number], lang)
        if number in self.reconstructed.get(kind, ()):
            sentence += " " + RECONSTRUCTED.text(lang)
        return sentence

    def marked(self, kind: str, number: int, lang: str) -> str:
        """The name of a component; a reconstructed one carries a mark."""
        mark = RECONSTRUCTED_MARK if number in self.reconstructed.get(kind, ()) else ""
        return self.name(kind, number, lang) + mark

    def label(self, key: str, lang: str) -> str:
        """A text without values: a title, an option's name."""
        return said(self.texts[key], lang)

    def bare(self, key: str, lang: str) -> str:
        """Return a text without its values: "Hand" of "Hand: {card}"."""
        return re.sub(r"[\s:]*\{[^}]*\}", "", said(self.texts[key], lang))

    def said(self, key: str, args: Args = {}) -> Phrase:  # noqa: B006  # never changed
        """A text for whatever language."""
        return Phrase(self, Message(key, args))


class Phrase(NamedTuple):
    """A message with the words it belongs to: it is said once its language is known."""

    words: Words
    message: Message

    def text(self, lang: str) -> str:
        return self.words.text(self.message, lang)


__all__ = [
    "LANGUAGES",
    "RECONSTRUCTED",
    "Message",
    "Pair",
    "Phrase",
    "Reason",
    "ScoreLine",
    "Text",
    "Value",
    "Values",
    "Words",
    "plural",
    "said",
]
