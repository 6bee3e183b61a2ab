"""A whole game of Vivarium against bots, by pressing what the table lights up."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import SIZES, faults
from browser.players import play_against_bots, speak, until_over

LOOKED = ".now .seen button.card.lit"
PLANS = ".now .way:not([aria-disabled=true])"
TILES = ".tile.lit"
CARDS = ".cell button.card.lit"
BUTTONS = ".bar.mine .buttons button:not([disabled])"


# Words that leave their card or their button, and cards and prices that leave the screen.
SPILT = """() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent)
  const said = (one) => one.getAttribute('aria-label') ?? one.textContent.trim()
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  const inside = (one, around) =>
    within(one.getBoundingClientRect(), one.closest(around).getBoundingClientRect())
  return [
    ...shown('.cell, .edge b, .price, .gain, .race').filter((one) => !inside(one, '.shell')),
    ...shown('.cell .title, .cell .effect').filter((one) => !inside(one, '.paper')),
    ...shown('.way .deal, .way .where').filter(
      (one) => !inside(one, '.way') || !inside(one, '.now'),
    ),
  ].map((one) => `${one.className} ${said(one)}`)
}"""


def step(page: Any, rng: random.Random) -> bool:
    """One press, if something is asked: a card, one of its plans, a domino or a button."""
    if not page.locator(".bar.mine").count():
        return False
    # A plan that is offered is taken more often than not.
    for wanted in rng.sample([LOOKED, PLANS, BUTTONS, CARDS, CARDS, TILES], 6):
        found = page.locator(f"{wanted}:visible")
        n = found.count()
        if not n:
            continue
        try:
            found.nth(rng.randrange(n)).evaluate("node => node.click()", timeout=2000)
        except Exception:  # the table has moved on under the finger
            return False
        return True
    return False


@pytest.mark.parametrize(
    ("seats", "phone", "theme"), [(2, False, "light"), (4, True, "dark")], ids=["two", "four-phone"]
)
def test_a_person_plays_against_bots_to_the_score_sheet(
    visit: Any, seats: int, phone: bool, theme: str
) -> None:
    page = visit("Аня", phone=phone, theme=theme)
    play_against_bots(page, "vivarium", seats)
    page.locator(".bar.mine").wait_for()
    # The way from a card: press it, and the plans say what to give, what it costs and brings.
    page.locator(CARDS).first.click()
    way = page.locator(f"{PLANS}:visible").first
    expect(way.locator(".cost")).to_contain_text(re.compile(r"[+−]\d|0"))
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert findings(page) == []
    rng = random.Random(seats)
    until_over([page], lambda: step(page, rng))
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    # The pad adds up for everybody, and is the result.
    rows = sheet.locator("table.pad tbody tr")
    columns = [[int(x) for x in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert len(columns) == 5
    assert [sum(part) for part in zip(*columns[:4], strict=True)] == columns[4]
    assert sorted(columns[4], reverse=True) == columns[4]
    assert len(columns[4]) == seats
    # A contract opens to the cards that counted.
    mine = sheet.locator("details.who-all[open] li").first
    mine.locator("summary").click()
    expect(mine.locator(".groups")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_chosen_card_and_the_ways_to_it_fit_every_screen(visit: Any, seats: int) -> None:
    page = visit("Аня", theme="dark" if seats == 2 else "light")
    play_against_bots(page, "vivarium", seats)
    for lang in ("ru", "en"):
        speak(page, lang)
        page.locator(".bar.mine").wait_for()
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".cell:visible")).to_have_count(16)
            # The last one has words to say.
            page.locator(CARDS).last.evaluate("node => node.click()")
            page.locator(f"{PLANS}:visible").first.wait_for()
            assert (faults(page), page.evaluate(SPILT)) == ([], []), f"{lang} {size}"
            # From the dominoes to the card, where both lie side by side.
            roomy = width > 960 and height >= 560
            expect(page.locator(".journal path.row")).to_have_count(int(roomy))
            page.keyboard.press("Escape")
