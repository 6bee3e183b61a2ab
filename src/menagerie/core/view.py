"""What the views of all games share."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from .words import Message

S = TypeVar("S")
Numbers = TypeVarTuple("Numbers")
T = TypeVar("T")


class Ask(msgspec.Struct):
    """The question the viewer is asked: a key of the words and its values."""

    key: str
    args: dict[str, int]

    @classmethod
    def of(cls, message: Message) -> "Ask":
        return cls(message.key, dict(message.args))


class one_moment:  # noqa: N801  # said like a function
    """Several views of a state that stands still: what they have in common is made once."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def __enter__(self) -> None:
        object.__setattr__(self._state, "alike", {})

    def __exit__(self, *_: object) -> None:
        object.__setattr__(self._state, "alike", None)


def alike(part: Callable[[S, *Numbers], T]) -> Callable[[S, *Numbers], T]:
    """A part of a view that looks the same to everybody: made of the state and of plain numbers,
    none of which says who looks. Nobody changes it afterwards: other views hold it, too."""

    @wraps(part)
    def made(s: S, *numbers: *Numbers) -> T:
        known: dict[Any, T] | None = getattr(s, "alike", None)
        if known is None:
            return part(s, *numbers)
        key = (part, *numbers)
        if key not in known:
            known[key] = part(s, *numbers)
        return known[key]

    return made
