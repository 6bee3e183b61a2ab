"""Interpreted or compiled: decided once, when the first rule of a process is loaded.

Both give the same bytes, so nobody waits for a compiler: rules that are not compiled yet run
interpreted, and another process compiles them (`ready.py`). `MENAGERIE_MODE` decides where it is
set; else rules run compiled if those of the wanted games are ready.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
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


def decide(games: Iterable[Path] | None = None) -> str:
    """The mode of this process."""
    if not _decided:
        asked = os.environ.get("MENAGERIE_MODE", "")
        if asked and asked not in MODES:
            raise SystemExit(f"MENAGERIE_MODE={asked!r} is unknown; use one of: {', '.join(MODES)}")
        folders = games or _wanted or house_games()
        _decided.append(asked or ("compiled" if all(map(is_ready, folders)) else "interpreted"))
    return _decided[0]
