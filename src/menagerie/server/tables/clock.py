"""Clocks: a bank of seconds that runs while the seat decides, and an increment a turn."""

from __future__ import annotations

from collections.abc import Iterable

from ..wire.messages import ClockRule

TAKEN_BACK = 0.25  # of the bank, at least, for somebody who takes the seat back from a bot


class Clocks:
    """Seconds left by seat. It knows no time of its own: all times come from stored entries."""

    def __init__(self, rule: ClockRule, seats: int, grace: float) -> None:
        self.rule, self.grace = rule, grace
        self.left = [rule.bank] * seats
        self.since: dict[int, float] = {}  # seats whose clock runs, and from when
        self._granted: list[int] = []  # for each move: the seat that got its increment, or -1

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

    def undone(self) -> None:
        """What a taken-back move was granted is taken back too."""
        seat = self._granted.pop()
        if seat >= 0:
            self.left[seat] -= self.rule.increment

    def returned(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], self.rule.bank * TAKEN_BACK)

    def forgive(self, at: float) -> None:
        """Start all running clocks anew from here."""
        self.since = dict.fromkeys(self.since, at)

    def left_at(self, seat: int, at: float) -> float:
        spent = max(0.0, at - self.since[seat] - self.grace) if seat in self.since else 0.0
        return max(0.0, self.left[seat] - spent)

    def next_end(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose it is."""
        ends = [(since + self.grace + self.left[seat], seat) for seat, since in self.since.items()]
        return min(ends, default=None)

    def _charge(self, seat: int, at: float) -> None:
        self.left[seat] = self.left_at(seat, at)
