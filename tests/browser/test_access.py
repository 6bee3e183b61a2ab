"""Every page, both themes: no serious finding of axe-core, and nothing wider than a small phone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.axe import COLOURS, findings
from browser.players import EXAMPLE, drawer, new_table, play_now, play_to_the_end, set_theme, settle


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_serious_finding(visit: Any, phone: bool) -> None:
    page = visit("Аня", phone=phone)
    home = page.url.split("#")[0]
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        settle(page)
        found[name] = findings(page)
        set_theme(page, "dark")
        settle(page)
        found[f"{name}, dark"] = findings(page, *COLOURS)
        set_theme(page, "light")

    page.locator(".cabinet article").first.wait_for()
    look("home")
    for name, path in (
        ("new", f"#/new/{EXAMPLE.id}"),
        ("rules", f"#/rules/{EXAMPLE.id}"),
        ("settings", "#/settings"),
        ("missing", "#/nowhere"),
    ):
        page.goto(home + path)
        page.locator("h1").first.wait_for()
        look(name)
    new_table(page, seats=3, bots=1)
    page.get_by_role("img", name="QR-код").wait_for()
    look("lobby")
    page.goto(home + "#/")
    play_now(page)
    page.locator(".bar.mine").wait_for()
    look("table")
    for name in ("Журнал", "Чат", "Правила", "Стол"):
        drawer(page, name)
        look(f"drawer {name}")
        page.keyboard.press("Escape")
    play_to_the_end([page], seed=4)
    page.get_by_role("dialog", name="Итог партии").wait_for()
    look("score")
    page.get_by_role("dialog").get_by_role("link", name="Посмотреть запись").click()
    page.locator(".replay").wait_for()
    look("replay")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_nothing_is_wider_than_the_window(visit: Any) -> None:
    page = visit("Аня")
    home = page.url.split("#")[0]

    def look(name: str) -> None:
        for width in (320, 768, 1024):
            page.set_viewport_size({"width": width, "height": 700})
            settle(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)

    for path in ("#/", f"#/new/{EXAMPLE.id}", f"#/rules/{EXAMPLE.id}", "#/settings"):
        page.goto(home + path)
        page.locator("h1").first.wait_for()
        look(path)
    page.goto(home + "#/")
    play_now(page)
    page.locator(".bar.mine").wait_for()
    look("table")
