"""Rate limits: token buckets by connection, person and address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from ..errors import too_fast
from ..settings import Rate, Settings

KEPT = 20_000  # addresses remembered
LATELY = 300.0  # seconds; what was asked for in these, and up to as many before, is told


class Bucket:
    """`burst` at once, refilled evenly over `seconds`."""

    __slots__ = ("_at", "_before", "_began", "_left", "_now", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._left, self._at = rate, rate.burst, time.monotonic()
        self._began, self._now, self._before = self._at, 0, 0  # asked for in this and the last span

    def take(self, tokens: int = 1) -> float:
        """Take tokens: 0.0, or the seconds until they are there."""
        now = time.monotonic()
        if now - self._began >= LATELY:
            self._begin_span(now)
        self._now += tokens
        per_second = self._rate.burst / self._rate.seconds
        self._left = min(self._rate.burst, self._left + (now - self._at) * per_second)
        self._at = now
        if self._left >= tokens:
            self._left -= tokens
            return 0.0
        return (tokens - self._left) / per_second

    def asked(self) -> int:
        """How many tokens were asked for lately, given or not."""
        now = time.monotonic()
        if now - self._began >= LATELY:
            self._begin_span(now)
        return self._now + self._before

    def _begin_span(self, now: float) -> None:
        just_before = now - self._began < 2 * LATELY
        self._began, self._now, self._before = now, 0, self._now if just_before else 0


class Limiter:
    """A bucket for each key; the least recently used are dropped."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        """For one key: whoever holds it shares it with others of the same key."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def asked(self) -> dict[str, int]:
        """How much every key asked for lately."""
        return {key: bucket.asked() for key, bucket in self._buckets.items()}

    def check(self, key: str) -> None:
        if wait := self.bucket(key).take():
            raise too_fast(wait)


class Limits:
    """Every rate that is counted by address or by person."""

    def __init__(self, settings: Settings) -> None:
        self.creations = Limiter(settings.creations)
        self.puzzles = Limiter(settings.puzzles)
        self.requests = Limiter(settings.requests)
        self.reads = Limiter(settings.reads)
        self.dear = Limiter(settings.dear)
        self.openings = Limiter(settings.openings)
        self.messages = Limiter(settings.address_messages)
        self.hints = Limiter(settings.hints)
        self.chat = Limiter(settings.chat)
        self.address_chat = Limiter(settings.address_chat)


@lru_cache(KEPT)
def address_group(address: str) -> str:
    """One subscriber: an IPv4 address, or an IPv6 network of 56 bits."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 56), strict=False))
    return str(ip)
