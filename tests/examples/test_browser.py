"""A game without a table of its own in the browser: the generic one serves."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import MINE, play_to_the_end
from browser.staging import over, shortly_before
from goofspiel import GAME
from menagerie import Match


def test_an_installed_game_is_on_the_home_page(visit: Any) -> None:
    page = visit("Аня")
    plate = page.locator("article", has=page.get_by_role("heading", name="Гуфшпиль"))
    expect(plate).to_contain_text("Тайные ставки")
    plate.get_by_role("link", name="Правила").click()
    expect(page.locator("h1")).to_contain_text("Гуфшпиль")


@pytest.mark.walk
@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_generic_table_is_played_by_what_it_lights_up(
    visit: Any, seat_at: Any, theme: str, phone: bool
) -> None:
    page = visit("Аня", None, theme=theme, phone=phone)
    seat_at(Match(GAME, 3, seed=1), page)
    expect(page.locator(MINE)).to_contain_text("Что поставить?")
    hand = page.locator(".own").get_by_role("group", name="Рука")
    expect(hand.get_by_role("button")).to_have_count(13)
    # The same cards lie elsewhere too: only those of one's own hand are bid.
    expect(page.locator(".generic button")).to_have_count(0)
    expect(page.get_by_role("group", name="На кону").locator(".thing")).to_have_count(1)
    if not phone:  # there a rival is looked at by pressing on the name
        expect(page.locator(".shell dl", has_text="Рука")).to_have_count(2)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    hand.get_by_role("button", name="Поставить К", exact=True).click()
    expect(hand.get_by_role("button")).to_have_count(12)
    page.keyboard.press("ArrowRight")  # the keyboard walks among what may be chosen
    page.keyboard.press("Enter")
    expect(hand.get_by_role("button")).to_have_count(11)
    seat_at(shortly_before(over, GAME, 3, decisions=3), page)
    play_to_the_end([page], lit=(".own button.lit:not([disabled])",))
    expect(page.get_by_role("dialog", name="Итог партии")).to_be_visible()
