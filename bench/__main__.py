"""`make bench`: how fast everything is, beside others, in one run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.peers import measured
from menagerie.arena.speed import bench_game
from menagerie.bots.prepare import prepare
from menagerie.core.algorithms import algorithms
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.core.state import new_states

SECONDS = float(os.environ.get("MENAGERIE_BENCH_SECONDS", "1"))
console = Console(width=110)


def copy_nanoseconds(game: Game) -> float:
    """What a copy of a state costs in compiled code."""
    copies, state, target = algorithms(game).copies, new_states(game.state), new_states(game.state)
    copies(state, target, 1)
    began = time.perf_counter()
    copies(state, target, 1_000_000)
    return (time.perf_counter() - began) * 1000


def start_seconds() -> float:
    """A second start of a command."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "menagerie", "games"], capture_output=True, check=True)
    return time.perf_counter() - began


def main() -> None:
    console.print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, NumPy {np.__version__}"
    )
    table = Table("game", "seats", "mode", "moves/s", "state", "copy", box=None)
    best = 0.0
    for game in all_games():
        for _ in prepare(game):
            pass
        seats = min(game.seats, key=lambda n: abs(n - 4))
        for speed in bench_game(game, seats, SECONDS):
            best = max(best, speed.moves_per_second if speed.mode == "cpu" else 0.0)
            table.add_row(
                game.id,
                str(seats),
                speed.mode,
                f"{speed.moves_per_second:,.0f}",
                f"{game.state.itemsize} B",
                f"{copy_nanoseconds(game):.0f} ns" if speed.mode == "cpu" else "",
            )
    console.print(table)
    console.print(f"second start of a command: {start_seconds():.2f} s")
    peers = Table("library", "game", "moves/s", "our fastest game on one core is", box=None)
    for library, name, speed in measured(SECONDS):
        peers.add_row(library, name, f"{speed:,.0f}", f"{best / speed:,.0f} times as fast")
    console.print(peers if peers.rows else "no peers installed: requirements/peers.txt")


if __name__ == "__main__":
    main()
