"""What the views of all games have in common."""

from __future__ import annotations

import msgspec


class Ask(msgspec.Struct):
    """The question the viewer is asked: a key of the words and its values."""

    key: str
    args: dict[str, int]
