"""What `make bench` measures, in parts; each part is a file under `bench/results`.

A part names its machine and versions: a CPU's numbers and a GPU's may come from different machines.
"""

import importlib.util
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bench.peers import PACKAGES, measured
from menagerie.batch.playing import States
from menagerie.batch.speed import Speed, cpu_speeds, gpu_speeds, gpu_there
from menagerie.bots.prepare import prepare
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.core.running.binder import bind, generic
from menagerie.core.state.record import new_states

RESULTS = Path(__file__).parent / "results"
Row = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """One file of results: what it is called, whether it can be had here, and how."""

    name: str
    packages: tuple[str, ...]  # whose versions matter
    missing: Callable[[], str]  # what is not here, or nothing
    rows: Callable[[float], Iterator[Row]]


@generic
def copies(state: States, target: States, n: int) -> None:
    """Copy a state n times: what a search does before it looks ahead."""
    for _ in range(n):
        target[0] = state[0]


def copy_nanoseconds(game: Game) -> float:
    """What a copy of a state costs in compiled code."""
    copy, state, target = bind(copies, game), new_states(game.state), new_states(game.state)
    copy(state, target, 1)
    began = time.perf_counter()
    copy(state, target, 1_000_000)
    return (time.perf_counter() - began) * 1000


def compile_seconds(game: Game) -> float:
    """From nothing to a game that is ready to play, with its bots, on one core."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "MENAGERIE_CACHE": empty}
        command = [sys.executable, "-m", "menagerie.bots.prepare", game.id]
        began = time.perf_counter()
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began


def start_seconds() -> float:
    """A second start of a command."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "menagerie", "games"], capture_output=True, check=True)
    return time.perf_counter() - began


def by_mode(speeds: Iterable[Speed]) -> dict[str, float]:
    return {speed.mode: speed.moves_per_second for speed in speeds}


def cpu_rows(seconds: float) -> Iterator[Row]:
    for game in all_games():
        prepare(game)
        facts = {
            "game": game.id,
            "state": game.state.dtype.itemsize,
            "copy_ns": copy_nanoseconds(game),
            "compile_s": compile_seconds(game),
        }
        yield facts
        for seats in game.playable_seats():
            yield {"game": game.id, "seats": seats, **by_mode(cpu_speeds(game, seats, seconds))}
    yield {"start_s": start_seconds()}


def gpu_rows(seconds: float) -> Iterator[Row]:
    from menagerie.batch.gpu import GpuBatch, playouts

    for game in all_games():
        fewest = game.playable_seats()[0]
        began = time.perf_counter()
        playouts(game.id, 1, 1, fewest)
        middle = time.perf_counter()
        batch = GpuBatch(game.id, fewest, n=1)
        batch.reset(1)
        batch.step(batch.random_moves())
        yield {
            "game": game.id,
            "compile_playouts_s": middle - began,
            "compile_steps_s": time.perf_counter() - middle,
        }
        for seats in game.playable_seats():
            yield {
                "game": game.id,
                "seats": seats,
                "state": game.state.dtype.itemsize,
                "observation": game.observation,
                "observation_bits": 8 * game.observation_words,
                **by_mode(gpu_speeds(game, seats, seconds)),
            }


def peer_rows(seconds: float) -> Iterator[Row]:
    for library, name, speed in measured(seconds):
        yield {"library": library, "game": name, "moves_per_second": speed}


def pgx_rows(seconds: float) -> Iterator[Row]:
    script = Path(__file__).with_name("pgx_speed.py")
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    for line in run.stdout.splitlines():
        yield {"library": "pgx", **json.loads(line)}


def without(package: str) -> Callable[[], str]:
    return lambda: "" if importlib.util.find_spec(package) else f"{package} is not installed"


PARTS = (
    Part("cpu", ("numba", "numpy"), lambda: "", cpu_rows),
    Part("peers", PACKAGES, without("pyspiel"), peer_rows),
    Part(
        "gpu",
        ("numba", "numba-cuda"),
        lambda: "" if gpu_there() else "no CUDA device",
        gpu_rows,
    ),
    Part(
        "pgx",
        ("pgx", "jax"),
        lambda: without("pgx")() or ("" if gpu_there() else "no CUDA device"),
        pgx_rows,
    ),
)


def versions(packages: tuple[str, ...]) -> dict[str, str]:
    found = {"Python": platform.python_version()}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def machine() -> str:
    """The processor, its cores and the GPU, in words."""
    name = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        name = models[0].split(":")[1].strip() if models else name
    words = f"{name}, {os.cpu_count()} cores"
    if gpu_there():
        from menagerie.batch.gpu import cuda_device

        words += f", {cuda_device()}"
    return words


def save(part: Part, rows: list[Row], seconds: float) -> None:
    result = {
        "machine": machine(),
        "versions": versions(part.packages),
        "date": datetime.now(UTC).date().isoformat(),
        "seconds": seconds,
        "rows": rows,
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{part.name}.json").write_text(json.dumps(result, indent=1) + "\n")


def load(name: str) -> dict[str, Any] | None:
    file = RESULTS / f"{name}.json"
    return json.loads(file.read_text()) if file.exists() else None
