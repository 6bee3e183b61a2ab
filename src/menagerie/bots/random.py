"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from menagerie.core.algorithms import new_rng
from menagerie.core.random import think

from .knowledge import Knowledge


class RandomBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        return moves[int(think(new_rng(seed), len(moves)))]
