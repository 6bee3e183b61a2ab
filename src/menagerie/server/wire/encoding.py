"""Messages as bytes: JSON, and whole WebSocket frames that any number of readers are sent."""

import msgspec

from .live_messages import FromServer

encode = msgspec.json.Encoder().encode
# What decoding raises for messages of strangers: no JSON, no text, nested without end.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


def frame(message: FromServer) -> bytes:
    """A message as one WebSocket frame: made once for all who are sent the same."""
    return text_frame(encode(message))


def text_frame(text: bytes) -> bytes:
    """An unmasked text frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
