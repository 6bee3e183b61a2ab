"""Figures as HTML with inline SVG: shapes stretch with the page, words stay words."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from menagerie.core.charts import Bars, Chart, Columns, Grid, Listing, figure
from menagerie.core.text import LANGUAGES, Text

MOST_COLUMNS = 120  # of a histogram: more numbers share a column
LINES = 4  # at most, that say how high its columns are
UNSEEN = 0.002  # of the highest column: lower ones at the ends are left out
PLACE = "figure-"  # before the number of a figure
SHADES = 9  # of a grid, the middle one is zero


class Pen:
    """Writes in one language, or in all of them at once: the page then shows one."""

    def __init__(self, langs: Sequence[str] = LANGUAGES) -> None:
        self.langs = langs

    def say(self, text: Text) -> str:
        """Words, for all languages of the page."""
        told = {lang: escape(text.text(lang)) for lang in self.langs}
        if len(set(told.values())) == 1:
            return next(iter(told.values()))
        return "".join(f'<span class="{lang}" lang="{lang}">{told[lang]}</span>' for lang in told)

    def aloud(self, text: Text) -> str:
        """For attributes, which have one language only."""
        return escape(text.text(self.langs[-1]), quote=True)

    def draw(self, chart: Chart, number: int | None = None) -> str:
        """A figure; those of a page have numbers, by which its list of contents finds them."""
        match chart:
            case Bars():
                body = self._bars(chart)
            case Columns():
                body = self._columns(chart)
            case Grid():
                body = self._grid(chart)
            case Listing():
                body = self._listing(chart)
        about = f"<p>{self.say(chart.about)}</p>" if any(chart.about) else ""
        name = "" if number is None else f' id="{PLACE}{number}"'
        return f"<section{name}><h2>{self.say(chart.title)}</h2>{about}{body}</section>"

    # Bars

    def _bars(self, chart: Bars) -> str:
        low = min([0.0, *(bar.value for bar in chart.bars)])
        high = max([0.0, *(bar.value for bar in chart.bars)])
        span = high - low or 1.0
        rows = []
        for bar in chart.bars:
            start, end = sorted((0.0, bar.value))
            x, width = (start - low) / span * 100, (end - start) / span * 100
            kind = "less" if bar.value < 0 else "more"
            shape = f'<rect class="{kind}" x="{x:.2f}" y="0" width="{width:.2f}" height="1"/>'
            told = self.say(bar.told)
            note = f'<span class="note">{self.say(bar.note)}</span>' if any(bar.note) else ""
            rows.append(
                f'<li><span class="label">{self.say(bar.label)}</span>'
                f"{_stretched(100, 1, shape)}"
                f'<span class="told">{told}{note}</span></li>'
            )
        return f'<ol class="bars">{"".join(rows)}</ol>'

    # Columns

    def _columns(self, chart: Columns) -> str:
        first, counts = seen(chart.first, [one.counts for one in chart.series])
        n = max(map(len, counts))
        width = nice(ceil(n / MOST_COLUMNS))
        start = first // width * width
        places = (first + n - 1 - start) // width + 1
        shapes, keys = [], []
        wholes = [sum(one.counts) or 1.0 for one in chart.series]
        parts = [
            shares(part, whole, first - start, width, places)
            for part, whole in zip(counts, wholes, strict=True)
        ]
        top = max(max(part) for part in parts) or 1.0
        for index, (one, part) in enumerate(zip(chart.series, parts, strict=True)):
            inset = 0.05 + 0.2 * index
            shapes += [
                f'<rect class="s{index}" x="{k + inset:.2f}" y="{100 - 100 * c / top:.2f}" '
                f'width="{1 - 2 * inset:.2f}" height="{100 * c / top:.2f}"/>'
                for k, c in enumerate(part)
                if c
            ]
            keys.append(f'<span class="key s{index}">{self.say(one.label)}</span>')
        step = nice(places * width / 8)
        ticks = [
            f'<span style="left:{(tick - start + width / 2) / (places * width) * 100:.2f}%">'
            f"{'−' if tick < 0 else ''}{abs(tick)}</span>"
            for tick in range(-(-start // step) * step, start + places * width, step)
        ]
        legend = f'<div class="keys">{"".join(keys)}</div>' if len(keys) > 1 else ""
        lines, heights = self._heights(top, places)
        plot = _stretched(places, 100, lines + "".join(shapes))
        label = self.aloud(chart.title)
        return (
            f'{legend}<div class="columns" role="img" aria-label="{label}">'
            f'<div class="plot">{plot}{heights}</div>'
            f'<div class="ticks">{"".join(ticks)}</div>'
            f'<div class="unit">{self.say(chart.unit)}</div></div>'
        )

    def _heights(self, top: float, places: int) -> tuple[str, str]:
        """Lines across the columns, and the shares that they stand for."""
        step = nice(top * 10_000 / LINES)  # hundredths of a percent
        form = ".0%" if step % 100 == 0 else ".1%" if step % 10 == 0 else ".2%"
        marks = [k * step / 10_000 for k in range(1, int(top * 10_000 / step) + 1)]
        lines = "".join(f"M0 {100 - 100 * mark / top:.2f}H{places}" for mark in marks)
        told = "".join(
            f'<span class="height" style="bottom:{100 * mark / top:.2f}%">'
            f"{self.say(figure(mark, form))}</span>"
            for mark in marks
        )
        return f'<path class="lines" d="{lines}"/>', told

    # Grids

    def _grid(self, chart: Grid) -> str:
        n = len(chart.labels)
        cells = [(i, j, chart.values[i][j]) for i in range(n) for j in range(i)]
        most = max(abs(value) for _i, _j, value in cells) or 1.0
        paths: list[list[str]] = [[] for _ in range(SHADES)]
        for i, j, value in cells:
            # The square root shows more of what is small.
            bent = (abs(value) / most) ** 0.5 * (1 if value > 0 else -1)
            shade = round((bent + 1) / 2 * (SHADES - 1))
            paths[shade].append(f"M{j} {i}h1v1h-1z")
        middle = SHADES // 2
        shapes = "".join(
            f'<path class="{"below" if shade < middle else "above"}" '
            f'fill-opacity="{abs(shade - middle) / middle:.2f}" d="{"".join(path)}"/>'
            for shade, path in enumerate(paths)
            if path and shade != middle
        )
        names = "".join(
            f'<text class="{lang}" x="{k + 0.3}" y="{k + 0.8}">{escape(label.text(lang))}</text>'
            for lang in self.langs
            for k, label in enumerate(chart.labels)
        )
        keys = "".join(
            f'<span class="key {side}">{self.say(figure(value, "+.1f"))}</span>'
            for side, value in (("below", -most), ("above", most))
        )
        return (
            f'<div class="keys">{keys}</div><div class="wide">'
            f'<svg class="grid" viewBox="0 0 {n + 12} {n}" role="img" '
            f'aria-label="{self.aloud(chart.title)}">{shapes}{names}</svg></div>'
        )

    # Tables

    def _listing(self, chart: Listing) -> str:
        head = "".join(f"<th>{self.say(cell)}</th>" for cell in chart.head)
        rows = "".join(
            f"<tr>{''.join(f'<td>{self.say(cell)}</td>' for cell in row)}</tr>"
            for row in chart.rows
        )
        return f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'


def _stretched(width: float, height: float, shapes: str) -> str:
    """A drawing that fills whatever room it gets."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none" aria-hidden="true">'
        f"{shapes}</svg>"
    )


def nice(least: float) -> int:
    """The next whole number that people count by: 1, 2, 5, 10, 20 …"""
    if least <= 1:
        return 1
    power = 10 ** floor(log10(least))
    return int(next(step * power for step in (1, 2, 5, 10) if step * power >= least))


def seen(first: int, series: Sequence[Sequence[float]]) -> tuple[int, list[Sequence[float]]]:
    """Where the numbers begin that one can see, and their counts: long thin ends are left out."""
    least = [UNSEEN * max(counts, default=0) for counts in series]
    met = [
        k
        for counts, low in zip(series, least, strict=True)
        for k, n in enumerate(counts)
        if n > low
    ]
    if not met:
        return first, list(series)
    start, end = min(met), max(met) + 1
    return first + start, [counts[start:end] for counts in series]


def shares(
    counts: Sequence[float], whole: float, skipped: int, width: int, places: int
) -> list[float]:
    """Each column's share of the whole; `width` neighbouring numbers share one."""
    sums = [0.0] * places
    for k, count in enumerate(counts):
        sums[(k + skipped) // width] += count / whole
    return sums
