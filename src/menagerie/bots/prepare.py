"""Compile (or load from the cache) what bots need for a game, before a clock runs."""

from __future__ import annotations

from collections.abc import Callable

from menagerie.core.game import Game
from menagerie.core.match import Match

from .greedy import GreedyBot
from .knowledge import Knowledge
from .search import Search, Style


def steps(game: Game) -> list[Callable[[], object]]:
    """The calls that bring greedy and search into memory; see `menagerie.core.prepare`."""
    options = game.full_options({})
    seats = next(n for n in reversed(game.seats) if game.seats_allowed(n, options) is None)
    match = Match(game, seats, seed=1)
    knowledge = Knowledge(match, match.waiting[0])
    return [
        lambda: GreedyBot().choose(knowledge, 1),
        lambda: Search(knowledge, 1, Style(1)).run(),
    ]
