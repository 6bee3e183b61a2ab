"""Socket messages and WebSocket frames (RFC 6455, 5.2), right and wrong ones."""

from menagerie.server.wire.live_messages import FromClient

from .requests import Sent
from .values import Values

HANDSHAKE = (
    "GET /api/tables/{table}/live?lang=en HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: menagerie={cookie}\r\n\r\n"
)
MASK = b"\x01\x02\x03\x04"
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(data: bytes, opcode: int = TEXT, flags: int = 0x80, length: int | None = None) -> bytes:
    """One masked frame; `length` may lie."""
    size = len(data) if length is None else length
    head = bytes([flags | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0xFE]) + size.to_bytes(2)
    else:
        head += bytes([0xFF]) + size.to_bytes(8)
    return head + MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(data))


def is_closing(heard: bytes) -> bool:
    """Whether the server's frames, which follow its handshake, end with one that closes."""
    at = heard.index(b"\r\n\r\n") + 4
    while at + 2 <= len(heard):
        size = heard[at + 1]
        if heard[at] == 0x80 | CLOSE:
            return True
        long = {126: 2, 127: 8}.get(size, 0)
        at += 2 + long + (int.from_bytes(heard[at + 2 : at + 2 + long]) if long else size)
    return False


LAST_MESSAGE = frame(b'{"type":"why","key":"the last","seat":0,"move":0}')
LAST_ANSWER = b'"key":"the last"'


class Frames:
    def __init__(self, values: Values) -> None:
        self._values, self._rng = values, values.rng

    def opening(self) -> bytes:
        table, cookie = self._values.known["table"], self._values.known["cookie"]
        return HANDSHAKE.format(
            table=self._rng.choice(table), cookie=self._rng.choice(cookie)
        ).encode()

    def next(self) -> Sent:
        """Mostly one text frame with a message; else the frame itself is odd."""
        data = self._values.message(FromClient)
        if self._values.chance(0.9):
            return Sent(frame(data), whole=True)
        match self._rng.randrange(6):
            case 0:  # any opcode, any flags
                odd = frame(data[:125], self._rng.randrange(16), self._rng.randrange(16) << 4)
                return Sent(odd, whole=False)
            case 1:
                return Sent(
                    frame(data, length=self._rng.choice((0, 9, 70_000, 2**63))), whole=False
                )
            case 2:  # in two parts, the second of which may not come
                end = frame(data[9:], 0) if self._values.chance(0.7) else b""
                return Sent(frame(data[:9], TEXT, 0) + end, whole=False)
            case 3:
                return Sent(frame(bytes(self._rng.choices(range(256), k=40))), whole=False)
            case 4:
                payload = bytes(self._rng.choices(range(256), k=self._rng.randrange(200)))
                return Sent(frame(payload, self._rng.choice((CLOSE, PING, BINARY))), whole=False)
        return Sent(self._values.broken(frame(data)), whole=False)
