"""Brutal Kingdom in the browser: every kind of moment on every screen and under axe-core, and the
end of a game by clicking. Tables are opened at moments that were looked for."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import LAYOUTS, faults
from browser.players import play_to_the_end, play_until, ready_to_press, settle
from browser.staging import asked, may, over, played_until, shortly_before
from menagerie import Match
from menagerie.games.brutal_kingdom import GAME

BUTTONS = ".bar.mine .buttons button:not([disabled])"
# A lifted card is played three times out of four, else another one is lifted.
LIT = (BUTTONS, BUTTONS, BUTTONS, "button.card.lit, .shell .cover, .shell .one.lit")


def one_has_fallen(match: Match) -> bool:
    """The first seat plays a card, and a card of somebody lies face down."""
    fallen = any(any(player["down"]) for player in match.view(0)["players"])
    return fallen and bool(may("play")(match))


def look_at_every_size(page: Any) -> None:
    """The question, its buttons and the own hand are there at every size, whole and apart."""
    before = page.viewport_size
    for width, height in LAYOUTS.values():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert faults(page) == [], (width, height)
    page.set_viewport_size(before)


def test_passing(visit: Any, seat_at: Any) -> None:
    """The question and its answers agree."""
    page = visit("Аня", None)
    seat_at(played_until(asked, GAME, 4), page)
    page.locator(".bar.mine").wait_for()
    expect(page.locator(".pass .option button")).to_have_count(2)
    expect(page.locator(".bar .sentence")).to_contain_text("Какую карту оставить?")
    for button in page.locator(BUTTONS).all():
        expect(button).to_contain_text("Оставить:")
    look_at_every_size(page)
    assert findings(page) == []
    page.locator(".whom").click()
    expect(page.get_by_role("dialog")).to_contain_text("Палач")
    assert findings(page) == []


def test_playing_and_naming(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None, phone=True, theme="dark")
    seat_at(played_until(one_has_fallen, GAME, 4), page)
    # Everybody knows what lies there: the back says so, and so does its name.
    fallen = page.locator(".place .turn .back").first
    expect(fallen).to_have_attribute("aria-label", re.compile(r"^\d+ .+, лицом вниз$"))
    # Two steps: what a lifted card means is told, and nothing has been played.
    ready_to_press(page)
    page.locator(".own button.card.lit").first.click()
    expect(page.locator(".bar.mine .buttons button").first).to_contain_text("Сыграть")
    look_at_every_size(page)
    assert findings(page) == []

    seat_at(played_until(may("name"), GAME, 4), page)
    page.locator(".naming .grid").wait_for()
    look_at_every_size(page)


def second_chapter(match: Match) -> bool:
    return bool(match.view(0)["chapter"] == 2)


def test_what_a_chapter_has_brought_is_told_until_it_is_put_away(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None)
    seat_at(shortly_before(second_chapter, GAME, 4, decisions=1), page)
    play_until(".chapterend", [page], lit=LIT)
    sheet = page.locator(".chapterend")
    expect(sheet.locator("tbody th")).to_have_count(4)
    expect(sheet.locator("tbody .laid")).to_have_count(16)
    assert findings(page) == []
    for width, height in LAYOUTS.values():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        sheet.get_by_role("button").click(trial=True)  # in sight, and under nothing
    sheet.get_by_role("button").click()
    expect(sheet).to_have_count(0)


# What can be seen of a panel beyond it.
BEYOND = """() => [...document.querySelectorAll('.seat')].flatMap((seat) =>
  [...seat.querySelectorAll('.things *')].filter(
    (node) => !node.closest('.hidden') && getComputedStyle(node).clipPath === 'none' &&
      node.getBoundingClientRect().right > seat.getBoundingClientRect().right + 1,
  ).map((node) => node.className))"""


def test_who_watches_four_players_sees_panels_that_keep_to_their_frames(
    visit: Any, seat_at: Any
) -> None:
    page, watching = visit("Аня", None), visit("Зоя", None)
    seat_at(played_until(lambda match: match.view(0)["chapter"] == 3, GAME, 4), page, bot=None)
    watching.goto(page.url)
    expect(watching.locator(".seat")).to_have_count(4)
    settle(watching)
    assert watching.evaluate(BEYOND) == []


@pytest.mark.walk
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_to_the_score_sheet(visit: Any, seat_at: Any, phone: bool) -> None:
    page = visit("Аня", None, phone=phone, theme="dark" if phone else "light")
    seat_at(shortly_before(over, GAME, 4, decisions=3), page)
    play_to_the_end([page], lit=LIT)
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    # The court's own score pad agrees with the explained points. The sheet holds another table,
    # folded away, as soon as the game is analysed.
    totals = [int(text) for text in sheet.locator(".pad td:last-child").all_inner_texts()]
    said = [
        int(re.sub(r"\D", "", text)) for text in sheet.locator(".line .points").all_inner_texts()
    ]
    assert totals == said
