"""Interpreted or compiled: decided when the first rule of a process is loaded.

Both give the same bytes, so nobody waits for a compiler: rules that are not compiled yet run
interpreted, and another process compiles them (`core/compiling.py`). `MENAGERIE_MODE` decides where
it is set; else rules run compiled if those of the wanted games are ready. What is made for
throughput changes that (`core/compiled.py`).
"""

import os
import sys
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from menagerie.core.language import language
from menagerie.core.text import Text

from .cache import PACKAGE
from .ready import is_ready

VARIABLE = "MENAGERIE_MODE"
SIMULATOR = "NUMBA_ENABLE_CUDASIM"  # Numba's, for kernels without a GPU
MODES = ("compiled", "interpreted")
GROUP = "menagerie.games"
_wanted: list[Path] = []
_decided: list[str] = []
_said: list[str] = []


def house_games() -> list[Path]:
    return sorted(file.parent for file in (PACKAGE / "games").glob("*/__init__.py"))


def game_folder(game: object) -> Path | None:
    """The folder of a game, found without loading its rules."""
    for folder in house_games():
        if folder.name == game:
            return folder
    for point in entry_points(group=GROUP, name=str(game)):
        found = find_spec(point.module)
        if found is not None and found.origin is not None:
            return Path(found.origin).parent
    return None


def want(*games: object) -> None:
    """Say which games this process is going to play, before any rule is loaded."""
    if not _decided:
        _wanted.extend(folder for folder in map(game_folder, games) if folder is not None)


def asked() -> str:
    """The mode that the environment asks for, or nothing."""
    if os.environ.get(SIMULATOR) == "1":
        return "interpreted"  # it runs Python
    mode = os.environ.get(VARIABLE, "")
    if mode and mode not in MODES:
        raise SystemExit(f"{VARIABLE}={mode!r} is unknown; use one of: {', '.join(MODES)}")
    return mode


def decide() -> str:
    """The mode of this process."""
    if not _decided:
        mode = asked()
        if not mode:
            ready = all(map(is_ready, _wanted or house_games()))
            mode = "compiled" if ready else "interpreted"
        _decided.append(mode)
    return _decided[0]


def set_mode(mode: str) -> None:
    """Note that rules run this way from here on, also in processes that this one starts."""
    _decided[:] = [mode]
    os.environ[VARIABLE] = mode


def say_how(game: str) -> None:
    """From Python: say once that rules run interpreted, and how to change that."""
    if not asked() and decide() == "interpreted" and not _said:
        _said.append(game)
        sys.stderr.write(
            Text(
                f"menagerie: правила ещё не скомпилированы и работают медленнее. Скомпилировать: "
                f"menagerie.prepare({game!r}), около минуты, один раз. Пакетам и средам это не "
                f"нужно. {VARIABLE}=interpreted убирает это сообщение.\n",
                f"menagerie: the rules are not compiled yet, and slower. To compile them: "
                f"menagerie.prepare({game!r}), about a minute, once. Batches and environments do "
                f"it themselves. {VARIABLE}=interpreted hides this message.\n",
            ).text(language())
        )
