"""How a server behaves. `MENAGERIE_SERVER` overrides it, as JSON: `{"pace": 0}`."""

from __future__ import annotations

import os

import msgspec

from menagerie.core.errors import MenagerieError


class Rate(msgspec.Struct, frozen=True, array_like=True):
    """A token bucket: `burst` at once, refilled evenly over `seconds`: `[40, 2]`."""

    burst: float
    seconds: float


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be tuned, with the defaults."""

    data: str = "data"
    database: str = ""  # postgresql://…; SQLite in the data folder when empty
    origins: list[str] = []  # pages of other hosts that may talk to this server
    public_url: str = ""  # where people find this server, such as https://play.example.org
    reachable: list[str] = []  # addresses on the local network; found out when the server starts
    proxies: list[str] = []  # addresses whose X-Forwarded-For is trusted

    messages: Rate = Rate(40, 2)  # per connection
    creations: Rate = Rate(10, 600)  # per address
    puzzles: Rate = Rate(60, 600)  # and examples, per address: each has a table of its own
    requests: Rate = Rate(120, 20)  # per address, everything that changes something
    chat: Rate = Rate(5, 10)  # per person
    connections: int = 200  # per address
    body: int = 16_384  # bytes of a request
    frame: int = 4_096  # bytes of a socket message
    backlog: int = 1_048_576  # bytes waiting for one slow connection

    analyses: int = 32  # finished games that may wait for their analysis; 0: there is none

    pace: float = 0.9  # seconds a bot takes at least, so that people can follow
    think: float = 3.0  # seconds a bot may search for a move
    grace: float = 0.5  # seconds the network may cost a player on the clock
    warning: float = 15.0  # seconds left when a player is warned
    offline: float = 15.0  # seconds without a connection before others see it
    idle: float = 600.0  # seconds a table stays in memory without visitors


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
