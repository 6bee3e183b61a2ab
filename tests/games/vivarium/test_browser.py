"""A whole game of Vivarium against bots, by pressing what the table lights up."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import play_against_bots, until_over

LOOKED = ".plans .seen button.card.lit"
PLANS = ".plans .chip:not([aria-disabled=true])"
TILES = ".own .tile.lit"
CARDS = ".cell button.card.lit"
BUTTONS = ".bar.mine .buttons button:not([disabled])"


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
    # The way from a card: press it, and the plans say what to give and what it costs.
    page.locator(CARDS).first.click()
    expect(page.locator(f"{PLANS}:visible").first).to_be_visible()
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
