"""Messages as JSON."""

import msgspec

from .live_messages import FromServer

encode = msgspec.json.Encoder().encode
# What decoding raises for messages of strangers: no JSON, no text, nested without end.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


def text(message: FromServer) -> str:
    """A message as it is sent over a socket: made once for all who are sent the same."""
    return encode(message).decode()
