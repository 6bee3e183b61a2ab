"""Finished games are analysed in the background, one at a time, and kept with their tables."""

import asyncio
import logging
import threading
from dataclasses import dataclass
from typing import Any

import msgspec

from menagerie.bots.analysis import Analysis, analyse
from menagerie.core.running.rule import is_compiled

from ..errors import Denied, no_analyses
from ..storage.storage import Storage
from ..supervisor import HOUR
from .background import Background
from .table import Table

LOG = logging.getLogger("menagerie.analysis")
SEED = 1  # of the coach's search: a game is judged the same whenever it is


@dataclass
class Work:
    """A game being analysed: `done` of `total` steps, after `ahead` other games."""

    record: dict[str, Any]
    done: int = 0
    total: int = 1
    ahead: int = 0


class Analyst:
    """What is not analysed when the server stops is analysed when somebody asks for it."""

    def __init__(self, storage: Storage, quiet: threading.Event, most: int) -> None:
        self._storage, self._most = storage, most
        self._works: dict[str, Work] = {}  # by table, in order: the first is being done
        self._failed: set[str] = set()
        self._background = Background("analysis", quiet)
        self.stop = self._background.stop
        self._wanted = asyncio.Event()
        if is_compiled():  # else once rules are compiled
            storage.supervisor.keep("analysis", self._next, self._wanted.wait, HOUR)

    def begin(self, table: Table) -> bool:
        """Queue a finished game; False when too many wait already."""
        if table.id not in self._works:
            if len(self._works) >= self._most:
                return False
            self._works[table.id] = Work(table.position.record())
        self._wanted.set()
        return True

    async def find(self, table: Table) -> Analysis | Work:
        """The analysis of a finished game, or how far it is; it is begun if nobody has."""
        if self._most == 0:
            raise no_analyses()
        if table.id in self._failed:
            self._failed.discard(table.id)  # who asks again gets another try
            raise Denied.INTERNAL()
        if table.id not in self._works:
            if (kept := await self._kept(table.id)) is not None:
                return kept
            if not self.begin(table):
                raise Denied.TOO_BUSY()
        work = self._works[table.id]
        work.ahead = list(self._works).index(table.id)
        return work

    async def _kept(self, table: str) -> Analysis | None:
        body = await self._storage.analysis(table)
        try:
            return None if body is None else msgspec.json.decode(body, type=Analysis)
        except msgspec.ValidationError:
            return None  # of an earlier version: it is made anew

    async def _next(self) -> None:
        if not self._works:
            self._wanted.clear()
            return
        table, work = next(iter(self._works.items()))
        try:
            found = await self._background.run(self._analyse, work)
            await self._storage.keep_analysis(table, msgspec.json.encode(found).decode())
        except Exception:
            LOG.exception("analysis failed", extra={"table": table})
            self._failed.add(table)
        finally:
            del self._works[table]

    def _analyse(self, work: Work) -> Analysis:
        """In the thread."""

        def pause(done: int, total: int) -> None:
            work.done, work.total = done, total
            self._background.pause()

        return analyse(work.record, SEED, pause)
