"""Pages that could not be loaded say why, and trying again tries again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Route, expect

from browser.serving import Running, visiting
from menagerie.core.registry import all_games
from server.harness import PUBLIC

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def limited(built: None, chromium: Browser, tmp_path: Path) -> Any:
    """A page of a public server that lets an address open one table in ten minutes."""
    running = Running(tmp_path, creations=[1, 600], **PUBLIC)
    with visiting(chromium, running.server.http, name="Аня", lang="en") as page:
        yield page
    running.stop()


def test_trying_again_asks_the_network_again(site: str, chromium: Browser) -> None:
    page = chromium.new_page(locale="en")
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(r"/assets/Settings-[\w-]+\.js"), fail_once)
    page.goto(f"{site}/#/settings")
    expect(page.get_by_role("heading", name="No connection to the server")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert len(asked) == 2
    page.close()


def test_a_lesson_that_is_refused_says_how_long_to_wait(limited: Page) -> None:
    first, second, *_ = [game.id for game in all_games() if game.lesson]
    address = limited.url.split("/icon.svg")[0]
    limited.goto(f"{address}/#/learn/{first}")
    limited.wait_for_url(re.compile("#/table/"))
    limited.goto(f"{address}/#/learn/{second}")
    expect(limited.get_by_role("heading", name="That did not work")).to_be_visible()
    expect(limited.locator("main")).to_contain_text(re.compile(r"Try again in \d+ (s|min)\."))
    expect(limited.get_by_role("button", name="Try again")).to_be_visible()


def test_a_game_that_is_not_here_is_no_trouble_of_the_network(visit: Any) -> None:
    page = visit("Anna", "/learn/chess", lang="en")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
