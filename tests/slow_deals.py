"""A hunt that takes longest where it begins; of its own, since other processes must find it."""

import time

from menagerie.core.puzzle import Puzzle, Yield

FIRST = 5


def slow_at_first(deal: int) -> tuple[Yield, list[Puzzle]]:
    time.sleep(0.2 if deal == FIRST else 0.0)
    return Yield(deals=deal), []
