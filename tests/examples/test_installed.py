"""A game in a package of its own is as good as those of the house, and a broken one harms none."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from examples.conftest import Run
from installing import EXAMPLE, python_path
from menagerie.core.registry import game_ids

BATCH = """
from menagerie.batch import CpuBatch
from menagerie.batch.gpu import GpuBatch
cpu, gpu = CpuBatch("goofspiel", 3, n=4), GpuBatch("goofspiel", 3, n=4)
cpu.reset(7)
gpu.reset(7)
for _ in range(39):
    moves = [int(mask[0]).bit_length() - 1 for mask in cpu.legal()]
    cpu.step(moves)
    gpu.step(moves)
    assert cpu.states.tobytes() == gpu.states.tobytes()
    assert cpu.scores.tolist() == gpu.scores.copy_to_host().tolist()
assert cpu.finished.all()
print(cpu.restarts.tolist())
"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_command_knows_it(
    menagerie: Callable[..., list[str]], tmp_path: Path, lang: str
) -> None:
    record = str(tmp_path / "game.json")
    simulate = ("simulate", "goofspiel", "--seats", "3", "--games", "200", "--json")
    play = ("play", "goofspiel", "--seats", "2", "--seed", "4", "--lang", lang, "--save", record)
    arena = ("arena", "goofspiel", "--seats", "2", "--bots", "random,greedy", "--deals", "4")
    listed, named, rules, simulated, played, _, rated = menagerie(
        (("games", "--json"), ""),
        (("games", "--lang", lang), ""),
        (("rules", "goofspiel", "GS-07", "--lang", lang), ""),
        (simulate, ""),
        (play, "h\n?\n" + "1\n" * 13),
        (("replay", record, "--check"), ""),
        ((*arena, "--seed", "3", "--jobs", "2" if lang == "en" else "1", "--json"), ""),
    )
    games = {game["id"]: game for game in json.loads(listed)}
    assert games["goofspiel"]["seats"] == [2, 3, 4, 5]
    assert ("Гуфшпиль" if lang == "ru" else "Goofspiel") in named
    assert ("остаются на кону" if lang == "ru" else "stay at stake") in rules
    assert json.loads(simulated)["moves"] == 200 * 39
    assert ("На кону" if lang == "ru" else "At stake") in played
    assert set(json.loads(rated)["bots"]) == {"random", "greedy"}


def test_it_is_batched_on_the_cpu_and_in_kernels(python: Run) -> None:
    done = python("-c", BATCH, NUMBA_ENABLE_CUDASIM="1", MENAGERIE_MODE="interpreted")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [1, 1, 1, 1]


LAWS = ("--pyargs", "menagerie.testing.laws.test_declarations", "--menagerie", "goofspiel")
PYTEST = ("-m", "pytest", "-p", "menagerie.testing.plugin", "-p", "no:cacheprovider", "-q")


def test_its_own_tests_and_the_laws_pass_in_its_folder(python: Run) -> None:
    done = python(*PYTEST, cwd=EXAMPLE)
    assert done.returncode == 0, done.stdout


def test_the_laws_find_it_by_its_name(python: Run, tmp_path: Path) -> None:
    done = python(*PYTEST, *LAWS, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "7 passed" in done.stdout


def broken(installed: Path, folder: Path, code: str) -> Path:
    """A package that offers a game which does not load."""
    shutil.copytree(installed, folder / "packages")
    (folder / "packages" / "goofspiel" / "__init__.py").write_text(code)
    return folder / "packages"


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import nonsense", "ModuleNotFoundError: No module named 'nonsense'"),
        ("GAME = 'a game'", "goofspiel:GAME is not a Game"),
        (
            "from dataclasses import replace\nfrom menagerie import get_game\n"
            "GAME = replace(get_game('{house}'), id='other')",
            "its id is 'other'",
        ),
    ],
)
def test_a_broken_game_is_named_and_left_out(
    installed: Path, python: Run, tmp_path: Path, code: str, says: str
) -> None:
    packages = broken(installed, tmp_path, code.format(house=game_ids()[0]))
    path = python_path(packages)
    listed = python("-m", "menagerie", "games", "--json", PYTHONPATH=path)
    assert listed.returncode == 0, listed.stderr
    assert "goofspiel" not in {game["id"] for game in json.loads(listed.stdout)}
    assert len(json.loads(listed.stdout)) >= 5
    sentence = (
        f"The game 'goofspiel' of the package menagerie-goofspiel 0.1.0 does not load: {says}."
    )
    assert listed.stderr.strip() == sentence


def test_who_asks_for_a_broken_game_is_told_why(
    installed: Path, python: Run, tmp_path: Path
) -> None:
    path = python_path(broken(installed, tmp_path, "import nonsense"))
    asked = python("-m", "menagerie", "simulate", "goofspiel", "--seats", "2", PYTHONPATH=path)
    assert asked.returncode == 2
    assert asked.stderr.strip().endswith("ModuleNotFoundError: No module named 'nonsense'.")


def test_a_taken_name_stays_with_who_has_it(installed: Path, python: Run, tmp_path: Path) -> None:
    packages, house = tmp_path / "packages", game_ids()[0]
    shutil.copytree(installed, packages)
    points = next(packages.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text() + f"{house} = goofspiel:GAME\n")
    path = python_path(packages)
    listed = python("-m", "menagerie", "games", "--json", PYTHONPATH=path)
    ids = [game["id"] for game in json.loads(listed.stdout)]
    assert sorted(ids) == sorted([*game_ids(), "goofspiel"])
    offered = "the one offered by menagerie-goofspiel 0.1.0"
    assert listed.stderr.strip() == f"There is a game {house!r} already; {offered} is left out."
