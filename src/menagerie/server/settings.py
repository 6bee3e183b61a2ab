"""How a server behaves. `MENAGERIE_SERVER` overrides it, as JSON: `{"pace": 0}`."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.core.errors import MenagerieError


class Rate(msgspec.Struct, frozen=True, array_like=True):
    """A token bucket: `burst` at once, refilled evenly over `seconds`: `[40, 2]`."""

    burst: Annotated[float, Meta(ge=1)]
    seconds: Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be tuned, with the defaults."""

    data: str = "data"
    database: str = ""  # postgresql://…; SQLite in the data folder when empty
    origins: list[str] = []  # pages of other hosts that may talk to this server
    public_url: str = ""  # where people find this server, such as https://play.example.org
    reachable: list[str] = []  # addresses on the local network; found out when the server starts
    proxies: list[str] = []  # addresses whose X-Forwarded-For is trusted

    metrics_token: str = ""  # who shows it may read /metrics; else only this computer itself may

    # Connections. They are counted when they are made, before they say anything.
    connections: int = 300  # of all kinds, by address
    all_connections: int = 10_000  # of all addresses; fewer where the system gives fewer files
    sockets: int = 200  # live connections to tables, by address
    request_time: float = 10.0  # seconds until the first request of a connection is whole
    answer_time: float = 120.0  # seconds for an answer, until the next request of a connection
    body: int = 16_384  # bytes of a request
    frame: int = 4_096  # bytes of a socket message
    backlog: int = 262_144  # bytes waiting for one slow connection

    # How often. By address, if nothing else is said: a cookie is easily invented.
    traffic: Rate = Rate(4_194_304, 100)  # bytes received; too many end the connection
    messages: Rate = Rate(40, 2)  # of sockets, by connection
    address_messages: Rate = Rate(400, 2)  # of all sockets of an address
    openings: Rate = Rate(200, 20)  # of sockets
    requests: Rate = Rate(120, 20)  # everything that changes something
    reads: Rate = Rate(600, 20)  # everything else under /api
    dear: Rate = Rate(60, 20)  # replays, past moments, analyses, pages of the day, made anew
    creations: Rate = Rate(10, 600)
    puzzles: Rate = Rate(60, 600)  # and examples: each has a table of its own
    hints: Rate = Rate(30, 60)
    chat: Rate = Rate(5, 10)  # by player, and by address of all who only look on
    address_chat: Rate = Rate(20, 10)

    # How much.
    chat_lines: int = 1_000  # of a table
    spectator_lines: int = 200  # of them by people without a seat
    kept: int = 67_108_864  # bytes of dear answers that are kept
    log_lines: Rate = Rate(600, 60)  # by place in the program; what is more is counted

    analyses: int = 32  # finished games that may wait for their analysis; 0: there is none

    pace: float = 0.9  # seconds a bot takes at least, so that people can follow
    think: float = 3.0  # seconds a bot may search for a move
    grace: float = 0.5  # seconds the network may cost a player on the clock
    warning: float = 15.0  # seconds left when a player is warned
    offline: float = 15.0  # seconds without a connection before others see it
    idle: float = 600.0  # seconds a table stays in memory without visitors
    lease: Annotated[float, Meta(gt=0)] = 5.0  # seconds of silence until others take one's tables


def from_environment(**changes: object) -> Settings:
    """The defaults, changed by the environment and then by the command line."""
    text = os.environ.get("MENAGERIE_SERVER") or "{}"
    try:
        given = msgspec.json.decode(text, type=dict[str, object])
        return msgspec.convert({**given, **changes}, Settings)
    except msgspec.DecodeError as error:
        raise MenagerieError(
            f"MENAGERIE_SERVER не подходит: {error}.", f"MENAGERIE_SERVER is not right: {error}."
        ) from None
