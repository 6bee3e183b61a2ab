"""Interpreted or compiled: decided once, when the first rule of a process is loaded.

Both give the same bytes, so nobody waits for a compiler: rules that are not compiled yet run
interpreted, and another process compiles them (`core/compiling.py`). `MENAGERIE_MODE` decides where
it is set; else rules run compiled if those of the wanted games are ready.
"""

from __future__ import annotations

import os
from pathlib import Path

from .cache import PACKAGE
from .ready import is_ready

MODES = ("compiled", "interpreted")
_wanted: list[Path] = []
_decided: list[str] = []


def want(*folders: Path) -> None:
    """Say which games this process is going to play, before their rules are loaded."""
    if not _decided:
        _wanted.extend(folders)


def house_games() -> list[Path]:
    return sorted(file.parent for file in (PACKAGE / "games").glob("*/__init__.py"))


def decide() -> str:
    """The mode of this process."""
    if not _decided:
        asked = os.environ.get("MENAGERIE_MODE", "")
        if asked and asked not in MODES:
            raise SystemExit(f"MENAGERIE_MODE={asked!r} is unknown; use one of: {', '.join(MODES)}")
        ready = asked or all(map(is_ready, _wanted or house_games()))
        _decided.append(asked or ("compiled" if ready else "interpreted"))
    return _decided[0]


def decided() -> bool:
    """Whether rules were loaded already, so that it is too late to choose."""
    return bool(_decided)
