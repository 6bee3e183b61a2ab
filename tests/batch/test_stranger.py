"""Batches and environments in a process as a stranger begins it: no variable of ours set, an
empty cache, and single games played before."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from installing import ROOT, python_path
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.testing.effort import EFFORT

# Games with a kernel of their own, which they compile as well.
OWN = [game for game in all_games() if (ROOT / f"tests/games/{game.id}/without_card.py").exists()]
# Half a minute of a core each: `make test` compiles every kernel, for a game that has them all.
COMPILED = all_games() if EFFORT > 1 else OWN

KERNELS = {
    *("turn_kernel", "interlude_kernel", "observe_kernel", "unpack_kernel", "choose_kernel"),
    *("take_kernel", "playout_kernel", "promise_kernel"),
}
AFTER_A_MATCH = """
import menagerie
match = menagerie.new("goofspiel", 3, seed=7)
match.play(0, match.legal_ids(0)[0])
from menagerie.core.running import rule
interpreted = {function for function, *_ in rule.interpreted}
assert match.game.legal in interpreted and not rule.is_compiled()

from menagerie.batch import CpuBatch, playouts
done = playouts("goofspiel", n=50, seed=3, seats=3)
batch = CpuBatch("goofspiel", 3, n=4)
batch.reset(7)
batch.step(batch.random_moves())
print(done, batch.states.tobytes().hex())
"""
ALL_COMPILED = """
import sys
from types import FunctionType
assert rule.is_compiled()
held = [*vars(match.game).items()]
for module in [*sys.modules.values()]:
    held += getattr(module, "__dict__", {}).items()
left = [name for name, one in held if isinstance(one, FunctionType) and one in interpreted]
assert left == [], left
while not match.over:
    match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
"""


def begin(
    folder: Path, installed: Path, *command: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("MENAGERIE_")}
    return subprocess.run(
        [sys.executable, *command],
        env={
            **ours,
            "MENAGERIE_CACHE": str(folder / "cache"),
            "PYTHONPATH": python_path(installed, ROOT / "tests"),
            "LANG": "en_US.UTF-8",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_batches_compile_whatever_came_before(tmp_path: Path, installed: Path) -> None:
    """The second process has nothing left to compile; one that must not compile gets the same."""
    first = begin(tmp_path, installed, "-c", AFTER_A_MATCH + ALL_COMPILED)
    again = begin(tmp_path, installed, "-c", AFTER_A_MATCH + ALL_COMPILED)
    never = begin(tmp_path, installed, "-c", AFTER_A_MATCH, MENAGERIE_MODE="interpreted")
    assert [one.returncode for one in (first, again, never)] == [0, 0, 0], first.stderr
    assert first.stdout == again.stdout == never.stdout
    assert "compiling rules. This happens once" in first.stderr
    assert "compiling" not in again.stderr
    assert never.stderr == ""


@pytest.mark.slow
def test_a_bar_shows_how_far_it_is(tmp_path: Path, installed: Path) -> None:
    """The bar of a terminal names what is compiled, and its line is erased in the end."""
    code = (
        "from menagerie.core import compiled; compiled.MOMENT = 0.0\n"
        "from menagerie.batch import playouts; playouts('goofspiel', n=5, seed=3, seats=3)"
    )
    done = begin(tmp_path, installed, "-c", code, FORCE_COLOR="1")
    assert done.returncode == 0
    assert re.search(r"random_games.* [1-9]\d*/\d+", done.stderr), done.stderr
    assert "\x1b[2K" in done.stderr.rpartition("/")[2]


@pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.id)
@pytest.mark.slow
def test_kernels_compile_for_a_card(game: Game, tmp_path: Path, installed: Path) -> None:
    script = f"games.{game.id}.without_card" if game in OWN else "batch.without_card"
    done = begin(tmp_path, installed, "-m", script, game.id)
    assert done.returncode == 0, done.stderr[-3000:]
    assert {*done.stdout.split()} == KERNELS | ({"kernel"} if game in OWN else set())


def test_a_card_takes_compiled_rules(tmp_path: Path, installed: Path) -> None:
    code = "from batch.without_card import main; main('goofspiel')"
    done = begin(tmp_path, installed, "-c", code, MENAGERIE_MODE="interpreted")
    assert done.stderr.endswith("MENAGERIE_MODE=interpreted forbids them: unset this variable.\n")


def test_the_simulator_takes_interpreted_ones_by_itself(tmp_path: Path, installed: Path) -> None:
    code = (
        "from menagerie.batch import playouts\n"
        "from menagerie.batch.gpu import playouts as in_a_kernel\n"
        "assert in_a_kernel('goofspiel', 3, 1, 2) == playouts('goofspiel', 3, 1, 2)\n"
    )
    done = begin(tmp_path, installed, "-c", code, NUMBA_ENABLE_CUDASIM="1")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path, installed: Path) -> None:
    """Compiled from the first rule on, or later; single games are played without."""
    (tmp_path / "cache").write_text("in the way")
    simulate = ("-m", "menagerie", "simulate", "goofspiel", "--seats", "2", "--games", "1")
    at_once = begin(tmp_path, installed, *simulate)
    later = begin(tmp_path, installed, "-c", AFTER_A_MATCH)
    assert [at_once.returncode, later.returncode] == [2, 1]
    for said in (at_once.stderr, later.stderr.splitlines()[-1]):
        assert "Name a folder in MENAGERIE_CACHE" in said
    assert at_once.stderr.count("\n") == 1


@pytest.mark.slow
def test_the_lines_of_the_page_about_gpus_work(tmp_path: Path, installed: Path) -> None:
    done = begin(tmp_path, installed, "-m", "tools.gpu_doors", "gpu")
    assert done.returncode == 0, done.stdout
    assert re.search(r"^gpu.md:\d+ .* ok$", done.stdout, re.M)
