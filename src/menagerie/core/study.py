"""What is worth studying in a game, declared by the game: `menagerie study` counts and draws it.

Who wins from which seat, how long games are, how points lie and how often they are equal is studied
in every game; here a game says what matters beyond that.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .state.record import Masks, Numbers
from .text import NOTHING, Said

Finals = Any  # an array of the game's records, each at the end of a game


@dataclass(frozen=True, kw_only=True)
class Held:
    """Components that a seat has at the end: how often, and how such seats fared."""

    names: str  # a list of the game's words
    sets: Callable[[Finals], Masks]  # by game and seat; bit k is number `first` + k of the list
    title: Said = NOTHING
    about: Said = NOTHING
    first: int = 0


@dataclass(frozen=True, kw_only=True)
class Happened:
    """Events that name a component: how often, and how the seat fared that they are about."""

    event: str
    value: str  # the event's value that names it
    title: Said = NOTHING
    about: Said = NOTHING


@dataclass(frozen=True, kw_only=True)
class Bites:
    """How often something special happens: by event, what it is called here."""

    events: Mapping[str, Said]
    title: Said = NOTHING
    about: Said = NOTHING


@dataclass(frozen=True, kw_only=True)
class Amounts:
    """Numbers that a seat has at the end: on average, and on that of winners."""

    labels: Sequence[Said] | str  # or a list of the game's words
    amounts: Callable[[Finals], Numbers]  # by game, seat and label
    title: Said = NOTHING
    about: Said = NOTHING


Part = Held | Happened | Bites | Amounts
Study = tuple[Part, ...]
