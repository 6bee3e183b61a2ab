"""Collections and who still collects (AN-13, AN-15, AN-51)."""

from __future__ import annotations

from typing import Any

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import count, wrap

from .state import FULL, State


@inlined_rule
def rows_of(s: State) -> Any:
    """AN-51: two players have two collections each."""
    return 2 if s.seats == 2 else 1


@inlined_rule
def room(s: State, seat: int, row: Any) -> Any:
    """AN-13: a collection holds at most five animals."""
    return FULL - count(s.collections[seat, row])


@inlined_rule
def fits(s: State, seat: int, row: Any) -> bool:
    """May the whole offered set go into this collection? (AN-13, AN-51: it is never divided)"""
    return row < rows_of(s) and count(s.offer) <= room(s, seat, row)


@rule
def is_complete(s: State, seat: int) -> bool:
    """AN-15, AN-55: every collection of the seat has its five animals."""
    return count(s.collections[seat, 0]) + count(s.collections[seat, 1]) == FULL * rows_of(s)


@inlined_rule
def after(s: State, seat: int) -> Any:
    """The left neighbour."""
    return wrap(int(seat) + 1, int(s.seats))


@rule
def next_collecting(s: State, seat: int) -> Any:
    """The next seat to the left, or this one, with an incomplete collection; -1 if none is left."""
    found = -1
    for _ in range(s.seats):
        seat = after(s, seat)
        if found < 0 and not is_complete(s, seat):
            found = seat
    return found
