"""Collections, who still collects and who is asked (AN-09, AN-13, AN-15, AN-51)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import count, wrap

from .state import FULL, State


@inlined_rule
def rows_of(s: State) -> int:
    """AN-51: two players have two collections each."""
    return 2 if s.seats == 2 else 1


@inlined_rule
def space(s: State, seat: int, row: int) -> int:
    """AN-13: how many animals a collection, which holds at most five, can still take."""
    return FULL - count(s.collections[seat, row])


@inlined_rule
def fits(s: State, seat: int, row: int) -> bool:
    """May the whole offered set go into this collection? (AN-13, AN-51: it is never divided)"""
    return row < rows_of(s) and count(s.offer) <= space(s, seat, row)


@rule
def is_complete(s: State, seat: int) -> bool:
    """AN-15, AN-55: every collection of the seat has its five animals."""
    return count(s.collections[seat, 0]) + count(s.collections[seat, 1]) == FULL * rows_of(s)


@inlined_rule
def after(s: State, seat: int) -> int:
    """The left neighbour."""
    return wrap(int(seat) + 1, int(s.seats))


@rule
def next_collecting(s: State, seat: int) -> int:
    """The next seat to the left, or this one, with an incomplete collection; -1 if none is left."""
    found = -1
    for _ in range(s.seats):
        seat = after(s, seat)
        if found < 0 and not is_complete(s, seat):
            found = seat
    return found


@rule
def next_asked(s: State, seat: int) -> int:
    """AN-09, AN-13: who is asked when this seat passes: whoever can take the set, or the leader."""
    seat = after(s, seat)
    while seat != s.leader and not (fits(s, seat, 0) or fits(s, seat, 1)):
        seat = after(s, seat)
    return seat
