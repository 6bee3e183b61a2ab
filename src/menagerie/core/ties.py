"""Sentences on how the rules of a game decide between equal points."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from .words import Message


def tie_messages(table: Sequence[tuple[int, int]], players: int) -> Iterator[Message]:
    """Say what decided between equal points. `table` is from `score`, a row for each player and
    then for each rival that the rules play; `n` and `n2` are the tie-breaks of the two."""
    order = sorted(range(len(table)), key=lambda seat: table[seat], reverse=True)
    for ahead, behind in pairwise(order):
        (points, decides), (other, less) = table[ahead], table[behind]
        if points != other:
            continue
        args = {"points": points, "seat": ahead, "seat2": behind}
        args |= {"n": abs(decides), "n2": abs(less)}
        if decides != less:
            yield Message("tie.ahead" if ahead < players else "tie.rival", args)
        elif ahead == order[0]:  # on a lower place the equal numbers say it
            yield Message("tie.shared", args)
