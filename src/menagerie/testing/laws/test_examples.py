"""Laws of the examples of the rules: they replay, and come as they are told."""

import re
from collections.abc import Callable
from typing import NoReturn

import pytest

from menagerie.core import rulebook
from menagerie.core.example import LONGEST, Example, Try
from menagerie.core.example_play import position_of, problems
from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES

NUMBER = re.compile(r"\d+")


@pytest.fixture(autouse=True)
def examples(game: Game, nothing_to_check: Callable[[str], NoReturn]) -> None:
    if not game.examples:
        nothing_to_check(f"{game.id} has no examples")


def test_every_example_plays_as_it_is_told(game: Game) -> None:
    assert [problem for example in game.examples for problem in problems(game, example)] == []


def test_every_example_asks_the_one_who_looks_at_it(game: Game) -> None:
    for example in game.examples:
        match = position_of(game, example).match()
        assert example.moment.seat in match.waiting, example.name


def test_every_example_says_what_it_shows(game: Game) -> None:
    """Something is claimed of each try, and the points that are claimed stand in its words."""
    for example in game.examples:
        assert example.tries, example.name
        for tried in example.tries:
            assert tried.refused or tried.gains or tried.happens or tried.total or tried.never
            for sentence in (tried.text.text(lang) for lang in LANGUAGES):
                assert _points(tried) <= set(map(int, NUMBER.findall(sentence))), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_short_and_in_both_languages(game: Game, lang: str) -> None:
    for example in game.examples:
        for text in (example.title, example.text, *(tried.text for tried in example.tries)):
            assert 0 < len(text.text(lang)) <= LONGEST, text
            assert not rulebook.NAMED.search(text.text(lang)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_show_every_example_and_nothing_unknown(game: Game, lang: str) -> None:
    shown = rulebook.SHOWN.findall(rulebook.written(game, lang))
    offered = [what for kind, what in shown if kind == "example"]
    assert sorted(offered) == sorted(_names(game.examples))
    for _, what in (one for one in shown if one[0] == "cards"):
        kind, *numbers = what.split()
        assert all(int(n) < len(game.words.names[kind]) for n in numbers), what


def _points(tried: Try) -> set[int]:
    return {abs(points) for points in tried.gains.values()} | {tried.total or 0} - {0}


def _names(examples: tuple[Example, ...]) -> list[str]:
    return [example.name for example in examples]
