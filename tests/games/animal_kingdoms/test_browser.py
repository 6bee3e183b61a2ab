"""Animal Kingdoms in the browser: whole games by pressing what the table lights up."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from browser.axe import findings
from browser.players import MINE, play_against_bots, until_over

PRIMARY = f"{MINE} .buttons .btn.primary"
TARGETS = ".kingdom.lit .cover"
CARDS = ".own button.card.lit"


# Notes every scene that comes up, also between two looks of the test.
WATCH = """() => {
  window.scenes = new Set()
  const on = (name) => document.querySelector("." + name)
  const look = () => ["battle", "ageend", "upstart"].filter(on).forEach((name) => scenes.add(name))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  look()
}"""


def press(page: Any, selector: str, rng: random.Random) -> bool:
    found = page.locator(selector)
    n = found.count()
    if not n:
        return False
    try:
        found.nth(rng.randrange(n)).evaluate("node => node.click()", timeout=2000)
    except Exception:  # the table has moved on under the finger
        return False
    return True


def play_on(page: Any, rng: random.Random) -> None:
    """One tap: a target for the lifted card, a prepared button, a card, or another button."""
    if not page.locator(MINE).count() or press(page, TARGETS, rng) or press(page, PRIMARY, rng):
        return
    buttons = f"{MINE} .buttons .btn:not(.danger)"
    choices = [CARDS] * 8 + [f"{MINE} .buttons .btn.danger", buttons]
    if not press(page, rng.choice(choices), rng):
        press(page, CARDS, rng) or press(page, f"{MINE} .buttons .btn", rng)


def play_to_the_end(page: Any, seed: int) -> set[str]:
    """Returns which scenes were on the table on the way, however short."""
    rng = random.Random(seed)
    page.evaluate(WATCH)

    def tap() -> bool:
        play_on(page, rng)
        return False  # a breath after every tap: the server may be slower than the finger

    until_over([page], tap)
    return set(page.evaluate("[...scenes]"))


def test_a_person_plays_a_whole_game_against_bots(visit: Any) -> None:
    page = visit("Аня")
    play_against_bots(page, "animal_kingdoms", seats=3)
    page.locator(MINE).wait_for()
    expect(page.locator(".kingdom")).to_have_count(5)

    # A lifted card says of every kingdom whether it may go there; Esc puts it back.
    page.mouse.move(5, 5)  # off the cards: the first Esc would close a card's sheet
    card = page.locator(CARDS).first
    card.evaluate("node => node.click()")
    expect(page.locator(".kingdom.lit").first).to_be_visible()
    lit, refused = page.locator(".kingdom.lit").count(), page.locator(".kingdom.refused").count()
    assert lit + refused == 5
    page.keyboard.press("Escape")
    expect(page.locator(".kingdom.lit")).to_have_count(0)
    # Kingdom first: it asks for the card.
    page.locator(".kingdom .cover").first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    assert findings(page) == []

    seen = play_to_the_end(page, seed=5)
    assert "ageend" in seen
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(3)
    assert findings(page) == []


def test_a_person_plays_alone_against_the_upstart_on_a_phone(visit: Any) -> None:
    page = visit("Аня", theme="dark", phone=True)
    play_against_bots(page, "animal_kingdoms", seats=1)
    page.locator(MINE).wait_for()
    expect(page.locator(".upstart")).to_be_visible()
    # A row unfolds at a tap.
    page.locator(".kingdom .fold").nth(2).evaluate("node => node.click()")
    expect(page.locator(".kingdom.open .decree")).to_be_visible()
    page.locator(CARDS).first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.lit").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert findings(page) == []

    play_to_the_end(page, seed=3)
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(2)
