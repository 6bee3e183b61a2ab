"""Other libraries, by the same method: random legal moves in one process, moves a second."""

import itertools
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

COUNTED = 200  # games, to know how long they usually are


def timed(play_game: Callable[[], int], seconds: float) -> float:
    """Whole games for about this long; returns moves a second."""
    play_game()
    moves, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        moves += play_game()
    return moves / (time.perf_counter() - began)


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def open_spiel_bots(name: str) -> Callable[[], int]:
    """Its own random bots, whole games without Python: what a C++ program gets."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]

    def play(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def moves(seed: int) -> int:
        return sum(step.player >= 0 for step in play(seed).full_history())

    # Counting takes longer than playing, so games are counted once and then taken as they are long.
    usual = round(sum(map(moves, range(COUNTED))) / COUNTED)
    seeds = itertools.count()

    def play_one() -> int:
        play(next(seeds))
        return usual

    return play_one


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library

    env = library.make(name)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def pettingzoo(name: str) -> Callable[[], int]:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(random.choice(legal)))
            moves += 1
        return moves

    return play


PACKAGES = ("open_spiel", "rlcard", "pettingzoo")  # as they are installed
# Library, what must be there for this game, the game, and how it is played.
PEERS: tuple[tuple[str, str, str, Callable[[str], Callable[[], int]]], ...] = (
    ("OpenSpiel, bots in C++", "pyspiel", "gin_rummy", open_spiel_bots),
    ("OpenSpiel, bots in C++", "pyspiel", "hearts", open_spiel_bots),
    ("OpenSpiel, bots in C++", "pyspiel", "spades", open_spiel_bots),
    ("OpenSpiel from Python", "pyspiel", "gin_rummy", open_spiel),
    ("OpenSpiel from Python", "pyspiel", "hearts", open_spiel),
    ("RLCard", "rlcard", "uno", rlcard),
    ("RLCard", "rlcard", "gin-rummy", rlcard),
    ("PettingZoo", "shimmy", "hanabi_v5", pettingzoo),
    ("PettingZoo", "rlcard", "texas_holdem_v4", pettingzoo),
)


def measured(seconds: float) -> Iterator[tuple[str, str, float]]:
    """Library, game and moves a second, for those that are installed."""
    for library, module, name, make in PEERS:
        if find_spec(module):
            yield library, name, timed(make(name), seconds)
