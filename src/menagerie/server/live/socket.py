"""A socket that is heard and written to at once.

ASGI's `receive` wakes a task for every message, through all that is wrapped around an application;
its `send` needs a task and a queue for every client, and copies each text several times on its way.
Here a message is told as it arrives; and as most of what a table sends goes to several clients at
one moment, it is framed once and handed to each client's transport directly. A short message that
came in one piece is read here, too; whatever else a client may send is for the library to judge.
"""

from collections.abc import Callable
from typing import Any

import uvicorn
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from menagerie.core.errors import MenagerieError

from .framing import all_whole, short_text

try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:  # older than the range in pyproject.toml
    WebSocketsSansIOProtocol = object  # type: ignore[assignment, misc]

GOING_AWAY = 1001
MOST_PARTS = 64  # of a message: browsers send it in one
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
    """uvicorn's WebSocket, which shakes hands, reads, pings and closes; it lends its transport.

    Messages are told to whoever listens."""

    hear: Callable[[bytes], None] | None = None
    _request = b""  # with which it began
    _between_frames = False  # and so what comes next begins one

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the request was not refused
            extensions: dict[str, Any] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self._request:
            self._request = data
            if not is_handshake(data):  # uvicorn would never answer
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()
                return
            self._between_frames = data.endswith(b"\r\n\r\n")
        elif self._between_frames:
            if self.hear is not None and self._in_order:
                message = short_text(data)
                if message is not None and is_text(message):
                    self.hear(message)
                    return
            # Once a frame came in parts, the library alone knows where it ends.
            self._between_frames = all_whole(data)
        super().data_received(data)

    @property
    def _in_order(self) -> bool:
        """All that came before was told, and nobody closes the socket."""
        return self.conn.state is OPEN and not self.frames and self.queue.empty()

    def handle_cont(self, event: Any) -> None:
        """Parts without a byte in them never make a message too long, and would be kept for
        ever."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        # By way of uvicorn's queue only what came before somebody heard, and what follows it.
        if self.hear is None or self.close_sent or not self.queue.empty():
            return super().send_receive_event_to_app()
        message = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not is_text(message):
            return super().send_receive_event_to_app()  # which closes the socket
        self.frames = []
        self.hear(message)

    def pause_writing(self) -> None:
        """More waits for the client than it may."""
        super().pause_writing()
        if self.hear is not None:
            self.abort()

    # What the application uses

    def listen(self, hear: Callable[[bytes], None], backlog: int) -> None:
        """From now on messages are told here as they arrive; a client that leaves more than
        `backlog` bytes untaken is disconnected."""
        self.hear = hear
        self.transport.set_write_buffer_limits(backlog)

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self) -> None:
        """To the application it is as if the client had gone; it says why it closes the socket."""
        self.hear = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    def abort(self) -> None:
        self.transport.abort()


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


# What `Socket` uses of uvicorn's class beyond its public interface, and which method brings it.
BORROWED = {
    "__init__": {
        "close_sent",
        "conn",
        "frames",
        "queue",
        "read_paused",
        "transport",
    },
    "handle_connect": {"scope"},
    "handle_cont": {"frames", "send_receive_event_to_app"},
    "handle_text": {"curr_msg_data_type", "frames", "send_receive_event_to_app"},
    "receive": {"queue", "read_paused"},
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
