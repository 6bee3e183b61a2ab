"""Work in steps, so that several tables can be told of something in step.

To do one thing for many tables and then the next thing for all of them takes a processor three
quarters of the time that it needs to do everything for one table after the other: it has each thing
at hand.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
Steps = Iterator[None]  # work that is done by asking for the next step until there is none
OVER = object()


def finish(steps: Steps) -> None:
    """All steps at once."""
    for _ in steps:
        pass


def in_step(
    workers: Sequence[T], begin: Callable[[T], Iterable[None]], failed: Callable[[T], None]
) -> None:
    """Each does its first step, then each its second …; whoever fails does no more steps, and the
    others go on."""

    going = [(worker, iter(begin(worker))) for worker in workers]
    while going:
        before, going = going, []
        for worker, steps in before:
            try:
                if next(steps, OVER) is not OVER:
                    going.append((worker, steps))
            except Exception:
                failed(worker)
