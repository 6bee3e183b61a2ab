"""Many games as a Gymnasium vector environment: `make_vec("…", seats=4, num_envs=1024)`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from menagerie.batch.base import GameBatch, legal_flags
from menagerie.batch.cpu import CpuBatch
from menagerie.core.errors import MenagerieError, NoSeat, check_known
from menagerie.core.game import Game, OptionValue

from . import opponents as against

ILLEGAL = -1.0  # the reward of an illegal move, which is refused
STAY = -1  # no move: the game stays as it is
BEFORE_TIES = 1 << 32  # a point counts more than any tie-break

Flags = NDArray[np.bool_]
Observations = dict[str, NDArray[Any]]
Device = Literal["cpu", "gpu"]


def make_vec(
    game: str,
    seats: int,
    num_envs: int = 1024,
    options: Mapping[str, OptionValue] | None = None,
    opponents: against.Opponent | Sequence[against.Opponent] | None = None,
    seat: int | None = None,
    rewards: against.Rewards = "places",
    device: Device = "cpu",
) -> GameVectorEnv:
    """`num_envs` games, dealt anew as they end.

    Without `opponents` every decision is the learner's (self-play). With one, or with one for each
    other seat, the learner sits at `seat`; where none is given, at each in turn.
    """
    check_known("устройства", "device", device, get_args(Device))
    batch: GameBatch
    if device == "gpu":
        from menagerie.batch.gpu import GpuBatch

        batch = GpuBatch(game, seats, options, num_envs)
    else:
        batch = CpuBatch(game, seats, options, num_envs)
    return GameVectorEnv(batch, opponents, seat, rewards)


def make(
    game: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    opponents: against.Opponent | Sequence[against.Opponent] | None = None,
    seat: int | None = None,
    rewards: against.Rewards = "places",
) -> GameEnv:
    """One game; what is given means the same as for `make_vec`."""
    return GameEnv(make_vec(game, seats, 1, options, opponents, seat, rewards))


class GameVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """A batch of games behind Gymnasium's interface; see `make_vec`."""

    def __init__(
        self,
        batch: Any,
        opponents: against.Opponent | Sequence[against.Opponent] | None = None,
        seat: int | None = None,
        rewards: against.Rewards = "places",
    ) -> None:
        against.check_rewards(rewards)
        self.batch, self.game, self.num_envs = batch, batch.game, batch.n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._rewards, self._seat = rewards, seat
        self._players = _players(opponents, batch.game, batch.seats)
        _check_seat(seat, batch.seats, alone=opponents is None)
        spec, moves = self.game.observation_spec(), self.game.move_count
        self.single_observation_space = Dict(
            {
                "observation": Box(spec.low, spec.high, dtype=np.int8),
                "action_mask": Box(0, 1, (moves,), np.int8),
            }
        )
        self.single_action_space = Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    # Gymnasium's interface

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games: a seed gives the games of a batch with this seed."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        self._let_others_move(np.zeros((self.num_envs, self.batch.seats)))
        return self._observed(), {"seat": self._deciding()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, against.FloatArray, Flags, Flags, dict[str, Any]]:
        mover = self._deciding()
        legal = self._mask()[np.arange(self.num_envs), actions] != 0
        told = np.zeros((self.num_envs, self.batch.seats))
        ended = self._move(np.where(legal, actions, STAY), legal, told)
        ended |= self._let_others_move(told)
        rewards = told[np.arange(self.num_envs), mover] + np.where(legal, 0.0, ILLEGAL)
        infos = {
            "seat": self._deciding(),
            "illegal": ~legal,
            "rewards": told,
            "_rewards": ended.copy(),
        }
        return self._observed(), rewards, ended, np.zeros_like(ended), infos

    # Moves

    def _learner(self) -> NDArray[Any]:
        """Where the learner sits in each game."""
        if self._seat is not None:
            return np.full(self.num_envs, self._seat)
        turned: NDArray[Any] = np.arange(self.num_envs) + against.on_host(self.batch.restarts)
        return turned % int(self.batch.seats)

    def _move(self, moves: NDArray[Any], where: Flags, told: against.FloatArray) -> Flags:
        """Moves in some of the games; which of them ended, their rewards being told."""
        self.batch.step(moves, check=False)
        ended: Flags = where & (against.on_host(self.batch.finished) != 0)
        if ended.any():
            told[ended] += self._final_rewards()[ended]
        return ended

    def _let_others_move(self, told: against.FloatArray) -> Flags:
        """The opponents, until it is the learner's turn in every game; which of them ended."""
        ended = np.zeros(self.num_envs, np.bool_)
        while self._players:
            away = (self._deciding() - self._learner()) % self.batch.seats
            if not away.any():
                break
            moves = np.full(self.num_envs, STAY)
            for player in set(self._players):
                mine = np.isin(away, [k + 1 for k, p in enumerate(self._players) if p is player])
                if mine.any():
                    moves[mine] = player.choose(self.batch, mine, self.np_random)
            ended |= self._move(moves, away != 0, told)
        return ended

    def _final_rewards(self) -> against.FloatArray:
        """By seat, of the games that ended last."""
        points = against.on_host(self.batch.scores).astype(np.int64)
        if self._rewards == "points":
            return points[:, : self.batch.seats].astype(np.float64)
        order = points * BEFORE_TIES + against.on_host(self.batch.tiebreaks)
        return against.by_places(order)[:, : self.batch.seats]

    # What is seen

    def action_masks(self) -> Flags:
        """Return the legal moves of every game, as sb3-contrib asks for them."""
        masks: Flags = self._mask() != 0
        return masks

    def _deciding(self) -> NDArray[Any]:
        return against.on_host(self.batch.seat).astype(np.int64)

    def _mask(self) -> NDArray[np.uint8]:
        return legal_flags(against.on_host(self.batch.legal()), self.game.move_count)

    def _observed(self) -> Observations:
        return {
            "observation": against.on_host(self.batch.observe()),
            "action_mask": self._mask().astype(np.int8),
        }


class GameEnv(Env[Observations, int]):
    """A vector environment of one game, as a plain one. After the end of a game it shows the
    beginning of the next."""

    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, envs: GameVectorEnv) -> None:
        self.envs = envs
        self.observation_space = envs.single_observation_space
        self.action_space = envs.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 63))
        observations, infos = self.envs.reset(seed=seed)
        return _first(observations), _first(infos)

    def step(self, action: int) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        observations, rewards, ended, _, infos = self.envs.step(np.array([action]))
        return _first(observations), float(rewards[0]), bool(ended[0]), False, _first(infos)

    def action_masks(self) -> Flags:
        """Return the legal moves, as sb3-contrib asks for them."""
        masks: Flags = self.envs.action_masks()[0]
        return masks


def _first(values: Mapping[str, NDArray[Any]]) -> dict[str, Any]:
    return {name: value[0] for name, value in values.items()}


def _players(
    opponents: against.Opponent | Sequence[against.Opponent] | None, game: Game, seats: int
) -> list[against.Player]:
    """The players to the left of the learner, in order; none in self-play."""
    if opponents is None:
        return []
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != seats - 1:
            raise MenagerieError(
                f"Соперников {len(opponents)}, а мест для них {seats - 1}.",
                f"There are {len(opponents)} opponents for {seats - 1} seats.",
            )
        return [against.player_of(one, game) for one in opponents]
    return [against.player_of(opponents, game)] * (seats - 1)


def _check_seat(seat: int | None, seats: int, alone: bool) -> None:
    """A learner's seat is one of the table, and means something only among opponents."""
    if seat is None:
        return
    if alone:
        raise MenagerieError(
            "Без соперников все решения ваши: место задают вместе с opponents.",
            "Without opponents every decision is yours: a seat goes with opponents only.",
        )
    if not 0 <= seat < seats:
        raise NoSeat(seat, seats)
