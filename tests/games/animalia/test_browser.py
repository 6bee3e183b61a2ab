"""The table of Animalia in the browser: who may plan ahead, and cards as they are printed."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import MINE, new_table

INERT = 500  # milliseconds: a fresh prompt does nothing for a moment
PLANS = re.compile("Если дойдёт")


def people(visit: Any, names: list[str]) -> list[Any]:
    """A table with these people in all its seats, begun."""
    first = visit(names[0])
    address = new_table(first, seats=len(names))
    pages = [first]
    for name in names[1:]:
        page = visit(name)
        page.goto(address)
        page.get_by_role("button", name="Сесть сюда").first.click()
        expect(first.get_by_text(name)).to_be_visible()
        pages.append(page)
    first.get_by_role("button", name="Начать партию").click()
    for page in pages:
        page.locator(".shell").wait_for()
    return pages


def test_whoever_may_still_be_asked_can_plan(visit: Any) -> None:
    names = ["Аня", "Боря", "Вера"]
    pages = people(visit, names)
    asked = next(page for page in pages if page.locator(MINE).count())
    at = pages.index(asked)
    second, third = pages[(at + 1) % 3], pages[(at + 2) % 3]
    for page in (second, third):
        expect(page.get_by_role("button", name=PLANS)).to_have_count(2)
    third.wait_for_timeout(INERT)
    plan = third.get_by_role("button", name="Если дойдёт: взять")
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    for page in (asked, second):
        page.wait_for_timeout(INERT)
        page.get_by_role("button", name=re.compile("^(Передать|Не брать)")).click()
        expect(page.get_by_role("button", name=PLANS)).to_have_count(0)
    # The third has planned to take, and takes.
    taken = f"{names[(at + 2) % 3]} берёт"
    expect(second.locator(".side [role=log]")).to_contain_text(taken)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_cards_show_what_is_printed(visit: Any, site: str, phone: bool) -> None:
    with urllib.request.urlopen(f"{site}/api/games/animalia/words?lang=ru") as answer:
        words = json.load(answer)
    page = visit("Аня", phone=phone)
    new_table(page, seats=2, bots=1)
    page.get_by_role("button", name="Начать партию").click()
    page.locator(MINE).wait_for()
    corners = {
        words["names"]["card"][card]: "" if stars == 0 else f"{stars}".replace("-", "−")
        for card, stars in enumerate(one["stars"] for one in words["printed"]["cards"])
    }
    shown = page.locator(".shell .card:has(.title):visible")
    expect(shown.first).to_be_visible()
    for one in shown.all():
        title = one.locator(".title").text_content()
        corner = one.locator(".corner").all_inner_texts()
        assert "".join(corner).removesuffix("★") == corners[title]
        assert one.locator(".guess").count() == int(title == "Сова")
    assert findings(page) == []
