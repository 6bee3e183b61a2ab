"""Rules are found by id and by words in any form, and so are the code and the tests of a rule."""

from dataclasses import replace
from pathlib import Path

import pytest

from menagerie.core import rule_places, rule_search, rulebook
from menagerie.core.game import Game
from menagerie.core.registry import all_games

RUSSIAN = """# Своя игра

О файлах.

## Ходы

**XX-01** Воришка берёт карту у соседа. (книга: ход; наше решение A-07)

## Сброс

<!-- cards card 1 2 -->

**XX-02** Лишние карты сбрасывают. (наше решение A-08)

<!-- example too_many -->

## Наши решения

- **A-07** *У кого воровать.* Книга молчит.
- **A-08** *Куда девать лишнее.* Иначе рука растёт.
"""
ENGLISH = """# A game of our own

About files.

## Turns

**XX-01** The thief takes a card of a neighbour. (book: turn; ruling A-07)

## Discards

<!-- cards card 1 2 -->

**XX-02** Surplus cards are discarded. (ruling A-08)

<!-- example too_many -->

## Our decisions

- **A-07** *Whom to rob.* The book is silent.
- **A-08** *Where the surplus goes.* Hands would grow.
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
    assert [line[2:7] for line in rule_search.search(game, asked, "ru")] == ["XX-01"]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("thieves", []),
        ("thief", ["XX-01"]),
        ("neighbours", ["XX-01"]),
        ("cards", ["XX-01", "XX-02"]),
    ],
)
def test_english_forms_are_found(game: Game, asked: str, found: list[str]) -> None:
    assert [line[2:7] for line in rule_search.search(game, asked, "en")] == found


def test_an_id_finds_its_rule_alone(game: Game) -> None:
    assert [line[2:7] for line in rule_search.search(game, "xx-02", "ru")] == ["XX-02"]


def test_a_rule_is_found_in_the_code_and_in_the_tests(game: Game) -> None:
    assert [(p.file.name, p.line, p.function) for p in rule_places.kept(game, "XX-01")] == [
        ("powers.py", 6, "steal")
    ]
    assert [(p.line, p.function) for p in rule_places.kept(game, "XX-02")] == [(2, "")]
    assert [p.function for p in rule_places.tested(game, "XX-01")] == [
        "test_the_thief_takes_a_card"
    ]
    assert rule_places.tested(game, "XX-02") == []


def test_players_read_no_numbers_and_no_sources(game: Game) -> None:
    text = rulebook.without_ids(rulebook.rules_for_players(game, "en"))
    assert "A-07" not in text
    assert "book" not in text.replace("The book is silent", "")
    assert "- *Whom to rob.* The book is silent." in text
    assert "[the rule](#rule:XX-01)" in rulebook.rules_for_players(game, "en")
    assert rulebook.SHOWN.findall(text) == [("cards", "card 1 2"), ("example", "too_many")]


@pytest.mark.parametrize(
    ("lang", "cited"), [("ru", "A-07 «У кого воровать»"), ("en", "A-07 “Whom to rob”")]
)
def test_in_detail_rulings_are_called_by_their_names(game: Game, lang: str, cited: str) -> None:
    assert cited in rulebook.rules_text(game, lang)


def test_a_rule_is_called_by_its_chapter_or_by_the_ruling_that_it_is(game: Game) -> None:
    assert rulebook.rule_names(game, "en") == {
        "XX-01": "Turns",
        "XX-02": "Where the surplus goes",
    }


def test_a_word_is_found_while_it_is_being_written(game: Game) -> None:
    assert rule_search.forms(game, "воришкой сбрасыв", "ru") == [["воришка"], ["сбрасывают"]]
    assert rule_search.forms(game, "nothing", "en") == [[]]
