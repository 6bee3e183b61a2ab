"""The greedy bot: one step ahead in a few imagined worlds, judged by the game's own `evaluate`."""

import random

import numpy as np

from menagerie.core.style import NEAR, Style
from menagerie.search.search import Search

from .knowledge import Knowledge

EQUAL = 1e-9  # points between moves that are worth the same
FIRST_LOOK = Style(iterations=0, far=NEAR)


class GreedyBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        search = Search(knowledge, seed, FIRST_LOOK)
        if len(search.moves) > 1:
            search.step(0)
        best = np.flatnonzero(search.advantages >= search.advantages.max() - EQUAL)
        return int(search.moves[random.Random(seed).choice(best)])  # no preference among equals
