"""One source, three ways: interpreted, compiled and the CUDA simulator play the same bytes."""

import os
import subprocess
import sys

from menagerie.core.game import Game
from menagerie.core.running.cache import PACKAGE
from menagerie.core.running.rule import is_compiled
from menagerie.testing.digest import on_cpu
from menagerie.testing.worlds import cases


def digest(game: Game, mode: str, *ways: str) -> list[list[str]]:
    """What `menagerie.testing.digest` prints in a process of its own, line by line."""
    path = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    run = subprocess.run(
        [
            *(sys.executable, "-W", "error::RuntimeWarning"),
            *("-m", "menagerie.testing.digest", str(game.folder), *ways),
        ],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path),
            "MENAGERIE_MODE": mode,
            "NUMBA_ENABLE_CUDASIM": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{game.id}, {mode}, {ways}:\n{run.stderr}"
    return [line.split() for line in run.stdout.splitlines()]


def test_interpreted_compiled_and_simulated_gpu_agree(game: Game) -> None:
    ways_to_play = cases(game)
    if is_compiled():
        compiled = [on_cpu(case).split() for case in ways_to_play]
    else:
        compiled = digest(game, "compiled", "cpu")
    told = digest(game, "interpreted", "cpu", "cudasim")
    interpreted, simulated = told[: len(ways_to_play)], told[len(ways_to_play) :]
    assert interpreted == compiled, (
        f"{game.id}: the rules play another game when compiled; a small number that wraps around, "
        "or a mask that met a signed number? See CONTRIBUTING.md, The rules"
    )
    # The kernel hands back the final states only.
    assert simulated == [line[:2] for line in compiled], (
        f"{game.id}: the rules play another game inside a kernel"
    )
