"""The game in a minute: at one's first table of a game, and whenever one asks for it."""

import re
from itertools import cycle
from typing import Any

from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import SIZES as SCREENS
from browser.players import EXAMPLE, play_now, quick_table
from menagerie.core.registry import all_games
from menagerie.core.setup import usual_seats

SIZES = [SCREENS[name] for name in ("desk", "side", "small")]
# What does not fit: pictures or buttons cut off at the side, a button below the window.
CUT = """(dialog) => [...dialog.querySelectorAll('.pictures > *, button')]
  .filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect()
    return left < 0 || right > innerWidth || (one.tagName === 'BUTTON' && bottom > innerHeight)
  })
  .map((one) => one.outerHTML.slice(0, 80))"""


def told(page: Any, at: int) -> Any:
    expect(page.locator("dialog.minute .leaf")).to_have_attribute("data-page", str(at))


def test_it_is_shown_at_the_first_table_and_once(visit: Any) -> None:
    told_here = EXAMPLE.minute_at(usual_seats(EXAMPLE, {}), {})
    assert told_here is not None
    page = visit("Аня", lang="en", introduce=True)
    play_now(page, "en")
    dialog = page.locator("dialog.minute")
    expect(dialog).to_contain_text(told_here.goal.text.text("en"))
    page.keyboard.press("1")  # is not for the table below
    page.keyboard.press("ArrowRight")
    told(page, 1)
    page.keyboard.press("ArrowLeft")
    told(page, 0)
    assert findings(page) == []
    for number, (title, leaf) in enumerate(told_here.titled()):
        dialog.get_by_role("button", name=title.text("en")).click()
        told(page, number)
        for line in leaf.text.text("en").splitlines():
            expect(dialog).to_contain_text(line)
    dialog.get_by_role("button", name="Let’s play").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("button", name="One-minute intro").click()
    told(page, 0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    page.locator(".bar.mine").wait_for()
    quick_table(page, EXAMPLE.id)
    page.locator(".bar.mine").wait_for()
    expect(dialog).to_have_count(0)


def test_every_game_is_told_at_its_door_with_its_own_cards(visit: Any) -> None:
    page = visit("Аня")
    dialog = page.locator("dialog.minute")
    for game in all_games():
        minute = game.minute_at(usual_seats(game, {}), {})
        assert minute is not None
        page.set_viewport_size({"width": 1440, "height": 900})
        title = game.words.label("title", "ru")
        page.get_by_role("button", name=re.compile(f"За минуту.*{title}")).click()
        leaves = list(enumerate(minute))
        for (width, height), key in zip(SIZES, cycle(("ArrowRight", "ArrowLeft"))):
            page.set_viewport_size({"width": width, "height": height})
            for number, leaf in leaves:
                told(page, number)
                expect(dialog.locator(".pictures > *")).to_have_count(len(leaf.shows))
                assert dialog.evaluate(CUT) == [], f"{game.id} {number} at {width} × {height}"
                page.keyboard.press(key)
            leaves.reverse()  # from the last page back, from the first one forth
        assert dialog.locator(".card").count() > 0
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
