"""Which games there are: every folder of `menagerie.games`, and those of installed packages.

A package of its own offers a game by the entry point group `menagerie.games`:

    [project.entry-points."menagerie.games"]
    my_game = "my_package.my_game:GAME"

A game that does not load takes no other down: `get_game` says what is wrong with it, `all_games`
leaves it out and logs the same sentence.
"""

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from .errors import BrokenGame, NotFound, TakenGame
from .game import Game
from .running.cache import PACKAGE

GROUP = "menagerie.games"
log = logging.getLogger("menagerie")

_known: dict[str, Game] = {}  # those that were asked for, or registered by hand


@cache
def _own() -> frozenset[str]:
    return frozenset(file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py"))


@cache
def _offered() -> dict[str, EntryPoint]:
    """The games of other packages. A name belongs to the house, then to who has it first."""
    points: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name in _own() or point.name in points:
            log.warning("%s", TakenGame(point.name, _package(point)))
        else:
            points[point.name] = point
    return points


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.module


def _load(game_id: str) -> Game:
    if game_id in _own():
        house: Game = import_module(f"{GROUP}.{game_id}").GAME
        return house
    point = _offered()[game_id]
    try:
        game = point.load()
    except Exception as error:  # whatever the code of others may do
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGame(game_id, _package(point), reason, reason) from error
    if not isinstance(game, Game):
        raise BrokenGame(
            game_id, _package(point), f"{point.value} — не Game", f"{point.value} is not a Game"
        )
    if game.id != game_id:
        raise BrokenGame(game_id, _package(point), f"её id — {game.id!r}", f"its id is {game.id!r}")
    return game


def game_ids() -> tuple[str, ...]:
    return tuple(sorted({*_own(), *_offered(), *_known}))


def get_game(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in _known:
        if game_id not in game_ids():
            raise NotFound("игры", "game", game_id, game_ids())
        _known[game_id] = _load(game_id)
    return _known[game_id]


@cache
def _loads(game_id: str) -> bool:
    try:
        get_game(game_id)
    except BrokenGame as broken:
        log.warning("%s", broken)
        return False
    return True


def all_games() -> tuple[Game, ...]:
    """Every game that loads."""
    return tuple(get_game(game_id) for game_id in game_ids() if _loads(game_id))


def register(game: Game) -> Game:
    """Make a game known to this process alone: for tests, measurements and notebooks."""
    if game.id in game_ids() and get_game(game.id) is not game:
        raise TakenGame(game.id, str(game.folder))
    _known[game.id] = game
    return game
