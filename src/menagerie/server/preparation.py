"""What strong bots need before they can play: rules that are compiled, and in memory."""

import gc
from collections.abc import Callable, Iterable
from functools import partial

from menagerie.bots import BOTS
from menagerie.bots.prepare import load
from menagerie.core.compiling import make_ready
from menagerie.core.game import Game
from menagerie.core.running.rule import is_compiled

STAND_IN = "greedy"  # plays for whoever left, ran out of time, or is not ready yet
YOUNG = 5_000  # objects made before Python looks for cycles among them; a move makes hundreds


def load_rules(games: Iterable[Game]) -> None:
    """Read compiled rules from the cache."""
    for game in games:
        load(game)
    # All this stays: looking through it again and again would stop the server for long moments.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 5, 10)


class Preparation:
    """Compiles games in other processes, while they are played interpreted; `changed` is called
    when that goes on."""

    def __init__(self, games: Iterable[Game] = ()) -> None:
        self._games = list(games)
        self.share: float | None = 0.0 if self._games else None  # None: all is ready
        self.changed: Callable[[], object] = lambda: None
        self._asked: set[str] = set()  # games that strong bots wait to play

    def able(self, bot: str, game: str) -> str:
        """The bot itself, or who sits in for one that is gone or would search interpreted."""
        if bot not in BOTS:
            return STAND_IN
        if BOTS[bot].searches and not is_compiled():
            self._asked.add(game)
            return STAND_IN
        return bot

    def compile(self) -> None:
        """All games, first those that are waited for."""
        left = list(self._games)
        while left:
            game = max(left, key=lambda one: one.id in self._asked)
            make_ready(game.id, game.folder, partial(self._tell, len(left)), behind=True)
            left.remove(game)

    def _tell(self, left: int, step: int, steps: int) -> None:
        self.share = 1 - (left - step / steps) / len(self._games)
        self.changed()
