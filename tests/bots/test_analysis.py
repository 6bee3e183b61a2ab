"""The analysis of a finished game: one estimate for all, and moves with a clearly better one."""

import json
from dataclasses import asdict
from itertools import cycle
from typing import Any

import numpy as np
import pytest

from menagerie.bots import analysis as analysis_module
from menagerie.bots import promise
from menagerie.bots.analysis import NOTABLE, analyse, chances, look
from menagerie.bots.catalogue import judge_of
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.testing.worlds import cases
from picking import every_game, finished, some_game

pytestmark = pytest.mark.usefixtures("quick_thoughts")


@every_game
def test_the_analysis_follows_the_chances_to_the_result(game: Game) -> None:
    match = finished(game)
    record = match.record()
    told: list[tuple[int, int]] = []
    analysis = analyse(record, 3, lambda done, total: told.append((done, total)), iterations=2)
    assert analysis.game == game.id
    assert analysis.judge == judge_of(game).id
    for rows in (analysis.chances, analysis.errors):
        assert len(rows) == len(match.moves) + 1
        assert all(len(row) == match.seats for row in rows)
        assert all(0.0 <= one <= 1.0 for one in analysis.chances[-1])
    if game.ranked(match.seats) == match.seats:
        assert all(sum(row) == pytest.approx(1.0, abs=0.01) for row in analysis.chances)
    assert analysis.chances[-1] == chances(match, 1)
    assert not any(analysis.errors[-1]), "the result is sure"
    assert all(all(row) for row in analysis.errors[:-1]), "and nothing before it"
    assert told[-1][0] == told[-1][1]
    assert record == match.record()
    json.dumps(asdict(analysis))
    numbers = [swing.number for swing in analysis.swings]
    assert numbers == sorted(set(numbers))


@every_game
def test_only_moves_are_shown_for_which_something_clearly_better_was_found(game: Game) -> None:
    match = finished(game)
    for swing in analyse(match.record(), 3, iterations=2).swings:
        assert match.moves[swing.number] == (swing.seat, swing.move)
        assert swing.better != swing.move
        assert swing.better in match.at(swing.number).legal_ids(swing.seat)
        lost = swing.better_share - swing.share
        assert lost >= NOTABLE - 0.001
        assert lost >= swing.error - 0.001


def test_a_move_is_shown_when_the_better_one_is_better_in_the_same_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A loss of everything names the better move; where both bring the same nothing is shown."""
    match = finished(some_game(3))
    brought = cycle([[1.0] * promise.WORLDS, [0.0] * promise.WORLDS])  # the better one, the other
    monkeypatch.setattr(analysis_module, "promises", lambda *_: next(brought))
    shown = analyse(match.record(), 3, iterations=2).swings
    assert shown
    assert all(one.better_share - one.share == 1.0 for one in shown)
    monkeypatch.setattr(analysis_module, "promises", lambda *_: [0.5] * promise.WORLDS)
    assert analyse(match.record(), 3, iterations=2).swings == []


@every_game
def test_the_error_covers_what_another_seed_says(game: Game) -> None:
    """Nearly all of many estimates of one position lie within each other's range."""
    match = cases(game)[-1].match(1)
    for _ in range(3):
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
    looks = [look(match, seed, 24) for seed in range(8)]
    middle = np.mean([one.chances for one in looks], axis=0)
    within = [
        abs(share - mean) <= error
        for one in looks
        for share, mean, error in zip(one.chances, middle, one.errors, strict=True)
    ]
    assert sum(within) >= 0.8 * len(within)


def test_the_longest_games_are_looked_at_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that an analysis takes seconds, however long the game."""
    match, looked = finished(some_game(3)), []

    def noted(match: Match, *_: Any) -> analysis_module.Look:
        looked.append(len(match.moves))
        return analysis_module.Look([1.0 / (1 + len(match.moves))] * match.seats, [0.1])

    monkeypatch.setattr(analysis_module, "look", noted)
    monkeypatch.setattr(analysis_module, "LOOKS", match.seats * len(match.moves) // 2)
    analysis = analyse(match.record(), 3)
    last = len(match.moves)
    assert looked[:2] == [0, 3 if last % 2 else 2]
    assert looked[-1] == last
    assert len(looked) * match.seats <= analysis_module.LOOKS + 2 * match.seats
    assert len(analysis.chances) == last + 1
    assert analysis.chances[1] == analysis.chances[0]
    assert set(looked) >= {swing.number for swing in analysis.swings}


@every_game
def test_the_winner_of_a_finished_game_has_all_the_chances(game: Game) -> None:
    match = finished(game)
    shares = chances(match, 1)
    assert [share > 0 for share in shares] == [p == 1 for p in match.places[: match.seats]]
