"""Serving at once, compiled later.

Where the rules are not compiled yet, a small parent holds the listening socket. A first worker
serves interpreted rules; meanwhile the games are compiled in processes of their own; then a second
worker, with compiled rules, takes the place of the first. Every acknowledged move is stored, so
that nothing is lost, and clients reconnect by themselves.
"""

from __future__ import annotations

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

from .settings import Settings
from .worker import BEGIN, LOADED, STARTED, WANTED, Order

LOG = logging.getLogger("menagerie.handover")
PATIENCE = 20.0  # seconds until a worker that was asked to end is ended


class Worker:
    """A worker as its parent sees it."""

    def __init__(self, mode: str, order: Order) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie.server.worker", msgspec.json.encode(order).decode()],
            env={**os.environ, VARIABLE: mode, "PYTHONPATH": os.pathsep.join(sys.path)},
            pass_fds=[order.socket],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def heard(self, word: str) -> bool:
        """Wait until the worker says this; False if it ended instead."""
        assert self.process.stdout is not None
        return any(line.strip() == word for line in iter(self.process.stdout.readline, ""))

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


class Handover:
    """The parent."""

    def __init__(
        self, settings: Settings, listening: socket.socket, bots: list[str], games: list[Game]
    ) -> None:
        self._games = list(games)  # to compile, the next one first
        self._listening = listening  # kept open
        self._order = Order(
            settings=settings,
            socket=listening.fileno(),
            bots=bots,
            games=[game.id for game in games],
        )
        self._serving = Worker("interpreted", self._order)
        self._stopping = threading.Event()

    def run(self, started: Callable[[], None], progress: Callable[[int, int], None]) -> int:
        """Serve until interrupted; the exit code of the last worker."""
        for signal_number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_number, self._stop)
        if self._serving.heard(STARTED):
            started()
            threading.Thread(target=self._prefer, args=(self._serving,), daemon=True).start()
            threading.Thread(target=self._compile, args=(progress,), daemon=True).start()
        while True:
            serving = self._serving
            code = serving.process.wait()
            if serving is self._serving:  # not replaced meanwhile
                return 0 if self._stopping.is_set() else code

    def _stop(self, signal_number: int, _frame: object) -> None:
        self._stopping.set()
        self._serving.process.terminate()

    def _prefer(self, worker: Worker) -> None:
        """What is being played is compiled next."""
        for wanted in worker.wants():
            self._games.sort(key=lambda game: game.id != wanted)

    def _compile(self, progress: Callable[[int, int], None]) -> None:
        """All games, then the change of workers."""
        total = len(self._games)
        done = {game.id: 0.0 for game in self._games}

        def share(game: Game) -> Callable[[int, int], None]:
            def tell(step: int, steps: int) -> None:
                done[game.id] = step / steps
                self._serving.tell(f"{sum(done.values()) / len(done):.3f}")

            return tell

        try:
            for number in range(total):
                progress(number, total)
                game = self._games.pop(0)
                make_ready(game.id, game.folder, share(game))
                done[game.id] = 1.0
            progress(total, total)
        except MenagerieError as error:
            LOG.error("%s Serving goes on interpreted: no strong opponents.", error.en)
            return
        self._replace()

    def _replace(self) -> None:
        fresh = Worker("compiled", self._order)
        if not fresh.heard(LOADED) or self._stopping.is_set():
            fresh.end()
            LOG.error("the compiled worker did not start; serving goes on interpreted")
            return
        old, self._serving = self._serving, fresh
        old.end()
        fresh.tell(BEGIN)
        if fresh.heard(STARTED):
            LOG.info("the rules are compiled")
