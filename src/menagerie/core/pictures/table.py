"""The table of a game as a picture, from the same sheet that the terminal prints.

What the sheet calls by its name and the game has a face for is shown as that card; other things and
sentences stay words. So every game shows itself that can be played in a terminal.
"""

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..terminal import DOT, Part, Plain, Sheet, Thing, meant, readable
from ..words import list_of
from .painter import Painter
from .picture import scrolling

_CONSOLE = Console(file=io.StringIO(), color_system=None, width=79)


@dataclass(frozen=True)
class Piece:
    """Some text of one kind; a thing keeps what it means."""

    text: str
    thing: Thing | None = None
    dim: bool = False
    bold: bool = False


Line = list[list[Piece]]  # items beside each other, each of some pieces


def lines_of(text: Text | str) -> list[Line]:
    """The lines of a text, each with its items."""
    lines: list[Line] = [[[]]]
    for piece in _merged(Text(text) if isinstance(text, str) else text):
        for n, part in enumerate(piece.text.split("\n")):
            if n:
                lines.append([[]])
            for k, one in enumerate(part.split(DOT)):
                if k:
                    lines[-1].append([])
                if shown := readable(one):
                    lines[-1][-1].append(Piece(shown, piece.thing, piece.dim, piece.bold))
    return lines


def _merged(text: Text) -> Iterator[Piece]:
    """Pieces as they are meant: a thing in several styles is one."""
    last: Piece | None = None
    for segment in text.render(_CONSOLE):
        style = segment.style
        dim, bold = bool(style and style.dim), bool(style and style.bold)
        piece = Piece(segment.text, meant(segment), dim, bold)
        if last is not None and last.thing is not None and last.thing == piece.thing:
            last = Piece(last.text + piece.text, last.thing, last.dim, last.bold)
            continue
        if last is not None:
            yield last
        last = piece
    if last is not None:
        yield last


def plain(pieces: Sequence[Piece]) -> str:
    """Return the text that a reader sees, without blanks at its ends."""
    return "".join(piece.text for piece in pieces).strip()


def printed(one: RenderableType) -> str:
    """Anything else that Rich prints, as it stands in a terminal."""
    with _CONSOLE.capture() as capture:
        _CONSOLE.print(Plain(one))
    return capture.get().rstrip()


GAP = re.compile(r"\s{2,}")  # between facts beside each other
WIDE = " \u2003"  # how it is written
NOTHING = "– "
CLOSING = ").,;: "  # what says nothing by itself


def sheet_html(painter: Painter, sheet: Sheet) -> str:
    """All parts of a table, and what its signs mean."""
    parts = "".join(part_html(painter, part) for part in sheet.parts)
    signs = "".join(f"<li><b>{escape(a)}</b> {escape(b)}</li>" for a, b in sheet.signs())
    return parts + (f'<ul class="mg-legend">{signs}</ul>' if signs else "")


def part_html(painter: Painter, part: Part) -> str:
    body = _Part(painter, part.told).blocks(part.body)
    look = "mg-part" + " mg-own" * part.own + " mg-told" * part.told
    return (
        f'<section class="{look}"><h4>{escape(part.title)}</h4>'
        f'<div class="mg-body">{body}</div></section>'
    )


class _Part:
    """Translates what Rich prints; where things are told of and lie elsewhere, they stay words."""

    def __init__(self, painter: Painter, told: bool) -> None:
        self.painter, self.told = painter, told

    def blocks(self, body: Iterable[RenderableType]) -> str:
        """One below the other; what follows the name of a player belongs to it."""
        found: list[str] = []
        players: list[str] = []
        for one in body:
            if _begins_with_player(one):
                players.append("")
            if players:
                players[-1] += self.block(one)
            else:
                found.append(self.block(one))
        blocks = [f'<div class="mg-player">{player}</div>' for player in players]
        return "".join(found + blocks)

    def block(self, one: RenderableType) -> str:
        if isinstance(one, Padding):
            return f'<div class="mg-in">{self.block(one.renderable)}</div>'
        if isinstance(one, Table):
            return self.table(one)
        if isinstance(one, Text | str):
            return "".join(map(self.line, lines_of(one)))
        return f"<pre>{escape(printed(one))}</pre>"

    # Lines

    def line(self, line: Line) -> str:
        """Words, or cards with what they are called together before them."""
        row = _Row()
        for item in line:
            marks = [k for k, piece in enumerate(item) if self.shown(piece)]
            row.say(self.words(item[: marks[0]] if marks else item), begins=bool(marks))
            for k, end in zip(marks, [*marks, len(item)][1:], strict=True):
                after = item[k + 1 : end]
                if end < len(item):  # what stands between two cards belongs to both
                    row.show(self.card(item[k]))
                    row.say(self.words(after))
                else:
                    caption, rest = _caption(after)
                    row.show(self.card(item[k], caption))
                    row.say(self.words(rest))
        return row.html()

    def shown(self, piece: Piece) -> tuple[str, int] | None:
        """The component whose face stands for a thing: it is called by its name."""
        if piece.thing is None or self.told:
            return None
        for kind, number in _means(piece.thing):
            if self.painter.draws(kind, number):
                name = self.painter.words.name(kind, number, self.painter.lang)
                if name in piece.text:
                    return kind, number
        return None

    def card(self, piece: Piece, caption: str = "") -> str:
        """A face, with what its thing says beside the name and beside what the face says."""
        found = self.shown(piece)
        assert found is not None
        kind, number = found
        name = self.painter.words.name(kind, number, self.painter.lang)
        face = self.painter.card(kind, number)
        # Signs before the name tell how it lies, which one sees.
        more = [w for w in piece.text.partition(name)[2].split() if f">{w}<" not in face]
        return self.painter.card(kind, number, " ".join([*more, caption]).strip(), piece.dim)

    def words(self, pieces: Sequence[Piece]) -> str:
        return "".join(map(self.word, pieces)).strip()

    def word(self, piece: Piece) -> str:
        text = GAP.sub(WIDE, escape(piece.text))
        seat = dict(piece.thing.args).get("seat") if piece.thing else None
        if seat is not None:
            return f' <b class="mg-seat" style="--seat:var(--p{seat % 7})">{text.strip()}</b>'
        if piece.bold and text.strip():
            return f"<b>{text}</b>"
        return f'<span class="mg-quiet">{text}</span>' if piece.dim and text.strip() else text

    # Tables

    def table(self, table: Table) -> str:
        """Rows that are about one card each: the cards, with the rest below them or in a table."""
        rows = list(zip(*(list(column.cells) for column in table.columns), strict=True))
        alone = [[self.alone(cell) for cell in row] for row in rows]
        columns = {k for row in alone for k, card in enumerate(row) if card}
        if len(columns) != 1:
            board = {k for row in rows for k, cell in enumerate(row) if self.cards_in(cell)}
            return self.cells(table, rows, "mg-board" if len(board) > 1 else "")
        (at,) = columns
        if not table.show_header:
            return self.captioned(rows, alone, at)
        cards = "".join(self.card(card) for row in alone if (card := row[at]))
        in_words = _Part(self.painter, told=True)
        return f'<div class="mg-row">{cards}</div>{in_words.cells(table, rows)}'

    def alone(self, cell: RenderableType) -> Piece | None:
        """The card that is all there is in a cell."""
        pieces = _pieces(cell)
        return pieces[0] if len(pieces) == 1 and self.shown(pieces[0]) else None

    def cards_in(self, cell: RenderableType) -> bool:
        return any(self.shown(piece) for piece in _pieces(cell))

    def captioned(
        self, rows: Sequence[Sequence[RenderableType]], alone: list[list[Piece | None]], at: int
    ) -> str:
        cards = []
        for row, found in zip(rows, alone, strict=True):
            notes = [_plain(cell).strip(NOTHING) for k, cell in enumerate(row) if k != at]
            card = found[at]
            if card is not None:
                cards.append(self.card(card, " · ".join(filter(None, notes))))
        return f'<div class="mg-row">{"".join(cards)}</div>'

    def cells(self, table: Table, rows: Sequence[Sequence[RenderableType]], look: str = "") -> str:
        right = [' class="mg-right"' if c.justify == "right" else "" for c in table.columns]
        head = ""
        if table.show_header:
            titles = [escape(_plain(column.header)) for column in table.columns]
            head = "".join(f"<th{r}>{t}</th>" for r, t in zip(right, titles, strict=True))
            head = f"<thead><tr>{head}</tr></thead>"
        body = ""
        for row in rows:
            cells = zip(right, row, strict=True)
            body += "<tr>" + "".join(f"<td{r}>{self.block(c)}</td>" for r, c in cells) + "</tr>"
        return scrolling(f'<table class="mg-table {look}">{head}<tbody>{body}</tbody></table>')


class _Row:
    """Cards beside each other, with words before, between and after them."""

    def __init__(self) -> None:
        self._done: list[str] = []
        self._label: list[str] = []
        self._row: list[str] = []

    def say(self, words: str, begins: bool = False) -> None:
        """Words; those that begin something come before the cards that follow them."""
        if not words.strip(CLOSING):
            return
        if begins and self._row:
            self._end()
        if self._row:
            self._row.append(f'<span class="mg-rest">{words}</span>')
        else:
            self._label.append(words)

    def show(self, card: str) -> None:
        self._row.append(card)

    def _end(self) -> None:
        text = _closed(" · ".join(self._label))
        facts, _, label = text.rpartition(WIDE) if self._row else (text, "", "")
        self._done += [f'<p class="mg-line">{facts}</p>'] if facts else []
        if self._row:
            called = f'<p class="mg-line">{label}</p>' if label else ""
            cards = f'<div class="mg-row">{"".join(self._row)}</div>'
            self._done.append(f'<div class="mg-group">{called}{cards}</div>')
        self._label, self._row = [], []

    def html(self) -> str:
        self._end()
        return "".join(self._done)


def _closed(text: str) -> str:
    """Without a bracket that would be closed after the cards."""
    return text if text.count("(") <= text.count(")") else text.replace(" (", " · ", 1)


def _begins_with_player(line: RenderableType) -> bool:
    pieces = [piece for piece in _pieces(line) if any(map(str.isalnum, piece.text))]
    thing = pieces[0].thing if pieces else None
    return thing is not None and "seat" in dict(thing.args)


def _pieces(cell: RenderableType) -> list[Piece]:
    if not isinstance(cell, Text):
        return []
    return [p for line in lines_of(cell) for item in line for p in item if p.text.strip()]


def _plain(cell: RenderableType) -> str:
    assert isinstance(cell, Text | str)
    return " ".join(plain(item) for line in lines_of(cell) for item in line)


def _means(thing: Thing) -> list[tuple[str, int]]:
    """The components a thing may stand for; `card2` is a card too."""
    args = [(list_of(name), value) for name, value in thing.args]
    return [thing.about, *args] if thing.about else args


def _caption(pieces: Sequence[Piece]) -> tuple[str, list[Piece]]:
    """What belongs to a card, and what comes after a gap."""
    text = "".join(piece.text for piece in pieces)
    near, gap, _ = text.partition("  ")
    after: list[Piece] = []
    if gap:
        left = len(near) + len(gap)
        for piece in pieces:
            cut = max(0, min(len(piece.text), left))
            left -= cut
            if cut < len(piece.text):
                after.append(Piece(piece.text[cut:], piece.thing, piece.dim, piece.bold))
    return (near.strip() if near.strip(CLOSING) else ""), after
