"""The laws of lessons: each finds a lesson that breaks it, and a good one passes them all."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from goofspiel import GAME
from menagerie.core.errors import BadRecord
from menagerie.core.lesson import LONGEST, Lesson, Step, choose
from menagerie.core.lesson_script import Script
from menagerie.core.text import Text
from menagerie.testing import lessons
from menagerie.testing.laws import test_lessons as laws

BID = Step(
    Text("Поставьте единицу: {seat1} тоже выбирает.", "Bid the one: {seat1} chooses, too."),
    at=("card", 0),
    move=choose("bid", card=0),
    wrong=Text("Сильные карты пригодятся позже.", "Strong cards are for later."),
    meanwhile=((1, choose("bid", card=4)),),
)
GOOD = Lesson(
    seats=2,
    seed=1,
    seat=0,
    steps=(
        Step(Text("Это ваши ставки.", "These are your bids."), at=("board",)),
        BID,
        replace(BID, at=("card", 1), move=choose("bid", card=1), meanwhile=()),
    ),
    end=Text("Запоминайте сыгранное.", "Remember what was played."),
)
TWICE = Text("Раз. Два. Три.", "One. Two. Three.")


def checked(lesson: Lesson) -> None:
    """All laws."""
    game = replace(GAME, lesson=lesson)
    laws.test_the_rules_allow_every_move_of_a_lesson(game, lesson)
    laws.test_a_lesson_is_done_and_not_only_read(lesson)
    laws.test_every_other_move_is_answered(game, lesson)
    for lang in ("ru", "en"):
        laws.test_texts_are_short_and_whole(game, lesson, lang)
    laws.test_both_languages_name_the_same_players(lesson)
    laws.test_what_is_pointed_at_is_there(game, lesson)
    laws.test_what_is_lit_makes_the_move_that_is_asked_for(game, lesson)


def bid(**changed: Any) -> Lesson:
    """The lesson with something changed about its first move."""
    return replace(GOOD, steps=(GOOD.steps[0], replace(BID, **changed), GOOD.steps[2]))


def test_a_good_lesson_breaks_no_law() -> None:
    checked(GOOD)
    script = Script(GAME, GOOD)
    assert script.told_at == [0, 0, 2]
    assert script.moves == [(0, 0), (1, 4), (0, 1)]


BROKEN: list[tuple[Callable[[], Lesson], str]] = [
    (lambda: bid(wrong=None), "nothing is said"),
    (lambda: bid(at=None), "pointed at"),
    (lambda: bid(at=("dragon", 3)), "dragon"),
    (lambda: bid(at=("card", 99)), "99"),
    (lambda: bid(at=("move", "fly")), "fly"),
    (lambda: bid(at=("card", 2)), "not made by"),
    (lambda: bid(at=("hand",)), "not made by"),
    (lambda: bid(text=Text("Мало {seat1}.", "Too little.")), "Too little"),
    (lambda: bid(text=Text("Место {seat7}.", "Seat {seat7}.")), "seat7"),
    (lambda: bid(text=Text("я" * (LONGEST + 1), "Short.")), f"{LONGEST + 1} letters"),
    (lambda: bid(text=TWICE), "Раз"),
    (lambda: replace(GOOD, steps=(GOOD.steps[0],) * 9 + GOOD.steps[1:]), "only read"),
]


@pytest.mark.parametrize(("broken", "says"), BROKEN)
def test_a_lesson_that_breaks_a_law_is_told_how(broken: Callable[[], Lesson], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        checked(broken())


@pytest.mark.parametrize("move", [choose("bid"), choose("bid", card=40), choose("fly")], ids=str)
def test_a_move_that_is_not_one_names_those_that_are(move: Any) -> None:
    with pytest.raises(BadRecord, match=r"seat 0.*Legal: bid"):
        Script(GAME, bid(move=move))


def test_a_lesson_can_be_read_as_a_script() -> None:
    lines = list(lessons.told(replace(GAME, lesson=GOOD), "en"))
    assert lines[0].startswith("1. These are your bids.")
    assert any("✗ Strong cards" in line for line in lines)
    assert sum("[bid" in line for line in lines) == 3


def test_deals_are_found_by_what_they_show() -> None:
    found = lessons.deals(GAME, 2, lambda match: match.view(0)["stake"] == [3], seeds=range(50))
    assert 1 in list(found)
