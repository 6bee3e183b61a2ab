"""Recorded games replay to the same scores; every seat count and option value has one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.core.errors import BadRecord
from menagerie.core.game import Game
from menagerie.core.match import replay
from worlds import cases, every_game

TESTS = Path(__file__).parents[1] / "games"


def recorded(game: Game) -> list[dict[str, object]]:
    return [
        json.loads(file.read_text())
        for file in sorted((TESTS / game.id / "archive").glob("*.json"))
    ]


@every_game
def test_every_case_has_a_recorded_game(game: Game) -> None:
    have = {
        (r["record"]["seats"], tuple(sorted(r["record"]["options"].items())))  # type: ignore[index]
        for r in recorded(game)
    }
    for case in cases(game):
        wanted = (case.seats, tuple(sorted(game.full_options(case.options).items())))
        assert wanted in have, f"no recorded game for {case}: run make archive GAME={game.id}"


@every_game
def test_recorded_games_replay_to_the_same_end(game: Game) -> None:
    for entry in recorded(game):
        match = replay(entry["record"])
        assert match.over
        assert match.scores == entry["scores"]
        assert match.places == entry["places"]


@every_game
def test_a_record_of_other_rules_does_not_play(game: Game) -> None:
    record = dict(recorded(game)[0]["record"])  # type: ignore[call-overload]
    record["version"] = game.version + 1
    with pytest.raises(BadRecord, match=f"version {game.version + 1}"):
        replay(record)
