"""How fast a game plays at random: interpreted, on one core, on all cores."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Thread

from menagerie.core.game import Game
from menagerie.core.running.cache import PACKAGE

from .simulation import Batch


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    mode: str
    moves_per_second: float


def moves_per_second(game: Game, seats: int, seconds: float, threads: int = 1) -> float:
    """Random play for about this long on so many threads."""
    batch = Batch(game, seats, {}, seed=1)
    batch.play(0, 1)
    moves = [0] * threads

    def work(number: int) -> None:
        start, games, there_is_time = number << 32, 1, True
        while there_is_time:  # at least once, however late a thread comes
            _, lengths = batch.play(start, games)
            moves[number] += int(lengths.sum())
            start += games
            games = min(games * 2, 1024)
            there_is_time = time.perf_counter() - began < seconds

    began = time.perf_counter()
    workers = [Thread(target=work, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(moves) / (time.perf_counter() - began)


def interpreted_moves_per_second(game: Game, seats: int, seconds: float) -> float:
    """The same in a process that does not compile."""
    path = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-m", "menagerie.batch.speed", game.id, str(seats), str(seconds)],
        env={**os.environ, "MENAGERIE_MODE": "interpreted", "PYTHONPATH": path},
        cwd=Path.home(),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(run.stdout))


def bench_game(game: Game, seats: int, seconds: float) -> list[Speed]:
    """One line for each mode; the GPU's where there is one."""
    lines = [
        Speed(game.id, seats, "interpreted", interpreted_moves_per_second(game, seats, seconds)),
        Speed(game.id, seats, "cpu", moves_per_second(game, seats, seconds)),
        Speed(
            game.id, seats, "cpu_all", moves_per_second(game, seats, seconds, os.cpu_count() or 1)
        ),
    ]
    if gpu_there():
        from menagerie.batch.gpu.speed import bench_gpu

        lines += bench_gpu(game, seats, seconds)
    return lines


def gpu_there() -> bool:
    """Whether a CUDA device can be used."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def as_json(speeds: list[Speed]) -> list[dict[str, object]]:
    return [asdict(speed) for speed in speeds]


if __name__ == "__main__":
    from menagerie.core.registry import get_game

    _, game_id, seat_count, duration = sys.argv
    print(json.dumps(moves_per_second(get_game(game_id), int(seat_count), float(duration))))
