"""The greedy bot: one step ahead in a few imagined worlds, judged by the game's own `evaluate`."""

from __future__ import annotations

import numpy as np

from menagerie.core.algorithms import new_rng
from menagerie.core.state import new_states

from .knowledge import Knowledge
from .search import compiled


class GreedyBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = np.array(knowledge.legal_ids, np.int64)
        promises = np.zeros(len(moves), np.float64)
        if len(moves) > 1:
            game = knowledge.game
            known, world, trial = knowledge.world(), new_states(game.state), new_states(game.state)
            weigh = compiled(game).weigh_moves
            weigh(known, world, trial, knowledge.seat, moves, new_rng(seed), promises)
        return int(moves[int(promises.argmax())])
