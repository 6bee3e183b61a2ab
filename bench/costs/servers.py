"""Experiment: tables shared out among servers with a database each, and among the workers of one
server on PostgreSQL. Every process has as many tables, and a driver of its own."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench.server.lane import Times, measure
from bench.server.ours import Ours
from bench.server.processes import Process, cpu_seconds, start_ours
from bench.server.small import GAME

from .databases import fresh

LANES = 32  # tables for each process
WARM_UP = 3.0  # seconds; until then drivers are not all there


class Played(NamedTuple):
    servers: str
    moves: float  # a second
    p50: float  # ms
    p99: float
    cores: float  # seconds of processor a second, of all servers
    database: float  # the same, of PostgreSQL
    drivers: float


def _databases() -> list[int]:
    """The processes of PostgreSQL, as far as it runs here."""
    found = []
    for name in Path("/proc").glob("[0-9]*/comm"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended
            if name.read_text() == "postgres\n":
                found.append(int(name.parent.name))
    return found


def _drive(port: int, servers: list[int], seconds: float) -> Times:
    """The tables of one process; `servers` are all processes whose work is measured."""
    times = Times()
    playing = measure(
        times, Ours(port, GAME.id), LANES, WARM_UP, seconds, 0.0,
        lambda: cpu_seconds(servers), lambda: cpu_seconds(_databases()),
    )  # fmt: skip
    asyncio.run(playing)
    return times


def _play(name: str, servers: list[tuple[Process, int]], drivers: int, seconds: float) -> Played:
    try:
        for process, _ in servers:
            process.wait_until_idle()
        pids = [pid for process, _ in servers for pid in process.pids]
        ports = itertools.cycle(port for _, port in servers)
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(drivers, context) as pool:
            at_work = [
                pool.submit(_drive, port, pids, seconds)
                for port in itertools.islice(ports, drivers)
            ]
            played = [one.result() for one in at_work]
    finally:
        for process, _ in servers:
            process.stop()
    whole = Times([move for times in played for move in times.moves])
    whole.watched = sum(times.watched for times in played) / drivers
    return Played(
        name, whole.per_second, whole.at(0.5), whole.at(0.99),
        # Each driver watched all servers, in its own seconds.
        sum(times.server_cpu / times.watched for times in played) / drivers,
        sum(times.database_cpu / times.watched for times in played) / drivers,
        sum(times.driver_cpu / times.watched for times in played),
    )  # fmt: skip


def measured(numbers: list[int], seconds: float, postgres: str) -> list[Played]:
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        place = (tempfile.mkdtemp(dir=folder) for _ in itertools.count())
        for number in numbers:
            servers = [start_ours(next(place)) for _ in range(number)]
            rows.append(_play(f"{number}, a SQLite each", servers, number, seconds))
        if postgres:
            for number in numbers:
                options = ["--database", asyncio.run(fresh(postgres)), "--workers", str(number)]
                servers = [start_ours(next(place), *options)]
                rows.append(_play(f"{number} on PostgreSQL", servers, number, seconds))
    return rows
