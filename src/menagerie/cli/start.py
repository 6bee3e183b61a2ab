"""How the rules of a command run, decided before anything of them is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from menagerie.core.running import mode

NEED_COMPILED = frozenset({"simulate", "arena", "bench"})  # by the million: they wait for it


def choose_mode(words: Sequence[str]) -> None:
    """By the command and the game it names; what the environment says comes first."""
    command, *rest = [*(word for word in words if not word.startswith("-")), ""]
    if command in NEED_COMPILED:
        os.environ.setdefault(mode.VARIABLE, "compiled")
    elif command == "play":
        mode.want(rest[0])


def compile_in_background(game: str) -> None:
    """In a process that outlives us: the next game finds its work."""
    subprocess.Popen(
        [sys.executable, "-m", "menagerie.core.compiling", game],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
