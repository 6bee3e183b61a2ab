"""The rules as a page: cards, examples that open as tables, words found in any form."""

from typing import Any

from playwright.sync_api import expect

from browser.axe import findings
from browser.players import speak
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.core.rule_search import forms
from menagerie.core.rulebook import SHOWN, rule_names, written
from menagerie.core.words import RECONSTRUCTED

TAUGHT = [game for game in all_games() if game.examples]
SIZES = ((1440, 900), (390, 844), (844, 390))
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def open_rules(page: Any, game: Game, rule: str = "") -> None:
    page.evaluate("(address) => (location.hash = address)", f"#/rules/{game.id}?rule={rule}")
    expect(page.locator(".rules [data-example]")).to_have_count(len(game.examples))


def test_rules_show_cards_and_examples_that_open_as_tables(visit: Any) -> None:
    page = visit("Аня", lang="ru")
    for game in TAUGHT:
        lang = "ru" if TAUGHT.index(game) % 2 else "en"
        speak(page, lang)
        open_rules(page, game)
        shown = [
            (kind, int(number))
            for directive, what in SHOWN.findall(written(game, lang))
            if directive == "cards"
            for kind, *numbers in [what.split()]
            for number in numbers
        ]
        expect(page.locator(".rules .cards > *")).to_have_count(len(shown))
        guessed = game.words.reconstructed
        marks = sum(number in guessed.get(kind, ()) for kind, number in shown)
        expect(page.locator(".rules .cards > *").filter(has_text="≈")).to_have_count(marks)
        expect(page.get_by_text(RECONSTRUCTED.text(lang))).to_have_count(min(1, marks))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate(WIDER), (game, width)
        example = game.examples[0]
        page.locator(f'[data-example="{example.name}"]').get_by_role("button").click()
        panel = page.locator(f'.shell [data-example="{example.name}"]')
        expect(panel).to_contain_text(example.text.text(lang))
        expect(page.locator(".bar.mine")).to_be_visible()
        panel.get_by_role("link").click()
        expect(page.locator(f'[data-example="{example.name}"].found')).to_be_in_viewport()
    assert findings(page) == []


def test_words_are_found_in_any_form_and_a_decision_leads_to_its_rule(visit: Any) -> None:
    page = visit("Аня", lang="ru")
    game = TAUGHT[0]
    open_rules(page, game)
    (known,) = forms(game, "картами", "ru")
    page.get_by_role("searchbox").fill("картами")
    expect(page.locator(".text[data-looked] mark").first).to_be_visible()
    marked = {word.lower() for word in page.locator(".text mark").all_inner_texts()}
    assert len(marked) > 1
    assert marked <= set(known)
    page.get_by_role("searchbox").fill("")
    page.locator('a[href^="#rule:"]').first.click()
    expect(page.locator(".text .found")).to_be_in_viewport()
    rule = page.locator(".text .found").get_attribute("id")
    assert rule in rule_names(game, "ru")
