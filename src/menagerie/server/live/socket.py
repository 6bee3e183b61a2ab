"""A socket that can be written to at once.

ASGI's `send` needs a task and a queue for every reader, and copies each text several times on its
way. Most of what a table says goes to several readers and is said at one moment: here a text is
framed once and handed to each reader's transport directly.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD = 16  # messages read before the application has heard the first of them
HERE = "menagerie.socket"  # where the application finds it in the ASGI scope


def text_frame(text: bytes) -> bytes:
    """A whole WebSocket message, ready for any number of readers (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which greets, listens, pings and closes; it lends its transport."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the request was not refused
            extensions: dict[str, Any] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[HERE] = self

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading at every message, which takes two calls into the kernel; here only
        # when the application has fallen behind.
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    @property
    def waiting(self) -> int:
        """Bytes that the reader has not taken yet."""
        return self.transport.get_write_buffer_size()
