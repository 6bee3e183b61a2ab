"""Compile (or load from the cache) all that a game needs, step by step, so that it can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from .game import Game
from .match import Match
from .state.events import event_buffer
from .state.random import sampling_stream
from .state.record import MAX_SEATS


def steps(game: Game) -> list[Callable[[], object]]:
    """The calls that bring every rule of the game into memory."""
    match = Match(game, default_seats(game), seed=1)
    s, rng, mask = match.state, sampling_stream(1), np.zeros(game.mask_words, np.uint64)
    table = np.zeros((MAX_SEATS, 2), np.int64)
    seat = match.waiting[0]
    return [
        lambda: game.legal(s, seat, mask),
        lambda: game.act(match.copy().state, seat, match.legal_ids(seat)[0], event_buffer()),
        lambda: game.score(s, table),
        lambda: game.imagine(match.copy().state, seat, rng),
        lambda: game.observe(s, seat, np.zeros(game.observation, np.int8)),
        lambda: game.evaluate(s, seat),
    ]


def do(todo: Sequence[Callable[[], object]]) -> Iterator[tuple[int, int]]:
    """Do the steps; yields how many of how many are done."""
    for done, step in enumerate(todo):
        yield done, len(todo)
        step()
    yield len(todo), len(todo)


def default_seats(game: Game) -> int:
    """A number of players that the default options allow."""
    options = game.full_options({})
    return next(n for n in reversed(game.seats) if game.seats_allowed(n, options) is None)
