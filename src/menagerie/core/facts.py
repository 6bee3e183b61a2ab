"""Why one move is better than another: facts about both, compared."""

from collections.abc import Sequence
from typing import NamedTuple

from .words import Message


class Fact(NamedTuple):
    """Something true of a move, as its player knows it. `weight` is about what it brings in points:
    below zero it speaks against the move. The sentence names what it is about, since it may be told
    of the move that was not made. Facts of one `kind` are weighed against each other."""

    weight: float
    message: Message
    kind: str = ""  # else only those with the same sentence are


def compared(better: Sequence[Fact], played: Sequence[Fact]) -> list[Message]:
    """What speaks for the better move more than for the one played, and against that one more than
    against the better; what makes most of the difference comes first."""
    differences = [
        *((_exceeds(fact, played), fact.message) for fact in better if fact.weight > 0),
        *((_exceeds(fact, better), fact.message) for fact in played if fact.weight < 0),
    ]
    told = sorted((one for one in differences if one[0] > 0), key=lambda one: -one[0])
    return [message for _, message in told]


def _exceeds(fact: Fact, others: Sequence[Fact]) -> float:
    """How much more a fact weighs than its like among those of the other move."""
    like = [
        abs(other.weight)
        for other in others
        if _kind(other) == _kind(fact) and (other.weight > 0) == (fact.weight > 0)
    ]
    return abs(fact.weight) - max(like, default=0.0)


def _kind(fact: Fact) -> str:
    return fact.kind or fact.message.key
