"""A whole game of Brutal Kingdom against bots, by clicking, on every screen and under axe-core."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import SIZES, faults
from browser.players import play_against_bots, settle, until_over

BUTTONS = ".bar.mine .buttons button:not([disabled])"
# The sheet of the result stays open: it may have come after the look at the table.
PUT_AWAY = """() => document.querySelector('.overbar')
  || document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"""
LIFTED = ".bar.mine .buttons button:has-text('Сыграть')"
TARGETS = "button.card.lit, .shell .cover, .shell .one.lit"


def decide(page: Any, rng: random.Random) -> bool:
    """One press of what is lit or offered. A private sheet is put away first."""
    if page.get_by_role("dialog").count():
        page.evaluate(PUT_AWAY)
        return True
    buttons, targets = page.locator(BUTTONS), page.locator(TARGETS)
    lit = [one for one in (buttons, targets) if one.count()]
    if not lit:
        return False
    # A lifted card is played three times out of four, else another one is lifted.
    chosen = lit[0] if rng.random() < 0.75 else lit[-1]
    try:
        chosen.nth(rng.randrange(max(1, chosen.count()))).evaluate("n => n.click()", timeout=2000)
    except Exception:  # the table has moved on under the finger
        return False
    return True


def look_at_every_size(page: Any) -> None:
    """The question, its buttons and the own hand are there at every size, whole and apart."""
    before = page.viewport_size
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert faults(page) == [], (width, height)
    page.set_viewport_size(before)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_against_bots(visit: Any, phone: bool) -> None:
    page = visit("Аня", phone=phone, theme="dark" if phone else "light")
    play_against_bots(page, "brutal_kingdom", 4)
    page.locator(".bar.mine").wait_for()
    # Passing: the question and its answers agree.
    expect(page.locator(".pass .option button")).to_have_count(2)
    expect(page.locator(".bar .sentence")).to_contain_text("Какую карту оставить?")
    for button in page.locator(BUTTONS).all():
        expect(button).to_contain_text("Оставить:")
    look_at_every_size(page)
    assert findings(page) == []
    page.locator(".whom").click()
    expect(page.get_by_role("dialog")).to_contain_text("Палач")
    assert findings(page) == []
    page.keyboard.press("Escape")

    rng = random.Random(5)
    looked: set[str] = set()

    def press() -> bool:
        once("lifted", LIFTED, a_card_is_lifted)
        once("fallen", ".place .turn", a_fall_is_seen)
        once("naming", ".naming .grid", lambda: look_at_every_size(page))
        return decide(page, rng)

    def once(moment: str, sign: str, look: Any) -> None:
        if moment not in looked and page.locator(sign).count():
            looked.add(moment)
            look()

    def a_card_is_lifted() -> None:
        # Two steps: what it means is told, and nothing has been played.
        expect(page.locator(".bar.mine .buttons button").first).to_contain_text("Сыграть")
        look_at_every_size(page)
        assert findings(page) == []

    def a_fall_is_seen() -> None:
        # Everybody knows what lies there: the back says so, and so does its name.
        fallen = page.locator(".place .turn .back").first
        assert re.search(r"^\d+ .+, лицом вниз$", fallen.get_attribute("aria-label") or "")

    until_over([page], press)
    assert {"lifted", "fallen"} <= looked
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    # The court's own score pad agrees with the explained points. The sheet holds another table,
    # folded away, as soon as the game is analysed.
    totals = [int(text) for text in sheet.locator(".pad td:last-child").all_inner_texts()]
    said = [
        int(re.sub(r"\D", "", text)) for text in sheet.locator(".line .points").all_inner_texts()
    ]
    assert totals == said
