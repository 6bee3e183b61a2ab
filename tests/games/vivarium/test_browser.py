"""Vivarium in the browser: against bots to the score sheet, by pressing what the table lights up,
and a chosen card on every screen. Tables are opened at moments that were looked for."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import LAYOUTS, faults
from browser.players import MINE, play_to_the_end, ready_to_press, settle, speak
from browser.staging import asked, over, played_until, shortly_before
from menagerie import Match
from menagerie.core.words import RECONSTRUCTED
from menagerie.games.vivarium import GAME

CARDS = ".cell button.card.lit"
PLANS = ".now .way:not([aria-disabled=true])"
# Creatures to choose from and plans that are offered come before buttons, cards and dominoes.
LIT = (
    *3 * (".now .seen button.card.lit",),
    *3 * (PLANS,),
    f"{MINE} .buttons button:not([disabled])",
    CARDS,
    ".tile.lit",
)


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


def from_round(number: int) -> Any:
    """The first seat chooses what to swap, in this round."""

    def met(match: Match) -> bool:
        if not asked(match):
            return False
        view = match.view(0)
        return bool(view["round"] == number and view["phase"] == "swap")

    return met


@pytest.mark.walk
@pytest.mark.parametrize(
    ("seats", "first", "phone", "theme"),
    [(2, 1, False, "light"), (4, 6, True, "dark")],
    ids=["two", "four-phone"],
)
def test_a_person_plays_against_bots_to_the_score_sheet(
    visit: Any, seat_at: Any, seats: int, first: int, phone: bool, theme: str
) -> None:
    page = visit("Аня", None, phone=phone, theme=theme)
    seat_at(played_until(from_round(first), GAME, seats), page)
    ready_to_press(page)
    # The way from a card: press it, and the plans say what to give, what it costs and brings.
    page.locator(CARDS).first.click()
    way = page.locator(f"{PLANS}:visible").first
    expect(way.locator(".cost")).to_contain_text(re.compile(r"[+−]\d|0"))
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert findings(page) == []
    seat_at(shortly_before(over, GAME, seats, decisions=3), page)
    play_to_the_end([page], lit=LIT)
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
    settle(page)
    assert findings(page) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_chosen_card_and_the_ways_to_it_fit_every_screen(
    visit: Any, seat_at: Any, seats: int
) -> None:
    page = visit("Аня", None, theme="dark" if seats == 2 else "light")
    seat_at(played_until(from_round(4), GAME, seats), page)
    for lang in ("ru", "en"):
        if lang == "en":
            speak(page, lang)
        ready_to_press(page)
        for size, (width, height) in LAYOUTS.items():
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            height_before = page.locator(".near").bounding_box()["height"]
            # The last one has words to say.
            page.locator(CARDS).last.evaluate("node => node.click()")
            page.locator(f"{PLANS}:visible").first.wait_for()
            assert (faults(page), page.evaluate(SPILT)) == ([], []), f"{lang} {size}"
            assert page.locator(".near").bounding_box()["height"] == height_before, f"{lang} {size}"
            # From the dominoes to the card, where both lie side by side.
            roomy = width > 960 and height >= 560
            expect(page.locator(".journal path.row")).to_have_count(int(roomy))
            page.keyboard.press("Escape")


def test_only_an_enlarged_card_says_that_it_is_reconstructed(visit: Any, seat_at: Any) -> None:
    """Most cards are; a mark on each would be noise."""
    page = visit("Аня", None)
    match = played_until(from_round(2), GAME, 3)
    seat_at(match, page)
    ready_to_press(page)
    expect(page.locator(".shell .guess")).to_have_count(0)
    guessed = GAME.words.reconstructed["card"]
    cell = next(one["cell"] for one in match.view(0)["board"] if one["card"] in guessed)
    page.locator(f'[data-cell="{cell}"] .card').press("i")
    expect(page.locator(".pinned .guess")).to_be_visible()
    expect(page.locator(".pinned")).to_contain_text(RECONSTRUCTED.ru)
