"""Lines of a table in a terminal, taken apart: plain pieces, and things one can point at."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from ..terminal import DOT, Plain, Thing, meant, readable

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
    """What a reader sees, blanks at the ends left out."""
    return "".join(piece.text for piece in pieces).strip()


def printed(one: RenderableType) -> str:
    """Anything else that Rich prints, as it stands in a terminal."""
    with _CONSOLE.capture() as capture:
        _CONSOLE.print(Plain(one))
    return capture.get().rstrip()
