"""The last screen of a game, in a browser in which nothing was set: the points are counted up."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.players import play_to_the_end
from browser.staging import over, shortly_before
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.testing.effort import EFFORT
from picking import some_game

# tests/doors waits for the podium of every game; `make test` follows one count figure by figure.
COUNTED = all_games() if EFFORT > 1 else [some_game(4)]
# Every text the totals go through, and whether the table behind could be read meanwhile.
WATCH = """() => {
  window.counted = []
  const look = () => {
    const rows = [...document.querySelectorAll('.score > ol > li > .line')]
    if (rows.length && !document.querySelector('.podium'))
      window.counted.push({
        names: rows.map((row) => row.querySelector('.name').textContent),
        points: rows.map((row) => row.querySelector('.points').textContent),
        hidden: getComputedStyle(document.querySelector('.veil')).backdropFilter !== 'none',
      })
    requestAnimationFrame(look)
  }
  look()
}"""


def end(page: Any) -> None:
    """A newcomer's table is played to its end."""
    page.get_by_role("button", name="Skip", exact=True).click()  # the introduction
    page.evaluate(WATCH)
    play_to_the_end([page])


@pytest.mark.parametrize("game", COUNTED, ids=lambda game: game.id)
def test_the_points_are_counted_to_the_podium(game: Game, visit: Any, seat_at: Any) -> None:
    page = visit("Anna", None, delivered=True)
    match = shortly_before(over, game, 4, decisions=2)
    seat_at(match, page)
    end(page)
    sheet = page.get_by_role("dialog", name="Final score")
    expect(sheet.locator(".podium")).to_be_visible()
    counted = page.evaluate("counted")
    # In the order of the table, everybody from nothing to the total, the table behind unreadable.
    people = [seat.inner_text() for seat in page.locator(".seats .name").all()]
    assert [one for one in counted[0]["names"] if one in people] == people
    assert set(counted[0]["points"]) == {"…"}
    assert all(one["hidden"] for one in counted)
    totals = dict(zip(counted[-1]["names"], counted[-1]["points"], strict=True))
    rows = sheet.locator("ol.plain > li > .line")
    for row in rows.all():
        assert totals[row.locator(".name").inner_text()] == row.locator(".points").inner_text()
    # What was counted once is there at once when it is opened again.
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".overbar").get_by_role("button", name="Final score").click()
    expect(sheet.locator(".podium")).to_be_visible()


def test_the_count_may_be_skipped(visit: Any, seat_at: Any) -> None:
    page = visit("Anna", None, delivered=True)
    seat_at(shortly_before(over, some_game(4), 4, decisions=2), page)
    end(page)
    page.get_by_role("button", name="Skip to the result").click()
    expect(page.locator(".podium")).to_be_visible()


def test_a_calm_browser_shows_the_result_directly(visit: Any, seat_at: Any) -> None:
    page = visit("Anna", None, delivered=True, spent=True)
    page.emulate_media(reduced_motion="reduce")
    seat_at(shortly_before(over, some_game(4), 4, decisions=2), page)
    end(page)
    expect(page.locator(".podium")).to_be_visible()
    assert page.evaluate("counted") == []
