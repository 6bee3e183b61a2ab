"""What every message is made of."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

OptionValue = bool | int | str
TableState = Literal["lobby", "playing", "over"]
SeatKind = Literal["empty", "human", "bot"]
Pace = Literal["normal", "fast", "instant"]

MAX_NAME = 24
MAX_CHAT = 300

Key = Annotated[str, Meta(min_length=1, max_length=64)]
MoveId = Annotated[int, Meta(ge=0, le=65535)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=2000)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]


class Wire(msgspec.Struct, kw_only=True, gc=False):
    """One JSON object on the wire: a tree, in which nobody need look for cycles."""
