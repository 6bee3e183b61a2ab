"""The time of a stage that the rules play against the clock: one for the whole table."""

from menagerie.core.game import TimeLimit


class Countdown:
    """Seconds left. It knows no time of its own: all times come from stored entries."""

    def __init__(self) -> None:
        self.limit: TimeLimit | None = None
        self._left = 0.0
        self._since = 0.0

    def follow(self, limit: TimeLimit | None, at: float) -> None:
        """Something happened, and this is the limit of the stage now."""
        left = self.left_at(at)
        if limit is None or left is None:
            left = 0.0 if limit is None else limit.seconds
        self.limit, self._left, self._since = limit, left, at

    def skip(self, seconds: float) -> None:
        """So much of the time since the last entry did not pass."""
        self._since += seconds

    def left_at(self, at: float) -> float | None:
        """Seconds left; None where nothing goes against time."""
        return None if self.limit is None else max(0.0, self._left - (at - self._since))
