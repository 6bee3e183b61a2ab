"""Every game as a PettingZoo environment: `env("…", seats=4, options={…})`."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from menagerie.core.compiled import need_compiled
from menagerie.core.errors import check_known
from menagerie.core.game import OptionValue
from menagerie.core.language import check_language
from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.setup import SEED_BITS, Setup
from menagerie.core.state.record import I8s

from .opponents import Rewards, check_rewards, of_match
from .rendering import MODES, table_text

ILLEGAL = -1.0  # for who makes an illegal move, which ends the game


def env(
    game: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    rewards: Rewards = "places",
    render_mode: str | None = None,
    lang: str = "en",
) -> Any:
    """The environment as PettingZoo's own games are offered: its calls are checked, and an illegal
    move ends the game with −1 for who made it."""
    made: Any = TerminateIllegalWrapper(
        raw_env(game, seats, options, rewards, render_mode, lang), illegal_reward=ILLEGAL
    )
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


# Its base is untyped, and raw_env is what PettingZoo calls one.
class raw_env(AECEnv[str, dict[str, I8s], int]):  # type: ignore[misc]  # noqa: N801
    """The environment itself, by PettingZoo's name for it: an illegal move raises IllegalMove and
    changes nothing."""

    # As PettingZoo declares it.
    metadata = {"render_modes": [*MODES], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        rewards: Rewards = "places",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        if render_mode is not None:
            check_known("режима показа", "render mode", render_mode, MODES)
        need_compiled()
        self.setup = Setup(get_game(game), seats, options or {}, seed=0)
        self.game, self.render_mode, self.lang = self.setup.game, render_mode, check_language(lang)
        self.metadata = {**raw_env.metadata, "name": f"{self.game.id}_v{self.game.version}"}
        self.reward_kind: Rewards = rewards
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        spec = self.game.observation_spec()
        moves = self.game.move_count
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(spec.low, spec.high, dtype=np.int8),
                    "action_mask": Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(moves) for agent in self.possible_agents}
        self._deals = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: a seed gives the match with this seed, and the same ones after it."""
        if seed is not None:
            self._deals.seed(seed)
        deal = self._deals.getrandbits(SEED_BITS) if seed is None else seed
        self.match = Match(self.game, self.setup.seats, self.setup.options, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whose move it is: of several who decide at the same time, the first."""
        self.agent_selection = self.possible_agents[self.match.waiting[0]]

    def observe(self, agent: str) -> dict[str, I8s]:
        """What the player knows, and its legal moves: none for who does not decide."""
        seat = self._seat(agent)
        mask = np.zeros(self.game.move_count, np.int8)
        if agent == self.agent_selection and agent in self.agents:
            mask[self.match.legal_ids(seat)] = 1
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            self.rewards = dict(
                zip(self.agents, of_match(self.match, self.reward_kind), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as everybody sees it, in lines of text."""
        text = table_text(self.match, self.lang)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
