"""Which games there are: every folder of `menagerie.games`, and those of installed packages.

A package of its own offers a game by the entry point group `menagerie.games`:

    [project.entry-points."menagerie.games"]
    my_game = "my_package.my_game:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownGame
from .game import Game
from .running.cache import PACKAGE

GROUP = "menagerie.games"


@cache
def _offered() -> dict[str, EntryPoint]:
    """The games of other packages. A game of the house keeps its name."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _own()}


@cache
def _own() -> frozenset[str]:
    return frozenset(file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py"))


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(_own() | set(_offered())))


@cache
def get_game(game_id: str) -> Game:
    """The game with this id."""
    if game_id in _own():
        game: Game = import_module(f"{GROUP}.{game_id}").GAME
    elif game_id in _offered():
        game = _offered()[game_id].load()
    else:
        raise UnknownGame(game_id, game_ids())
    return game


def all_games() -> tuple[Game, ...]:
    return tuple(get_game(game_id) for game_id in game_ids())
