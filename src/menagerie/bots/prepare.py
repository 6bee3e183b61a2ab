"""Compile (or load from the cache) all that a game and its bots need, before a clock runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from menagerie.core import prepare as rules
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.style import Style
from menagerie.search.search import Search

from .greedy import GreedyBot
from .knowledge import Knowledge


def steps(game: Game) -> list[Callable[[], object]]:
    """The calls that bring greedy and search into memory."""
    match = Match(game, rules.default_seats(game), seed=1)
    knowledge = Knowledge(match, match.waiting[0])
    return [
        lambda: GreedyBot().choose(knowledge, 1),
        lambda: Search(knowledge, 1, Style(1)).run(),
    ]


def prepare(game: Game) -> Iterator[tuple[int, int]]:
    """The rules first, then the bots; yields how many of how many steps are done."""
    return rules.do([*rules.steps(game), *steps(game)])


if __name__ == "__main__":
    for done, total in prepare(get_game(sys.argv[1])):
        print(done, total, flush=True)
