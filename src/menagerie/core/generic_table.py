"""The table of a game that draws none: its view read as facts, things, grids and players.

What a field holds is told by its text `view.<field>`, where the game gives one: "Hand: {card}" are
names of the list `card`, "First: {seat}" is a player, "{n} {n:point|points}" a number in a
sentence, "Deck" just a label. Else by its own name: `card`, `cards`, `top_card` are cards.
"""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .terminal import Part, Sheet, row, thing
from .text import Text as Said
from .words import Message, Words, list_of

TABLE, PLAYERS = Said("Стол", "Table"), Said("Игроки", "Players")
YES, NO = Said("да", "yes"), Said("нет", "no")
HIDDEN = Said("закрыто: {n}", "face down: {n}")
EMPTY = "·"

Fields = Mapping[str, Any]
MoveArg = tuple[str, int]  # a name and how many values it has


def read_view(
    view: Any,
    words: Words,
    names: Sequence[str],
    lang: str,
    me: int | None = None,
    args: Sequence[MoveArg] = (),
) -> Sheet:
    """The whole view; what it asks is said elsewhere. `args` are those of the game's moves."""
    reader = _Reader(words, args, names, lang)
    fields: dict[str, Any] = msgspec.to_builtins(view)
    fields.pop("ask", None)
    order = sorted(fields, key=lambda key: key != "players")
    players = next((key for key in order if _tells_players(fields[key], len(names))), None)
    told = fields.pop(players) if players else []
    parts = [Part(TABLE.text(lang), reader.lines(fields))]
    others = [seat for seat in range(len(told)) if seat != me]
    if others:
        body = [line for seat in others for line in reader.player(seat, told[seat])]
        parts.append(Part(PLAYERS.text(lang), body))
    if told and me is not None:
        parts.append(Part(names[me], reader.lines(told[me]), own=True))
    return Sheet(words.label("title", lang), parts)


def _tells_players(value: Any, seats: int) -> bool:
    return (
        isinstance(value, list) and len(value) == seats and all(isinstance(v, dict) for v in value)
    )


def _is_plain(value: Any) -> bool:
    return not isinstance(value, list | dict)


def _human(key: str) -> str:
    return (key[:1].upper() + key[1:]).replace("_", " ")


class _Reader:
    def __init__(
        self, words: Words, args: Sequence[MoveArg], names: Sequence[str], lang: str
    ) -> None:
        self.words, self.args, self.names, self.lang = words, args, names, lang

    def player(self, seat: int, fields: Fields) -> list[RenderableType]:
        name = thing(self.names[seat], "bold", seat=seat)
        return [name, *(Padding(line, (0, 0, 0, 2)) for line in self.lines(fields))]

    def lines(self, fields: Fields) -> list[RenderableType]:
        return [line for key, value in fields.items() for line in self.field(key, value)]

    def field(self, key: str, value: Any) -> list[RenderableType]:
        if _is_plain(value):
            return [self.fact(key, value)]
        label = self.label(key)
        if isinstance(value, dict):
            return [Text(label, "bold"), *self.group(value)]
        if not value:
            return [Text(f"{label}: –")]
        if all(map(_is_plain, value)):
            return self.side_by_side(key, value)
        if all(isinstance(one, list) and len(one) == len(value[0]) for one in value):
            flat = [cell for one in value for cell in one]
            return self.grid(key, flat, len(value[0]))
        groups = [self.group(one if isinstance(one, dict) else {"": one}) for one in value]
        return [Text(label, "bold"), *(line for group in groups for line in group)]

    def fact(self, key: str, value: Any) -> Text:
        text = Message(f"view.{key}", {"n": value})
        if type(value) is int and self.words.has(text.key) and "n" in self.words.values(text.key):
            return Text(self.words.text(text, self.lang))
        return row([self.value(key, value)], self.label(key))

    def group(self, fields: Fields) -> list[RenderableType]:
        """An object, called after the thing it is about, if it names one."""
        named = next((k for k, v in fields.items() if type(v) is int and self.list_of(k)), None)
        rest = {key: value for key, value in fields.items() if key != named}
        inner: list[RenderableType] = [Padding(line, (0, 0, 0, 2)) for line in self.lines(rest)]
        return [self.value(named, fields[named]), *inner] if named else inner

    def side_by_side(self, key: str, values: Sequence[Any]) -> list[RenderableType]:
        """The cells of a board, or components with their names."""
        numbers = [value for value in values if type(value) is int and value >= 0]
        are_ids = len({*numbers}) == len(numbers) == len(values)
        if not are_ids and self.cell_arg(len(values), key):
            side = math.isqrt(len(values))
            return self.grid(key, values, side if side * side == len(values) else len(values))
        if not self.list_of(key):
            return [Text(f"{self.label(key)}: " + " · ".join(map(str, values)))]
        line = row([self.value(key, n) for n in numbers], self.label(key))
        if hidden := len(values) - len(numbers):
            line.append("  " + HIDDEN.text(self.lang).format(n=hidden), "dim")
        return [line]

    def grid(self, key: str, values: Sequence[Any], columns: int) -> list[RenderableType]:
        arg = self.cell_arg(len(values), key)
        table = Table.grid(padding=(0, 1))
        cells = [
            thing(
                EMPTY if value in (None, "") else self.value(key, value), **{arg: n} if arg else {}
            )
            for n, value in enumerate(values)
        ]
        for start in range(0, len(cells), columns):
            table.add_row(*cells[start : start + columns])
        return [Text(self.label(key), "bold"), table]

    def value(self, key: str, value: Any) -> Text:
        if value is None or value == "":
            return Text(" –")
        if isinstance(value, bool):
            return Text(" " + (YES if value else NO).text(self.lang))
        if isinstance(value, str):
            text = f"view.{key}.{value}"
            known = self.words.has(text)
            return Text(" " + (self.words.label(text, self.lang) if known else _human(value)))
        kind = self.list_of(key)
        if kind is None or value < 0:
            return Text(f" {value}".replace("-", "−"))
        return thing(self.words.name(kind, value, self.lang, self.names), **{kind: value})

    def label(self, key: str) -> str:
        text = f"view.{key}"
        return self.words.bare(text, self.lang) if self.words.has(text) else _human(key)

    def list_of(self, key: str) -> str | None:
        """Of which list a field's numbers are: by its text, else by its name."""
        lists = (*self.words.names, "seat")
        text = f"view.{key}"
        named = next(iter(self.words.values(text)), None) if self.words.has(text) else None
        if named is not None:
            kind = list_of(named)
            return kind if kind in lists else None
        name = key.rstrip("0123456789")
        return next((one for one in lists if re.fullmatch(rf"(.*_)?{one}s?", name)), None)

    def cell_arg(self, cells: int, key: str) -> str | None:
        """The argument of a move that counts this many cells."""
        inside = ("seat", self.list_of(key))
        return next((name for name, n in self.args if n == cells and name not in inside), None)
