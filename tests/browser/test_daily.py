"""The deal of the day from the home page to the next day: the clock of the server is the test's."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import speak
from menagerie.server.daily.deal import Deal
from menagerie.server.daily.masters import Masters
from server.harness import GAME, Clock, HereServer, served_here
from server.playing import play_at

DAY, NEXT = "2026-02-27", "2026-02-28"
SIZES = ((1440, 900), (844, 390), (390, 844))


class Running:
    """A server in a thread of its own."""

    def __init__(self, data: Path) -> None:
        self.clock = Clock(f"{DAY}T12:00:00+00:00")
        self.server: HereServer | None = None
        self._loop = asyncio.new_event_loop()
        self._ready, self._over = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._serve(data),)
        )
        self._thread.start()
        self._ready.wait()

    async def _serve(self, data: Path) -> None:
        async with served_here(data, self.clock) as self.server:
            self._ready.set()
            await self._over.wait()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    async def finish(self, table: str) -> Deal:
        """Make the person's moves of a table to the end, and a master's of the same deal."""
        assert self.server is not None
        room = await self.server.rooms.get(table)
        terms = room.table.terms
        deal = Deal(GAME, DAY, terms.seed)
        await play_at(room, deal.seat, deal.seed)
        masters = Masters(self.server.rooms, "greedy", able=True)
        await masters.play(deal)
        masters.stop()
        return deal


@pytest.fixture
def running(built: None, tmp_path: Path) -> Iterator[Running]:
    here = Running(tmp_path)
    yield here
    here.stop()


@pytest.fixture
def page(running: Running, chromium: Any) -> Iterator[Any]:
    assert running.server is not None
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    settings = {"lang": "ru", "motion": "off", "sound": False, "name": "Аня", "introduce": False}
    context.add_init_script(
        f"localStorage.getItem('menagerie.settings') ?? "
        f"localStorage.setItem('menagerie.settings', {json.dumps(json.dumps(settings))})"
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(running.server.http)
    yield page
    context.close()
    assert not errors


def fits(page: Any) -> None:
    """At every size: nothing to find for axe, no sideways scrolling."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert findings(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})


def begin(page: Any) -> str:
    """Press the button that plays the deal; the table it leads to."""
    page.get_by_role("button", name="Играть").or_(
        page.get_by_role("button", name="Сыграть ещё раз")
    ).first.click()
    page.locator(".shell").wait_for()
    return str(page.url.rsplit("/", 1)[1])


def test_a_deal_is_played_today_and_explained_tomorrow(running: Running, page: Any) -> None:
    title, day = GAME.words.label("title", "ru"), f"#/daily/{GAME.id}/{DAY}"
    page.get_by_role("link", name="Раздача дня").click()
    expect(page.get_by_text("осталось 12 ч")).to_be_visible()
    plate = page.locator(f".plate.room-{GAME.id}")
    expect(plate).to_have_attribute("data-state", "new")
    fits(page)
    plate.get_by_role("link", name=title, exact=True).click()
    expect(page.get_by_text("ещё никто не доиграл")).to_be_visible()  # nobody to compare with

    table = begin(page)
    panel = page.get_by_role("region", name="Раздача дня")
    expect(panel).to_contain_text("в зачёт")
    fits(page)
    page.goto(page.url.split("#")[0] + "#/daily")
    expect(plate).to_have_attribute("data-state", "playing")
    plate.get_by_role("button", name="Продолжить").click()
    page.wait_for_url(f"**/{table}")

    # The end: a result, but neither analysis nor anybody else's eyes.
    deal = running.do(running.finish(table))
    sheet = page.get_by_role("dialog", name="Итог партии")
    sheet.get_by_role("link", name="Результаты дня").wait_for()
    expect(page.get_by_role("button", name="Разбор")).to_have_count(0)
    expect(panel).to_contain_text("1-е место из 1")
    sheet.get_by_role("link", name="запись").click()
    expect(page.locator(".eyes option")).to_have_count(1)
    assert page.url.endswith(f"seat={deal.seat}")

    page.goto(page.url.split("#")[0] + day)
    mine = page.locator("tr.mine")
    expect(mine).to_contain_text("Аня")
    expect(page.locator("tr.master")).to_contain_text("Мастер")
    expect(page.locator("tr.master a")).to_have_count(0)
    expect(page.get_by_text("откроются, когда день закончится")).to_be_visible()
    fits(page)

    # A second try says what it is.
    begin(page)
    expect(panel).to_contain_text("попытка 2, не в зачёт")

    # The next day: the seed, the games, the analysis; the calendar leads there by keyboard.
    running.clock.forward(hours=12)
    page.goto(page.url.split("#")[0] + f"#/daily/{GAME.id}/{NEXT}")
    today = page.locator(".calendar a[aria-current]")
    expect(today).to_contain_text("28 февраля: не сыграно")
    today.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".calendar a.best")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{DAY}")
    expect(page.get_by_role("heading", name="Разбор вашей партии")).to_be_visible()
    page.get_by_text("Проверить раздачу").click()
    expect(page.get_by_text(deal.seed)).to_be_visible()
    fits(page)
    speak(page, "en")
    expect(page.get_by_role("heading", name="Your game analysed")).to_be_visible()
    page.get_by_role("link", name="Replay: Master").click()
    expect(page.locator(".eyes option")).to_have_count(deal.seats + 1)
