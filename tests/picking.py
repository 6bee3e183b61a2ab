"""Games for tests that are about no game in particular: all of them, or one with a property."""

from collections.abc import Callable

import pytest

from menagerie.bots import Knowledge, RandomBot
from menagerie.core.game import Game, Option
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.testing.worlds import cases

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
every_case = pytest.mark.parametrize(
    "case", [case for game in all_games() for case in cases(game)], ids=str
)


def some_game(*seats: int, having: Callable[[Game], object] = lambda game: True) -> Game:
    """The smallest game that so many can play (each of these numbers), and that has a property."""
    fitting = (game for game in all_games() if {*seats} <= {*game.playable_seats()})
    return min(filter(having, fitting), key=lambda game: game.move_count)


def finished(game: Game, seed: int = 1) -> Match:
    """A game that was played at random."""
    match = cases(game)[0].match(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, RandomBot().choose(Knowledge(match, seat), len(match.moves)))
    return match


def word_option(game: Game) -> Option | None:
    """An option whose values are words."""
    return next((option for option in game.options if isinstance(option.default, str)), None)
