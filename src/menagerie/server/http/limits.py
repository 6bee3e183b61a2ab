"""Limits by connection, person and address: token buckets, and how many there may be at once."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlsplit

from ..addresses import ip_of
from ..errors import too_fast
from ..settings import Rate, Settings

KEPT = 20_000  # addresses whose busyness is remembered
ROUNDING = 1e-6  # seconds
UNLIMITED = Rate(1_000_000_000, 1)


class Bucket:
    """`burst` at once, refilled evenly over `seconds`: it knows when it will be full again."""

    __slots__ = ("_each", "_full", "_seconds")

    def __init__(self, rate: Rate) -> None:
        self._seconds, self._each = rate.seconds, rate.seconds / rate.burst
        self._full = 0.0

    def take(self, tokens: int = 1) -> float:
        """Take tokens: 0.0, or the seconds until they are there."""
        now = time.monotonic()
        full = (self._full if self._full > now else now) + tokens * self._each
        wait = full - now - self._seconds
        if wait > ROUNDING:
            return wait
        self._full = full
        return 0.0


class Limiter:
    """Token bucket for each key. An `exempt` key is never refused."""

    def __init__(self, rate: Rate, exempt: Callable[[str], bool] = lambda key: False) -> None:
        self._rate, self._exempt = rate, exempt
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        """Return the bucket of a key, the same object for every caller."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(UNLIMITED if self._exempt(key) else self._rate)
            self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def check(self, key: str) -> None:
        if wait := self.bucket(key).take():
            raise too_fast(wait)


class Tally(Counter[str]):
    """How many of something each address has now."""

    def add(self, key: str) -> None:
        self[key] += 1

    def remove(self, key: str) -> None:
        self[key] -= 1
        if not self[key]:
            del self[key]


class Limits:
    """Every limit by address or by person.

    A server without proxies whose address is private, or not set, serves a household: its private
    addresses are exempt from the rates by address.
    """

    def __init__(self, settings: Settings) -> None:
        host = urlsplit(settings.public_url).hostname
        at_home = not settings.proxies and (host is None or is_private(host))

        def by_address(name: str) -> Limiter:
            rate: Rate = getattr(settings, "address_messages" if name == "messages" else name)
            return Limiter(rate, lambda key: at_home and is_private(key))

        self.traffic = Limiter(settings.traffic)
        self.creations = by_address("creations")
        self.puzzles = by_address("puzzles")
        self.requests = by_address("requests")
        self.reads = by_address("reads")
        self.pages = by_address("pages")
        self.dear = by_address("dear")
        self.openings = by_address("openings")
        self.messages = by_address("messages")
        self.hints = by_address("hints")
        self.chat = Limiter(settings.chat)
        self.address_chat = by_address("address_chat")
        self.connections, self.sockets = Tally(), Tally()


@lru_cache(KEPT)
def address_group(address: str) -> str:
    """Return the subscriber of an address: an IPv4 address, or an IPv6 network of 56 bits."""
    ip = ip_of(address)
    if ip is None:
        return address
    if ip.version == 6 and not ip.is_loopback:
        return str(ipaddress.ip_network((ip, 56), strict=False))
    return str(ip)


@lru_cache(KEPT)
def is_private(group: str) -> bool:
    """Whether an address group is this machine or its local network."""
    try:
        return ipaddress.ip_network(group).is_private
    except ValueError:
        return False
