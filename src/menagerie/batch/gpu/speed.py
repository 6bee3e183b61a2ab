"""How fast a game plays on a GPU: whole playouts, and steps with legal masks and observations."""

from __future__ import annotations

import time

from menagerie.batch.speed import Speed
from menagerie.core.game import Game

from .batch import PLAYOUT_THREADS, STEP_THREADS, GpuBatch, playouts

BATCH = 1 << 20  # games stepped together
SIZES = (0.5, 1, 2)  # launches to choose from, in threads of the usual one


def playout_speed(game: Game, seats: int, seconds: float) -> float:
    """Moves a second of random games played inside one kernel, at the best launch size."""
    playouts(game.id, 1 << 12, 1, seats)  # compile
    threads = [int(PLAYOUT_THREADS * size) for size in SIZES]
    return max(_playout_speed(game, seats, seconds, n) for n in threads)


def _playout_speed(game: Game, seats: int, seconds: float, threads: int) -> float:
    games = 1 << 17
    while True:
        began = time.perf_counter()
        done = playouts(game.id, games, 2, seats, threads=threads)
        took = time.perf_counter() - began
        if took >= seconds or games >= 1 << 26:
            return done.moves / took
        games *= max(2, min(8, int(seconds / max(took, 1e-3)) + 1))


def step_speed(game: Game, seats: int, seconds: float, n: int = BATCH) -> float:
    """Moves a second in step mode, at the best launch size: masks, observations, restarts."""
    threads = [int(STEP_THREADS * size) for size in SIZES]
    return max(_step_speed(game, seats, seconds, n, k) for k in threads)


def _step_speed(game: Game, seats: int, seconds: float, n: int, threads: int) -> float:
    from numba import cuda

    batch = GpuBatch(game.id, seats, n=n, threads=threads)
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
    speed = steps * n / (time.perf_counter() - began)
    assert batch.illegal() == 0
    return speed


def bench_gpu(game: Game, seats: int, seconds: float) -> list[Speed]:
    return [
        Speed(game.id, seats, "gpu_playout", playout_speed(game, seats, seconds)),
        Speed(game.id, seats, "gpu_step", step_speed(game, seats, seconds)),
    ]
