"""Which decisions make puzzles."""

from ..state import EXCHANGING, State


def puzzle_at(s: State, seat: int) -> bool:
    """Not the exchange for prizes: the table shows the best one."""
    return bool(s.phase != EXCHANGING)
