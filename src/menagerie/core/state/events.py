"""The event buffer: `act` writes what happened and who may know it; simulation hands in none.

The buffer is one `int64` array: [count, row, row, …], a row being kind, audience and four values.
"""

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.rule import inlined_rule

VALUES = 4
WIDTH = 2 + VALUES
CAPACITY = 256
SPECTATOR = 15  # the bit of all who only watch
EVERYONE = 0xFFFF  # every seat (bit p is seat p) and the spectators
HIDDEN = -(1 << 31)  # stands for a value that this audience does not learn
Events = NDArray[np.int64] | None
NO_EVENTS = None  # a type of its own: the compilers leave the writing of events out


def event_buffer() -> NDArray[np.int64]:
    return np.zeros(1 + CAPACITY * WIDTH, np.int64)


@inlined_rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@inlined_rule
def all_but(seat: int) -> int:
    """Everyone else, spectators included."""
    return EVERYONE & ~(1 << seat)


@inlined_rule
def emit(
    events: Events, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Write one event. A full buffer still counts, so that the caller can see the overflow."""
    if events is not None:
        at = 1 + events[0] * WIDTH
        events[0] += 1
        if at + WIDTH <= events.shape[0]:
            events[at] = kind
            events[at + 1] = audience
            events[at + 2] = a
            events[at + 3] = b
            events[at + 4] = c
            events[at + 5] = d
