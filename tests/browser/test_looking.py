"""Looking around: at earlier moments of a live game, and at the games that wait for me."""

import re
from typing import Any

from playwright.sync_api import expect

from browser.players import EXAMPLE, LOG, MINE, drawer, ready_to_press
from browser.staging import asked, played_until
from menagerie import Match
from menagerie.core.game import Game
from picking import some_game


def well_begun(match: Match) -> bool:
    return asked(match) and len(match.moves) >= 12


def test_every_line_of_the_log_leads_to_its_moment(visit: Any, seat_at: Any) -> None:
    """Also lines from before this browser came; then back to now."""
    anna = visit("Аня", None)
    seat_at(played_until(well_begun, EXAMPLE, 3), anna)
    ready_to_press(anna)
    now = anna.locator(".board").inner_text()
    lines = anna.locator(f"{LOG} .line")
    drawer(anna, "Журнал")
    lines.first.click()
    expect(anna.locator(".banner.past")).to_contain_text("Вы смотрите ход")
    assert anna.locator(".board").inner_text() != now
    assert anna.locator(f"{MINE} .buttons button").count() == 0, "the past is not played"
    lines.nth(10).click()
    expect(lines.nth(10)).to_have_class(re.compile(r"\bat\b"))
    anna.get_by_role("button", name="К партии").click()
    expect(anna.locator(".banner.past")).to_be_hidden()
    assert anna.locator(".board").inner_text() == now
    expect(anna.locator(MINE)).to_be_visible()


def asks_one(game: Game) -> bool:
    """Players of this game take turns."""
    return len(Match(game, 2, seed=1).waiting) == 1


def test_games_that_wait_for_me_come_first(visit: Any, seat_at: Any, site: str) -> None:
    anna, boris, vera = people = [visit(name, None) for name in ("Аня", "Боря", "Вера")]
    game = some_game(2, having=asks_one)
    # The first of both is asked. The table that was opened last is not one that waits for all.
    for first, second in ((anna, boris), (anna, vera), (boris, anna)):
        seat_at(played_until(asked, game, 2), first, second)
    for page, due, tables in zip(people, (2, 1, 0), (3, 2, 1), strict=True):
        page.goto(f"{site}/#/")
        mine = page.locator("section", has=page.get_by_role("heading", name="Мои партии"))
        expect(mine.locator("li")).to_have_count(tables)
        expect(mine.locator("li", has_text="ваш ход")).to_have_count(due)
        for n in range(due):
            expect(mine.locator("li").nth(n)).to_contain_text("ваш ход")
        expect(page).to_have_title(f"({due}) Menagerie" if due else "Menagerie")
