"""Menagerie: real tabletop games by their true rules.

`menagerie.game_ids()` lists the games; `menagerie.new(game, seats)` deals one. What is heavy is
imported when it is first used: which game is wanted decides how its rules run.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.compiling import prepare
    from .core.errors import BadRecord, IllegalMove, MenagerieError
    from .core.game import Game, OptionValue
    from .core.language import speak
    from .core.match import Match
    from .core.registry import all_games, game_ids
    from .core.told import Event, Move

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
    "speak",
]

_MODULES = {
    "compiling": ("prepare",),
    "language": ("speak",),
    "errors": ("BadRecord", "IllegalMove", "MenagerieError"),
    "match": ("Match",),
    "registry": ("all_games", "game_ids"),
    "told": ("Event", "Move"),
}
_WHERE = {name: f"menagerie.core.{module}" for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)


def _want(game: object) -> None:
    from .core.running import mode

    mode.want(game)
    mode.say_how(str(game))


def new(game: str, seats: int, seed: int | None = None, **options: OptionValue) -> Match:
    """Deal a match; without a seed it is drawn from the system's secure source."""
    _want(game)
    from .core import match

    return match.new(game, seats, seed, **options)


def replay(record: Any) -> Match:
    """The match of a record, played again move by move; every move is checked."""
    _want(record.get("game") if isinstance(record, Mapping) else None)
    from .core import match

    return match.replay(record)


def get_game(game_id: str) -> Game:
    """The game with this id."""
    _want(game_id)
    from .core import registry

    return registry.get_game(game_id)
