"""The home page: what waits for me comes first, and how my games ended."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.players import EXAMPLE
from browser.staging import asked, over, played_until

MINE = re.compile("^Мои партии$")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_my_turn_stands_above_the_games(visit: Any, seat_at: Any, site: str, phone: bool) -> None:
    page = visit("Аня", None, phone=phone)
    seat_at(played_until(asked, EXAMPLE, 3), page, bot=None)
    address = page.url
    page.goto(f"{site}/#/")
    due = page.get_by_role("link", name=re.compile("Ваш ход.*Боря и Вера"))
    expect(due).to_be_in_viewport(ratio=1)
    games = page.locator(".cabinet")
    assert due.bounding_box()["y"] + due.bounding_box()["height"] <= games.bounding_box()["y"]
    due.click()
    page.wait_for_url(address)


def test_a_finished_game_says_where_i_came_in(visit: Any, seat_at: Any, site: str) -> None:
    def came_in(place: int) -> Any:
        return lambda match: over(match) and match.places[0] == place

    page = visit("Аня", None)
    for place in (1, 2):
        seat_at(played_until(came_in(place), EXAMPLE, 3), page)
    page.goto(f"{site}/#/")
    rows = page.locator("section", has=page.get_by_role("heading", name=MINE)).locator("li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("2-е место из 3")
    expect(rows.nth(1)).to_contain_text("победа")
