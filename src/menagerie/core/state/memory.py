"""One state record, quick to read and quick to hand to a rule.

NumPy's own record looks every field up in Python, and describes its whole layout each time compiled
code asks where it lies; with many fields that takes longer than most rules. This one looks fields
up in C, and keeps its memory at hand.
"""

from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


class _Record(np.record):  # type: ignore[misc]
    """The base of each game's record: `data` is what Numba asks for, `alike` what `core/view.py`
    remembers of a moment."""

    __slots__ = ("alike", "data")
    __getattribute__ = object.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        """Of a copy, made by NumPy, that was not given its memory; or what was not set."""
        if name == "data":
            return np.void.data.__get__(self)  # type: ignore[attr-defined]
        if name == "alike":
            return None
        if name in (self.dtype.names or ()):
            return self[name]
        raise AttributeError(name)


@cache
def _record_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Numbers are looked up each time; arrays lie where they lie, and are kept at hand, too."""
    arrays = _arrays(dtype)
    numbers = [name for name in dtype.names or () if name not in arrays]
    fields: dict[str, Any] = {name: property(itemgetter(name)) for name in numbers}
    return np.dtype((type("Record", (_Record,), {"__slots__": arrays, **fields}), dtype))


@cache
def _arrays(dtype: np.dtype[Any]) -> tuple[str, ...]:
    """The fields that are arrays."""
    return tuple(name for name in dtype.names or () if dtype[name].shape)


def record_in(memory: bytearray, dtype: np.dtype[Any]) -> Any:
    """The record that lies in this memory; to change one is to change the other."""
    records = np.frombuffer(memory, _record_type(dtype))
    record = records[0]
    object.__setattr__(record, "data", memory)
    object.__setattr__(record, "alike", None)
    for name in _arrays(dtype):
        object.__setattr__(record, name, records[name][0])
    return record


def copy_of(record: Any) -> Any:
    """An independent copy of a state."""
    return record_in(bytearray(record.tobytes()), record.dtype)
