"""Pictures of notebooks in a browser: drawn, within their width, readable in both themes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from browser.axe import COLOURS, findings
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.usefixtures("faces")
WIDTHS = (900, 390)
# Cards whose figure or painted scene is missing, and what is wider than the page.
EMPTY = """() => [...document.querySelectorAll('.mg-card')].filter((card) => {
  const uses = [...card.querySelectorAll('use')]
  const drawn = uses.every((use) => document.getElementById(use.getAttribute('href').slice(1)))
  const scene = getComputedStyle(card.querySelector('.scene')).backgroundImage
  return !uses.length || !drawn || !scene.startsWith('url(') || card.offsetHeight < 40
}).length"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def played(game: Game, moves: int) -> Match:
    match = Match(game, min(3, max(game.playable_seats())), seed=3)
    chance = random.Random(3)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal_ids(seat)))
    return match


def test_they_are_drawn_and_readable(chromium: Browser) -> None:
    page = chromium.new_page()
    for game, lang in zip(all_games(), ("ru", "en") * len(all_games()), strict=False):
        match = played(game, 25)
        for dark in (False, True):
            html = match.picture(match.waiting[0], lang).page(dark)
            score = match.score_lines(0).picture(lang)._repr_html_()
            page.set_content(html.replace("</html>", f"{score}</html>"))
            assert page.evaluate(EMPTY) == 0
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 800})
                assert page.evaluate(WIDER) <= 0
            assert findings(page, *(COLOURS if dark else ())) == []
    page.close()
