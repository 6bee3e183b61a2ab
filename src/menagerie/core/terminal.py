"""What a game's table in a terminal is made of: parts, and in them things one can point at.

A game's `render(view, words, names, lang, me)` gives a `Sheet`. Its parts hold anything that Rich
prints; a thing is a text that knows what a move says when it means it: `thing("owl 7", card=12)`.
The table lights it while a legal move speaks of it, explains it, and says why it cannot be chosen.
"""

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from .text import Pair, said
from .text import Text as Said
from .words import RECONSTRUCTED, RECONSTRUCTED_MARK, Message, Words

LEAD = "\ue000"  # the cell before a thing, where the table marks it
GLUE = "\ue001"  # a space at which no line breaks: a name stays whole
DOT = "\ue002"  # between things; not seen where a line begins with it
LIT = "▸"
TURN = "●"  # beside who must decide now
DECIDES = Said("решает сейчас", "decides now")
META = "thing"


class Thing(NamedTuple):
    """What one points at: the values a move names when it means it, and what explains it."""

    args: tuple[tuple[str, int], ...]
    about: tuple[str, int] | None = None  # a list of the words' help, and a number in it


class Part(NamedTuple):
    """A titled piece of the table; `own` is what lies before the viewer: it is always in sight;
    `told` is about things that lie elsewhere: pictures of the table show them there."""

    title: str
    body: Sequence[RenderableType]
    own: bool = False
    told: bool = False


@dataclass(frozen=True)
class Sheet:
    """The whole table, and what its signs mean. Printed, it is plain lines."""

    title: str
    parts: Sequence[Part]
    legend: Sequence[tuple[str, str]] = ()  # a sign, its meaning

    def signs(self) -> list[tuple[str, str]]:
        """The legend of those signs that are on the table now."""
        console = Console(width=200, file=io.StringIO())
        with console.capture() as capture:
            console.print(self)
        shown = capture.get()
        return [(sign, meaning) for sign, meaning in self.legend if sign[0] in shown]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.title:
            yield Text(self.title, "bold")
        for part in self.parts:
            yield Text(part.title, "bold underline")
            yield Plain(Group(*part.body))


V = TypeVar("V")


@dataclass
class Drawing(Generic[V]):
    """What a table is drawn with: what the viewer sees, the words for it, and who looks at it."""

    labels: ClassVar[
        Mapping[str, Pair]
    ] = {}  # of the game's table, else `table.<key>` of its words
    view: V
    words: Words
    names: Sequence[str]  # of the players
    lang: str
    me: int | None = None

    def label(self, key: str, **values: object) -> str:
        if not self.labels:
            return self.words.text(Message(f"table.{key}", values), self.lang)
        return said(self.labels[key], self.lang).format(**values)

    def sheet(self, parts: Sequence[Part], legend: Iterable[tuple[str, Pair | str]]) -> Sheet:
        """The parts with the game's title; signs that all tables have are explained here, those of
        the game by a text, or by `sign.<key>` of its words."""
        own = [
            (sign, self.words.said(f"sign.{one}") if isinstance(one, str) else Said(*one))
            for sign, one in legend
        ]
        signs = [(TURN, DECIDES), *own, (RECONSTRUCTED_MARK.strip(), RECONSTRUCTED)]
        explained = [(sign, meaning.text(self.lang)) for sign, meaning in signs]
        return Sheet(self.words.label("title", self.lang), parts, explained)


class Plain:
    """Rich output with the invisible signs turned into spaces."""

    def __init__(self, content: RenderableType) -> None:
        self._content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self._content, options):
            yield Segment(readable(segment.text), segment.style, segment.control)


def readable(text: str) -> str:
    """A piece of output without the invisible signs."""
    begun = " " + text[1:] if text.startswith(DOT) else text.replace(f"\n{DOT}", "\n ")
    return begun.replace(LEAD, " ").replace(GLUE, " ").replace(DOT, "·")


def thing(
    text: str | Text, style: str = "", about: tuple[str, int] | None = None, /, **args: int
) -> Text:
    """Something one can point at. A string stays on one line, a Text breaks where it may."""
    marked = Text(LEAD) + (whole(text) if isinstance(text, str) else text)
    marked.stylize_before(style)
    marked.stylize(Style(meta={META: Thing(tuple(sorted(args.items())), about)}))
    return marked


def whole(text: str | Text) -> Text:
    """A text that stays on one line where it can."""
    named = Text(text) if isinstance(text, str) else text
    kept = Text(named.plain.replace(" ", GLUE), style=named.style, end=named.end)
    kept.spans = list(named.spans)
    return kept


def row(items: Iterable[Text], label: str = "") -> Text:
    """Things side by side, after what they are called together; a dash where there are none."""
    joined = Text(f" {DOT}").join(list(items))
    head = whole(Text(f"{label}:")) if label else Text("")
    return head + (joined if joined.plain else Text(" –", "dim"))


def beside(*texts: str | Text) -> Text:
    """Short texts in one line, none of them broken."""
    return Text("  ").join([whole(text) for text in texts if len(text)])


def meant(segment: Segment) -> Thing | None:
    """The thing that a piece of output belongs to."""
    found = segment.style.meta.get(META) if segment.style else None
    return found if isinstance(found, Thing) else None


def speaks_of(args: Mapping[str, int], thing: Thing) -> bool:
    """Whether a move with these values means the thing; `card2` is a card too."""
    said = {(name.rstrip("0123456789"), value) for name, value in args.items()}
    return bool(thing.args) and said.issuperset(thing.args)
