"""What Prometheus reads at /metrics."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ENTRIES_STORED = Counter("menagerie_entries_total", "Entries stored in tables' logs")
MOVES = Counter("menagerie_moves_total", "Moves made by people", ["game"])
REFUSALS = Counter("menagerie_refusals_total", "Requests and messages refused", ["code"])
TABLES = Counter("menagerie_tables_total", "Tables created", ["game"])
ROOMS = Gauge("menagerie_rooms", "Tables in memory")
CONNECTIONS = Gauge("menagerie_connections", "Live connections")
MOVE_SECONDS = Histogram("menagerie_move_seconds", "From a move's arrival to its acknowledgement")
BOT_SECONDS = Histogram("menagerie_bot_seconds", "Time a bot took for one move")
BOT_FALLBACKS = Counter("menagerie_bot_fallbacks_total", "Moves made at random in a bot's place")
TASKS = Gauge("menagerie_task_ok", "Whether a long-lived task of the server is well", ["task"])
REQUESTS = Counter("menagerie_requests_total", "HTTP requests", ["method", "status"])
moves_of = cache(MOVES.labels)
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})


def method_label(method: str) -> str:
    """Labels are a fixed set: each value is kept for ever, and a visitor may invent methods."""
    return method if method in METHODS else "other"
