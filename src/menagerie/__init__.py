"""Menagerie: real tabletop games by their true rules.

`menagerie.game_ids()` lists the games; `menagerie.new(game, seats)` deals one. Everything is
imported when it is first used, so that which games are wanted is known before rules are loaded.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.compiling import prepare
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
    "prepare",
    "replay",
]

_MODULES = {
    "compiling": ("prepare",),
    "errors": ("BadRecord", "IllegalMove", "MenagerieError"),
    "match": ("Event", "Match", "Move", "new", "replay"),
    "registry": ("all_games", "game_ids", "get_game"),
}
_WHERE = {name: f"menagerie.core.{module}" for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
