"""Why one move is better than another: facts about both, compared."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .contract import State
from .game import MoveKind
from .words import Message


class Fact(NamedTuple):
    """Something true of a move, as its player knows it. `weight` is about what it brings in points:
    below zero it speaks against the move. The sentence names what it is about, since it may be told
    of the move that was not made. Facts of one `kind` are weighed against each other."""

    weight: float
    message: Message
    kind: str = ""  # else only those with the same sentence are


def fact(weight: float, key: str, kind: str = "", /, **args: int) -> Fact:
    """A fact in the words of `advice.<key>`."""
    return Fact(weight, Message(f"advice.{key}", args), kind)


def _nothing(seen: Any, better: int, played: int) -> Iterable[Fact]:
    return ()


def reasons_by(
    moves: Sequence[MoveKind],
    view: Callable[[State, int], Any],
    facts: Mapping[str, Callable[..., Iterable[Fact]]],
    missed: Callable[[Any, int, int], Iterable[Fact]] = _nothing,
) -> Callable[[State, int, int, int | None], Sequence[Message]]:
    """`reasons` of a game: facts by kind of move, from (s, seen, seat, the move's values by name),
    and those against a move for missing the better one, from (seen, better, played)."""

    def said(s: State, seen: Any, seat: int, move: int) -> list[Fact]:
        kind = next(one for one in moves if one.start <= move < one.start + one.size)
        found = facts.get(kind.name)
        return [] if found is None else list(found(s, seen, seat, **kind.decode(move)))

    def reasons(s: State, seat: int, better: int, played: int | None) -> Sequence[Message]:
        seen, other = view(s, seat), []
        if played is not None:
            other = [*said(s, seen, seat, played), *missed(seen, better, played)]
        return compared(said(s, seen, seat, better), other)

    return reasons


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
