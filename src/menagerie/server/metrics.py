"""What Prometheus reads at /metrics."""

import os
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

COUNTS = "PROMETHEUS_MULTIPROC_DIR"  # where the workers of one server count together, if it has any

ENTRIES_STORED = Counter("menagerie_entries_total", "Entries stored in tables' logs")
MOVES = Counter("menagerie_moves_total", "Moves made by people", ["game"])
REFUSALS = Counter("menagerie_refusals_total", "Requests and messages refused", ["code"])
TABLES = Counter("menagerie_tables_total", "Tables created", ["game"])
ROOMS = Gauge("menagerie_rooms", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("menagerie_connections", "Live connections", multiprocess_mode="livesum")
MOVE_SECONDS = Histogram("menagerie_move_seconds", "From a move's arrival to its acknowledgement")
BOT_SECONDS = Histogram("menagerie_bot_seconds", "Time a bot took for one move")
BOT_FALLBACKS = Counter("menagerie_bot_fallbacks_total", "Moves made at random in a bot's place")
REQUESTS = Counter("menagerie_requests_total", "HTTP requests", ["method", "status"])
moves_of = cache(MOVES.labels)
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})


def method_label(method: str) -> str:
    """Labels are a fixed set: each value is kept for ever, and a visitor may invent methods."""
    return method if method in METHODS else "other"


def exposed() -> bytes:
    """Everything as text: of this process, or of all workers beside it as if they were one."""
    if COUNTS not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types here
    registry.register(Workers())  # type: ignore[arg-type]  # whatever can collect
    return generate_latest(registry)


def worker_ended(pid: int, counts: str) -> None:
    """What it had open is gone; what it counted stays."""
    mark_process_dead(pid, counts)  # type: ignore[no-untyped-call]  # nor here


class Workers:
    """Processor time, memory and files of all workers together."""

    def collect(self) -> Iterator[Metric]:
        names = (file.stem for file in Path(os.environ[COUNTS]).iterdir())
        pids = {found[0] for name in names if (found := re.search(r"\d+$", name))}
        sums: dict[str, Metric] = {}
        for pid in pids:
            for metric in ProcessCollector(pid=partial(str, pid), registry=None).collect():
                [sample] = metric.samples
                known = sums.setdefault(metric.name, metric)
                if known is not metric:
                    known.samples = [sample._replace(value=known.samples[0].value + sample.value)]
        sums.pop("process_start_time_seconds", None)  # there is no sense in the sum
        yield from sums.values()
