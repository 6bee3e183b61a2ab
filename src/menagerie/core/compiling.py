"""Compiling a game in a process of its own.

The compiler works in a folder of its own, which joins the cache as a whole, and only if no source
changed meanwhile: a broken or half-made cache is never used.
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from rich.progress import Progress as Bar
from rich.progress import TaskID

from .compiled import need_compiled
from .errors import MenagerieError, NoCache, NotFound
from .progress import progress_bar
from .running.cache import SHARED, cache_folder, cache_root
from .running.mode import game_folder, house_games
from .running.ready import compiler, is_ready, stamp_file

Progress = Callable[[int, int], None]  # (steps done, steps in all)


def prepare(*games: str) -> None:
    """Compile the rules and bots of games (all, if none is named), with a bar that shows it, and
    use them from here on."""
    chosen = games or tuple(folder.name for folder in house_games())
    with progress_bar() as bar:
        for game in chosen:
            folder = game_folder(game)
            if folder is None:
                raise NotFound("игры", "game", game, [one.name for one in house_games()])
            task = bar.add_task(game)
            make_ready(game, folder, partial(_advance, bar, task))
    need_compiled()


def _advance(bar: Bar, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


def make_ready(game: str, folder: Path, progress: Progress, *, behind: bool = False) -> None:
    """Compile a game in another process, unless that has been done; `behind` those who play
    meanwhile, where nobody waits for it."""
    with _alone(cache_root() / f"{folder.name}.lock"):
        while not is_ready(folder):
            _compile(game, folder, progress, behind)


def _compile(game: str, folder: Path, progress: Progress, behind: bool) -> None:
    """One try; leaves no stamp if a source changed meanwhile."""
    stamp = stamp_file(folder)
    workshop = cache_root() / f".{folder.name}-{os.getpid()}"
    for left in cache_root().glob(f".{folder.name}-*"):  # by a compiler that was killed
        shutil.rmtree(left, ignore_errors=True)
    workshop.mkdir(parents=True)
    _lend_shared(workshop)
    command = [sys.executable, "-m", "menagerie.bots.prepare", game]
    if behind:
        command = ["nice", "-n", "10", *command]
    try:
        if _run_compiler(game, command, workshop, progress, lambda: stamp_file(folder) == stamp):
            _join(workshop, f"{folder.name}-", stamp)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _run_compiler(
    game: str, command: list[str], workshop: Path, progress: Progress, valid: Callable[[], bool]
) -> bool:
    """True when all is compiled; what became invalid is not compiled to its end."""
    environment = {
        **os.environ,
        "MENAGERIE_MODE": "compiled",
        "MENAGERIE_CACHE": str(workshop),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            done, total = line.split()
            progress(int(done), int(total))
            if not valid():
                process.kill()
                return False
    if process.returncode != 0:
        raise MenagerieError(
            f"Правила {game} не собрались: процесс завершился с кодом {process.returncode}. "
            "Играть можно и так: MENAGERIE_MODE=interpreted.",
            f"The rules of {game} were not compiled: the process ended with "
            f"{process.returncode}. You can play without: MENAGERIE_MODE=interpreted.",
        )
    return valid()


def _lend_shared(workshop: Path) -> None:
    """What games share (random streams, the search tree) is compiled with the first of them."""
    for room in SHARED:
        made = cache_folder(room, room, compiler())
        if made.is_dir():
            shutil.copytree(made, workshop / made.name)


def _join(workshop: Path, own: str, stamp: Path) -> None:
    """Move what was made into the cache, then say so.

    Of what games share, the first stays: an index and the code it lists belong together.
    """
    listed: dict[str, int] = {}
    for made in sorted(workshop.iterdir()):
        target = cache_root() / made.name
        if made.name.startswith(own):
            files = [file for file in made.rglob("*") if file.is_file()]
            listed |= {str(file.relative_to(workshop)): file.stat().st_size for file in files}
            shutil.rmtree(target, ignore_errors=True)
        if not target.exists():
            with suppress(OSError):  # another game's compiler was faster
                made.rename(target)
    written = stamp.with_suffix(".writing")
    written.write_text(json.dumps(listed), encoding="utf-8")
    written.replace(stamp)


def main() -> None:
    """`python -m menagerie.core.compiling GAME`: one game, for whoever plays it meanwhile, telling
    how far it is."""
    folder = game_folder(sys.argv[1])
    if folder is not None:
        make_ready(sys.argv[1], folder, _tell, behind=True)


def _tell(done: int, total: int) -> None:
    with suppress(OSError):  # whoever listened may have left
        print(done, total, flush=True)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One process at a time."""
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        handle = lock.open("w")
    except OSError as error:
        raise NoCache(lock.parent, error.strerror) from None
    with handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
