"""Simulated games, counted and written to a file."""

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from menagerie.batch.simulation import Simulation
from menagerie.core.errors import check_known
from menagerie.core.setup import Setup
from menagerie.core.state.record import POINTS

from .parquet import LISTS, GameFile
from .recording import Recorded, Recorder


def check_parts(text: str) -> list[str]:
    """Which lists a file shall hold, as typed."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        check_known("части", "part", part, LISTS)
    return parts


def record(
    setup: Setup,
    games: int,
    player: str = "random",
    file: Path | None = None,
    parts: Sequence[str] = LISTS,
    threads: int | None = None,
    report: Callable[[int], None] | None = None,
) -> Simulation:
    """Play so many games and write them to a Parquet file, if one is given."""
    recorder = Recorder(setup, player)
    recorder.play(0, 1)  # compile before the clock starts
    began = time.perf_counter()
    scores, lengths = [], []
    with GameFile(file, parts) if file else nullcontext() as out:

        def work(recorded: Recorded) -> tuple[Recorded, Any]:
            return recorded, out.table(recorded) if out else None

        for recorded, table in recorder.map(work, games, threads):
            if out:
                out.write(table)
            scores.append(recorded.pages.scores[..., POINTS])
            lengths.append(recorded.lengths)
            if report:
                report(recorded.games)
    seconds = time.perf_counter() - began
    return Simulation(np.concatenate(scores), np.concatenate(lengths), seconds)
