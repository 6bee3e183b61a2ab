"""Which games are compiled.

A game is ready when its stamp says so, which is written last (`core/compiling.py`). What is found
without a stamp, or other than the stamp says, is not trusted but made anew.
"""

import hashlib
import json
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

from .cache import cache_root, key_now


@cache
def compiler() -> str:
    """What compiled code depends on beside its sources."""
    from llvmlite.binding import get_host_cpu_name

    way = hashlib.sha256(Path(__file__).with_name("parts.py").read_bytes()).hexdigest()
    return f"{version('numba')} {platform.python_version()} {get_host_cpu_name()} {way}"


def stamp_file(game: Path) -> Path:
    """Where the stamp of a game is, for the sources as they are now."""
    return cache_root() / f"{game.name}-{key_now(frozenset({game}), compiler())}.ready"


def is_ready(game: Path) -> bool:
    """Whether every compiled file of the game is there, whole."""
    try:
        listed: dict[str, int] = json.loads(stamp_file(game).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return all(_is_whole(cache_root() / name, size) for name, size in listed.items())


def _is_whole(file: Path, size: int) -> bool:
    """Code never changes once written; an index grows, and ends like every pickle."""
    try:
        if file.suffix == ".nbi":
            return file.read_bytes()[-1:] == b"."
        return file.stat().st_size == size
    except OSError:
        return False
