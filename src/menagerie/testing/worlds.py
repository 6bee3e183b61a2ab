"""What the laws are checked on: every seat count and option, and random positions of them."""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import numpy as np

from menagerie.batch.playing import MOVE_LIMIT, game_seed, random_move
from menagerie.core.contract import State
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, OptionValue
from menagerie.core.match import Match
from menagerie.core.registry import game_ids, get_game, register
from menagerie.core.setup import Setup, ways_to_play
from menagerie.core.state.bits import members
from menagerie.core.state.events import event_buffer
from menagerie.core.state.memory import copy_of
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import Masks

from .effort import EFFORT

# Random games on which the laws must hold, spread over its cases.
GAMES_PER_GAME = 2000 * EFFORT


@dataclass(frozen=True)
class Case:
    """A way to play a game: how many, and which options differ from the default."""

    game: Game
    seats: int
    changed: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.changed)

    def setup(self, seed: int) -> Setup:
        return Setup(self.game, self.seats, self.options, seed)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, self.options, seed)

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{k}={v}" for k, v in self.changed)])


@cache
def cases(game: Game) -> tuple[Case, ...]:
    """Every way to play it; see `ways_to_play`."""
    return tuple(Case(game, seats, (*changed.items(),)) for seats, changed in ways_to_play(game))


def games_per_case(game: Game) -> int:
    return -(-GAMES_PER_GAME // len(cases(game)))


def legal_mask(game: Game, state: State, seat: int) -> Masks:
    mask = np.zeros(game.mask_words, np.uint64)
    game.legal(state, seat, mask)
    return mask


def legal_bits(game: Game, state: State, seat: int) -> int:
    """The ids of the seat's legal moves as the bits of a number."""
    return int.from_bytes(legal_mask(game, state, seat).tobytes(), "little")


def imagined(game: Game, state: State, seat: int, seed: int) -> State:
    """A world that this seat cannot tell from the true one."""
    world = copy_of(state)
    game.imagine(world, seat, sampling_stream(seed))
    return world


def positions(case: Case, seed: int, share: float = 1.0) -> Iterator[tuple[State, int, int]]:
    """A random game, move by move: the state, the seat about to move and its move.

    Any of the waiting seats may move first. Only a `share` of the positions is handed out.
    """
    game = case.game
    sampler = random.Random(seed)
    state = case.match(seed).state
    rng = sampling_stream(int(game_seed(np.uint64(seed), 0)))
    events = event_buffer()  # nobody reads them; without, the rules would be compiled once more
    for _ in range(MOVE_LIMIT):
        if not state.waiting:
            return
        seat = sampler.choice(members(state.waiting))
        mask = legal_mask(game, state, seat)
        assert mask.any(), f"{case}: seat {seat} is waited for, but legal() gives it no move"
        move = int(random_move(mask, rng))
        if sampler.random() < share:
            yield state, seat, move
        events[0] = 0
        game.act(state, seat, move, events)
    raise AssertionError(f"{case}, seed {seed}: no end after {MOVE_LIMIT} random moves")


def load_game(name: str) -> Game:
    """The game with this id, or the `GAME` of the package in this folder."""
    folder = Path(name).resolve()
    if name in game_ids() or not (folder / "__init__.py").is_file():
        return get_game(name)
    top = folder
    while (top.parent / "__init__.py").is_file():
        top = top.parent
    if str(top.parent) not in sys.path:
        sys.path.insert(0, str(top.parent))
    module = import_module(".".join(folder.relative_to(top.parent).parts))
    if not isinstance(getattr(module, "GAME", None), Game):
        raise MenagerieError(f"В пакете {folder} нет GAME.", f"The package {folder} has no GAME.")
    return register(module.GAME)
