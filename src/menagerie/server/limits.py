"""Rates: so many of something within so many seconds."""

from __future__ import annotations

import time
from collections import deque


class Rate:
    """A sliding window for one client."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.most, self.seconds = limit
        self.times: deque[float] = deque()

    def wait(self) -> float:
        """Count one; returns 0, or how many seconds to wait if it is one too many."""
        now = time.monotonic()
        while self.times and now - self.times[0] >= self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            return self.seconds - (now - self.times[0])
        self.times.append(now)
        return 0.0


class Rates:
    """A window for each client; those not seen for a while are forgotten."""

    KEPT = 10_000

    def __init__(self, limit: tuple[int, float]) -> None:
        self.limit = limit
        self.clients: dict[str, Rate] = {}

    def wait(self, client: str) -> float:
        rate = self.clients.pop(client, None) or Rate(self.limit)
        self.clients[client] = rate  # the newest last
        if len(self.clients) > self.KEPT:
            del self.clients[next(iter(self.clients))]
        return rate.wait()
