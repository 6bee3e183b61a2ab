"""A table to write to, as its bots and its clock know it."""

from __future__ import annotations

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

    async def write(self, entry: AnyEntry) -> None: ...
