"""SIGHUP, as `systemctl reload` sends it: the server goes on with the program and the settings as
they are now.

A parent of several workers replaces them one by one (`crew.py`). A server without them ends as at
SIGTERM and takes its own place, as the same process and on the same listening socket: who comes
meanwhile waits. Settings that are not right are told of, and nothing changes. At a terminal the
signal means that it was closed, and the server stops.
"""

import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from typing import NoReturn

from menagerie.core.errors import MenagerieError

from .settings import Settings

LOG = logging.getLogger("menagerie.server")
LISTENING = "MENAGERIE_LISTENING"  # the descriptor that a server leaves to the one in its place


class Hangup:
    """`settle` reads the settings."""

    def __init__(self, settle: Callable[[], Settings]) -> None:
        self._settle = settle
        self.stops = os.isatty(0)
        if not self.stops and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until there is a server to renew

    def settings(self) -> Settings | None:
        """Those of now; None where they are not right."""
        try:
            return self._settle()
        except MenagerieError as error:
            LOG.error("the settings are not right, nothing is changed", extra={"error": error.en})
            return None


def inherited() -> socket.socket | None:
    """The listening socket of the server whose place this process takes."""
    file = os.environ.pop(LISTENING, "")
    return socket.socket(fileno=int(file)) if file else None


def begin_anew(listening: int) -> NoReturn:
    """The program from its beginning, with the same command."""
    LOG.info("the server begins anew")
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until the new one knows what it means
    os.set_inheritable(listening, True)
    os.environ[LISTENING] = str(listening)
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
