"""What a game offers beside playing it, such as a score calculator."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from .words import Text


@dataclass(frozen=True)
class Tool:
    """A question with an answer, both typed JSON; server, command line and web offer it."""

    name: str  # in addresses and on the command line
    title: Text
    about: Text
    Ask: type[msgspec.Struct]
    Answer: type[msgspec.Struct]
    answer: Callable[[Any, str], msgspec.Struct]  # (an Ask, language) -> an Answer
    # For people on the command line: (words, language) -> something that Rich prints.
    explain: Callable[[Sequence[str], str], Any] | None = None
