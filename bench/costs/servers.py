"""Experiment: the same tables on one server, on several with a database each, and on the workers of
one server on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from typing import NamedTuple

from bench.server.lane import Times, measure
from bench.server.ours import Ours
from bench.server.processes import Process, start_ours
from bench.server.small import GAME

from .databases import fresh

LANES = 32
WARM_UP = 3.0  # seconds; until then workers tell each other of moves that nobody waits for


class Played(NamedTuple):
    servers: str
    moves: float  # a second
    p50: float  # ms
    p99: float
    cpu: float  # seconds of processor a second, of all servers


def _play(name: str, servers: list[tuple[Process, int]], seconds: float) -> Played:
    async def story() -> list[Times]:
        all_times = [Times() for _ in servers]
        each = LANES // len(servers)
        await asyncio.gather(
            *[
                measure(
                    times, Ours(port, GAME.id), each, WARM_UP, seconds, 0.0, process.cpu_seconds
                )
                for times, (process, port) in zip(all_times, servers, strict=True)
            ]
        )
        return all_times

    try:
        for process, _ in servers:
            process.wait_until_idle()
        measured = asyncio.run(story())
    finally:
        for process, _ in servers:
            process.stop()
    whole = Times([move for times in measured for move in times.moves])
    whole.watched = max(times.watched for times in measured)
    whole.server_cpu = sum(times.server_cpu for times in measured)
    busy = whole.server_cpu / whole.watched
    return Played(name, whole.per_second, whole.at(0.5), whole.at(0.99), busy)


def measured(numbers: list[int], seconds: float, postgres: str) -> list[Played]:
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        place = (tempfile.mkdtemp(dir=folder) for _ in itertools.count())
        for number in numbers:
            servers = [start_ours(next(place)) for _ in range(number)]
            rows.append(_play(f"{number} with a SQLite each", servers, seconds))
        if postgres:
            for number in numbers:
                options = ["--database", asyncio.run(fresh(postgres)), "--workers", str(number)]
                servers = [start_ours(next(place), *options)]
                rows.append(_play(f"{number} workers on PostgreSQL", servers, seconds))
    return rows
