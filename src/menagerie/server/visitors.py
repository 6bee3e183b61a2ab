"""Who asks most of a server, by address: what its limits count anyway, and nothing else. It is told
to whoever runs the server and written nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter

import msgspec

from .http.limits import Limits

MEASURES = ("connections", "bytes", "requests", "sockets", "messages")
MOST = 200  # addresses that a server tells of
of = {name: attrgetter(name) for name in MEASURES}


class Visitor(msgspec.Struct):
    """What an address has open now, and what it sent and asked for lately."""

    address: str
    connections: int = 0
    bytes: int = 0
    requests: int = 0
    sockets: int = 0  # opened
    messages: int = 0


def counted(limits: Limits) -> str:
    """The busiest visitors of this server, as JSON."""
    visitors: dict[str, Visitor] = {}

    def add(measure: str, numbers: Mapping[str, int]) -> None:
        for address, number in numbers.items():
            visitor = visitors.setdefault(address, Visitor(address))
            setattr(visitor, measure, getattr(visitor, measure) + number)

    add("connections", limits.connections.own)
    add("bytes", limits.traffic.asked())
    add("requests", limits.reads.asked())
    add("requests", limits.pages.asked())
    add("requests", limits.requests.asked())
    add("sockets", limits.openings.asked())
    add("messages", limits.messages.asked())
    return msgspec.json.encode(busiest(visitors.values())[:MOST]).decode()


def together(servers: Iterable[str]) -> list[Visitor]:
    """The visitors that several servers told of, each address once."""
    found: dict[str, Visitor] = {}
    told = (msgspec.json.decode(body, type=list[Visitor]) for body in servers)
    for visitor in (one for visitors in told for one in visitors):
        known = found.setdefault(visitor.address, Visitor(visitor.address))
        for measure in MEASURES:
            setattr(known, measure, of[measure](known) + of[measure](visitor))
    return busiest(found.values())


def busiest(visitors: Iterable[Visitor]) -> list[Visitor]:
    """Those first who take the greatest share of anything."""
    known = [one for one in visitors if any(of[measure](one) for measure in MEASURES)]
    return sorted(known, key=share(known), reverse=True)


def share(visitors: Iterable[Visitor]) -> Callable[[Visitor], float]:
    """The greatest share of one of these visitors in anything."""
    every = list(visitors)
    totals = {measure: sum(map(of[measure], every)) or 1 for measure in MEASURES}
    return lambda one: max(of[measure](one) / totals[measure] for measure in MEASURES)
