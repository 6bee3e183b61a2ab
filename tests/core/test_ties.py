"""What decides between equal points is said, from the same table that ranks the players."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from menagerie import get_game
from menagerie.core.match import Match
from menagerie.core.ties import tie_messages
from menagerie.server.wire.render import result


def told(table: list[tuple[int, int]], players: int) -> list[tuple[str, int, int]]:
    return [(m.key, m.args["seat"], m.args["seat2"]) for m in tie_messages(table, players)]


def test_each_pair_of_equals_is_told_of_once() -> None:
    assert told([(9, 0), (8, 0), (7, 1)], 3) == []
    assert told([(8, 1), (9, 2), (9, 3)], 3) == [("tie.ahead", 2, 1)]
    assert told([(9, 1), (9, 3), (9, 2)], 3) == [("tie.ahead", 1, 2), ("tie.ahead", 2, 0)]
    assert told([(7, 0), (7, 1)], 1) == [("tie.rival", 1, 0)]


def test_a_shared_place_is_told_of_at_the_top_alone() -> None:
    assert told([(9, 0), (9, 0), (9, 0)], 3) == [("tie.shared", 0, 1)]
    assert told([(9, 0), (8, 0), (8, 0)], 3) == []


@pytest.mark.parametrize(
    ("name", "seats", "sentence"),
    [
        pytest.param("animalia", 5, "is ahead with more medals", marks=pytest.mark.rule("AN-50")),
        pytest.param("animal_kingdoms", 5, "by the capital", marks=pytest.mark.rule("AK-41")),
        pytest.param("brutal_kingdom", 4, "first-player card", marks=pytest.mark.rule("BK-57")),
        pytest.param("fantasy_realms", 6, "less base strength", marks=pytest.mark.rule("FR-22")),
        pytest.param("vivarium", 4, "share the victory", marks=pytest.mark.rule("VI-49")),
    ],
)
def test_the_end_says_what_decided(name: str, seats: int, sentence: str) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"][:seats]
    for seed in count():
        match, rng = Match(get_game(name), seats, seed=seed), Random(seed)
        while not match.over:
            seat = rng.choice(match.waiting)
            match.play(seat, rng.choice(match.legal_ids(seat)), checked=True)
        said = [one for one in result(match, "en", names).ties if sentence in one]
        if said:
            break
    points, _ = said[0].split(".", 1)
    a, b = points.split(":")
    assert a == b
    assert match.scores.count(int(a)) > 1
