"""`menagerie serve` with the small game beside the real ones, for the measurement only."""

from __future__ import annotations

import typer

from menagerie.bots.prepare import prepare
from menagerie.core import registry
from menagerie.core.game import Game

from .small import GAME

known_game = registry.get_game


def get_game(game: str) -> Game:
    return GAME if game == GAME.id else known_game(game)


if __name__ == "__main__":
    # Before anything of the server is imported: it then finds the small game by its id.
    registry.get_game = get_game  # type: ignore[assignment]
    from menagerie.cli.serve import serve

    prepare(GAME)  # compiled before the first visitor, as the real games are
    typer.run(serve)
