"""Animalia in the browser: the end of games, who may plan ahead, cards as they are printed, every
screen. Every table is opened at a moment that was looked for: none depends on the deal."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import COLOURS, findings
from browser.geometry import LAYOUTS, SIZES, faults
from browser.players import LOG, MINE, drawer, play_to_the_end, ready_to_press, settle
from browser.staging import asked, may, over, played_until, shortly_before
from menagerie import Match
from menagerie.games.animalia import GAME

PLANS = re.compile("Если дойдёт")
# Of every card: its title, its corner, how many marks it has that its print was not seen.
PRINTED = """(cards) => cards.map((card) => [
  card.querySelector('.title').textContent,
  [...card.querySelectorAll('.corner')].map((corner) => corner.innerText).join(''),
  card.querySelectorAll('.guess').length,
])"""
WIDTHS = "(slots) => slots.map((slot) => slot.getBoundingClientRect().width)"


def resize(page: Any, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def seen(match: Match) -> dict[str, Any]:
    """What the first seat sees when it is to decide; nothing otherwise."""
    return match.view(0) if asked(match) else {}


def all_may_take(match: Match) -> bool:
    return bool(match.view(0)["may_be_asked"] == [1, 2]) and asked(match)


def two_offered(match: Match) -> bool:
    return len(seen(match).get("offer", [])) == 2 and len(match.moves) > 20


def prizes(least: int) -> Any:
    """Prize cards that may be laid, at least so many."""

    def met(match: Match) -> bool:
        exchange = seen(match).get("exchange")
        held = len(match.view(0)["players"][0]["prizes"]) if exchange else 0
        return exchange is not None and bool(exchange["swaps"]) and held >= least

    return met


def test_whoever_may_still_be_asked_can_plan(visit: Any, seat_at: Any) -> None:
    anna, boris, vera = (visit(name, None) for name in ("Аня", "Боря", "Вера"))
    seat_at(played_until(all_may_take, GAME, 3), anna, boris, vera)
    for page in (boris, vera):
        expect(page.get_by_role("button", name=PLANS)).to_have_count(2)
    vera.locator(".bar[data-live]").wait_for()
    plan = vera.get_by_role("button", name="Если дойдёт: взять")
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    for page in (anna, boris):
        ready_to_press(page)
        page.keyboard.press("p")
        expect(page.get_by_role("button", name=PLANS)).to_have_count(0)
    # The third has planned to take, and takes.
    boris.get_by_role("button", name="Журнал").click()
    expect(boris.locator(LOG)).to_contain_text("Вера берёт карту")


def test_cards_show_what_is_printed(visit: Any, seat_at: Any, site: str) -> None:
    with urllib.request.urlopen(f"{site}/api/games/animalia/words?lang=ru") as answer:
        words = json.load(answer)
    page = visit("Аня", None)
    seat_at(played_until(two_offered, GAME, 4), page)
    page.locator(MINE).wait_for()
    corners = {
        words["names"]["card"][card]: "" if stars == 0 else f"{stars}".replace("-", "−")
        for card, stars in enumerate(one["stars"] for one in words["printed"]["cards"])
    }
    for size in ("desk", "phone"):
        resize(page, size)
        shown = page.locator(".shell .card:has(.title)")
        expect(shown.first).to_be_visible()
        for title, corner, guesses in shown.evaluate_all(PRINTED):
            assert corner.removesuffix("★") == corners[title]
            assert guesses == 0, "it is said where the card is enlarged"


@pytest.mark.walk
def test_two_people_and_two_bots_play_to_the_score_sheet(visit: Any, seat_at: Any) -> None:
    anna, boris = visit("Аня", None), visit("Боря", None, theme="dark", phone=True)
    seat_at(Match(GAME, 4, seed=1), boris)
    # The page itself never scrolls sideways, and own cards are on screen.
    assert boris.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(boris.locator(".own")).to_be_in_viewport()
    expect(boris.locator("section.bar")).to_be_in_viewport()

    seat_at(shortly_before(over, GAME, 4, decisions=3), anna, boris)
    play_to_the_end([anna, boris])
    for page in (anna, boris):
        sheet = page.get_by_role("dialog", name="Итог партии")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_text("Из чего сложились очки").first).to_be_visible()
        settle(page)
        assert findings(page) == []


def test_what_is_not_allowed_is_explained(visit: Any, seat_at: Any) -> None:
    """A card that is not lit says why, and leads to the rule by its name."""
    anna = visit("Аня", None)
    seat_at(played_until(may("steal"), GAME, 4), anna)
    ready_to_press(anna)
    anna.locator("button.card:not(.lit)").first.click()
    rule = anna.locator(".bar .note a")
    expect(rule).to_have_text(re.compile(r"^Правила: \S"))
    expect(rule).to_have_attribute("href", re.compile(r"rule=AN-\d+$"))


def test_a_prize_card_can_be_put_back_and_laid(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня", None)
    # With one prize card the exchange is over then, and the next season begins.
    first = prizes(1)
    seat_at(
        played_until(lambda match: match.view(0)["season"] == 1 and first(match), GAME, 4), anna
    )
    ready_to_press(anna)
    height = anna.locator(".own").bounding_box()["height"]
    prize = anna.locator(".prizes button.card").first
    prize.click()
    expect(anna.locator(".bar .sentence")).to_contain_text("Какую карту заменит")
    # Every card says what would change; the strip has not moved.
    expect(anna.locator(".own .row .card.lit .foot")).to_have_count(5)
    assert anna.locator(".own").bounding_box()["height"] == height
    ready_to_press(anna)
    anna.get_by_role("button", name="Не выкладывать").click()
    expect(anna.locator(".own .row .card.lit")).to_have_count(0)
    prize.click()
    anna.locator(".own .row button.card.lit").first.click()
    drawer(anna, "Журнал")
    expect(anna.locator(LOG)).to_contain_text("Вы выкладываете карту")


def test_chips_of_six_players_cut_no_figure(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None)
    page.set_viewport_size({"width": 844, "height": 390})
    seat_at(played_until(asked, GAME, 6), page)
    page.locator(MINE).wait_for()
    chips = page.locator(".seats .sum")
    expect(chips).to_have_count(5)
    assert chips.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize(("seats", "lang", "theme"), [(4, "ru", "light"), (2, "en", "dark")])
def test_every_moment_fits_every_screen(
    visit: Any, seat_at: Any, seats: int, lang: str, theme: str
) -> None:
    page = visit("Аня", None, lang=lang, theme=theme)
    for moment in (two_offered, may("steal"), prizes(4)):
        seat_at(played_until(moment, GAME, seats), page)
        page.locator(MINE).wait_for()
        for size, (width, height) in LAYOUTS.items():
            resize(page, size)
            expect(page.locator(".show.narrow")).to_have_count(int(width <= 960 or height < 560))
            assert faults(page) == [], (moment, size)
            # A finger finds every prize card, also where many overlap.
            widths = page.locator(".prizes .slot").evaluate_all(WIDTHS)
            assert min(widths, default=24) >= 24, (moment, size)
        assert findings(page, *(COLOURS if theme == "dark" else ())) == []
