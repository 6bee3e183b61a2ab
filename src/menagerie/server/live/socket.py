"""A socket that can be written to at once.

ASGI's `send` needs a task and a queue for every client, and copies each text several times on its
way. Most of what a table sends goes to several clients at one moment: here a message is framed
once and handed to each client's transport directly.
"""

from __future__ import annotations

from typing import Any

import uvicorn
from websockets.server import ServerProtocol

from menagerie.core.errors import MenagerieError

try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:  # older than the range in pyproject.toml
    WebSocketsSansIOProtocol = object  # type: ignore[assignment, misc]

READ_AHEAD = 16  # messages read before the application has taken the first of them
NO_HANDSHAKE = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: 19\r\n"
    b"Connection: close\r\n\r\nNot a WebSocket's.\n"
)
EXTENSION = "menagerie.socket"  # where the application finds it in the ASGI scope


def is_handshake(head: bytes) -> bool:
    """Whether this head of a request asks for a WebSocket as it should, without a body."""
    asked = ServerProtocol()
    asked.receive_data(head)
    return asked.handshake_exc is None and bool(asked.events_received())


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which shakes hands, reads, pings and closes; it lends its transport."""

    _greeted = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the request was not refused
            extensions: dict[str, Any] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self._greeted:
            self._greeted = True
            if not is_handshake(data):  # uvicorn would never answer
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading at every message, which takes two calls into the kernel; here only
        # when the application has fallen behind.
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    @property
    def waiting(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()


# What `Socket` uses of uvicorn's class beyond its public interface, and which method brings it.
BORROWED = {
    "__init__": {"close_sent", "queue", "read_paused", "transport"},
    "handle_connect": {"scope"},
    "send_receive_event_to_app": {"read_paused"},
}


def check(kind: type = WebSocketsSansIOProtocol) -> None:
    """Refuse to start with a uvicorn that was built differently inside."""
    for method, names in BORROWED.items():
        code = getattr(getattr(kind, method, None), "__code__", None)
        if code is None or not names <= set(code.co_names):
            raise MenagerieError(
                f"uvicorn {uvicorn.__version__} не подходит: установите menagerie заново, "
                "pip подберёт подходящий.",
                f"uvicorn {uvicorn.__version__} does not fit: install menagerie again, "
                "and pip will find one that does.",
            )
