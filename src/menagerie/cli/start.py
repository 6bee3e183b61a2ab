"""How the rules of a command run, decided before anything of them is loaded."""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence

from menagerie.core.running import mode

NEED_COMPILED = frozenset(
    {"simulate", "arena", "bench", "job", "learn", "study"}
)  # by the million: they wait for it
ONLY_TELL = frozenset({"", "admin", "games", "rules"})  # no rule runs: the compiler is not loaded


def choose_mode(words: Sequence[str]) -> None:
    """By the command and the game it names; what the environment says comes first."""
    plain = [word for word in words if not word.startswith("-")] + ["", ""]
    command, rest = plain[0], plain[1:]
    if "--help" in words or (command in ONLY_TELL and "--example" not in words):
        os.environ.setdefault(mode.VARIABLE, "interpreted")
    elif command in NEED_COMPILED or (command, rest[0]) == ("puzzles", "make"):
        os.environ.setdefault(mode.VARIABLE, "compiled")
    elif command == "play" and "--at" in words:
        os.environ.setdefault(mode.VARIABLE, "interpreted")  # the server plays: here is only shown
    elif command in ("play", "puzzles"):
        mode.want(*rest)


class Compiling:
    """A game being compiled in a process that outlives us: the next game finds its work."""

    def __init__(self, game: str) -> None:
        self.share: float | None = 0.0  # how far it is; None: it failed
        self._process = subprocess.Popen(
            [sys.executable, "-m", "menagerie.core.compiling", game],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            done, total = map(int, line.split())
            self.share = 0.99 * done / total
        self.share = 1.0 if self._process.wait() == 0 else None
