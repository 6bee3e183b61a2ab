"""Every game on every screen, in both languages and themes: measured, not looked at."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import SIZES, card_faults, faults
from browser.players import EXAMPLE, MINE, is_over, quick_table, set_theme, settle, speak, step
from menagerie.core.registry import all_games

GAMES = [game.id for game in all_games() if game.id != EXAMPLE.id] + [EXAMPLE.id]
THEMES = ("light", "dark")
ACCESSIBLE = ("desk", "phone")  # where axe-core looks, too: on others the same stands elsewhere
DECISIONS = 10  # made before the table is looked at again


def play(page: Any, decisions: int, rng: random.Random) -> None:
    """Some decisions, and the next one is asked for."""
    for _ in range(40 * decisions):
        if is_over(page) or decisions == 0:
            break
        if step(page, rng):
            decisions -= 1
        page.wait_for_timeout(25)
    expect(page.locator(f"{MINE}, .overbar")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_and_can_be_pressed(visit: Any, game: str) -> None:
    page = visit("Аня")
    quick_table(page, game)
    found = {}
    for moment in range(2):
        for lang in ("ru", "en"):
            speak(page, lang)
            expect(page.locator(f"{MINE}, .overbar")).to_be_visible()
            theme = THEMES[(moment + (lang == "en")) % 2]  # each language in both, one a moment
            set_theme(page, theme)
            for name, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                wrong = faults(page)
                if moment == 1 and name in ACCESSIBLE:
                    wrong += findings(page)
                if wrong:
                    found[f"{moment} {lang} {theme} {name}"] = wrong
        if moment == 0:
            play(page, DECISIONS, random.Random(game))
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_room_for_its_words(visit: Any, game: str) -> None:
    page = visit("Аня", f"/cards/{game}?sizes")
    found = {}
    for lang in ("ru", "en"):
        speak(page, lang)
        page.locator("[data-ready=true]").wait_for()
        settle(page)
        found[lang] = card_faults(page)
    assert found == {"ru": [], "en": []}
