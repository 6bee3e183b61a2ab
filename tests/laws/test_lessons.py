"""The laws of lessons, for every game."""

from menagerie.core.registry import all_games
from menagerie.testing.laws.test_lessons import *


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert [game.id for game in all_games() if game.lesson is None] == []
