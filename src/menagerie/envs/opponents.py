"""Opponents of a learner in a vector environment, bots by name or a policy, and its rewards.

By places: 1 for the winner, −1 for the last, and between them evenly; equals share. All rewards of
a game add up to nothing. By points: the points themselves.
"""

from collections.abc import Callable
from typing import Any, Literal, Protocol, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from menagerie.batch.base import legal_flags
from menagerie.bots import Bot, Knowledge, load_bot
from menagerie.core.errors import check_known
from menagerie.core.game import Game
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


# (observations, action masks) -> a legal move for each row
Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], ArrayLike]
Opponent = str | Policy


class Player(Protocol):
    def choose(
        self, batch: Any, where: NDArray[np.bool_], rng: np.random.Generator
    ) -> NDArray[Any]:
        """Legal moves for the games marked, in order."""


def player_of(opponent: Opponent, game: Game) -> Player:
    """`random`, another bot of the house, `module:Name`, the file of a net that has learned this
    game, or a policy of one's own."""
    if callable(opponent):
        return PolicyPlayer(opponent)
    return RandomPlayer() if opponent == "random" else BotPlayer(load_bot(opponent, game))


def on_host(array: Any) -> NDArray[Any]:
    """A copy of a batch's array, wherever it lies."""
    if hasattr(array, "copy_to_host"):
        return np.ascontiguousarray(array.copy_to_host())
    return np.array(array)


class RandomPlayer:
    """Any legal move, chosen for all games at once."""

    def choose(
        self, batch: Any, where: NDArray[np.bool_], rng: np.random.Generator
    ) -> NDArray[Any]:
        return on_host(batch.random_moves())[where]


class PolicyPlayer:
    """What a function of observations and masks says: a net, for example."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(
        self, batch: Any, where: NDArray[np.bool_], rng: np.random.Generator
    ) -> NDArray[Any]:
        masks = legal_flags(on_host(batch.legal())[where], batch.game.move_count)
        return np.asarray(self.policy(on_host(batch.observe())[where], masks.astype(np.int8)))


class BotPlayer:
    """A bot, asked game by game; like any bot it gets its seat's knowledge and no state."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(
        self, batch: Any, where: NDArray[np.bool_], rng: np.random.Generator
    ) -> NDArray[Any]:
        states, seats = batch.states, on_host(batch.seat)
        match = Match(batch.game, batch.seats, batch.setup.options, seed=0)
        moves = []
        for i in np.flatnonzero(where):
            for field in batch.game.state.dtype.names:
                match.state[field] = states[i][field]
            knowledge = Knowledge(match, int(seats[i]))
            moves.append(self.bot.choose(knowledge, int(rng.integers(1 << 62))))
        return np.array(moves)
