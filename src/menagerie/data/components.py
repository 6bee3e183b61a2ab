"""What the events of games say of components: which card, decree or token, of whom, at which move.

An event's value names a component if the game has a list of names for it: `card` and `card2` are
numbers in the list "card". The game declares nothing for this: its events and words say it all.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from menagerie.core.game import EventKind, Game
from menagerie.core.state.events import VALUES
from menagerie.core.state.record import Numbers

from .recording import FIRST_VALUE, KIND, MOVE, Recorded

NOBODY = -1


class Named(NamedTuple):
    """A value of an event that names a component."""

    kind: int  # of the event
    place: int  # of the value
    list: str  # of names
    size: int
    seat: int  # the place of the seat that it is about; NOBODY: there is none


class Components(NamedTuple):
    """Components named by events, in the order in which that happened; a row each."""

    game: Numbers  # which of the recorded ones
    move: Numbers  # that led to it; -1: before the first
    event: Numbers  # its kind
    seat: Numbers  # NOBODY: no seat in particular
    named: Numbers  # which of `named_values`
    number: Numbers


@cache
def named_values(game: Game) -> tuple[Named, ...]:
    return tuple(
        Named(
            kind,
            place,
            arg.rstrip("0123456789"),
            len(game.words.names[arg.rstrip("0123456789")]),
            declared.args.index("seat") if "seat" in declared.args else NOBODY,
        )
        for kind, declared in enumerate(game.events)
        for place, arg in enumerate(declared.args)
        if arg.rstrip("0123456789") in game.words.names and not _is_set(game, declared, arg)
    )


def _is_set(game: Game, event: EventKind, arg: str) -> bool:
    """Whether the value is a bit set of components: its sentence says "any of"."""
    return game.words.values(f"event.{event.name}").get(arg, "").lower() == "any"


@cache
def _lookup(game: Game) -> tuple[Numbers, Numbers, Numbers]:
    """By kind and place: which of the named values, or -1; their sizes; by kind: the seat's place,
    or NOBODY."""
    named = named_values(game)
    which = np.full((len(game.events), VALUES), -1, np.int64)
    seats = np.full(len(game.events), NOBODY, np.int64)
    for index, one in enumerate(named):
        which[one.kind, one.place] = index
        seats[one.kind] = one.seat
    return which, np.array([one.size for one in named], np.int64), seats


def components(recorded: Recorded) -> Components:
    """All components that the events of these games name."""
    events, ends = recorded.pages.events, recorded.pages.event_ends
    which, sizes, seat_places = _lookup(recorded.setup.game)
    by_place = which[events[:, KIND]]
    rows, places = np.nonzero(by_place >= 0)
    named, numbers = by_place[rows, places], events[rows, FIRST_VALUE + places].astype(np.int64)
    fitting = (numbers >= 0) & (numbers < sizes[named])
    rows, named, numbers = rows[fitting], named[fitting], numbers[fitting]
    kinds = events[rows, KIND].astype(np.int64)
    seats = events[rows, FIRST_VALUE + np.maximum(0, seat_places[kinds])].astype(np.int64)
    return Components(
        game=np.searchsorted(ends, rows, side="right").astype(np.int64),
        move=events[rows, MOVE].astype(np.int64),
        event=kinds,
        seat=np.where(seat_places[kinds] == NOBODY, NOBODY, seats),
        named=named,
        number=numbers,
    )
