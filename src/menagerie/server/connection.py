"""One open socket and what it may see."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from .limits import Rate
from .messages import FromServer
from .settings import Settings

ENCODER = msgspec.json.Encoder()
QUEUE = 256  # messages a slow client may be behind before it must connect anew


class Connection:
    def __init__(
        self, socket: WebSocket, lang: str, token: str | None, seats: list[int], settings: Settings
    ) -> None:
        self.socket, self.lang, self.token, self.seats = socket, lang, token, seats
        self.looking: int | None = None  # pass-and-play: whose side is shown
        self.frames, self.chat = Rate(settings.frames), Rate(settings.chat)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def viewers(self, hot_seat: bool) -> list[int | None]:
        """Through whose eyes this connection sees: its seats', or a spectator's."""
        if hot_seat and self.seats:
            return [self.looking]
        return list(self.seats) or [None]

    @staticmethod
    def encode(message: FromServer) -> bytes:
        return ENCODER.encode(message)

    def send(self, message: FromServer) -> None:
        self.send_bytes(self.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue without waiting: a slow reader holds nobody up."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Drop what is queued and end; the client connects again and gets the whole table."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued until the end."""
        while (data := await self.queue.get()) is not None:
            await self.socket.send_text(data.decode())
        await self.socket.close(1013)
