"""Several workers on one listening socket, which share the tables of one PostgreSQL.

The parent starts a new worker in place of one that died. At SIGHUP it replaces all of them, one by
one, by processes that load the program anew: an upgrade during which nobody is turned away. Each
new worker serves before the old one ends; then the others take the tables of the old one.
"""

import logging
import queue
import socket
import threading
from collections.abc import Callable

import msgspec

from menagerie.core.game import Game

from . import shared_memory
from .hangup import Hangup
from .ledger import Ledger
from .metrics import COUNTS, worker_ended
from .parent import Parent, Worker
from .settings import Rate, Settings
from .tables.bot_threads import all_thinkers

LOG = logging.getLogger("menagerie.crew")
RESTART = 1.0  # seconds until a worker that died is replaced
RENEW, ROLL, STOP = "renew", "roll", "stop"


def share_of(settings: Settings, workers: int) -> Settings:
    """What each worker may use of what the machine has once."""
    thinkers = (settings.thinkers or all_thinkers()) // workers
    lines = Rate(max(1, settings.log_lines.burst / workers), settings.log_lines.seconds)
    return msgspec.structs.replace(
        settings, thinkers=max(1, thinkers), kept=settings.kept // workers, log_lines=lines
    )


class Crew(Parent):
    """`mode` is how the rules run in the workers; without one they are compiled first."""

    def __init__(
        self, settings: Settings, listening: socket.socket, bots: list[str], games: list[Game],
        hangup: Hangup, number: int, mode: str = "",
    ) -> None:  # fmt: skip
        super().__init__(share_of(settings, number), listening, bots, games, hangup)
        self._compiles, self._mode = not mode, mode or "interpreted"
        self._events: queue.SimpleQueue[Worker | str] = queue.SimpleQueue()
        self._counted = shared_memory.folder()  # what all workers count together
        self._doors = shared_memory.folder()  # where they find each other
        ledger = Ledger.shared(number + 1)
        self._ledger = Ledger(ledger)
        self._order = msgspec.structs.replace(
            self._order, compiling=self._compiles, neighbours=self._doors.name, ledger=ledger
        )
        self._crew = [self._worker(one) for one in range(number)]
        self._spare = number  # for whoever begins before the one ends whose place it takes
        self._fresh: Worker | None = None  # is going to take somebody's place

    def _worker(self, number: int) -> Worker:
        order = msgspec.structs.replace(self._order, number=number)
        return Worker(self._mode, order, **{COUNTS: self._counted.name})

    def run(self, started: Callable[[], None]) -> int:
        """Serve until interrupted; the exit code of a worker that could not begin, or 0."""
        try:
            return self._run(started)
        finally:
            self._counted.cleanup()
            self._doors.cleanup()

    def _run(self, started: Callable[[], None]) -> int:
        self._obey_signals()
        for worker in self._crew:
            if not (worker.loaded() and worker.begins()):
                return self._give_up(worker)
            self._watch(worker)
        started()
        if self._compiles:
            threading.Thread(target=self._compile, daemon=True).start()
        while not self._stopping.is_set():
            event = self._events.get()
            if event == ROLL or (event == RENEW and self._settled()):
                self._roll()
            elif event in self._crew:  # not ended by us
                LOG.error("a worker died and is replaced")
                self._stopping.wait(RESTART)
                self._replace(event)
        for worker in self._workers():
            worker.end()
        return 0

    def _workers(self) -> list[Worker]:
        return self._crew + ([self._fresh] if self._fresh else [])

    def _stop(self, signal_number: int, _frame: object) -> None:
        super()._stop(signal_number, _frame)
        self._events.put(STOP)

    def _renew(self, signal_number: int, frame: object) -> None:
        self._events.put(RENEW)

    def _settled(self) -> bool:
        """New workers go by the settings of now, if those are right. The database stays: old and
        new ones share it."""
        if (settings := self._hangup.settings()) is None:
            return False
        database = self._order.settings.database
        if settings.database != database:
            LOG.error("another database takes a restart; the workers stay with theirs")
        settings = msgspec.structs.replace(settings, database=database)
        shared = share_of(settings, len(self._crew))
        self._order = msgspec.structs.replace(self._order, settings=shared)
        return True

    def _give_up(self, failed: Worker) -> int:
        code = failed.process.wait()
        for worker in self._crew:
            worker.end()
        return 0 if self._stopping.is_set() else code

    def _watch(self, worker: Worker) -> None:
        def watch() -> None:
            self._prefer(worker)  # until it has nothing more to say
            worker.process.wait()
            worker_ended(worker.process.pid, self._counted.name)
            self._events.put(worker)

        threading.Thread(target=watch, daemon=True).start()

    def _change(self) -> None:
        self._mode = "compiled"
        self._events.put(ROLL)

    def _roll(self) -> None:
        for worker in list(self._crew):
            if self._stopping.is_set() or not self._replace(worker):
                return
        LOG.info("all workers were replaced")

    def _replace(self, old: Worker) -> bool:
        """By one that serves already; False where it does not."""
        if self._stopping.is_set():
            return False
        died = old.process.poll() is not None
        number = old.number if died else self._spare
        self._ledger.forget(number)
        self._fresh = fresh = self._worker(number)
        serves = fresh.loaded() and fresh.begins()
        if serves:
            self._crew[self._crew.index(old)] = fresh
            self._watch(fresh)
            old.end()
            if not died:
                self._spare = old.number
                self._ledger.forget(old.number)
        else:
            fresh.end()
            if not self._stopping.is_set():
                LOG.error("a new worker did not start; the others go on")
            if old.process.poll() is not None:
                threading.Timer(RESTART, self._events.put, [old]).start()
        self._fresh = None
        return serves
