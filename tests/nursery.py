"""Processes that need not import everything first: forks of one that has.

What a server is made of takes Python more than a second to import, and compiled rules seconds to
load. A mother does that once for all tests of a worker; each of her children is then a process like
any other, that can be stopped and killed.
"""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TextIO

TESTS = Path(__file__).resolve().parent
SOURCE = TESTS.parent / "src"
LARGEST = 65_536  # bytes of an order
# For a mother whose kernels run in the simulator: a process has it from its start or not at all.
SIMULATOR = """
import os
os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
import menagerie.batch.gpu.kernels
"""


class Child:
    """A process that is not ours to wait for; what is asked of it is asked as of a `Popen`."""

    def __init__(self, pid: int, stdout: TextIO, stderr: TextIO) -> None:
        self.pid, self.stdout, self.stderr = pid, stdout, stderr
        self._handle = os.pidfd_open(pid)

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        """None while it lives."""
        return 0 if self._is_over(0) else None

    def wait(self, timeout: float | None = None) -> int:
        if not self._is_over(timeout):
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return 0

    def _is_over(self, timeout: float | None) -> bool:
        return bool(select.select([self._handle], [], [], timeout)[0])

    def __del__(self) -> None:
        os.close(self._handle)


class Mother:
    """A process that has run some code, its rules in this mode; she ends with us."""

    def __init__(self, mode: str, code: str) -> None:
        ours, hers = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._orders, self._alone = ours, threading.Lock()
        path = os.pathsep.join(map(str, (SOURCE, TESTS)))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "nursery", str(hers.fileno()), code],
            env={**os.environ, "MENAGERIE_MODE": mode, "PYTHONPATH": path, "LANG": "en_US.UTF-8"},
            pass_fds=[hers.fileno()],
            stdin=subprocess.DEVNULL,
        )
        hers.close()

    def bear(
        self,
        code: str,
        words: Sequence[str] = (),
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> Child:
        """As `python -c CODE WORDS…` would start it, in that folder and environment: its mother's,
        if no other is given, so that it asks for rules in her mode."""
        order = {"code": code, "words": words, "folder": str(folder or Path.cwd())}
        message = json.dumps({**order, "environment": environment}).encode()
        pipes = [os.pipe(), os.pipe()]
        with self._alone:
            socket.send_fds(self._orders, [message], [writing for _, writing in pipes])
            pid = int(self._orders.recv(LARGEST))
        for _, writing in pipes:
            os.close(writing)
        return Child(pid, *(open(reading, encoding="utf-8") for reading, _ in pipes))

    def ask(self, code: str, *words: str) -> tuple[str, str]:
        """What a child prints that runs this code, and its complaints."""
        child = self.bear(code, words)
        with ThreadPoolExecutor(1) as thread, child.stdout as said, child.stderr as complained:
            complaints = thread.submit(complained.read)
            return said.read(), complaints.result()


mother = cache(Mother)


def main() -> None:
    """The mother's life; her children leave the loop, and go on to what they are to do."""
    exec(sys.argv[2], {})
    orders = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how her children ended
    while True:
        message, files, _, _ = socket.recv_fds(orders, LARGEST, 2)
        if not message:
            return
        if (pid := os.fork()) == 0:
            break
        for file in files:
            os.close(file)
        orders.send(str(pid).encode())
    orders.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for file, place in zip(files, (sys.stdout, sys.stderr), strict=True):
        os.dup2(file, place.fileno())
        os.close(file)
    order = json.loads(message)
    if order["environment"] is not None:
        os.environ.clear()
        os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.argv, sys.path[0] = ["-c", *order["words"]], ""
    exec(order["code"], {"__name__": "__main__"})


if __name__ == "__main__":
    main()
