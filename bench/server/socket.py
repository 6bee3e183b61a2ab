"""The client's end of a WebSocket, with only what a driver needs.

The driver shares the machine with the server it measures: what it does not cost, the server has.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
PIECE = 16_384  # bytes read at once
NO_MASK = bytes(4)  # a client must mask; this mask changes nothing
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{cookie}\r\n"
)


class Socket(asyncio.BufferedProtocol):
    """`hear` is called with every text as it arrives."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._piece = memoryview(bytearray(PIECE))  # what was read last
        self._data = bytearray()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(
        cls, port: int, path: str, hear: Callable[[bytes], None], cookie: str = ""
    ) -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        header = f"Cookie: {cookie}\r\n" if cookie else ""
        socket._transport.write(HANDSHAKE.format(path=path, port=port, cookie=header).encode())
        await socket._opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where the next piece is put: for each that is read anew, the system would have to find
        room first."""
        return self._piece

    def buffer_updated(self, nbytes: int) -> None:
        self._data += self._piece[:nbytes]
        if not self._opened.done():
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self._data = rest
            self._opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._send(PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server does not mask, and neither server fragments."""
        data = self._data
        if len(data) < 2:
            return None
        start, length = 2, data[1]
        if length == 126 and len(data) >= 4:
            start, length = 4, int.from_bytes(data[2:4])
        elif length == 127 and len(data) >= 10:
            start, length = 10, int.from_bytes(data[2:10])
        if len(data) < start + length:
            return None
        payload = bytes(data[start : start + length])
        kind = data[0]
        del data[: start + length]
        return kind, payload

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        self._transport.write(bytes([kind]) + length + NO_MASK + payload)

    def close(self) -> None:
        self._send(CLOSE, b"")
        self._transport.close()
