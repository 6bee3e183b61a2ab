"""What a finished game is worth."""

import pytest

from menagerie.envs.opponents import by_places


@pytest.mark.parametrize(
    ("order", "rewards"),
    [
        ([7, 3], [1, -1]),
        ([7, 7], [0, 0]),
        ([1, 5, 3], [-1, 1, 0]),
        ([5, 5, 3], [0.5, 0.5, -1]),
        ([9, 5, 5, 1], [1, 0, 0, -1]),
        ([4], [0]),
    ],
)
def test_by_places(order: list[int], rewards: list[float]) -> None:
    assert by_places(order).tolist() == rewards
    assert by_places([order, order]).tolist() == [rewards, rewards]
