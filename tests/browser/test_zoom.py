"""The sheet of a card: it comes when a mouse comes to the card, not when the card comes to it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.players import ready_to_press
from browser.staging import asked, played_until
from menagerie.core.registry import get_game

SHEET = ".float"


def test_a_resting_mouse_opens_no_sheet(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None)
    seat_at(played_until(asked, get_game("fantasy_realms"), 3), page, bot=None)
    ready_to_press(page)
    page.mouse.move(2, 2)
    card = page.locator(".own button.card").first
    # What a browser says when the card slides under a mouse that rests: it has not moved.
    for told in ("pointerenter", "pointermove"):
        card.dispatch_event(told, {"pointerType": "mouse", "clientX": 2, "clientY": 2})
    page.wait_for_timeout(600)
    expect(page.locator(SHEET)).to_have_count(0)
    card.hover()
    expect(page.locator(SHEET)).to_be_visible()


def test_no_sheet_repeats_what_the_card_says(visit: Any, seat_at: Any) -> None:
    """Beasts of middle ranks have no words: the sheet would tell their type and rank again."""

    def plain_in_hand(match: Any) -> bool:
        if not asked(match):
            return False
        short = match.game.words.short["card"]
        return any(not short[one["card"]][1] for one in match.view(0)["hand"])

    page = visit("Аня", None)
    seat_at(played_until(plain_in_hand, get_game("animal_kingdoms"), 3), page, bot=None)
    ready_to_press(page)
    page.locator(".own button.card:not(:has(.effect))").first.hover()
    page.wait_for_timeout(600)
    expect(page.locator(SHEET)).to_have_count(0)
