"""Recorded games replay to the same scores; every seat count and option value has one."""

from collections.abc import Callable
from typing import NoReturn

import pytest

from menagerie.core.errors import BadRecord
from menagerie.core.game import Game
from menagerie.core.match import replay
from menagerie.testing.archive import Recorded, recorded
from menagerie.testing.worlds import cases


@pytest.fixture
def archive(game: Game, nothing_to_check: Callable[[str], NoReturn]) -> list[Recorded]:
    found = recorded(game)
    if not found:
        nothing_to_check(
            f"{game.id} has no recorded games: python -m menagerie.testing.archive {game.folder}"
        )
    return found


def test_every_case_has_a_recorded_game(game: Game, archive: list[Recorded]) -> None:
    # A game recorded before an option was added was played with its default.
    have = [(one.record.seats, game.full_options(one.record.options)) for one in archive]
    for case in cases(game):
        assert (case.seats, game.full_options(case.options)) in have, (
            f"no recorded game for {case}: python -m menagerie.testing.archive {game.folder}"
        )


def test_recorded_games_replay_to_the_same_end(game: Game, archive: list[Recorded]) -> None:
    for one in archive:
        match = replay(one.record)
        assert match.over
        assert match.scores == one.scores
        assert match.places == one.places


def test_a_record_of_other_rules_does_not_play(game: Game, archive: list[Recorded]) -> None:
    record = archive[0].record
    record.version = game.version + 1
    with pytest.raises(BadRecord, match=f"version {game.version + 1}"):
        replay(record)
