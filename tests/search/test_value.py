"""What a result is worth to each seat."""

from __future__ import annotations

import numpy as np
import pytest

from menagerie.core.judgements import Floats
from menagerie.core.state.record import MAX_SEATS, Numbers
from menagerie.core.style import Style
from menagerie.search.desk import Gain, Gains, new_records
from menagerie.search.value import beats, chance, reward_points, reward_rank


def who_is_ahead(table: Numbers) -> Floats:
    ranked = range(len(table))
    return np.array([[beats(table, a, b) for b in ranked] for a in ranked])


def rewards(points: list[float], ahead: Floats) -> Gains:
    gain, seats = new_records(Gain, MAX_SEATS), len(points)
    reward_rank(np.array(points), ahead, seats, seats, 0.0, 1e-9, Style(1), gain)
    return gain


def test_who_is_placed_first_gains_most() -> None:
    table = np.array([[10, 1], [10, 2], [4, 0]], np.int64)
    gain = rewards([10.0, 10.0, 4.0], who_is_ahead(table))
    assert [gain[seat].wins for seat in range(3)] == [0.0, 1.0, 0.0]
    assert gain[1].value > gain[0].value > gain[2].value
    assert [gain[seat].margin for seat in range(3)] == [0.0, 0.0, -6.0]


def test_equals_share_the_victory() -> None:
    table = np.array([[7, 0], [7, 0]], np.int64)
    gain = rewards([7.0, 7.0], who_is_ahead(table))
    assert [gain[seat].wins for seat in range(2)] == [0.5, 0.5]


def test_own_points_count_against_the_usual_ones() -> None:
    gain, means = new_records(Gain, MAX_SEATS), np.zeros(2)
    for done, mine in enumerate((20.0, 30.0)):
        gain[0].value = gain[1].value = 0.0
        reward_points(np.array([mine, 5.0]), means, done, 2, 10.0, 1.0, gain)
    assert means.tolist() == [25.0, 5.0]
    assert gain[0].value > 0.5 == gain[1].value


def test_chance_is_even_at_equal_points_and_sure_far_ahead() -> None:
    assert chance(0.0, 5.0) == 0.5
    assert chance(1e9, 1.0) == pytest.approx(1.0)
    assert chance(2.0, 5.0) + chance(-2.0, 5.0) == pytest.approx(1.0)
