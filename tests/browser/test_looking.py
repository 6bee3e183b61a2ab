"""Looking around: at earlier moments of a live game, and at the games that wait for me."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from browser.players import LOG, MINE, drawer, new_table, play_now, ready_to_press, step
from menagerie import Match
from menagerie.core.game import Game
from picking import some_game


def test_every_line_of_the_log_leads_to_its_moment(visit: Any) -> None:
    """Also lines from before this browser came; then back to now."""
    anna = visit("Аня")
    play_now(anna)
    expect(anna.locator(MINE)).to_be_visible()
    early = anna.locator(".board").inner_text()
    rng, lines = random.Random(1), anna.locator(f"{LOG} .line")
    drawer(anna, "Журнал")
    for _ in range(400):
        if lines.count() >= 20 and anna.locator(MINE).count():
            break
        if not step(anna, rng):
            anna.wait_for_timeout(25)
    anna.reload()
    ready_to_press(anna)
    now = anna.locator(".board").inner_text()
    assert now != early
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


def test_games_that_wait_for_me_come_first(visit: Any) -> None:
    anna, boris = visit("Аня"), visit("Боря")
    home = anna.url.split("#")[0]
    tables = []
    for host, guest in ((anna, boris), (boris, anna)):
        address = new_table(host, seats=2, game=some_game(2, having=asks_one).id)
        guest.goto(address)
        guest.get_by_role("button", name="Сесть сюда").click()
        host.get_by_role("button", name="Начать партию").click()
        expect(guest.locator(".shell")).to_be_visible()
        tables.append(address.split("/")[-1])
    for page in (anna, boris):
        page.goto(home + "#/")
        mine = page.locator("section", has=page.get_by_role("heading", name="Мои партии"))
        expect(mine.locator("li")).to_have_count(2)
        due = mine.locator("li", has_text="ваш ход")
        # At each table exactly one of the two is asked.
        n = due.count()
        if n:
            expect(page).to_have_title(f"({n}) Menagerie")
            expect(mine.locator("li").first).to_contain_text("ваш ход")
        else:
            expect(page).to_have_title("Menagerie")
    both = sum(page.get_by_text("ваш ход").count() for page in (anna, boris))
    assert both == len(tables)
