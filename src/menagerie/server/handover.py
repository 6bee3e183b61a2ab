"""Serving at once, compiled later.

Where the rules are not compiled yet, a small parent holds the listening socket. A first worker
serves interpreted rules; meanwhile the games are compiled in processes of their own; then a second
worker, with compiled rules, takes the place of the first. Every acknowledged move is stored, so
that nothing is lost, and clients reconnect by themselves.
"""

import logging
import socket
import threading
from collections.abc import Callable

from menagerie.core.game import Game

from .hangup import Hangup, begin_anew
from .parent import Parent, Worker
from .settings import Settings

LOG = logging.getLogger("menagerie.handover")


class Handover(Parent):
    """One worker at a time: a data folder belongs to one."""

    def __init__(
        self, settings: Settings, listening: socket.socket, bots: list[str], games: list[Game],
        hangup: Hangup,
    ) -> None:  # fmt: skip
        super().__init__(settings, listening, bots, games, hangup)
        self._renewed = False
        self._serving = Worker("interpreted", self._order)

    def run(self, started: Callable[[], None]) -> int:
        """Serve until interrupted; the exit code of the last worker."""
        self._obey_signals()
        if self._serving.begins():
            started()
            threading.Thread(target=self._prefer, args=(self._serving,), daemon=True).start()
            threading.Thread(target=self._compile, daemon=True).start()
        while True:
            serving = self._serving
            code = serving.process.wait()
            if serving is self._serving:  # not replaced meanwhile
                if self._renewed:
                    begin_anew(self._listening.fileno())
                return 0 if self._stopping.is_set() else code

    def _renew(self, signal_number: int, frame: object) -> None:
        if self._hangup.settings() is not None:
            self._renewed = True
            self._stop(signal_number, frame)

    def _workers(self) -> list[Worker]:
        return [self._serving]

    def _change(self) -> None:
        fresh = Worker("compiled", self._order)
        if not fresh.loaded() or self._stopping.is_set():
            fresh.end()
            LOG.error("the compiled worker did not start; serving goes on interpreted")
            return
        old, self._serving = self._serving, fresh
        old.end()
        if fresh.begins():
            LOG.info("the rules are compiled")
