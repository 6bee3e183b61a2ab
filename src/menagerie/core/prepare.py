"""Compile (or load from the cache) all that a game needs, step by step, so that it can be shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .game import Game
from .match import Match
from .state.events import event_buffer
from .state.random import sampling_stream
from .state.record import MAX_SEATS

Step = Callable[[], object]
Progress = Callable[[int, int], object]  # told how many of how many steps are done


def rule_steps(game: Game) -> list[Step]:
    """The calls that bring every rule of the game into memory."""
    match = any_match(game)
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


def take_steps(steps: Sequence[Step], progress: Progress | None) -> None:
    """Take all steps, and tell after each."""
    for done, step in enumerate(steps, 1):
        step()
        if progress:
            progress(done, len(steps))


def any_match(game: Game) -> Match:
    """A match with the default options, of as many as may play it."""
    return Match(game, game.playable_seats()[-1], seed=1)
