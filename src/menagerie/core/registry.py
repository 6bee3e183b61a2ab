"""Which games there are: every folder of `menagerie.games` that declares a `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .errors import UnknownGame
from .game import Game
from .rule import PACKAGE


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py")))


@cache
def get_game(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in game_ids():
        raise UnknownGame(game_id, game_ids())
    game: Game = import_module(f"menagerie.games.{game_id}").GAME
    return game


def all_games() -> tuple[Game, ...]:
    return tuple(get_game(game_id) for game_id in game_ids())
