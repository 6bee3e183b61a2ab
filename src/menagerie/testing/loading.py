"""A game by its id, or by the folder of its package."""

import sys
from importlib import import_module
from pathlib import Path

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.registry import game_ids, get_game, register


def load_game(name: str) -> Game:
    """The game with this id, or the `GAME` of the package in this folder."""
    folder = Path(name).resolve()
    if name in game_ids() or not (folder / "__init__.py").is_file():
        return get_game(name)
    top = folder
    while (top.parent / "__init__.py").is_file():
        top = top.parent
    if str(top.parent) not in sys.path:
        sys.path.insert(0, str(top.parent))
    module = import_module(".".join(folder.relative_to(top.parent).parts))
    if not isinstance(getattr(module, "GAME", None), Game):
        raise MenagerieError(f"В пакете {folder} нет GAME.", f"The package {folder} has no GAME.")
    return register(module.GAME)
