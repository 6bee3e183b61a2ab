"""One page that needs nothing else: no file, no network, no server."""

from html import escape
from pathlib import Path

from menagerie.core.charts import Page
from menagerie.core.text import LANGUAGES, Text

from .drawing import PLACE, Pen

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
