"""After the game: the chart of chances and its turning points, with the score and in the replay."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import EXAMPLE, PATIENCE, drawer, play_to_the_end
from browser.serving import Running, visiting
from browser.staging import over, shortly_before, stage
from menagerie.core import registry
from menagerie.server.http.games import game_infos

# Writes down every state of waiting that the page shows, however short.
WATCH = """() => {
  window.waited = []
  new MutationObserver(() => {
    const bar = document.querySelector('.analysis progress')
    const text = document.querySelector('.analysis [role=status]')?.textContent
    if (bar && text) waited.push({ text, done: bar.value / bar.max })
  }).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""
LONG = PATIENCE * 1000  # the analysis waits for bots of other tables


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def phone(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def finished(
    built: None, chromium: Any, phone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    """A page whose game is just over, on a server that analyses it."""
    monkeypatch.setitem(registry._known, EXAMPLE.id, EXAMPLE)
    game_infos.cache_clear()  # servers of this process before and after have one game less
    running = Running(tmp_path, analyses=1)
    theme = "dark" if phone else "light"
    with visiting(chromium, running.server.http, phone, theme=theme) as page:
        match = shortly_before(over, EXAMPLE, 4, decisions=1)
        stage(running.server.http, tmp_path, match, [page], "random")
        page.evaluate(WATCH)
        play_to_the_end([page])
        yield page
    running.stop()
    game_infos.cache_clear()


def check_waiting_was_told(page: Any) -> None:
    """From the end of the game to the chart: what the page waited for, and how far it was."""
    told = page.evaluate("waited")
    assert {one["text"].split(",")[0].rstrip("…") for one in told} <= {
        "Разбираем партию",
        "Партия ждёт разбора",
    }
    done = [one["done"] for one in told]
    assert done
    assert done == sorted(done)
    expect(page.locator("progress")).to_have_count(0)


def test_chances_are_shown_and_lead_into_the_replay(finished: Any, phone: bool) -> None:
    page = finished
    page.get_by_role("dialog", name="Итог партии").get_by_role("button", name="Разбор").click()
    section = page.get_by_role("region", name="Как менялись шансы")
    expect(section).to_be_visible()
    chart = section.get_by_role("slider")
    expect(chart).to_be_visible(timeout=LONG)
    check_waiting_was_told(page)
    expect(section.get_by_role("heading", name="Где было лучше")).to_be_visible()
    assert section.locator("path.line").count() == 4
    dashes = {line.get_attribute("stroke-dasharray") for line in section.locator("path.line").all()}
    assert len(dashes) == 4, "lines are told apart without colour"

    if not phone:  # it covers nobody
        panel = page.locator(".drawer").bounding_box()
        seats = [seat.bounding_box() for seat in page.locator(".seats .seat").all()]
        assert all(seat["x"] + seat["width"] <= panel["x"] for seat in seats)
        assert panel["y"] + panel["height"] == page.viewport_size["height"]

    # The keyboard walks over the moves, and the chances are said in words.
    last = int(chart.get_attribute("aria-valuemax"))
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"Ход 1 из {last}: Аня \d+\s%, "))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []

    # The same in numbers, for those who do not see the lines.
    section.get_by_text("Числами").click()
    shares = section.locator("tbody tr").last.locator("td").all_inner_texts()
    assert sum(int(share.split()[0]) for share in shares) in range(98, 103)

    # Each move that is shown has a better one, and opens the replay.
    swings = section.locator(".swings .swing")
    assert 1 <= swings.count() <= 5
    assert section.locator(".swing .better").count() == swings.count()
    assert section.locator("path.band").count() == 4
    told = swings.first.inner_text()
    number = re.findall(r"Ход (\d+), ", told)[0]
    swings.first.click()
    page.wait_for_url(re.compile(rf"#/replay/.*at={number}\b"))
    expect(page.locator(".replay [role=status]")).to_contain_text(f"Ход {number} из {last}")

    # There the chart follows the moment, and the moment the chart.
    drawer(page, "Разбор")
    expect(page.locator(".chart")).to_have_attribute("aria-valuenow", number)
    assert findings(page) == []
    swing = page.locator(".swings .swing").last
    number = re.findall(r"Ход (\d+), ", swing.inner_text())[0]
    swing.click()
    expect(page.locator(".replay [role=status]")).to_contain_text(f"Ход {number} из {last}")
    if phone:
        expect(page.get_by_role("dialog", name="Разбор")).to_be_hidden()  # the table can be seen
    else:
        page.get_by_role("button", name="Ход назад").click()
        expect(page.locator(".chart")).to_have_attribute("aria-valuenow", str(int(number) - 1))
