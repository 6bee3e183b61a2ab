"""Menagerie: real tabletop games by their true rules.

`menagerie.game_ids()` lists the games; `menagerie.new(game, seats)` deals one.
"""

from .core.errors import BadRecord, IllegalMove, MenagerieError
from .core.match import Event, Match, Move, new, replay
from .core.registry import all_games, game_ids, get_game

__version__ = "0.1.0"
__all__ = [
    "BadRecord",
    "Event",
    "IllegalMove",
    "Match",
    "MenagerieError",
    "Move",
    "all_games",
    "game_ids",
    "get_game",
    "new",
    "replay",
]
