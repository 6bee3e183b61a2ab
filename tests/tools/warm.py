"""Compile the rules of all games and of the example once, so that tests running side by side only
load them."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("MENAGERIE_MODE", "compiled")

from installing import EXAMPLE
from menagerie.batch import CpuBatch
from menagerie.batch.simulation import RandomGames
from menagerie.bots.prepare import seldom_sweep
from menagerie.cli.common import make_ready
from menagerie.core.registry import all_games, get_game
from menagerie.core.running.mode import GROUP, house_games
from menagerie.core.setup import Setup
from menagerie.data.recording import Recorder


def use_batches(game: str) -> None:
    """What playing does not need, but many tests do."""
    seldom_sweep()
    seats = get_game(game).playable_seats()[-1]
    for packed in (False, True):
        batch = CpuBatch(game, seats, n=2, threads=1, packed=packed)
        batch.reset(1)
        batch.step(batch.random_moves())
        batch.observe(0)
    setup = Setup(get_game(game), seats, {}, seed=1)
    RandomGames(setup).play(0, 1)
    Recorder(setup).play(0, 1)


def offer_example(folder: Path) -> None:
    """As if it were installed."""
    about = folder / f"{EXAMPLE.name}-0.dist-info"
    about.mkdir()
    point = f"[{GROUP}]\n{EXAMPLE.name} = {EXAMPLE.name}:GAME\n"
    (about / "entry_points.txt").write_text(point, encoding="utf-8")
    sys.path += [str(EXAMPLE / "src"), str(folder)]


def compile_all() -> None:
    with TemporaryDirectory() as folder:
        offer_example(Path(folder))
        make_ready(*all_games())
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            list(pool.map(use_batches, [game.name for game in house_games()]))


if __name__ == "__main__":
    began = time.perf_counter()
    compile_all()
    print(f"the rules of all games are ready after {time.perf_counter() - began:.0f} s", flush=True)
