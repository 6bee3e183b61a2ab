"""Which bots are at a decision, and for how long."""

from collections.abc import Callable, Hashable


class Thinking:
    """All bots of this process, from when they are asked until their move is stored."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._began: dict[Hashable, float] = {}

    def begin(self, decision: Hashable) -> None:
        self._began[decision] = self._steady()

    def end(self, decision: Hashable) -> None:
        self._began.pop(decision, None)

    @property
    def number(self) -> int:
        return len(self._began)

    @property
    def longest(self) -> float:
        """Seconds that the slowest of them has taken so far."""
        now = self._steady()
        return now - min(self._began.values(), default=now)
