"""One live connection: who it is, whose eyes it has, and how it is told things."""

from __future__ import annotations

import msgspec

from ..errors import ServerError
from ..http.limits import Bucket
from ..settings import Settings
from ..wire.live_messages import FromServer
from .socket import Socket, text_frame

REFUSALS_KEPT = 64
encode = msgspec.json.Encoder().encode


def frame(message: FromServer) -> bytes:
    """A message as it goes over the wire: made once for all who are told the same."""
    return text_frame(encode(message))


class Connection:
    """Sending never waits: a reader that is too slow is let go and comes back."""

    def __init__(self, socket: Socket, guest: str | None, lang: str, settings: Settings) -> None:
        self.guest, self.lang = guest, lang
        self.eyes: int | None = None
        self.mine: list[int] = []
        self.refused: dict[str, ServerError] = {}  # by key: the same message, the same answer
        self.bucket = Bucket(settings.messages)
        self._socket, self._backlog = socket, settings.backlog
        self._held = b""

    def send(self, message: FromServer) -> None:
        self.write(frame(message))

    def send_with_next(self, message: FromServer) -> None:
        """Put it before what is written next, at this same moment: one call to the kernel."""
        self._held += frame(message)

    def write(self, data: bytes) -> None:
        if self._held:
            data, self._held = self._held + data, b""
        self._socket.write(data)
        if self._socket.waiting > self._backlog:
            self.cut()

    def refuse(self, key: str, error: ServerError) -> None:
        self.refused[key] = error
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]

    def cut(self) -> None:
        """Close at once; what waits is dropped."""
        self._socket.transport.abort()
