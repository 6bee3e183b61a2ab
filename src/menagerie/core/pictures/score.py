"""A score as a tree of reasons, with the cards that they are about."""

from collections.abc import Iterable, Sequence
from html import escape

from ..game import Game
from ..text import Text
from ..words import ScoreLine, list_of, plural
from .painter import Painter
from .picture import Picture

POINTS = Text("очко|очка|очков", "point|points")


class ScoreTree(list[ScoreLine]):
    """The lines of a score, of a seat or of nobody's hand. A notebook shows them with their sum."""

    def __init__(self, lines: Iterable[ScoreLine], game: Game, seat: int | None = None) -> None:
        super().__init__(lines)
        self.game, self.seat = game, seat

    @property
    def points(self) -> int:
        return sum(line.points for line in self)

    def picture(self, lang: str | None = None, names: Sequence[str] | None = None) -> Picture:
        painter = self.game.painter(lang)
        points = plural(painter.lang, self.points, POINTS.text(painter.lang).split("|"))
        head = f"{_number(self.points)} {points}"
        if self.seat is not None:
            head = f"{painter.words.name('seat', self.seat, painter.lang, names)}: {head}"
        body = f'<p class="mg-total">{escape(head)}</p>{_branches(painter, self)}'
        return painter.picture(head, body)

    def _repr_html_(self) -> str:
        return self.picture()._repr_html_()


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _branches(painter: Painter, lines: Sequence[ScoreLine]) -> str:
    return f'<ul class="mg-tree">{"".join(_branch(painter, line) for line in lines)}</ul>'


def _branch(painter: Painter, line: ScoreLine) -> str:
    tone = "good" if line.points > 0 else "bad" if line.points < 0 else "none"
    sign = "+" if line.points > 0 else ""
    text = escape(painter.words.text(line, painter.lang))
    parts = _branches(painter, line.parts) if line.parts else ""
    return (
        f'<li><div class="mg-reason"><b class="mg-{tone}">{sign}{_number(line.points)}</b>'
        f"{_face(painter, line)}<span>{text}</span></div>{parts}</li>"
    )


def _face(painter: Painter, line: ScoreLine) -> str:
    """The card that a line is about, if it is about one."""
    for key, value in line.args.items():
        kind = list_of(key)
        if isinstance(value, int) and painter.draws(kind, value):
            return painter.card(kind, value, size="mg-tiny")
    return ""
