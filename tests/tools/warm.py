"""Compile the rules of all games once, so that tests running side by side only load them."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

os.environ.setdefault("MENAGERIE_MODE", "compiled")

from menagerie.batch import CpuBatch
from menagerie.cli.common import make_ready
from menagerie.core.registry import all_games, get_game
from menagerie.core.setup import Setup
from menagerie.data.recording import Recorder


def use_batches(game: str) -> None:
    """What playing does not need, but many tests do."""
    seats = get_game(game).playable_seats()[-1]
    for packed in (False, True):
        batch = CpuBatch(game, seats, n=2, threads=1, packed=packed)
        batch.reset(1)
        batch.step(batch.random_moves())
        batch.observe(0)
    Recorder(Setup(get_game(game), seats, {}, seed=1)).play(0, 1)


if __name__ == "__main__":
    began = time.perf_counter()
    make_ready(*all_games())
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(use_batches, [game.id for game in all_games()]))
    print(f"the rules of all games are ready after {time.perf_counter() - began:.0f} s", flush=True)
