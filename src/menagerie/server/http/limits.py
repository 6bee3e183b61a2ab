"""Limits by connection, person and address: token buckets, and how many there may be at once."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from ..addresses import ip_of
from ..errors import too_fast
from ..ledger import Ledger, Places, Tally
from ..settings import Rate, Settings

KEPT = 20_000  # addresses whose busyness is remembered
LATELY = 300.0  # seconds; what was asked for in these, and up to as many before, is told
ROUNDING = 1e-6  # seconds


class Bucket:
    """`burst` at once, refilled evenly over `seconds`. All there is to know is when it will be full
    again: this time stands at two places of `times`, which others may share."""

    __slots__ = ("_before", "_began", "_each", "_now", "_one", "_other", "_seconds", "_times")

    def __init__(
        self, rate: Rate, times: memoryview[float] | None = None, places: Places = (0, 0)
    ) -> None:
        self._seconds, self._each = rate.seconds, rate.seconds / rate.burst
        self._times = memoryview(bytearray(8)).cast("d") if times is None else times
        self._one, self._other = places
        # Asked for in this and the last span.
        self._began, self._now, self._before = time.monotonic(), 0, 0

    def take(self, tokens: int = 1) -> float:
        """Take tokens: 0.0, or the seconds until they are there."""
        now = time.monotonic()
        if now - self._began >= LATELY:
            self._begin_span(now)
        self._now += tokens
        times = self._times
        one, other = times[self._one], times[self._other]
        full = one if one < other else other
        full = (full if full > now else now) + tokens * self._each
        wait = full - now - self._seconds
        if wait > ROUNDING:
            return wait
        if one < full:
            times[self._one] = full
        if other < full:
            times[self._other] = full
        return 0.0

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
    """A bucket for each key, the same one for all workers of a ledger."""

    def __init__(self, rate: Rate, ledger: Ledger, what: str) -> None:
        self._rate, self._ledger, self._what = rate, ledger, what
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        """For one key: whoever holds it shares it with others of the same key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            places = self._ledger.places(self._what, key)
            bucket = self._buckets[key] = Bucket(self._rate, self._ledger.times, places)
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def asked(self) -> dict[str, int]:
        """How much every key asked this process for lately."""
        return {key: bucket.asked() for key, bucket in self._buckets.items()}

    def check(self, key: str) -> None:
        if wait := self.bucket(key).take():
            raise too_fast(wait)


class Limits:
    """All that is counted by address or by person; with a ledger that workers share, once for all
    of them."""

    def __init__(self, settings: Settings, ledger: Ledger | None = None) -> None:
        ledger = ledger or Ledger()
        self.traffic = Limiter(settings.traffic, ledger, "traffic")
        self.creations = Limiter(settings.creations, ledger, "creations")
        self.puzzles = Limiter(settings.puzzles, ledger, "puzzles")
        self.requests = Limiter(settings.requests, ledger, "requests")
        self.reads = Limiter(settings.reads, ledger, "reads")
        self.pages = Limiter(settings.pages, ledger, "pages")
        self.dear = Limiter(settings.dear, ledger, "dear")
        self.openings = Limiter(settings.openings, ledger, "openings")
        self.messages = Limiter(settings.address_messages, ledger, "messages")
        self.hints = Limiter(settings.hints, ledger, "hints")
        self.chat = Limiter(settings.chat, ledger, "chat")
        self.address_chat = Limiter(settings.address_chat, ledger, "address_chat")
        self.connections = Tally(ledger, "connections")
        self.all_connections = Tally(ledger, "all_connections")  # by nothing
        self.sockets = Tally(ledger, "sockets")


@lru_cache(KEPT)
def address_group(address: str) -> str:
    """One subscriber: an IPv4 address, or an IPv6 network of 56 bits."""
    ip = ip_of(address)
    if ip is None:
        return address
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 56), strict=False))
    return str(ip)
