"""Every game as an OpenSpiel game: `load("…", seats=2)`.

Chance is one node at the root: it chooses one of `deals` seeds, each as likely as the others, and
with the seed all that comes later. Outcome k is game k of a batch with the same seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from menagerie.batch.base import check_size
from menagerie.batch.playing import MOVE_LIMIT
from menagerie.core.compiled import need_compiled
from menagerie.core.errors import MenagerieError
from menagerie.core.game import OptionValue
from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup
from menagerie.core.state.record import MAX_SEATS

from .opponents import of_match

NAME = "menagerie"


def load(
    game: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    deals: int = 1000,
    seed: int = 0,
) -> Any:
    """The game for so many players; `pyspiel.load_game` gives it back from its printed form."""
    if not 0 <= seed < 2**31:
        raise MenagerieError(
            f"OpenSpiel не знает числа {seed}: нужно от 0 до 2^31 − 1.",
            f"OpenSpiel does not know the number {seed}: give one from 0 to 2^31 − 1.",
        )
    check_size(deals)
    setup = Setup(get_game(game), seats, options or {}, seed)  # refused here, not by C++
    given = {name: str(setup.options[name]) for name in options or {}}
    return pyspiel.load_game(
        NAME,
        {
            "game": setup.game.id,
            "players": seats,
            "options": ";".join(f"{name}:{value}" for name, value in given.items()),
            "deals": deals,
            "seed": seed,
        },
    )


def _type(zero_sum: bool) -> Any:
    """What OpenSpiel is told of every game; a game against the rules alone is not zero-sum."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Menagerie",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "", "players": 2, "options": "", "deals": 1000, "seed": 0},
        default_loadable=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # its base is untyped
    """A game with its table: how many play, with which options, from which deals."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        need_compiled()
        given = dict(params or {})
        options = dict(one.split(":") for one in given["options"].split(";") if one)
        self.setup = Setup(get_game(given["game"]), given["players"], options, given["seed"])
        self.deals: int = given["deals"]
        super().__init__(
            _type(zero_sum=self.setup.seats > 1),
            pyspiel.GameInfo(
                num_distinct_actions=self.setup.game.move_count,
                max_chance_outcomes=self.deals,
                num_players=self.setup.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if self.setup.seats > 1 else None,
                max_game_length=MOVE_LIMIT,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setup, perfect_recall=recall)

    def deal(self, number: int) -> Match:
        """The match that an outcome of chance begins."""
        seed = (self.setup.seed or 0) | number << 64
        return Match(self.setup.game, self.setup.seats, self.setup.options, seed)


class SpielState(pyspiel.State):  # type: ignore[misc]  # its base is untyped
    """A match, and what each seat has seen of it so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: Match | None = None  # until chance has dealt it
        self.seats = game.setup.seats
        self.seen = [b""] * self.seats  # the last observation of each seat …
        self.trail = [b""] * self.seats  # … and a hash of all of them, its own moves between

    # OpenSpiel's interface

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.waiting[0]

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None else self.match.legal_ids(player)

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.get_game().deal(action)
        else:
            player = self.match.waiting[0]
            self.match.play(player, int(action))
            self.trail[player] = _hashed(self.trail[player] + action.to_bytes(2, "little"))
        for seat in range(self.seats):
            now = self.match.observe(seat).tobytes()
            if now != self.seen[seat]:  # the mere number of others' moves may be a secret
                self.seen[seat] = now
                self.trail[seat] = _hashed(self.trail[seat] + now)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"Deal {action}"
        words = self.match.move(player, action).text("en")
        return f"{words} ({action})"  # two equal components are chosen in the same words

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.seats
        return of_match(self.match, "places")

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        moves = " ".join(f"{seat}:{move}" for seat, move in self.match.moves)
        return f"{self.match.game.id} {self.match.seed:032x} {moves}"

    # What a seat knows

    def information_state(self, seat: int) -> str:
        """All that the seat has seen and done, in few letters: equal for whom it cannot tell
        apart, and for nobody else."""
        if self.match is None:
            return f"seat {seat}"
        own = " ".join(str(move) for mover, move in self.match.moves if mover == seat)
        return f"seat {seat}, moved {own or 'never'}, saw {self.trail[seat].hex()}"


class SpielObserver:
    """The observed vector, its parts by name."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self.spec, self.perfect_recall = setup.game.observation_spec(), perfect_recall
        self.tensor = np.zeros(self.spec.size, np.float32)
        self.dict = self.spec.arrays(self.tensor)  # views into it

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else state.match.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return state.information_state(player)
        if state.match is None:
            return ""
        return "\n".join(self.spec.words(state.match.observe(player)))


def _hashed(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


pyspiel.register_game(_type(zero_sum=True), SpielGame)
