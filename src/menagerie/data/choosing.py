"""How the players of recorded games choose, inside compiled code."""

from typing import NamedTuple

import numpy as np

from menagerie.batch.playing import States, random_move
from menagerie.core.contract import State, act, imagine, legal
from menagerie.core.errors import check_known
from menagerie.core.game import Game
from menagerie.core.judgements import Floats, Memory
from menagerie.core.running.binder import generic
from menagerie.core.state.bits import NONE, count, lowest, rest
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import sample_below
from menagerie.core.state.record import Masks, Stream, new_states
from menagerie.search.memory import lead, memory_for

PLAYERS = ("random", "greedy")
WORLDS = 2  # in which the greedy one tries each move
EQUAL = 1e-9  # points between moves that are worth the same


class Chair(NamedTuple):
    """What a player needs to choose."""

    world: States
    trial: States
    mask: Masks
    gains: Floats  # by move: what it wins, added up over the worlds
    memory: Memory


def new_chair(game: Game) -> Chair:
    return Chair(
        world=new_states(game.state),
        trial=new_states(game.state),
        mask=np.zeros(game.mask_words, np.uint64),
        gains=np.zeros(game.mask_words * 64, np.float64),
        memory=memory_for(game),
    )


def check_player(name: str) -> None:
    check_known("игрока", "player", name, PLAYERS)


@generic
def weigh_moves(s: State, seat: int, chair: Chair, rng: Stream) -> None:
    """What each legal move leads to, in worlds that the seat cannot rule out."""
    world, trial, mask, gains = chair.world, chair.trial, chair.mask, chair.gains
    for move in range(gains.shape[0]):
        gains[move] = 0.0
    for _ in range(WORLDS):
        world[0] = s
        imagine(world[0], seat, rng)
        for i in range(mask.shape[0]):
            left = mask[i]
            while left != NONE:
                move = i * 64 + lowest(left)
                left = rest(left)
                trial[0] = world[0]
                act(trial[0], seat, move, NO_EVENTS)
                gains[move] += lead(trial[0], seat, False, chair.memory)


@generic
def chosen_move(s: State, seat: int, greedy: bool, chair: Chair, rng: Stream) -> int:
    """A random legal move, or the one that wins most at first sight; any of equal ones."""
    mask, gains = chair.mask, chair.gains
    legal(s, seat, mask)
    moves = 0
    for word in mask:
        moves += count(word)
    if not greedy or moves == 1:
        return random_move(mask, rng)
    weigh_moves(s, seat, chair, rng)
    best, choice, equals = -1e18, -1, 0
    for i in range(mask.shape[0]):
        left = mask[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            if gains[move] > best + EQUAL:
                best, choice, equals = gains[move], move, 1
            elif gains[move] >= best - EQUAL:
                equals += 1
                if sample_below(rng, equals) == 0:
                    choice = move
    return choice
