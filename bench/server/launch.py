"""`menagerie serve` with the small game beside the real ones, for the measurement only."""

from __future__ import annotations

import typer

from menagerie.bots.prepare import prepare
from menagerie.cli.serve import serve
from menagerie.core.registry import register

from .small import GAME

if __name__ == "__main__":
    prepare(register(GAME))  # before the first visitor, as the real games are
    typer.run(serve)
