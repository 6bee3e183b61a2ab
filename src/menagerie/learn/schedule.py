"""How long learning takes: lessons until the time is over, or so many decisions."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from .plan import Plan

WRITTEN = 20.0  # seconds between two writings of the net
TOLD = 5.0  # seconds between two reports


@dataclass(frozen=True)
class Schedule:
    started: float  # learning, after all preparations
    end: float
    decisions: int  # 0: until the end

    def share(self, done: int) -> float:
        """How much of the learning is over after so many decisions."""
        length = max(self.end - self.started, 1e-9)
        passed = (time.perf_counter() - self.started) / length
        if self.decisions:
            return max(done / self.decisions, float(passed >= 1.0))
        return min(1.0, passed)

    def seconds(self) -> float:
        return time.perf_counter() - self.started


def schedule_of(plan: Plan, began: float) -> Schedule:
    """What is left of the time that began then, preparing included."""
    return Schedule(time.perf_counter(), began + plan.minutes * 60, plan.decisions)


def follow(
    schedule: Schedule,
    lesson: Callable[[float], int],
    tell: Callable[[], object],
    write: Callable[[], object],
) -> None:
    """Lessons to the end, each told how much is over and telling how many decisions it had.

    Now and then, and at the end, it is told how things stand, and the net is written.
    """
    told = written = schedule.started
    done, share = 0, schedule.share(0)
    while True:
        done += lesson(share)
        now, share = time.perf_counter(), schedule.share(done)
        over = share >= 1.0
        if over or now - told >= TOLD:
            tell()
            told = now
        if over or now - written >= WRITTEN:
            write()
            written = now
        if over:
            return
