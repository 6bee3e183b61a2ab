"""How fast a game plays at random: interpreted, on one core, on all cores, on a GPU."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from menagerie.core.game import Game
from menagerie.core.registry import get_game
from menagerie.core.running.cache import PACKAGE
from menagerie.core.setup import Setup

from .simulation import RandomGames

GPU_BATCH = 1 << 20  # games stepped together


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    mode: str
    moves_per_second: float


def cpu_speeds(game: Game, seats: int, seconds: float) -> Iterator[Speed]:
    """Each mode of a CPU, measured for about this long."""
    yield Speed(game.id, seats, "interpreted", interpreted_speed(game, seats, seconds))
    yield Speed(game.id, seats, "cpu", compiled_speed(game, seats, seconds))
    cores = os.cpu_count() or 1
    yield Speed(game.id, seats, "cpu_all", compiled_speed(game, seats, seconds, cores))


def gpu_speeds(game: Game, seats: int, seconds: float) -> Iterator[Speed]:
    """Each mode of a GPU, at the best launch size; none where there is no GPU."""
    if gpu_there():
        yield Speed(game.id, seats, "gpu_playout", playout_speed(game, seats, seconds))
        yield Speed(game.id, seats, "gpu_step_packed", step_speed(game, seats, seconds, True))
        yield Speed(game.id, seats, "gpu_step", step_speed(game, seats, seconds, False))


def gpu_there() -> bool:
    """Whether a CUDA device can be used."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def compiled_speed(game: Game, seats: int, seconds: float, threads: int = 1) -> float:
    """Moves a second of random play on so many threads."""
    batch = RandomGames(Setup(game, seats, seed=1))
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


def interpreted_speed(game: Game, seats: int, seconds: float) -> float:
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


def playout_speed(game: Game, seats: int, seconds: float) -> float:
    """Moves a second of random games played inside one kernel."""
    from .gpu.batch import playouts

    playouts(game.id, 1 << 12, 1, seats)  # compile
    games = 1 << 17
    while True:
        began = time.perf_counter()
        done = playouts(game.id, games, 2, seats)
        took = time.perf_counter() - began
        if took >= seconds or games >= 1 << 26:
            return done.moves / took
        games *= max(2, min(8, int(seconds / max(took, 1e-3)) + 1))


def step_speed(game: Game, seats: int, seconds: float, packed: bool, n: int = GPU_BATCH) -> float:
    """Moves a second in step mode: with masks, observations, restarts."""
    from numba import cuda

    from .gpu.batch import GpuBatch

    batch = GpuBatch(game.id, seats, n=n, packed=packed)
    batch.reset(1)
    for _ in range(32):  # compile, and spread the games over their lengths
        batch.step(batch.random_moves(), check=False)
    cuda.synchronize()
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(16):
            batch.step(batch.random_moves(), check=False)
        cuda.synchronize()
        steps += 16
    measured = steps * n / (time.perf_counter() - began)
    assert batch.illegal() == 0
    return measured


if __name__ == "__main__":
    _, game_id, seat_count, duration = sys.argv
    print(json.dumps(compiled_speed(get_game(game_id), int(seat_count), float(duration))))
