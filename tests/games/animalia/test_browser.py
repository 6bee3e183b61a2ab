"""Animalia in the browser: whole games, who may plan ahead, cards as they are printed, every
screen."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import SIZES, faults
from browser.players import (
    LOG,
    MINE,
    drawer,
    is_over,
    new_table,
    play_now,
    play_to_the_end,
    step,
    whose_turn,
)

LIVE = ".bar[data-live]"  # a fresh prompt does nothing for a moment
PLANS = re.compile("Если дойдёт")
PASSES = re.compile("^(Передать|Вернуть|Не брать)")
TITLE = {"ru": "Анималия", "en": "Animalia"}


def people(visit: Any, names: list[str]) -> list[Any]:
    """A table with these people in all its seats, begun."""
    first = visit(names[0])
    address = new_table(first, seats=len(names), game="animalia")
    pages = [first]
    for name in names[1:]:
        page = visit(name)
        page.goto(address)
        page.get_by_role("button", name="Сесть сюда").first.click()
        expect(first.get_by_text(name)).to_be_visible()
        pages.append(page)
    first.get_by_role("button", name="Начать партию").click()
    for page in pages:
        page.locator(".shell").wait_for()
    return pages


def test_whoever_may_still_be_asked_can_plan(visit: Any) -> None:
    names = ["Аня", "Боря", "Вера"]
    pages = people(visit, names)
    asked = whose_turn(pages)
    at = pages.index(asked)
    second, third = pages[(at + 1) % 3], pages[(at + 2) % 3]
    for page in (second, third):
        expect(page.get_by_role("button", name=PLANS)).to_have_count(2)
    third.locator(LIVE).wait_for()
    plan = third.get_by_role("button", name="Если дойдёт: взять")
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    for page in (asked, second):
        page.locator(LIVE).wait_for()
        page.get_by_role("button", name=PASSES).click()
        expect(page.get_by_role("button", name=PLANS)).to_have_count(0)
    # The third has planned to take, and takes.
    taken = f"{names[(at + 2) % 3]} берёт карту"
    second.get_by_role("button", name="Журнал").click()
    expect(second.locator(".drawer [role=log]")).to_contain_text(taken)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_cards_show_what_is_printed(visit: Any, site: str, phone: bool) -> None:
    with urllib.request.urlopen(f"{site}/api/games/animalia/words?lang=ru") as answer:
        words = json.load(answer)
    page = visit("Аня", phone=phone)
    new_table(page, seats=2, bots=1, game="animalia")
    page.get_by_role("button", name="Начать партию").click()
    page.locator(MINE).wait_for()
    corners = {
        words["names"]["card"][card]: "" if stars == 0 else f"{stars}".replace("-", "−")
        for card, stars in enumerate(one["stars"] for one in words["printed"]["cards"])
    }
    shown = page.locator(".shell .card:has(.title)")
    expect(shown.first).to_be_visible()
    for one in shown.all():
        title = one.locator(".title").text_content()
        corner = one.locator(".corner").all_inner_texts()
        assert "".join(corner).removesuffix("★") == corners[title]
        assert one.locator(".guess").count() == int(title == "Сова")
    assert findings(page) == []


def begin(page: Any, lang: str = "ru") -> None:
    play_now(page, lang, TITLE[lang])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_two_people_and_two_bots_play_to_the_score_sheet(visit: Any, theme: str) -> None:
    anna = visit("Аня", theme=theme)
    address = new_table(anna, seats=4, bots=2, game="animalia")
    boris = visit("Боря", theme=theme, phone=True)
    boris.goto(address)
    boris.get_by_role("button", name="Сесть сюда").first.click()
    anna.get_by_role("button", name="Начать партию").click()
    for page in (anna, boris):
        expect(page.locator(".shell")).to_be_visible()
        assert findings(page) == []
    play_to_the_end([anna, boris])
    for page in (anna, boris):
        sheet = page.get_by_role("dialog", name="Итог партии")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_text("Из чего сложились очки").first).to_be_visible()
        assert findings(page) == []


def test_both_languages_at_one_table(visit: Any) -> None:
    anna = visit("Аня")
    begin(anna)
    expect(anna.locator(".bar .sentence")).to_contain_text("или передать")
    anna.get_by_role("button", name="Стол").click()
    anna.get_by_role("radio", name="English").check()
    expect(anna.locator(".bar .sentence")).to_contain_text("or pass")
    expect(anna.locator("h1")).to_have_text("Animalia")
    expect(anna.locator("html")).to_have_attribute("lang", "en")


def test_the_whole_game_by_keyboard(visit: Any) -> None:
    anna = visit("Аня", lang="en")
    play = anna.get_by_role("button", name=re.compile("Play with bots.*Animalia"))
    play.focus()
    anna.keyboard.press("Enter")
    anna.locator(".shell").wait_for()
    rng = random.Random(5)
    for _ in range(900):
        if is_over(anna):
            break
        if not anna.locator(MINE).count():
            anna.wait_for_timeout(25)
            continue
        # Arrows walk among what may be chosen, Enter chooses; T takes.
        if rng.random() < 0.4:
            anna.keyboard.press("t")
        else:
            for _ in range(rng.randrange(1, 4)):
                anna.keyboard.press("ArrowRight")
            anna.keyboard.press("Enter")
    assert is_over(anna)
    sheet = anna.get_by_role("dialog", name="Final score")
    expect(sheet).to_be_visible()
    anna.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_whole_game_on_a_phone(visit: Any) -> None:
    anna = visit("Аня", phone=True)
    begin(anna)
    # The page itself never scrolls sideways, and own cards are on screen.
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(anna.locator(".own")).to_be_in_viewport()
    expect(anna.locator("section.bar")).to_be_in_viewport()
    play_to_the_end([anna], seed=9)


def reach(page: Any, what: str, rng: random.Random, lang: str = "ru") -> None:
    """Plays on until it is this player's turn and something like this is on the table."""
    wanted = page.locator(f".shell:has({MINE}) {what}")
    for _ in range(3):
        while not is_over(page):
            if wanted.count():
                # Nothing is on its way to the server, and the prompt is not fresh.
                expect(page.locator(".bar .buttons button:disabled")).to_have_count(0)
                page.locator(LIVE).wait_for()
                if wanted.count():
                    return
            if not step(page, rng):
                page.wait_for_timeout(25)
        page.goto(page.url.split("#")[0] + "#/")
        begin(page, lang)
    raise AssertionError(f"never met: {what}")


def test_what_is_not_allowed_is_explained(visit: Any) -> None:
    """A card that is not lit says why, with the number of the rule."""
    anna = visit("Аня")
    begin(anna)
    reach(anna, "button.card:not(.lit)", random.Random(11))
    anna.locator("button.card:not(.lit)").first.click()
    expect(anna.locator(".bar .note a")).to_have_text(re.compile(r"^AN-\d+$"))


def test_a_prize_card_can_be_put_back_and_laid(visit: Any) -> None:
    anna = visit("Аня")
    begin(anna)
    reach(anna, ".prizes button.card.lit", random.Random(3))
    height = anna.locator(".own").bounding_box()["height"]
    prize = anna.locator(".prizes button.card").first
    prize.click()
    expect(anna.locator(".bar .sentence")).to_contain_text("Какую карту заменит")
    # Every card says what would change; the strip has not moved.
    expect(anna.locator(".own .row .card.lit .foot")).to_have_count(5)
    assert anna.locator(".own").bounding_box()["height"] == height
    anna.locator(LIVE).wait_for()
    anna.get_by_role("button", name="Не выкладывать").click()
    expect(anna.locator(".own .row .card.lit")).to_have_count(0)
    prize.click()
    anna.locator(".own .row button.card.lit").first.click()
    # With one prize card the exchange is over, and the next season may have begun.
    drawer(anna, "Журнал")
    expect(anna.locator(LOG)).to_contain_text("Вы выкладываете карту")


@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
def test_every_moment_fits_every_screen(visit: Any, lang: str, theme: str) -> None:
    page = visit("Аня", lang=lang, theme=theme)
    begin(page, lang)
    rng = random.Random(7)
    for moment in (".ring .cards .card:nth-child(2)", ".ring .powers", ".prizes button.card.lit"):
        page.set_viewport_size({"width": 1440, "height": 900})
        reach(page, moment, rng, lang)
        for size, (width, height) in SIZES.items():
            if width == 320 and "prizes" in moment:
                continue  # several prize cards scroll there
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".show.narrow")).to_have_count(int(width <= 960 or height < 560))
            assert faults(page) == [], (moment, size)
        assert findings(page) == []
