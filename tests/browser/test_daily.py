"""The deal of the day from the home page to the next day: the clock of the server is the test's."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import speak
from browser.serving import Running, visiting
from menagerie.server.daily import daily
from menagerie.server.daily.deal import Deal
from menagerie.server.daily.masters import Masters
from server.harness import GAME, Clock
from server.playing import play_at

DAY, NEXT = "2026-02-27", "2026-02-28"
SIZES = {"desk": (1440, 900), "side": (844, 390), "phone": (390, 844)}


class Day(Running):
    """A server on that day at noon."""

    def __init__(self, data: Path) -> None:
        self.clock = Clock(f"{DAY}T12:00:00+00:00")
        super().__init__(data, self.clock)

    async def finish(self, table: str) -> Deal:
        """Make the person's moves of a table to the end, and a master's of the same deal."""
        room = await self.server.rooms.get(table)
        terms = room.table.terms
        deal = Deal(GAME, DAY, terms.seed)
        await play_at(room, deal.seat, deal.seed)
        masters = Masters(self.server.rooms, "greedy", able=True)
        await masters.play(deal)
        masters.stop()
        return deal


@pytest.fixture
def running(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Day]:
    # A master would search for seconds.
    monkeypatch.setattr(daily, "Masters", partial(Masters, bot="greedy", able=True))
    here = Day(tmp_path)
    yield here
    here.stop()


@pytest.fixture
def page(running: Day, chromium: Any) -> Iterator[Any]:
    with visiting(chromium, running.server.http) as page:
        page.goto(running.server.http)
        yield page


def fits(page: Any) -> None:
    """No sideways scrolling at any size; nothing to find for axe on the desk and the phone, between
    which the layout changes."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        if size != "side":
            assert findings(page) == [], size
    page.set_viewport_size({"width": 1440, "height": 900})


def begin(page: Any) -> str:
    """Press the button that plays the deal; the table it leads to."""
    page.get_by_role("button", name="Играть").or_(
        page.get_by_role("button", name="Сыграть ещё раз")
    ).first.click()
    page.locator(".shell").wait_for()
    return str(page.url.rsplit("/", 1)[1])


def test_a_deal_is_played_today_and_explained_tomorrow(running: Day, page: Any) -> None:
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

    # The end, which comes while one looks elsewhere: a result, but neither analysis nor anybody
    # else's eyes.
    page.go_back()
    expect(plate).to_be_visible()
    deal = running.do(running.finish(table))
    page.go_forward()
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
