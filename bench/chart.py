"""The chart of the speed page: bars on a logarithmic scale, as an SVG picture."""

from dataclasses import dataclass
from html import escape
from math import log10

WIDTH, LEFT, RIGHT, BAR, GAP = 860, 250, 90, 15, 5
COLOURS = {
    "one core": "#8a6d3b",
    "all cores": "#c79a3e",
    "GPU, steps": "#2f7d6d",
    "GPU, whole games": "#1f5fa8",
    "others": "#8c8c8c",
}


@dataclass(frozen=True)
class Bar:
    label: str
    kind: str  # a key of COLOURS
    value: float


def short(value: float) -> str:
    """1.2 billion, 340 million, 12 thousand."""
    for size, word in ((1e9, "billion"), (1e6, "million"), (1e3, "thousand")):
        if value >= size:
            return f"{value / size:.3g} {word}"
    return f"{value:.3g}"


def tick(power: float) -> str:
    """A power of ten, short enough for the axis: 10 k, 1 M, 100 G."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if power >= size:
            return f"{power / size:.0f} {letter}"
    return f"{power:.0f}"


def chart(groups: list[list[Bar]], title: str) -> str:
    """Groups of bars, one below another; the scale is powers of ten."""
    bars = [bar for group in groups for bar in group]
    low = 10 ** int(log10(min(bar.value for bar in bars)))
    high = 10 ** (int(log10(max(bar.value for bar in bars))) + 1)
    span = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + span * log10(value / low) / log10(high / low)

    top = 58
    height = top + sum(len(group) * (BAR + GAP) + 12 for group in groups) + 26
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>',
        f'<text x="16" y="22" font-size="15" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    at = 16
    for kind, colour in COLOURS.items():
        out.append(f'<rect x="{at}" y="34" width="11" height="11" fill="{colour}"/>')
        out.append(f'<text x="{at + 16}" y="44" fill="#222">{kind}</text>')
        at += 34 + 7 * len(kind)
    power = low
    while power <= high:
        out.append(
            f'<line x1="{x(power):.1f}" x2="{x(power):.1f}" y1="{top - 4}" y2="{height - 24}" '
            'stroke="#ddd6c6"/>'
            f'<text x="{x(power):.1f}" y="{height - 8}" text-anchor="middle" fill="#555">'
            f"{tick(power)}</text>"
        )
        power *= 10
    y = top
    for group in groups:
        said = ""
        for bar in group:
            label, said = "" if bar.label == said else bar.label, bar.label
            out.append(
                f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end" fill="#222">'
                f"{escape(label)}</text>"
                f'<rect x="{LEFT}" y="{y}" width="{x(bar.value) - LEFT:.1f}" height="{BAR}" '
                f'fill="{COLOURS[bar.kind]}"/>'
                f'<text x="{x(bar.value) + 5:.1f}" y="{y + 12}" fill="#222">'
                f"{short(bar.value)}</text>"
            )
            y += BAR + GAP
        y += 12
    return "\n".join([*out, "</svg>"]) + "\n"
