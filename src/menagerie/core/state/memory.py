"""One state record, quick to read and quick to hand to a rule.

NumPy's own record looks every field up in Python, and describes its whole layout each time compiled
code asks where it lies; with many fields that takes longer than most rules. This one looks fields
up in C, and keeps its memory at hand.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


class _Record(np.record):  # type: ignore[misc]
    """The base of each game's record: `data` is what Numba asks for."""

    __slots__ = ("data",)
    __getattribute__ = object.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        if name == "data":  # a copy, made by NumPy, that was not given its memory
            return np.void.data.__get__(self)  # type: ignore[attr-defined]
        raise AttributeError(name)


@cache
def _record_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    fields: dict[str, Any] = {name: property(itemgetter(name)) for name in dtype.names or ()}
    return np.dtype((type("Record", (_Record,), {"__slots__": (), **fields}), dtype))


def record_in(memory: bytearray, dtype: np.dtype[Any]) -> Any:
    """The record that lies in this memory; to change one is to change the other."""
    record = np.frombuffer(memory, _record_type(dtype))[0]
    object.__setattr__(record, "data", memory)
    return record
