"""Laws of the written rules: each is kept in the code and has a test, in both languages."""

from collections.abc import Callable
from typing import NoReturn

import pytest

from menagerie.core import rulebook
from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES
from menagerie.testing import coverage


@pytest.fixture(autouse=True)
def rules(game: Game, nothing_to_check: Callable[[str], NoReturn]) -> None:
    if not (game.folder / "RULES.md").is_file():
        nothing_to_check(f"{game.id} has no RULES.md")


def test_every_rule_is_kept_in_the_code_and_named_by_a_test(game: Game) -> None:
    assert coverage.problems(game) == []


def test_the_rules_have_ids_of_the_game(game: Game) -> None:
    ids = rulebook.declared(game)
    assert ids, f"{game.id}: RULES.md declares no rule; one begins with **{game.prefix}-01**"
    assert [rule for rule in ids if not rule.startswith(game.prefix + "-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_every_rule_and_nothing_about_our_files(game: Game, lang: str) -> None:
    text = rulebook.rules_for_players(game, lang)
    assert rulebook.DECLARED.findall(text) == rulebook.declared(game, lang)
    plain = rulebook.without_ids(text)
    assert [word for word in ("†", ".py", "`") if word in plain] == []
    assert rulebook.NAMED.findall(plain) == []
    assert [number for number in rulebook.rulings(game, lang) if f"{number} " in plain] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_a_name_and_a_rule_that_rests_on_it(game: Game, lang: str) -> None:
    listed = rulebook.rulings(game, lang)
    rules = [line for line in rulebook.written(game, lang).split("\n") if "**" in line]
    rules = [line for line in rules if rulebook.DECLARED.search(line)]
    cited = {number for line in rules for number in rulebook.CITED.findall(line)}
    assert cited == set(listed)


def test_the_russian_rules_declare_the_same_ids_in_the_same_order(
    game: Game, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    if not (game.folder / "RULES.ru.md").is_file():
        nothing_to_check(f"{game.id} has no RULES.ru.md")
    assert rulebook.declared(game, "ru") == rulebook.declared(game, "en")
    assert list(rulebook.rulings(game, "ru")) == list(rulebook.rulings(game, "en"))
    shown = [rulebook.SHOWN.findall(rulebook.written(game, lang)) for lang in LANGUAGES]
    assert shown[0] == shown[1]
