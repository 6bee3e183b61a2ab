"""What the events of games say of components: which card, decree or token, of whom, at which move.

An event's value names a component if the game has a list of names for it: `card` and `card2` are
numbers in the list "card". The game declares nothing for this: its events and words say it all.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from menagerie.core.game import EventKind, Game
from menagerie.core.state.record import Numbers
from menagerie.core.words import pieces

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
    template, _english = game.words.texts[f"event.{event.name}"]
    return any(piece.value == arg and piece.form == "any" for piece in pieces(template))


def components(recorded: Recorded) -> Components:
    """All components that the events of these games name."""
    events, ends = recorded.pages.events, recorded.pages.event_ends
    games = np.repeat(np.arange(recorded.games), np.diff(ends, prepend=0))
    found: list[Numbers] = []
    for index, named in enumerate(named_values(recorded.setup.game)):
        numbers = events[:, FIRST_VALUE + named.place]
        rows = np.flatnonzero(
            (events[:, KIND] == named.kind) & (numbers >= 0) & (numbers < named.size)
        )
        seats = np.full(len(rows), NOBODY)
        if named.seat != NOBODY:
            seats = events[rows, FIRST_VALUE + named.seat].astype(np.int64)
        order = rows * len(events[0]) + named.place
        index_column = np.full(len(rows), index)
        found.append(
            np.stack(
                [
                    order,
                    games[rows],
                    events[rows, MOVE],
                    events[rows, KIND],
                    seats,
                    index_column,
                    numbers[rows],
                ]
            ).astype(np.int64)
        )
    table = np.concatenate(found, 1) if found else np.zeros((7, 0), np.int64)
    return Components(*table[1:, np.argsort(table[0], kind="stable")])
