"""A study of a game: bots play, everything worth knowing is counted, and a page tells it."""

from collections.abc import Callable
from html import escape
from pathlib import Path

from menagerie.core.charts import Page
from menagerie.core.setup import Setup
from menagerie.core.text import LANGUAGES, Text
from menagerie.data.recording import Recorder

from .counting import Basics
from .drawing import PLACE, Pen
from .parts import Counted, counted

WHO = {
    "random": Text(
        "Боты ходят наугад: так видно, что даёт сама игра, без чьего-либо умения.",
        "Bots move at random: what shows is the game itself, without anybody's skill.",
    ),
    "greedy": Text(
        "Боты смотрят на ход вперёд, в двух мирах, которые для них возможны.",
        "Bots look one move ahead, in two worlds that they cannot rule out.",
    ),
}


def study(
    setup: Setup,
    games: int,
    player: str,
    threads: int | None = None,
    report: Callable[[int], None] | None = None,
) -> Page:
    """Play so many games and count what every study counts and what the game declares."""
    basics = Basics(setup)
    subjects: list[Counted] = [basics, *(counted(part, setup) for part in setup.game.study)]
    for recorded in Recorder(setup, player).in_chunks(games, threads):
        for subject in subjects:
            subject.add(recorded)
        if report:
            report(recorded.games)
    charts = [chart for subject in subjects for chart in subject.charts()]
    return Page(_title(setup), _about(setup, games, player), charts)


def _title(setup: Setup) -> Text:
    return Text.of(setup.game.words.said("title"))


def _about(setup: Setup, games: int, player: str) -> Text:
    who, seed = WHO[player], setup.seed
    spelt = f"{games:,}".replace(",", "\u202f")
    command = (
        f"menagerie study {setup.game.id} --seats {setup.seats} --games {games} --bot {player}"
    )
    return Text(
        f"Партий: {spelt}, игроков: {setup.seats}. {who.ru} Повторить: {command} --seed {seed}",
        f"{spelt} games of {setup.seats}. {who.en} To repeat it: {command} --seed {seed}",
    )


FOLDER = Path(__file__).parent
OTHER_THEME = Text("Светлая или тёмная", "Light or dark")
OWN_NAMES = {"ru": "Русский", "en": "English"}


def _part(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def page_html(page: Page, lang: str) -> str:
    """The whole page, in all languages. It opens in the reader's own; without scripts, in this."""
    pen = Pen()
    buttons = "".join(
        f'<button type="button" data-speak="{one}" aria-pressed="{str(one == lang).lower()}" '
        f'lang="{one}">{OWN_NAMES[one]}</button>'
        for one in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{lang}" data-lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(page.title.text(lang))}</title>
<style>
{_part("page.css")}{_part("figures.css")}</style>
</head>
<body>
<main>
<header>{buttons}<button type="button" data-turn>{pen.say(OTHER_THEME)}</button></header>
<h1>{pen.say(page.title)}</h1>
<p>{pen.say(page.about)}</p>
<nav><ol>{_contents(page, pen)}</ol></nav>
{_figures(page, pen)}
</main>
<script>
{_part("page.js")}</script>
</body>
</html>
"""


def fragment_html(page: Page, lang: str) -> str:
    """Only the figures, in one language, for a page that has a frame of its own."""
    return f"<style>\n{_part('figures.css')}</style>\n{_figures(page, Pen((lang,)))}\n"


def _contents(page: Page, pen: Pen) -> str:
    return "".join(
        f'<li><a href="#{PLACE}{number}">{pen.say(chart.title)}</a></li>'
        for number, chart in enumerate(page.charts)
    )


def _figures(page: Page, pen: Pen) -> str:
    figures = "\n".join(pen.draw(chart, number) for number, chart in enumerate(page.charts))
    return f'<div class="study">\n{figures}\n</div>'
