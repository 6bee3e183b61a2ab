"""A tournament as a picture: ratings with their intervals, points, and who beats whom."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from menagerie.bots import BOTS
from menagerie.core.charts import figure
from menagerie.core.game import Game
from menagerie.core.pictures.picture import Picture, scrolling
from menagerie.core.text import Text

from .ratings import Rating

FACTS = {
    "seats": Text("{n} {n:место|места|мест}", "{n} {n:seat|seats}"),
    "deals": Text("{n} {n:раздача|раздачи|раздач}", "{n} {n:deal|deals}"),
    "games": Text("{n} {n:партия|партии|партий}", "{n} {n:game|games}"),
}
HEADS = (
    Text("бот", "bot"),
    Text("рейтинг Эло", "Elo rating"),
    Text("", ""),
    Text("95 %", "95 %"),
    Text("очки", "points"),
    Text("первых мест", "first places"),
)
BEATS = Text(
    "Доля очков, взятых строкой у столбца",
    "Share of the points that the row wins against the column",
)
MARGIN = 0.04  # of the scale, left free at both ends


def standings(
    game: Game,
    facts: Mapping[str, int],
    ratings: Sequence[Rating],
    scores: Mapping[str, Mapping[str, Any]],
    cross: Mapping[str, Mapping[str, Mapping[str, float]]],
    lang: str | None,
) -> Picture:
    """All that a tournament says, best first."""
    painter = game.painter(lang)
    lang = painter.lang
    title = game.words.label("title", lang)
    told = " · ".join(
        game.words.filled(FACTS[key].text(lang), {"n": n}, lang) for key, n in facts.items()
    )
    names = {row.bot: called(row.bot, lang) for row in ratings}
    body = (
        f'<header><h3>{escape(title)}</h3><p class="mg-facts">{escape(told)}</p></header>'
        + _table(ratings, names, scores, lang)
        + _cross([row.bot for row in ratings], names, cross, lang)
    )
    return painter.picture(f"{title}, {told}", body)


def called(bot: str, lang: str) -> str:
    """What people call a bot; one of somebody's own by the end of its address."""
    return BOTS[bot].title.text(lang) if bot in BOTS else bot.rpartition("/")[2]


def _table(
    ratings: Sequence[Rating],
    names: Mapping[str, str],
    scores: Mapping[str, Mapping[str, Any]],
    lang: str,
) -> str:
    low, high = min(row.low for row in ratings), max(row.high for row in ratings)
    width = max(high - low, 1.0)
    low, width = low - MARGIN * width, (1 + 2 * MARGIN) * width
    head = "".join(f"<th>{one.text(lang)}</th>" for one in HEADS)
    rows = ""
    for row in ratings:
        left, at, right, zero = (
            100 * (value - low) / width for value in (row.low, row.rating, row.high, 0.0)
        )
        cells = (
            f"<b>{escape(names[row.bot])}</b>",
            _whisker(left, at, right, zero),
            f"<b>{figure(row.rating, '.0f').text(lang)}</b>",
            f"{figure(row.low, '.0f').text(lang)} … {figure(row.high, '.0f').text(lang)}",
            figure(scores[row.bot]["points"], ".1f").text(lang),
            figure(scores[row.bot]["first"], ".0%").text(lang),
        )
        rows += "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    table = f'<table class="mg-table mg-standings"><thead><tr>{head}</tr></thead>'
    return scrolling(f"{table}<tbody>{rows}</tbody></table>")


def _whisker(low: float, rating: float, high: float, zero: float) -> str:
    """Where a rating lies between the lowest and the highest of all."""
    line = '<line x1="{0:.1f}" x2="{1:.1f}" y1="{2}" y2="{3}"{4}/>'
    middle = line.format(zero, zero, 0, 1, "") if 0 <= zero <= 100 else ""
    return (
        '<svg class="mg-whisker" viewBox="0 0 100 1" preserveAspectRatio="none" role="img">'
        + middle
        + line.format(low, high, 0.5, 0.5, ' class="mg-span"')
        + line.format(rating, rating, 0.5, 0.5, ' class="mg-dot"')
        + "</svg>"
    )


def _cross(
    bots: Sequence[str],
    names: Mapping[str, str],
    cross: Mapping[str, Mapping[str, Mapping[str, float]]],
    lang: str,
) -> str:
    head = "".join(f"<th>{escape(names[bot])}</th>" for bot in bots)
    rows = ""
    for bot in bots:
        cells = ""
        for rival in bots:
            met = cross.get(bot, {}).get(rival)
            cells += _share(met["share"], lang) if met else "<td></td>"
        rows += f"<tr><td><b>{escape(names[bot])}</b></td>{cells}</tr>"
    table = f'<table class="mg-table mg-cross"><thead><tr><th></th>{head}</tr></thead>'
    return (
        f'<section class="mg-part"><h4>{BEATS.text(lang)}</h4>'
        + scrolling(f"{table}<tbody>{rows}</tbody></table>")
        + "</section>"
    )


def _share(share: float, lang: str) -> str:
    style = f'class="mg-share" style="--share:{100 * share:.0f}"'
    return f"<td {style}>{figure(share, '.0%').text(lang)}</td>"
