"""Generic algorithms, written once and bound to each game's rules.

The functions here read `deal`, `legal`, `decide` and the like as global names; `algorithms(game)`
binds those names to a game and compiles. Kernels for a GPU bind the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from .bits import count, lowest, nth, u64
from .events import NO_EVENTS
from .random import LOW, seed_thought, think
from .rule import bind, rule
from .state import POINTS

if TYPE_CHECKING:
    from .game import Game


def unbound(*args: Any) -> Any:
    """Stands for a rule of a game until `bind` puts the game's own in its place."""
    raise TypeError("bind this algorithm to a game first")


act = deal = decide = interlude = legal = score = unbound

MOVE_LIMIT = 20_000  # a game longer than this does not end: the laws catch it


@rule
def random_move(mask: Any, rng: Any) -> Any:
    """A uniformly chosen move of a mask of several words."""
    total = 0
    for word in mask:
        total += count(word)
    pick = think(rng, total)
    for i in range(mask.shape[0]):
        here = count(mask[i])
        if pick < here:
            return i * 64 + nth(mask[i], pick)
        pick -= here
    return -1


@rule
def game_seed(seed: Any, index: Any) -> Any:
    """The thinking seed of game `index` of a batch."""
    return seed ^ ((u64(index) & LOW) << u64(32)) ^ (u64(index) >> u64(32))


def whole_move(s: Any, seat: Any, move: Any, events: Any) -> Any:
    """`Game.act`: a decision and the interludes that follow it."""
    decide(s, seat, move, events)
    over = False
    while s.waiting == 0 and not over:
        over = interlude(s, events)


def random_turn(s: Any, rng: Any, mask: Any, events: Any) -> Any:
    """The first of the seats that are waited for decides at random."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    decide(s, seat, random_move(mask, rng), events)


def playout(s: Any, rng: Any, mask: Any, events: Any) -> Any:
    """Play random legal moves to the end; returns how many."""
    moves = 0
    over = False
    while not over:
        while s.waiting != 0 and moves < MOVE_LIMIT:
            random_turn(s, rng, mask, events)
            moves += 1
        over = s.waiting != 0 or interlude(s, events)
    return moves


def deal_random(s: Any, seats: Any, options: Any, seed: Any, index: Any, rng: Any) -> Any:
    """Deal game `index` of the batch `seed` into a blank state, and seed its random player."""
    deal(s, seats, options, seed, u64(index))
    seed_thought(rng, game_seed(seed, index))


def random_game(
    s: Any, seats: Any, options: Any, seed: Any, index: Any, rng: Any, mask: Any, events: Any
) -> Any:
    """Deal game `index` of the batch `seed` into a blank state and play it at random."""
    deal_random(s, seats, options, seed, index, rng)
    return playout(s, rng, mask, events)


def random_games(
    state: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    start: Any,
    rng: Any,
    mask: Any,
    table: Any,
    scores: Any,
    lengths: Any,
) -> Any:
    """Games `start`, `start` + 1 … of a batch: scores by seat and lengths into the arrays."""
    total = 0
    for k in range(lengths.shape[0]):
        state[0] = blank[0]
        length = random_game(state[0], seats, options, seed, start + k, rng, mask, NO_EVENTS)
        score(state[0], table)
        for seat in range(scores.shape[1]):
            scores[k, seat] = table[seat, POINTS]
        lengths[k] = length
        total += length
    return total


def step(states: Any, moves: Any, masks: Any) -> Any:
    """Batched step: the first waiting seat of each game makes its move; then the legal masks."""
    for i in range(moves.shape[0]):
        s = states[i]
        if s.waiting != 0:
            act(s, lowest(u64(s.waiting)), moves[i], NO_EVENTS)
        legal(s, lowest(u64(s.waiting) | u64(128)), masks[i])


def copies(state: Any, target: Any, n: Any) -> Any:
    """Copy a state n times: what a search does before it looks ahead."""
    for _ in range(n):
        target[0] = state[0]


@dataclass(frozen=True)
class Algorithms:
    """The generic algorithms of one game, compiled."""

    playout: Callable[..., Any]
    random_turn: Callable[..., Any]
    deal_random: Callable[..., Any]
    random_game: Callable[..., Any]
    random_games: Callable[..., Any]
    step: Callable[..., Any]
    copies: Callable[..., Any]


@cache
def algorithms(game: Game) -> Algorithms:
    names = {
        "deal": game.deal,
        "legal": game.legal,
        "act": game.act,
        "decide": game.decide,
        "interlude": game.interlude,
        "score": game.score,
    }
    for function in (random_turn, playout, deal_random, random_game):
        names[function.__name__] = bind(function, names, game.folder)
    return Algorithms(
        playout=names["playout"],
        random_turn=names["random_turn"],
        deal_random=names["deal_random"],
        random_game=names["random_game"],
        random_games=bind(random_games, names, game.folder),
        step=bind(step, names, game.folder),
        copies=bind(copies, names, game.folder),
    )


def new_rng(seed: int) -> Any:
    """A thinking stream of its own."""
    rng = np.zeros(1, np.uint64)
    seed_thought(rng, np.uint64(seed & 0xFFFFFFFFFFFFFFFF))
    return rng
