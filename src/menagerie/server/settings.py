"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    data: Path = Path("data")
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    origins: tuple[str, ...] = ()  # allowed beside the server's own address
    bot_pace: float = 0.8  # seconds between a bot being asked and its move
    bot_seconds: float = 2.0  # the longest a bot may think
    offline_after: float = 15.0  # seconds without a connection before others are told
    clock_grace: float = 0.5  # seconds that the network may eat
    creations: tuple[int, float] = (30, 600.0)  # new tables per address and seconds
    requests: tuple[int, float] = (240, 60.0)  # POSTs per address and seconds
    frames: tuple[int, float] = (40, 2.0)  # socket messages per connection and seconds
    chat: tuple[int, float] = (5, 10.0)  # chat lines per connection and seconds
    connections: int = 64  # sockets per table
    warm: tuple[str, ...] = field(default=())  # games to compile at start; empty: all

    @property
    def database_url(self) -> str:
        """The URL with the asynchronous driver that fits it."""
        url = self.database or f"sqlite:///{self.data / 'menagerie.sqlite'}"
        for plain, driver in (
            ("sqlite:", "sqlite+aiosqlite:"),
            ("postgresql:", "postgresql+asyncpg:"),
            ("postgres:", "postgresql+asyncpg:"),
        ):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url
