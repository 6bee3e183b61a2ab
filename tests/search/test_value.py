"""What a result is worth to each seat."""

import numpy as np
import pytest

from menagerie.core.judgements import Floats
from menagerie.core.state.record import MAX_SEATS, Numbers
from menagerie.core.style import Style
from menagerie.search.desk import Gain, Gains, new_records
from menagerie.search.value import beats, chance, reward_points, reward_rank

PLAIN = Style(1)


def who_is_ahead(table: Numbers) -> Floats:
    ranked = range(len(table))
    return np.array([[beats(table, a, b) for b in ranked] for a in ranked])


def rewards(
    points: list[float], ahead: Floats, spread: float = 1e-9, style: Style = PLAIN
) -> Gains:
    gain, seats = new_records(Gain, MAX_SEATS), len(points)
    reward_rank(np.array(points), ahead, seats, seats, 0.0, spread, style, gain)
    return gain


def test_who_is_placed_first_gains_most() -> None:
    table = np.array([[10, 1], [10, 2], [4, 0]], np.int64)
    gain = rewards([10.0, 10.0, 4.0], who_is_ahead(table))
    assert [gain[seat].wins for seat in range(3)] == [0.0, 1.0, 0.0]
    assert gain[1].value > gain[0].value > gain[2].value
    assert [gain[seat].margin for seat in range(3)] == [0.0, 0.0, -6.0]


def test_a_place_won_narrowly_counts_less_if_asked_for_and_a_victory_is_one() -> None:
    style = Style(1, win=0.0, place=1.0, margin=0.0)
    values = []
    for points in ([102.0, 100.0], [160.0, 100.0]):
        ahead = who_is_ahead(np.array([[p, 0] for p in points], np.int64))
        for soft in (False, True):
            gain = rewards(points, ahead, 30.0, style._replace(soft=soft))
            assert [gain[seat].wins for seat in range(2)] == [1.0, 0.0]
            values.append(float(gain[0].value))
    hard_narrow, narrow, hard_clear, clear = values
    assert hard_narrow == hard_clear == 1.0
    assert 0.5 < narrow < 0.55
    assert 0.85 < clear < 1.0


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
