"""The Python API on a real game: what DESIGN promises, and errors that say what to do."""

from __future__ import annotations

import json

import pytest

import menagerie
from menagerie.core.errors import BadOption, BadRecord, BadSeats, BadSeed, UnknownGame


def finished(seed: int = 3) -> menagerie.Match:
    match = menagerie.new("animalia", seats=3, seed=seed)
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
    assert menagerie.new("animalia", seats=2).seed != menagerie.new("animalia", seats=2).seed


def test_copies_are_independent() -> None:
    match = menagerie.new("animalia", seats=3, seed=1)
    twin = match.copy()
    seat = twin.waiting[0]
    twin.play(seat, twin.legal_ids(seat)[0])
    assert match.moves == []
    assert match.state.tobytes() != twin.state.tobytes()


def test_an_imagined_match_has_no_record() -> None:
    world = menagerie.new("animalia", seats=3, seed=1).imagine(0, 5)
    with pytest.raises(menagerie.MenagerieError):
        world.record()


@pytest.mark.parametrize(
    ("error", "arguments", "says"),
    [
        (UnknownGame, {"game": "chess", "seats": 2}, "animalia"),
        (BadSeats, {"game": "animalia", "seats": 9}, "2, 3, 4, 5, 6"),
        (BadOption, {"game": "animalia", "seats": 3, "colour": "red"}, "set_uses"),
        (BadOption, {"game": "animalia", "seats": 3, "set_uses": "some"}, "all"),
        (BadSeed, {"game": "animalia", "seats": 3, "seed": -1}, "2^128"),
    ],
)
def test_bad_input_says_what_is_allowed(error, arguments, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error) as caught:
        menagerie.new(**arguments)
    assert says in caught.value.en
    assert says in caught.value.ru


@pytest.mark.parametrize(
    "change",
    [{"moves": [[0, 999]]}, {"moves": [[7, 0]]}, {"seed": "not a number"}, {"extra": 1}],
)
def test_broken_records_are_refused(change) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadRecord):
        menagerie.replay({**finished().record(), **change})


@pytest.mark.parametrize("record", [None, [], {}, {"game": "animalia"}])
def test_what_is_no_record_is_refused(record) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadRecord):
        menagerie.replay(record)


def test_a_record_survives_json() -> None:
    match = finished()
    again = menagerie.replay(json.loads(json.dumps(match.record())))
    assert again.scores == match.scores
