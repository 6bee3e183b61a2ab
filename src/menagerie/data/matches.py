"""A finished match in the form of recorded games, and the match of a row of their file."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from menagerie.core.match import Match, replay
from menagerie.core.setup import Setup
from menagerie.core.state.events import VALUES
from menagerie.core.state.record import MAX_SEATS

from .recording import FIRST_VALUE, Recorded, new_pages


def recorded_match(match: Match) -> Recorded:
    """One match that was played to its end."""
    setup = Setup(match.game, match.seats, match.options, match.seed)
    rows = event_rows(match)
    pages = new_pages(setup, 1, len(match.moves), len(rows))
    pages.seats[:] = [seat for seat, _move in match.moves]
    pages.moves[:] = [move for _seat, move in match.moves]
    pages.move_ends[0], pages.event_ends[0] = len(match.moves), len(rows)
    if rows:
        pages.events[:] = rows
    table = np.zeros((MAX_SEATS, 2), np.int64)
    match.game.score(match.state, table)
    pages.scores[0] = table[: setup.ranked]
    pages.finals[0] = match.state
    return Recorded(setup, "", int(setup.seed_high), pages)


def replayed(row: Mapping[str, Any]) -> Match:
    """The match of a row, as `pyarrow.Table.to_pylist()` gives it, played again."""
    told = {name: row[name] for name in ("game", "version", "seats", "seed")}
    moves = [(move["seat"], move["move"]) for move in row["moves"]]
    return replay({**told, "options": dict(row["options"]), "moves": moves})


def event_rows(match: Match) -> list[list[int]]:
    """Its events as recorded ones, but for those told with something hidden."""
    kinds = {kind.name: (number, kind) for number, kind in enumerate(match.game.events)}
    rows = []
    for event in match.all_events():
        number, kind = kinds[event.kind]
        if len(event.args) == len(kind.args):
            values = [event.args[name] for name in kind.args]
            rows.append([event.number, number, *values, *[0] * (VALUES - len(values))])
    assert all(len(row) == FIRST_VALUE + VALUES for row in rows)
    return rows
