"""How a net learned: numbers over time, and a picture of them."""

from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass, fields
from html import escape

from menagerie.core.text import Text

WIDTH, HEIGHT, GAP, TOP = 260, 120, 50, 50


LINE = Text(
    "{seconds:6.0f} с  {millions:8.1f} млн  {speed:6.2f} млн/с  очки {points:7.2f}  "
    "против соперников {standing:+.3f}  неожиданность {surprise:.4f}  энтропия {entropy:.3f}",
    "{seconds:6.0f} s  {millions:8.1f} M  {speed:6.2f} M/s  points {points:7.2f}  "
    "against rivals {standing:+.3f}  surprise {surprise:.4f}  entropy {entropy:.3f}",
)
LOST = Text("  потеряно {lost:.1%}", "  lost {lost:.1%}")


@dataclass(frozen=True)
class Point:
    """How things stood at one moment."""

    seconds: float
    decisions: float
    points: float  # of a seat at the end of a game
    standing: float  # what it got against earlier selves, from −1 to 1
    surprise: float  # squared error of what it expected
    entropy: float  # of its choices
    lost: float = 0.0  # the share of samples that said nothing: their numbers were not finite

    def line(self, lang: str = "en") -> str:
        """For the terminal and the log."""
        said = LINE.text(lang).format(
            millions=self.decisions / 1e6,
            speed=self.decisions / max(self.seconds, 1e-9) / 1e6,
            **asdict(self),
        )
        return said + (LOST.text(lang).format(lost=self.lost) if self.lost else "")


PANELS = {
    "points": "points of a seat",
    "standing": "against rivals",
    "surprise": "surprise",
    "entropy": "entropy of choices",
}


def as_rows(points: Sequence[Point]) -> list[tuple[float, ...]]:
    return [astuple(point) for point in points]


def picture(title: str, points: Sequence[Point]) -> str:
    """An SVG with one small curve for each number."""
    places = [field.name for field in fields(Point)]
    panels = [
        _panel(k, label, [(p.seconds, as_rows([p])[0][places.index(name)]) for p in points])
        for k, (name, label) in enumerate(PANELS.items())
    ]
    wide, high = 2 * (WIDTH + GAP) + GAP, TOP + 2 * (HEIGHT + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="sans-serif" font-size="11" fill="#444">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>'
        f'<text x="{GAP}" y="24" font-size="13">{escape(title)}</text>{"".join(panels)}</svg>\n'
    )


def _panel(number: int, label: str, line: Sequence[tuple[float, float]]) -> str:
    left = GAP + (number % 2) * (WIDTH + GAP)
    top = TOP + (number // 2) * (HEIGHT + GAP)
    end = max((x for x, _ in line), default=0.0) or 1.0
    low, high = min((y for _, y in line), default=0.0), max((y for _, y in line), default=1.0)
    span = (high - low) or 1.0
    path = " ".join(
        f"{left + WIDTH * x / end:.1f},{top + HEIGHT * (1 - (y - low) / span):.1f}" for x, y in line
    )
    return (
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#ddd"/>'
        f'<text x="{left}" y="{top - 6}">{escape(label)}</text>'
        f'<text x="{left - 4}" y="{top + 9}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{left - 4}" y="{top + HEIGHT}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{left + WIDTH}" y="{top + HEIGHT + 14}" text-anchor="end">{end:.0f} s</text>'
        f'<polyline points="{path}" fill="none" stroke="#2a7" stroke-width="1.5"/>'
    )
