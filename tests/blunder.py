"""A moment where much hangs on a move, as a coach with little time judges it."""

from functools import cache
from typing import NamedTuple

import pytest

from menagerie.bots import Knowledge, RandomBot, coach
from menagerie.core.match import Match
from menagerie.core.style import Style
from picking import some_game

SEED = 1  # of the coach's search
SEATS = 3
GAME = some_game(SEATS, having=lambda game: 1 not in game.seats and game.options)


class Choice(NamedTuple):
    """The first seat decides: a good move, and one of which a coach would speak."""

    match: Match
    good: int
    bad: int


def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search needs no compiler."""
    monkeypatch.setattr(coach, "style_of", lambda level, game: Style(24, depth=4))


@cache
def choice() -> Choice:
    """The last one of a game played at random: near the end much hangs on a move."""
    for seed in range(100):
        match = Match(GAME, SEATS, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, RandomBot().choose(Knowledge(match, seat), len(match.moves)))
        for number in reversed(range(len(match.moves))):
            before = match.at(number)
            for move in before.legal_ids(0)[:3]:
                after = before.copy()
                after.play(0, move)  # who is spoken to is still at the table
                said = coach.remark(Knowledge(before, 0), move, SEED)
                if said is not None and not after.over:
                    return Choice(before, said.better, move)
    raise AssertionError(f"nobody can go wrong in {GAME.id}")
