"""Thinking time: a bank for each seat that runs while the seat is asked, and an increment."""

from __future__ import annotations

from .messages import ClockRule


class Clocks:
    """Seconds left by seat. All times are the server's."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.bank)] * seats
        self.at: float | None = None  # when the banks were last brought up to date
        self.asked: list[int] = []

    def run(self, now: float, waiting: list[int], moved: int | None = None) -> None:
        """Charge those who were asked until now; then `waiting` are asked."""
        if self.at is not None:
            for seat in self.asked:
                self.left[seat] = max(0.0, self.left[seat] - (now - self.at))
        if moved is not None:
            self.left[moved] += self.rule.increment
        self.at, self.asked = now, list(waiting)

    def pause(self) -> None:
        """The time until the next `run` is nobody's (a restart of the server)."""
        self.at = None

    def now(self, now: float) -> list[float]:
        """What is left at this moment, without charging it."""
        spent = 0.0 if self.at is None else now - self.at
        return [
            max(0.0, left - spent) if seat in self.asked else left
            for seat, left in enumerate(self.left)
        ]

    def next_to_fall(self, now: float) -> tuple[int, float] | None:
        """Who of the asked runs out of time first, and in how many seconds."""
        left = self.now(now)
        running = [(left[seat], seat) for seat in self.asked]
        if not running:
            return None
        seconds, seat = min(running)
        return seat, seconds

    def refill(self, seat: int) -> None:
        """An owner who comes back gets enough to decide once."""
        self.left[seat] = max(self.left[seat], 30.0, float(self.rule.increment))
