"""Every rule has a test that names it; the check itself can fail."""

from __future__ import annotations

import re

from menagerie.core.game import Game
from tools import rule_coverage
from worlds import every_game


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    assert rule_coverage.problems(game.id) == []


@every_game
def test_rule_ids_in_the_code_exist(game: Game) -> None:
    known = set(rule_coverage.declared(game.id))
    for file in game.folder.glob("*.py"):
        used = set(re.findall(rf"\b{game.prefix}-\d+\b", file.read_text()))
        assert used <= known, f"{file.name} names unknown rules: {sorted(used - known)}"


@every_game
def test_the_russian_rules_declare_the_same_ids_in_the_same_order(game: Game) -> None:
    russian = rule_coverage.declared(game.id, "RULES.ru.md")
    assert russian == rule_coverage.declared(game.id)


def test_a_missing_and_an_unknown_rule_are_found(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(rule_coverage, "declared", lambda game: ["XX-01", "XX-02", "XX-02"])
    monkeypatch.setattr(rule_coverage, "named_by_tests", lambda game: {"XX-01", "XX-09"})
    assert rule_coverage.problems("x") == [
        "x: XX-02 is declared twice",
        "x: XX-02 has no test",
        "x: a test names the unknown rule XX-09",
    ]
