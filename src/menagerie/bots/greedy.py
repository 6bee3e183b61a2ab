"""The greedy bot: one step ahead in a few imagined worlds, judged by the game's own `evaluate`."""

from __future__ import annotations

from menagerie.core.style import Style
from menagerie.search.search import Search

from .knowledge import Knowledge

FIRST_LOOK = Style(iterations=0, far=False)


class GreedyBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        search = Search(knowledge, seed, FIRST_LOOK)
        if len(search.moves) > 1:
            search.step(0)
        return int(search.moves[int(search.advantages.argmax())])
