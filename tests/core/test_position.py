"""A position is a record up to a moment, and a seat."""

import msgspec
import pytest

import menagerie
from menagerie.core.errors import BadRecord
from menagerie.core.position import Position
from picking import some_game

GAME = some_game(2, 3)


def begun(moves: int = 5) -> menagerie.Match:
    match = menagerie.new(GAME.id, seats=3, seed=7)
    while len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_position_is_the_match_it_was_taken_from() -> None:
    match = begun()
    position = Position.of(match, 2)
    assert position.match().state.tobytes() == match.state.tobytes()
    assert position.match().record() == match.record()
    assert position.seat == 2


def test_it_goes_through_json() -> None:
    position = Position.of(begun(), 1)
    text = msgspec.json.encode(position)
    assert msgspec.json.decode(text, type=Position) == position


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 3}, {"seat": -1}, {"moves": [(0, GAME.move_count)]}, {"version": 0}, {"seed": "x"}],
    ids=str,
)
def test_what_the_rules_refuse_is_no_position(wrong: dict[str, object]) -> None:
    position = msgspec.structs.replace(Position.of(begun(), 1), **wrong)
    with pytest.raises(BadRecord):
        position.match()
