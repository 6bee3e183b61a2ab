"""One live connection: who it is, whose eyes it has, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from .errors import ServerError
from .limits import Bucket
from .messages import FromServer
from .settings import Settings

REFUSALS_KEPT = 64
encode = msgspec.json.Encoder().encode


class Connection:
    """Sending never waits: a reader too slow for its queue is let go and comes back."""

    def __init__(self, guest: str | None, lang: str, settings: Settings) -> None:
        self.guest, self.lang = guest, lang
        self.eyes: int | None = None
        self.mine: list[int] = []
        self.refused: dict[str, ServerError] = {}  # by key: the same message, the same answer
        self.bucket = Bucket(settings.messages)
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(settings.queue)

    def send(self, message: FromServer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, data: bytes) -> None:
        try:
            self.outgoing.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def refuse(self, key: str, error: ServerError) -> None:
        self.refused[key] = error
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]

    def close(self) -> None:
        """Say no more; what waits is dropped."""
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)
