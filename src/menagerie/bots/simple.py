"""Bots that look one move ahead at most: random, greedy, and students, which play by a net."""

import random
from pathlib import Path

import numpy as np

from menagerie.core.game import Game
from menagerie.core.state.random import sample_below, sampling_stream
from menagerie.core.style import NEAR, Style
from menagerie.net.forward import SHARPNESS, Net, forward, new_desk
from menagerie.net.sums import F32s
from menagerie.net.weights import net_in, net_of
from menagerie.search.search import Search

from .knowledge import Knowledge


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        return moves[int(sample_below(sampling_stream(seed), len(moves)))]


EQUAL = 1e-9  # points between moves that are worth the same
FIRST_LOOK = Style(iterations=0, far=NEAR)


class GreedyBot:
    """One step ahead in a few imagined worlds, judged by the game's own `evaluate`."""

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        search = Search(knowledge, seed, FIRST_LOOK)
        if len(search.moves) > 1:
            search.step(0)
        best = np.flatnonzero(search.advantages >= search.advantages.max() - EQUAL)
        return int(search.moves[random.Random(seed).choice(best)])  # no preference among equals


def move_odds(net: Net, knowledge: Knowledge, moves: list[int]) -> F32s:
    """How likely the net would play each of these moves."""
    desk = new_desk(net)
    knowledge.game.observe(knowledge.world()[0], knowledge.seat, desk.observation)
    forward(net, desk)
    logits = SHARPNESS * desk.heads[moves]
    odds = np.exp(logits - logits.max())
    return np.asarray(odds / odds.sum(), np.float32)


class StudentBot:
    """Plays what the game's own net has learned; in a game without one it is greedy."""

    def net(self, game: Game) -> Net | None:
        return net_of(game)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        if len(moves) == 1:
            return moves[0]
        net = self.net(knowledge.game)
        if net is None:
            return GreedyBot().choose(knowledge, seed, seconds)
        odds = move_odds(net, knowledge, moves)
        return random.Random(seed).choices(moves, odds.tolist())[0]


class NetBot(StudentBot):
    """Plays by the net of a file, which must fit the game."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def net(self, game: Game) -> Net:
        return net_in(self.file, game)
