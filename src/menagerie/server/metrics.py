"""What Prometheus reads at /metrics."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where workers of one parent keep what they count

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


def exposition() -> bytes:
    """For Prometheus: of this process, or of all workers of a parent together."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types for it
    return generate_latest(registry)
