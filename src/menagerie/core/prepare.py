"""Compile (or load from the cache) all that a game needs, step by step, so that it can be shown."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from .game import Game, OptionValue
from .match import Match
from .state.events import event_buffer
from .state.random import sampling_stream
from .state.record import MAX_SEATS

MANY_MOVES = 300  # of a game that is watched: by then every kind of position has come up
QUESTIONS = 3  # about illegal moves, at every position
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


def table_steps(game: Game) -> list[Step]:
    """Whole games looked at by everyone: what views and reasons call of the rules, they compile."""
    ways: list[tuple[int, dict[str, OptionValue]]] = [(n, {}) for n in game.playable_seats()]
    for option in game.options:
        for value in option.values:
            if option.within is None and value != option.default:
                changed = {option.name: value}
                ways += [(n, changed) for n in game.playable_seats(changed)[-1:]]
    return [partial(watch_game, Match(game, n, changed, seed=1)) for n, changed in ways]


def watch_game(match: Match) -> None:
    """Play at random; everyone looks at every position and asks why this or that is illegal."""
    rng = random.Random(1)
    while not match.over and len(match.moves) < MANY_MOVES:
        for viewer in (*range(match.seats), None):
            match.view(viewer)
        seat = rng.choice(match.waiting)
        for _ in range(QUESTIONS):
            match.explain(seat, rng.randrange(match.game.move_count))
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in range(match.seats):
        match.score_lines(seat)


def take_steps(steps: Sequence[Step], progress: Progress | None) -> None:
    """Take all steps, and tell after each."""
    for done, step in enumerate(steps, 1):
        step()
        if progress:
            progress(done, len(steps))


def any_match(game: Game) -> Match:
    """A match with the default options, of as many as may play it."""
    return Match(game, game.playable_seats()[-1], seed=1)
