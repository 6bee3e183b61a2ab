"""What parents of workers have in common: they start them, listen to them, and have rules compiled
meanwhile."""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import msgspec

from menagerie.core.compiling import make_ready
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.running.mode import VARIABLE

from .hangup import Hangup
from .logs import set_up
from .settings import Settings
from .worker import BEGIN, LOADED, ORDER, STARTED, WANTED, Order

LOG = logging.getLogger("menagerie.parent")
PATIENCE = 20.0  # seconds until a worker that was asked to end is ended


class Worker:
    """A worker as its parent sees it."""

    def __init__(self, mode: str, order: Order) -> None:
        self._mode = mode
        environment = {
            VARIABLE: mode,
            "PYTHONPATH": os.pathsep.join(sys.path),
            ORDER: msgspec.json.encode(order).decode(),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie.server.worker"],
            env={**os.environ, **environment},
            pass_fds=[order.socket],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def heard(self, word: str) -> bool:
        """Wait until the worker says this; False if it ended instead."""
        assert self.process.stdout is not None
        return any(line.strip() == word for line in iter(self.process.stdout.readline, ""))

    def loaded(self) -> bool:
        """Wait until its rules are loaded; False if it ended instead."""
        return self._mode != "compiled" or self.heard(LOADED)

    def begins(self) -> bool:
        """Let it serve, and wait until it does; False if it ended instead."""
        if self._mode == "compiled":
            self.tell(BEGIN)
        return self.heard(STARTED)

    def wants(self) -> Iterator[str]:
        """The games that its bots wait for, as it says so."""
        assert self.process.stdout is not None
        for line in iter(self.process.stdout.readline, ""):
            word, _, game = line.strip().partition(" ")
            if word == WANTED:
                yield game

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended; whoever waits for it finds out

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Parent:
    """Holds the listening socket. What its workers do is up to its kind."""

    def __init__(
        self, settings: Settings, listening: socket.socket, bots: list[str], games: list[Game],
        hangup: Hangup,
    ) -> None:  # fmt: skip
        set_up(settings)
        self._hangup = hangup
        self._games = list(games)  # to compile, the next one first
        self._listening = listening  # kept open
        self._order = Order(
            settings=settings,
            socket=listening.fileno(),
            bots=bots,
            games=[game.id for game in games],
        )
        self._stopping = threading.Event()

    def _workers(self) -> list[Worker]:
        """All that there are now."""
        raise NotImplementedError

    def _change(self) -> None:
        """The rules are compiled: compiled workers take over."""
        raise NotImplementedError

    def _obey_signals(self) -> None:
        for signal_number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_number, self._stop)
        signal.signal(signal.SIGHUP, self._stop if self._hangup.stops else self._renew)

    def _stop(self, signal_number: int, _frame: object) -> None:
        self._stopping.set()
        for worker in self._workers():
            worker.process.terminate()

    def _renew(self, signal_number: int, frame: object) -> None:
        """The program and the settings are to be those of now."""
        raise NotImplementedError

    def _prefer(self, worker: Worker) -> None:
        """What is being played is compiled next."""
        for wanted in worker.wants():
            self._games.sort(key=lambda game: game.id != wanted)

    def _compile(self) -> None:
        """All games, then the change of workers."""
        done = {game.id: 0.0 for game in self._games}

        def share(game: Game) -> Callable[[int, int], None]:
            def tell(step: int, steps: int) -> None:
                done[game.id] = step / steps
                for worker in self._workers():
                    worker.tell(f"{sum(done.values()) / len(done):.3f}")

            return tell

        try:
            while self._games:
                game = self._games.pop(0)
                make_ready(game.id, game.folder, share(game), behind=True)
                done[game.id] = 1.0
        except MenagerieError as error:
            if not self._stopping.is_set():
                LOG.error("%s Serving goes on interpreted: no strong opponents.", error.en)
            return
        self._change()
