"""One source, three ways: interpreted, compiled and the CUDA simulator play the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from menagerie.core.game import Game
from worlds import cases, every_game

TESTS = Path(__file__).parents[1]


def run_digest(game: str, source: str, **env: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    return subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-m", "tools.digest", game, source],
        env={**os.environ, "PYTHONPATH": path, **env},
        capture_output=True,
        text=True,
        check=False,
    )


def digest(game: Game, mode: str, source: str) -> list[list[str]]:
    run = run_digest(game.id, source, MENAGERIE_MODE=mode, NUMBA_ENABLE_CUDASIM="1")
    assert run.returncode == 0, run.stderr
    return [line.split() for line in run.stdout.splitlines()]


@every_game
def test_interpreted_compiled_and_simulated_gpu_agree(game: Game) -> None:
    compiled = digest(game, "compiled", "cpu")
    assert len(compiled) == len(cases(game))
    assert digest(game, "interpreted", "cpu") == compiled
    # The kernel hands back the final states only.
    assert digest(game, "interpreted", "cudasim") == [line[:2] for line in compiled]


def test_an_unknown_mode_is_refused_with_the_choices() -> None:
    run = run_digest("animalia", "cpu", MENAGERIE_MODE="quick")
    assert run.returncode != 0
    assert "compiled, interpreted" in run.stderr
    assert "Traceback" not in run.stderr
