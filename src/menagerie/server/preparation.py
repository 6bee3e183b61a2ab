"""Whether the strong bots can play yet: while rules are still being compiled they cannot."""

from collections.abc import Callable

from menagerie.bots import BOTS
from menagerie.core.running.rule import is_compiled

STAND_IN = "greedy"  # plays for whoever left, ran out of time, or is not ready yet


class Preparation:
    """How far the compiling in another process is; `changed` is called when it goes on, and
    `wanted` with each game that a strong bot waits to play."""

    def __init__(self, going_on: bool = False) -> None:
        self.share: float | None = (
            0.0 if going_on and not is_compiled() else None
        )  # None: all is ready
        self.changed: Callable[[], object] = lambda: None
        self.wanted: Callable[[str], object] = lambda game: None
        self._asked: set[str] = set()

    def update(self, share: float) -> None:
        if self.share is not None:
            self.share = share
            self.changed()

    def able(self, bot: str, game: str) -> str:
        """The bot itself, or who sits in for one that is gone or would search interpreted."""
        if bot not in BOTS:
            return STAND_IN
        if BOTS[bot].searches and not is_compiled():
            if game not in self._asked:
                self._asked.add(game)
                self.wanted(game)
            return STAND_IN
        return bot
