"""Animal Kingdoms in the browser: a lifted card, every screen, and the end of games by pressing
what the table lights up. Tables are opened at moments that were looked for."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import LAYOUTS
from browser.players import MINE, play_to_the_end, play_until, ready_to_press
from browser.staging import asked, may, over, played_until, shortly_before
from menagerie import Match
from menagerie.games.animal_kingdoms import GAME

CARDS = ".own button.card.lit"
# What the next press may be: a target for the lifted card or a prepared button first, then a card.
LIT = (
    ".kingdom.lit .cover",
    f"{MINE} .buttons .btn.primary",
    CARDS,
    f"{MINE} .buttons .btn",
)


# What is wrong with the picture: something of mine outside the window, two things on top of each
# other, words that do not fit where they stand.
FAULTS = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const box = (node) => node.getBoundingClientRect()
  const faults = []
  const within = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const node of all('.own button.card, .bar .buttons .btn, .bar .sentence'))
    if (!within(box(node), screen)) faults.push(['outside', node.className])
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const apart = ['.own button.card, .bar .buttons .btn', '.kingdom',
    '.kingdom h3, .kingdom .tokens', '.kingdom .decree, .kingdom .result, .kingdom .facts']
  for (const group of apart)
    all(group).forEach((a, i, rest) => {
      for (const b of rest.slice(i + 1))
        if (over(box(a), box(b))) faults.push(['overlap', a.className, b.className])
    })
  for (const node of all('.decree .words .text, .result .head, .result .tail'))
    if (!within(box(node), box(node.closest('.decree, .result'))))
      faults.push(['cut', node.textContent])
  if (document.documentElement.scrollWidth > innerWidth) faults.push(['sideways'])
  return faults
}"""


def look_at_every_size(page: Any) -> None:
    for width, height in LAYOUTS.values():
        page.set_viewport_size({"width": width, "height": height})
        rows = width < 880 or height < 560
        expect(page.locator(".realm.compact")).to_have_count(int(rows))
        expect(page.locator(".kingdom .decree .words")).to_have_count(5)
        assert page.evaluate(FAULTS) == [], (width, height)


def one_card_stays(match: Match) -> bool:
    """The first seat plays a card; some card may go nowhere, and some not everywhere."""
    if not may("card")(match):
        return False
    hand = match.view(0)["hand"]
    held = [card["playable"] for card in hand]
    first = next((card for card in hand if card["playable"]), None)
    return not all(held) and first is not None and not all(k["legal"] for k in first["kingdoms"])


def second_age(match: Match) -> bool:
    return bool(match.view(0)["age"] == 2)


def test_a_lifted_card_says_what_would_follow(visit: Any, seat_at: Any) -> None:
    """Of every kingdom, or why it may not go there; Esc puts it back."""
    page = visit("Аня", None)
    seat_at(played_until(one_card_stays, GAME, 3), page)
    ready_to_press(page)
    expect(page.locator(".kingdom")).to_have_count(5)
    page.mouse.move(5, 5)  # off the cards: the first Esc would close a card's sheet
    card = page.locator(CARDS).first
    card.evaluate("node => node.click()")
    lit, refused = page.locator(".kingdom.lit"), page.locator(".kingdom.refused")
    expect(lit.first).to_be_visible()
    assert refused.count() > 0
    assert lit.count() + refused.count() == 5
    for text in lit.locator(".result").all_inner_texts():
        assert "в конце эпохи" in text or "или" in text, text
    for text in refused.locator(".result .head").all_inner_texts():
        assert text.strip()
    look_at_every_size(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    expect(page.locator(".kingdom.lit")).to_have_count(0)
    # A refusal is said once, in the bar.
    page.locator(".own button.card:not(.lit)").first.evaluate("node => node.click()")
    expect(page.locator(f"{MINE} .note.bad")).to_be_visible()
    # Kingdom first: it asks for the card.
    page.locator(".kingdom .cover").first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    assert findings(page) == []


def test_the_points_of_an_age_come_after_its_count(visit: Any, seat_at: Any) -> None:
    page = visit("Anna", None, delivered=True)
    seat_at(shortly_before(second_age, GAME, 3, decisions=1), page)
    play_until(".ageend", [page], lit=LIT)
    totals = page.locator(".wealth .points b")
    assert set(totals.all_inner_texts()) == {"…"}
    expect(page.locator(".bar").get_by_text("… · +2×1")).to_be_visible()
    expect(page.locator(".veil.hides .ageend")).to_be_visible()
    page.locator(".ageend").get_by_role("button", name="Got it").wait_for()
    expect(page.locator(".veil.hides")).to_have_count(0)
    assert all(total.isdecimal() for total in totals.all_inner_texts())


@pytest.mark.walk
def test_an_age_is_told_and_a_game_ends_on_the_score_sheet(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None)
    seat_at(shortly_before(second_age, GAME, 3, decisions=1), page)
    play_until(".ageend", [page], lit=LIT)
    seat_at(shortly_before(over, GAME, 3, decisions=4), page)
    play_to_the_end([page], lit=LIT)
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(3)
    assert findings(page) == []


@pytest.mark.walk
def test_alone_against_the_upstart_on_a_phone(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None, theme="dark", phone=True)
    seat_at(played_until(may("card"), GAME, 1), page)
    page.locator(MINE).wait_for()
    expect(page.locator(".upstart")).to_be_visible()
    # A row unfolds at a tap, and asks for a card.
    page.locator(".kingdom .cover").nth(2).evaluate("node => node.click()")
    expect(page.locator(".kingdom.open.chosen .more")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".kingdom .cover").nth(2).evaluate("node => node.click()")
    expect(page.locator(".kingdom.open")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(CARDS).first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.lit").first).to_be_visible()
    assert page.evaluate(FAULTS) == []
    assert findings(page) == []

    seat_at(shortly_before(over, GAME, 1, decisions=4), page)
    play_to_the_end([page], lit=LIT)
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(2)


def test_no_sheet_repeats_what_the_card_says(visit: Any, seat_at: Any) -> None:
    """Beasts of middle ranks have no words: the sheet would tell their type and rank again."""

    def plain_in_hand(match: Any) -> bool:
        if not asked(match):
            return False
        short = match.game.words.short["card"]
        return any(not short[one["card"]][1] for one in match.view(0)["hand"])

    page = visit("Аня", None)
    seat_at(played_until(plain_in_hand, GAME, 3), page, bot=None)
    ready_to_press(page)
    page.locator(".own button.card:not(:has(.effect))").first.hover()
    page.wait_for_timeout(600)
    expect(page.locator(".float")).to_have_count(0)
