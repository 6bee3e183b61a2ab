"""A table to write to, as its bots and its clock know it."""

import asyncio
from typing import Protocol

from ..settings import Settings
from ..steady_time import SteadyTime
from .entries import AnyEntry
from .table import Table


class Writable(Protocol):
    """`lock` is held by whoever writes."""

    table: Table
    settings: Settings
    lock: asyncio.Lock
    time: SteadyTime

    @property
    def owned(self) -> bool:
        """Whether this process may write to it."""

    @property
    def being_read(self) -> bool:
        """Whether all players who look at the table read something first."""

    @property
    def address(self) -> str:
        """Of somebody who plays there."""

    async def write(self, entry: AnyEntry) -> None: ...
