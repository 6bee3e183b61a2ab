"""How long learning takes: lessons until the time is over, or so many decisions."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from .plan import Plan

WRITTEN = 20.0  # seconds between two writings of the net
TOLD = 5.0  # seconds between two reports


@dataclass(frozen=True)
class Past:
    """What went before, when learning is gone on with."""

    seconds: float = 0.0
    decisions: int = 0


@dataclass(frozen=True)
class Schedule:
    """A part of a course: all of it, unless something went before or shall follow."""

    started: float  # learning, after all preparations
    end: float
    decisions: int  # 0: until the end
    past: Past = Past()
    course: float = 0.0  # seconds of learning in all, if more than until the end

    def share(self, done: int) -> float:
        """How much of the course is over after so many decisions of this part."""
        if self.decisions:
            done += self.past.decisions
            return min(1.0, done / (self.past.decisions + self.decisions))
        passed = self.past.seconds + self.seconds()
        length = self.past.seconds + self.end - self.started
        return min(1.0, passed / max(length, self.course, 1e-9))

    def over(self, done: int) -> bool:
        """Whether this part is."""
        return time.perf_counter() >= self.end or 0 < self.decisions <= done

    def seconds(self) -> float:
        return time.perf_counter() - self.started


def schedule_of(plan: Plan, began: float, past: Past) -> Schedule:
    """What is left of the time that began then, preparing included."""
    end = began + plan.minutes * 60
    return Schedule(time.perf_counter(), end, plan.decisions, past, plan.course * 60)


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
        now, share, over = time.perf_counter(), schedule.share(done), schedule.over(done)
        if over or now - told >= TOLD:
            tell()
            told = now
        if over or now - written >= WRITTEN:
            write()
            written = now
        if over:
            return
