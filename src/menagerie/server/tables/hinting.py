"""Hints at a table: one is thought of at a time, and each decision once, whoever asks for it."""

import asyncio
import secrets

from menagerie.bots import Knowledge, coach

from ..errors import Denied
from .bot_threads import BotThreads, patience
from .table import Table

MOVES = 3  # moves of a hint, at most


class Hints:
    def __init__(self, table: Table, threads: BotThreads, seconds: float) -> None:
        self._table, self._threads, self._seconds = table, threads, seconds
        self._asked: dict[int, tuple[int, asyncio.Task[list[coach.Advice]]]] = {}  # seat → version
        self._one = asyncio.Lock()

    async def find(self, seat: int) -> list[coach.Advice]:
        """What the judge would do now with this seat's knowledge."""
        version, task = self._asked.get(seat, (-1, None))
        if task is None or version != self._table.version or _failed(task):
            if task is not None:
                task.cancel()
            task = asyncio.create_task(self._think(Knowledge(self._table.position, seat)))
            self._asked[seat] = self._table.version, task
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise  # who asked has gone
            raise Denied.STALE() from None

    async def _think(self, knowledge: Knowledge) -> list[coach.Advice]:
        seed, names = secrets.randbits(63), self._table.all_names()
        async with self._one:
            return await self._threads.advise(
                coach.hint, knowledge, seed, MOVES, self._seconds, names,
                seconds=patience(self._seconds),
            )  # fmt: skip


def _failed(task: asyncio.Task[list[coach.Advice]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
