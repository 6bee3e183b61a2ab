"""What a finished game is worth to those who played it.

By places: 1 for the winner, −1 for the last, and between them evenly; equals share. All rewards of
a game add up to nothing. By points: the points themselves.
"""

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from menagerie.core.errors import check_known
from menagerie.core.match import Match

Rewards = Literal["places", "points"]
FloatArray = NDArray[np.float64]


def check_rewards(kind: str) -> None:
    check_known("вида наград", "kind of rewards", kind, get_args(Rewards))


def by_places(order: ArrayLike) -> FloatArray:
    """The rewards of those whose results are ordered so, higher being better; the last axis is
    the table. Whoever is alone there gets nothing."""
    results: NDArray[Any] = np.asarray(order)
    ahead = (results[..., :, None] > results[..., None, :]).sum(-1)
    behind = (results[..., :, None] < results[..., None, :]).sum(-1)
    rewards: FloatArray = (ahead - behind) / max(1, results.shape[-1] - 1)
    return rewards


def of_match(match: Match, kind: Rewards) -> list[float]:
    """The rewards of a finished match by seat."""
    if kind == "points":
        return [float(points) for points in match.scores[: match.seats]]
    order = [-place for place in match.places]  # rivals that the rules play are among them
    return [float(reward) for reward in by_places(order)[: match.seats]]
