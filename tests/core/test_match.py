"""The Python API on a real game: what DESIGN promises, and errors that say what to do."""

import copy
import json
import pickle
from typing import Any

import pytest

import menagerie
from menagerie.core.errors import BadOption, BadRecord, BadSeats, BadSeed, NotFound
from picking import some_game, word_option

GAME = some_game(2, 3, having=word_option)
OPTION = next(option for option in GAME.options if isinstance(option.default, str))


def finished(seed: int = 3) -> menagerie.Match:
    match = menagerie.new(GAME.id, seats=3, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_whole_game_through_the_api() -> None:
    match = finished()
    assert len(match.scores) == 3
    assert 1 in match.places
    assert match.legal(0) == []
    assert isinstance(match.view(0), dict)
    assert isinstance(match.view(None), dict)


def test_the_seed_is_drawn_when_none_is_given() -> None:
    assert menagerie.new(GAME.id, seats=2).seed != menagerie.new(GAME.id, seats=2).seed


def test_copies_are_independent() -> None:
    match = menagerie.new(GAME.id, seats=3, seed=1)
    twin = match.copy()
    seat = twin.waiting[0]
    twin.play(seat, twin.legal_ids(seat)[0])
    assert match.moves == []
    assert match.state.tobytes() != twin.state.tobytes()


def test_a_match_is_copied_and_pickled_whole() -> None:
    match = menagerie.new(GAME.id, 3, seed=2)
    match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
    for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.record() == match.record()
        before = match.state.tobytes()
        assert twin.state.tobytes() == before
        twin.play(twin.waiting[0], twin.legal_ids(twin.waiting[0])[0])
        assert twin.state.tobytes() != before == match.state.tobytes()


def test_an_imagined_match_has_no_record() -> None:
    world = menagerie.new(GAME.id, seats=3, seed=1).imagine(0, 5)
    with pytest.raises(menagerie.MenagerieError):
        world.record()


@pytest.mark.parametrize(
    ("error", "arguments", "says"),
    [
        (NotFound, {"game": "chess"}, GAME.id),
        (BadSeats, {"seats": 9}, ", ".join(map(str, GAME.seats))),
        (BadOption, {"colour": "red"}, OPTION.name),
        (BadOption, {OPTION.name: "some"}, str(OPTION.values[-1])),
        (BadSeed, {"seed": -1}, "2^128"),
    ],
)
def test_bad_input_says_what_is_allowed(
    error: type[menagerie.MenagerieError], arguments: dict[str, Any], says: str
) -> None:
    with pytest.raises(error) as caught:
        menagerie.new(**{"game": GAME.id, "seats": 3, **arguments})
    assert says in caught.value.en
    assert says in caught.value.ru


@pytest.mark.parametrize(
    "change",
    [{"moves": [[0, 999]]}, {"moves": [[7, 0]]}, {"seed": "not a number"}, {"extra": 1}],
)
def test_broken_records_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        menagerie.replay({**finished().record(), **change})


@pytest.mark.parametrize("record", [None, [], {}, {"game": GAME.id}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(BadRecord):
        menagerie.replay(record)


def test_a_record_survives_json() -> None:
    match = finished()
    again = menagerie.replay(json.loads(json.dumps(match.record())))
    assert again.scores == match.scores


def test_a_refused_move_shows_its_rule_in_a_debugger() -> None:
    error = menagerie.IllegalMove("XX-07", "Нельзя.", "Not allowed.")
    assert repr(error) == "IllegalMove('XX-07: Not allowed.')"
