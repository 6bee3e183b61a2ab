"""Named observations: what two observers say of a seat, and the vector as other things."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from goofspiel import GAME
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.observation import Layout, ObservationSpec, Part
from menagerie.core.state.vector import blank, put, put_flags, put_signs
from menagerie.core.words import Words
from menagerie.testing.worlds import Case, positions
from picking import every_case, every_game


def said_of(part: Part, vector: Any, observer: int, players: int) -> Any:
    """What a part says of each player, by true seats; seats among the values are true ones too."""
    values = np.moveaxis(part.read(vector), [axis for axis, _ in part.axes].index("seat"), 0)
    said = values[[(seat - observer) % players for seat in range(players)]]
    if part.of == "seat":
        seats = (said - part.maybe + observer) % players + 1
        said = np.where((said == 0) & part.maybe | (said >= players + part.maybe), said, seats)
    return said


@every_case
def test_observers_agree_on_whom_a_part_speaks_of(case: Case) -> None:
    """Where two of them say something of the same seat, they say the same."""
    players = case.game.ranked(case.seats)
    parts = [part for part in case.game.observation_spec().parts if dict(part.axes).get("seat")]
    assert parts
    vector = np.zeros(case.game.observation, np.int8)
    for state, _, _ in positions(case, seed=4, share=0.05):
        seen = []
        for observer in range(case.seats):
            case.game.observe(state, observer, vector)
            seen.append({part.name: said_of(part, vector, observer, players) for part in parts})
        for one, other in pairwise(seen):
            for name in one:
                both = (one[name] != 0) & (other[name] != 0)
                assert np.array_equal(one[name][both], other[name][both]), f"{case}: {name}"


@every_game
def test_every_game_of_the_house_names_its_parts(game: Game) -> None:
    spec = game.observation_spec()
    assert len(spec.parts) > 5
    assert {"seat"} < {axis for part in spec.parts for axis, _ in part.axes}
    assert spec.words_size * 8 * 3 < spec.size  # bytes
    match = Match(game, game.playable_seats()[-1], {}, 3)
    for lang in ("ru", "en"):
        assert len(spec.words(match.observe(0), lang)) > 10


def small() -> ObservationSpec:
    layout = Layout()
    layout.part("level", low=-2, high=5)
    layout.part("hand", seat=2, card=3)
    layout.part("owner", maybe="seat", high=2, card=3)
    layout.part("turn", of="seat", high=1)
    words = Words({}, names={"card": [("лис", "fox"), ("ёж", "hedgehog"), ("сова", "owl")]})
    return ObservationSpec(layout, words)


VECTOR = [-2, 1, 0, 1, 0, 1, 0, 0, 2, 1, 1]


def test_the_parts_follow_each_other() -> None:
    spec = small()
    assert [part.start for part in spec.parts] == [0, 1, 7, 10]
    assert spec.size == len(spec.names) == 11
    assert spec.names[5] == "hand[seat=1, card=1]"
    assert spec.seats.tolist() == [-1, 0, 0, 0, 1, 1, 1, -1, -1, -1, -1]
    assert spec.low.tolist() == [-2] + [0] * 10
    assert spec.high.tolist() == [5] + [1] * 6 + [2] * 3 + [1]


def test_a_vector_in_words() -> None:
    assert small().words(VECTOR) == [
        "level: -2",
        "hand / seat 0: fox, owl",
        "hand / seat 1: hedgehog",
        "owner: hedgehog = seat 1, owl = seat 0",
        "turn: seat 1",
    ]
    assert small().words(VECTOR, "ru")[1] == "hand / seat 0: лис, сова"


def test_vectors_as_arrays() -> None:
    spec, two = small(), np.array([VECTOR, [0] * 11], np.int8)
    assert spec.arrays(VECTOR)["hand"].tolist() == [[1, 0, 1], [0, 1, 0]]
    assert spec.arrays(two)["owner"].shape == (2, 3)


def test_what_is_not_there_is_said_with_what_there_is() -> None:
    spec = small()
    with pytest.raises(KeyError, match="'hands' is no part: level, hand, owner, turn"):
        spec["hands"]
    for read in (spec.arrays, spec.words):
        with pytest.raises(ValueError, match="an observation has 11 places"):
            read(VECTOR[1:])


def test_places_take_as_many_bits_as_they_need_and_none_is_in_two_words() -> None:
    spec = small()
    assert spec.bit_widths.tolist() == [4] + [1] * 6 + [2] * 3 + [1]
    assert spec.bit_places.tolist() == [0, *range(4, 10), 10, 12, 14, 16]
    assert spec.pack(VECTOR).tolist() == [0b1_01_10_00_010_101_1110]
    any_ = random.Random(7)
    rows = [[any_.randint(a, b) for a, b in zip(spec.low, spec.high, strict=True)] for _ in "ab"]
    assert spec.unpack(spec.pack(rows)).tolist() == rows


def test_what_is_written_in_bits_reads_as_what_is_written_in_numbers() -> None:
    """Flags and signs across two words and negative numbers too."""
    layout = Layout()
    hands = layout.part("hand", seat=3, card=30)
    level = layout.part("level", low=-3, high=100, seat=3)
    stacks = layout.part("stack", low=-1, seat=3, card=30)
    spec = ObservationSpec(layout, Words({}))
    up, down = np.uint64(0b1001), np.uint64(0b0110 | 1 << 29)
    numbers, words = np.full(spec.size, 7, np.int8), np.full(spec.words_size, 7, np.uint64)
    for out in (numbers, words):
        blank(out)
        for seat in range(3):
            put_flags(out, hands, seat * 30, np.uint64(0x2AAAAAAA >> seat), 30)
            put(out, level, seat, (-3, 0, 100)[seat])
            put_signs(out, stacks, seat * 30, up, down, 30)
    assert spec["hand"].read(numbers)[2].tolist() == [0, 1] * 14 + [0, 0]
    assert spec["stack"].read(numbers).tolist() == [[1, -1, -1, 1, *[0] * 25, -1]] * 3
    assert spec.unpack(words).tolist() == numbers.tolist()
    assert spec.pack(numbers).tolist() == words.tolist()


def test_an_impossible_range_is_refused() -> None:
    with pytest.raises(ValueError, match="no range"):
        Layout().part("points", high=300)


def test_a_game_that_names_nothing_has_one_part() -> None:
    spec = replace(GAME, layout=None).observation_spec()
    assert [(part.name, part.size) for part in spec.parts] == [("observation", GAME.observation)]
