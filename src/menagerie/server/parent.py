"""The process that `menagerie serve` begins with: it starts the one that serves, and keeps its
listening socket.

It starts another one when that has died, at SIGHUP, and when the rules are compiled. The new one
reads the program and the settings of now and loads its rules; then the old one ends, and only then
the new one opens the games, for a data folder has one writer. Whoever connects meanwhile waits at
the socket; every acknowledged move is stored, and clients reconnect by themselves. At a terminal
SIGHUP means that it was closed, and the server stops.
"""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from .logs import set_up
from .settings import Settings

LOG = logging.getLogger("menagerie.parent")
FILES = "MENAGERIE_PARENT"  # of the serving process: its link, and the listening socket if there is
READY, LOADED, SERVES, REPLACE = b"r", b"l", b"s", b"x"  # what it says
LOAD, BEGIN = b"L", b"B"  # what it is told
PATIENCE = 20.0  # seconds until a process that was asked to end is ended
PAUSE, LONGEST = 1.0, 30.0  # seconds until one that died is replaced; they double


class Link:
    """The parent, as the serving process knows it. Without one it serves alone."""

    def __init__(self) -> None:
        files = [int(file) for file in os.environ.pop(FILES, "").split()]
        self._socket = socket.socket(fileno=files[0]) if files else None
        self.listening = socket.socket(fileno=files[1]) if files[1:] else None
        if files:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is for the parent

    def begin(self, listening: socket.socket, load: Callable[[], None]) -> None:
        """Wait until the process ends whose place is taken; what it takes to serve well is loaded
        meanwhile."""
        if self._socket is None:
            return
        socket.send_fds(self._socket, [READY], [listening.fileno()])
        word = self._socket.recv(1)
        if word == LOAD:
            load()
            self.say(LOADED)
            word = self._socket.recv(1)
        if word != BEGIN:
            sys.exit()
        threading.Thread(target=self._end_with, args=(self._socket,), daemon=True).start()

    def say(self, word: bytes) -> None:
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendall(word)

    @staticmethod
    def _end_with(parent: socket.socket) -> None:
        with suppress(OSError):
            parent.recv(1)
        os.kill(os.getpid(), signal.SIGTERM)


class Child:
    """The serving process, as the parent knows it."""

    def __init__(self, listening: socket.socket | None) -> None:
        self.link, theirs = socket.socketpair()
        files = [one.fileno() for one in (theirs, listening) if one]
        self.process = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]],
            env={**os.environ, FILES: " ".join(map(str, files))},
            pass_fds=files,
            stdin=subprocess.DEVNULL,
            process_group=0,  # Ctrl+C is for the parent; its own processes end with it
        )
        theirs.close()

    def tell(self, word: bytes) -> None:
        with suppress(OSError):  # it has ended, which is noticed
            self.link.sendall(word)

    def end(self) -> int:
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            self.link.close()
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)


class Parent:
    def __init__(self) -> None:
        set_up(Settings())
        self._listening: socket.socket | None = None
        self._old: Child | None = None  # serves, or is about to
        self._new: Child | None = None  # is going to take its place
        self._served = False  # any of them
        self._pause = PAUSE
        self._again: float | None = None  # when another one is started
        self._signals, wake = socket.socketpair()
        wake.setblocking(False)
        signal.set_wakeup_fd(wake.detach())
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: None)

    def run(self) -> int:
        """Serve until interrupted: 0, or the exit code of a process that could not begin."""
        self._renew()
        while True:
            sockets = [self._signals, *(child.link for child in self._children)]
            wait = None if self._again is None else max(0.0, self._again - time.monotonic())
            ready = select.select(sockets, [], [], wait)[0]
            if self._signals in ready:
                if self._signals.recv(1)[0] != signal.SIGHUP or os.isatty(0):
                    return self._stop()
                self._renew()
            elif not ready:
                self._renew()
            else:
                child = next(one for one in self._children if one.link in ready)
                word, files, _, _ = socket.recv_fds(child.link, 1, 1)
                for file in files:
                    self._listening = socket.socket(fileno=file)
                if word:
                    self._heard(child, word)
                elif (code := self._ended(child)) is not None:
                    return code

    @property
    def _children(self) -> list[Child]:
        return [child for child in (self._old, self._new) if child]

    def _renew(self) -> None:
        if self._new:
            self._new.end()
        self._again, self._new = None, Child(self._listening)

    def _heard(self, child: Child, word: bytes) -> None:
        if word == READY and self._old:
            child.tell(LOAD)
        elif word in (READY, LOADED):
            if self._old:
                self._old.end()
            self._old, self._new = child, None
            child.tell(BEGIN)
        elif word == SERVES:
            self._served, self._pause = True, PAUSE
        elif word == REPLACE and not self._new:
            self._renew()

    def _ended(self, child: Child) -> int | None:
        """The exit code, where none has ever served."""
        code = child.end()
        if child is self._new:
            self._new = None
        else:
            self._old = None
        if not self._served:
            return code
        if self._old:
            LOG.error("a new process could not begin; the one before goes on")
        else:
            LOG.error("no process serves: another one is started", extra={"code": code})
        if not self._children:
            self._again = time.monotonic() + self._pause
            self._pause = min(2 * self._pause, LONGEST)
        return None

    def _stop(self) -> int:
        for child in self._children:
            child.process.terminate()
        for child in self._children:
            child.end()
        return 0
