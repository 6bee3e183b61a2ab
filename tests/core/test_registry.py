"""Games are found by their ids; one can be added by hand, and no two have the same id."""

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import menagerie
from goofspiel import GAME, judgement, knowledge, moves, rules, state, view, words
from menagerie.core import registry
from menagerie.core.errors import NotFound, TakenGame
from menagerie.core.game import Game
from menagerie.core.words import Words


def test_every_id_leads_to_its_game() -> None:
    assert [registry.get_game(game).id for game in registry.game_ids()] == list(registry.game_ids())
    assert [game.id for game in registry.all_games()] == list(registry.game_ids())


def test_an_unknown_id_is_answered_with_the_known_ones() -> None:
    with pytest.raises(NotFound, match=registry.game_ids()[0]):
        registry.get_game("chess")


def test_a_registered_game_is_known_to_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_known", dict(registry._known))
    own = replace(GAME, id="own")
    assert registry.register(own) is own
    assert registry.register(own) is own
    assert registry.get_game("own") is own
    assert own in registry.all_games()
    match = menagerie.new("own", seats=2, seed=1)
    assert menagerie.replay(match.record()).state.tobytes() == match.state.tobytes()


def test_no_two_games_share_an_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_known", dict(registry._known))
    taken = registry.game_ids()[0]
    with pytest.raises(TakenGame, match=taken):
        registry.register(replace(GAME, id=taken))


def test_a_declaration_says_what_is_missing_or_doubled() -> None:
    common: dict[str, Any] = {
        "id": "own", "version": 1, "prefix": "XX", "seats": (2,), "minutes": 1, "options": ()
    }  # fmt: skip
    modules = (moves, state, view, words, judgement)
    with pytest.raises(TypeError, match="goofspiel: nothing called deal, legal, decide, interlude"):
        Game.of(*modules, **common)
    twice = ModuleType("twice")
    vars(twice)["WORDS"] = Words({})
    with pytest.raises(TypeError, match="goofspiel: more than one 'words'"):
        Game.of(*modules, rules, knowledge, twice, **common)
