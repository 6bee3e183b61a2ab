"""The mathematics of ratings, against cases with a known answer."""

import numpy as np
import pytest

from menagerie.arena.ratings import ratings, strengths


def one_sided(wins: float, losses: float, deals: int = 200) -> np.ndarray:
    points = np.zeros((deals, 2, 2))
    points[:, 0, 1], points[:, 1, 0] = wins / deals, losses / deals
    return points


def test_three_wins_of_four_are_191_points() -> None:
    table = {row.bot: row for row in ratings(["a", "b"], one_sided(3e6, 1e6))}
    assert table["a"].rating - table["b"].rating == pytest.approx(400 * np.log10(3), abs=0.2)


def test_equals_have_equal_ratings() -> None:
    table = ratings(["a", "b"], one_sided(50, 50))
    assert [row.rating for row in table] == [0.0, 0.0]


def test_random_is_the_zero_of_the_scale_and_the_best_comes_first() -> None:
    table = ratings(["random", "b"], one_sided(10, 90))
    assert [row.bot for row in table] == ["b", "random"]
    assert table[1].rating == 0.0
    assert table[0].rating > 300


def test_who_wins_everything_has_a_finite_rating() -> None:
    table = ratings(["a", "b"], one_sided(40, 0, deals=10))
    assert 400 < table[0].rating - table[1].rating < 1500


def test_strengths_are_transitive() -> None:
    """a beats b as b beats c, two to one: a is rated four to one over c, whom it never met."""
    points = np.zeros((3, 3))
    points[0, 1], points[1, 0] = 2e6, 1e6
    points[1, 2], points[2, 1] = 2e6, 1e6
    found = strengths(points)
    assert found[0] - found[2] == pytest.approx(np.log(4), abs=1e-3)
    assert found.sum() == pytest.approx(0.0)


def test_the_order_of_bots_does_not_matter() -> None:
    rng = np.random.default_rng(3)
    points = rng.integers(0, 5, (40, 4, 4)) * (1 - np.eye(4))
    turned = [2, 0, 3, 1]
    straight = strengths(points.sum(0))
    assert strengths(points.sum(0)[np.ix_(turned, turned)]) == pytest.approx(straight[turned])


def simulated(deals: int, seed: int) -> np.ndarray:
    """Three bots 200 points apart; each two meet twice a deal."""
    truth = np.array([0.0, 200.0, 400.0]) * np.log(10) / 400
    rng = np.random.default_rng(seed)
    points = np.zeros((deals, 3, 3))
    for i in range(3):
        for j in range(i):
            won = rng.binomial(2, 1 / (1 + np.exp(truth[j] - truth[i])), deals)
            points[:, i, j], points[:, j, i] = won, 2 - won
    return points


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """95 % intervals of three ratings in twenty tournaments: about three misses."""
    truth = {"a": -200.0, "b": 0.0, "c": 200.0}
    misses = sum(
        not row.low <= truth[row.bot] <= row.high
        for seed in range(20)
        for row in ratings(list(truth), simulated(60, seed))
    )
    assert misses <= 10


def test_more_deals_narrow_the_intervals() -> None:
    few, many = (ratings(["a", "b", "c"], simulated(n, 1)) for n in (20, 320))
    assert all(m.high - m.low < 0.5 * (f.high - f.low) for f, m in zip(few, many, strict=True))


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    """Playing every deal ten times over must not narrow the interval."""
    once = ratings(["a", "b"], np.array([[[0, 1], [0, 0]], [[0, 0], [1, 0]]] * 20, float))
    tenfold = ratings(["a", "b"], np.array([[[0, 10], [0, 0]], [[0, 0], [10, 0]]] * 20, float))
    assert tenfold[0].high - tenfold[0].low > 0.8 * (once[0].high - once[0].low)
