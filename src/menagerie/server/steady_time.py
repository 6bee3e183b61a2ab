"""Time that passes evenly, whatever happens to the computer's clock."""

from collections.abc import Callable

JUMP = 2.0  # seconds: a clock that is more than this off was set, or the computer slept


class SteadyTime:
    """The wall's time as it was once, and how long ago that is by a clock that nobody sets."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall, self._steady = wall, steady
        self.set()

    def set(self, at: float | None = None) -> None:
        """It is this late now; by default as late as the computer says."""
        self._at, self._since = self._wall() if at is None else at, self._steady()

    def __call__(self) -> float:
        return self._at + self._steady() - self._since

    @property
    def jumped(self) -> bool:
        """Whether the computer's clock no longer agrees."""
        return abs(self._wall() - self()) > JUMP
