"""Every page, both themes: no serious finding of axe-core, and nothing wider than a small phone. On
a phone the theme is the dark one alone: colours are the same everywhere."""

from typing import Any

import pytest

from browser.axe import COLOURS, findings
from browser.players import EXAMPLE, drawer, new_table, play_to_the_end, set_theme, settle
from browser.staging import over, shortly_before
from menagerie import Match


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_serious_finding_and_nothing_wider_than_the_window(
    visit: Any, seat_at: Any, phone: bool
) -> None:
    page = visit("Аня", phone=phone, theme="dark" if phone else "light")
    home = page.url.split("#")[0]
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        settle(page)
        found[name] = findings(page)
        if phone:
            return
        set_theme(page, "dark")
        settle(page)
        found[f"{name}, dark"] = findings(page, *COLOURS)
        set_theme(page, "light")

    def look_at_widths(name: str) -> None:
        look(name)
        if phone:  # once is enough
            return
        before = page.viewport_size
        for width in (320, 768, 1024):
            page.set_viewport_size({"width": width, "height": 700})
            settle(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        page.set_viewport_size(before)

    page.locator(".cabinet article").first.wait_for()
    look_at_widths("home")
    for name, path in (
        ("new", f"#/new/{EXAMPLE.id}"),
        ("rules", f"#/rules/{EXAMPLE.id}"),
        ("settings", "#/settings"),
        ("missing", "#/nowhere"),
    ):
        page.goto(home + path)
        page.locator("h1").first.wait_for()
        look_at_widths(name)
    new_table(page, seats=3, bots=1)
    page.get_by_role("img", name="QR-код").wait_for()
    look("lobby")
    seat_at(Match(EXAMPLE, 3, seed=1), page)
    page.locator(".bar.mine").wait_for()
    look_at_widths("table")
    for name in ("Журнал", "Чат", "Правила", "Стол"):
        drawer(page, name)
        look(f"drawer {name}")
        page.keyboard.press("Escape")
    seat_at(shortly_before(over, EXAMPLE, 3, decisions=1), page)
    play_to_the_end([page])
    page.get_by_role("dialog", name="Итог партии").wait_for()
    look("score")
    page.get_by_role("dialog").get_by_role("link", name="Посмотреть запись").click()
    page.locator(".replay").wait_for()
    look("replay")
    assert {name: list_ for name, list_ in found.items() if list_} == {}
