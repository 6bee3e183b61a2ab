"""Laws of the written rules: each is kept in the code and has a test, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from menagerie.core import rulebook
from menagerie.core.game import Game
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


def test_the_russian_rules_declare_the_same_ids_in_the_same_order(
    game: Game, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    if not (game.folder / "RULES.ru.md").is_file():
        nothing_to_check(f"{game.id} has no RULES.ru.md")
    assert rulebook.declared(game, "ru") == rulebook.declared(game, "en")
