"""Rules are found by id and by words in any form, and so are the code and the tests of a rule."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from menagerie.core import rulebook
from menagerie.core.game import Game
from menagerie.core.registry import all_games

RUSSIAN = """**XX-01** Воришка берёт карту у соседа.

**XX-02** Лишние карты сбрасывают.
"""
ENGLISH = """**XX-01** The thief takes a card of a neighbour.

**XX-02** Surplus cards are discarded.
"""
CODE = '''
LIMIT = 5  # XX-02


def steal() -> None:
    """XX-01: from a neighbour."""
'''
TEST = """
@pytest.mark.rule("XX-01")
def test_the_thief_takes_a_card() -> None: ...
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game whose folder holds only what this page needs."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "RULES.md").write_text(ENGLISH, encoding="utf-8")
    (folder / "RULES.ru.md").write_text(RUSSIAN, encoding="utf-8")
    (folder / "powers.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_powers.py").write_text(TEST, encoding="utf-8")
    return replace(all_games()[0], id="own", folder=folder)


@pytest.mark.parametrize("asked", ["воришка", "воришкой", "Воришки", "карте соседей"])
def test_inflected_forms_are_found(game: Game, asked: str) -> None:
    assert [line[2:7] for line in rulebook.search(game, asked, "ru")] == ["XX-01"]


@pytest.mark.parametrize(
    ("asked", "found"), [("thieves", []), ("neighbours", ["XX-01"]), ("cards", ["XX-01", "XX-02"])]
)
def test_english_forms_are_found(game: Game, asked: str, found: list[str]) -> None:
    assert [line[2:7] for line in rulebook.search(game, asked, "en")] == found


def test_an_id_finds_its_rule_alone(game: Game) -> None:
    assert [line[2:7] for line in rulebook.search(game, "xx-02", "ru")] == ["XX-02"]


def test_a_rule_is_found_in_the_code_and_in_the_tests(game: Game) -> None:
    assert [(p.file.name, p.line, p.function) for p in rulebook.kept(game, "XX-01")] == [
        ("powers.py", 6, "steal")
    ]
    assert [(p.line, p.function) for p in rulebook.kept(game, "XX-02")] == [(2, "")]
    assert [p.function for p in rulebook.tested(game, "XX-01")] == ["test_the_thief_takes_a_card"]
    assert rulebook.tested(game, "XX-02") == []
