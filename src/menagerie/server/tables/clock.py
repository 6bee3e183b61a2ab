"""Clocks of a table, and the countdown of a stage that the rules play against time."""

from collections.abc import Iterable

from menagerie.core.game import TimeLimit

from ..wire.messages import ClockRule

TAKEN_BACK = 0.25  # of the bank, once, for somebody whose time ran out and who comes back


class Clocks:
    """Seconds left by seat. It knows no time of its own: all times come from stored entries."""

    def __init__(self, rule: ClockRule, seats: int, grace: float) -> None:
        self.rule, self._grace = rule, grace
        self.left = [rule.bank] * seats
        self.since: dict[int, float] = {}  # seats whose clock runs, and from when
        self._free = [grace] * seats  # of the next decision: what the network may cost
        self._granted: list[int] = []  # for each move: the seat that got its increment, or -1
        self._furthest = 0  # moves that were ever made: some may be taken back
        self._helped: set[int] = set()  # seats that were given time after theirs ran out

    def run(self, seats: Iterable[int], at: float) -> None:
        """From now on the clocks of these seats run, and no others."""
        wanted = set(seats)
        for seat in [seat for seat in self.since if seat not in wanted]:
            self._charge(seat, at)
            del self.since[seat]
        for seat in wanted:
            self.since.setdefault(seat, at)

    def moved(self, seat: int, at: float, turn_over: bool) -> None:
        """The seat moved; the increment is granted once a turn."""
        granted = -1
        if seat in self.since:
            self._charge(seat, at)
            self.since[seat] = at
            if turn_over:
                granted = seat
                self.left[seat] += self.rule.increment
        self._granted.append(granted)
        if len(self._granted) > self._furthest:  # not a move that was taken back and made again
            self._furthest = len(self._granted)
            if seat >= 0:
                self._free[seat] = self._grace

    def undone(self) -> None:
        """What a taken-back move was granted is taken back too."""
        seat = self._granted.pop()
        if seat >= 0:
            self.left[seat] -= self.rule.increment

    def returned(self, seat: int) -> None:
        """Somebody plays again in place of the bot; who only left comes back to the time they
        had."""
        if self.left[seat] <= 0 and seat not in self._helped:
            self._helped.add(seat)
            self.left[seat] = self.rule.bank * TAKEN_BACK

    def skip(self, seconds: float) -> None:
        """So much of the time since the last entry did not pass for anybody."""
        self.since = {seat: since + seconds for seat, since in self.since.items()}

    def left_at(self, seat: int, at: float) -> float:
        spent = at - self.since[seat] - self._free[seat] if seat in self.since else 0.0
        return max(0.0, self.left[seat] - max(0.0, spent))

    def is_out(self, seat: int) -> bool:
        """Nothing is left, and nothing more will be given."""
        return self.left[seat] <= 0 and seat in self._helped

    def next_end(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose it is."""
        ends = [
            (since + self._free[seat] + self.left[seat], seat) for seat, since in self.since.items()
        ]
        return min(ends, default=None)

    def _charge(self, seat: int, at: float) -> None:
        self.left[seat] = self.left_at(seat, at)
        self._free[seat] = max(0.0, self._free[seat] - max(0.0, at - self.since[seat]))


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
