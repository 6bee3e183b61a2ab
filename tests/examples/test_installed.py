"""A game in a package of its own is as good as those of the house, and a broken one harms none."""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from examples.conftest import Run
from installing import EXAMPLE, python_path
from menagerie.core import registry
from menagerie.core.registry import all_games, game_ids

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


@pytest.mark.slow
def test_every_command_knows_it(menagerie: Callable[..., list[str]], tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    simulate = ("simulate", "goofspiel", "--seats", "3", "--games", "200", "--json")
    arena = ("arena", "goofspiel", "--seats", "2", "--bots", "random,greedy", "--deals", "4")
    listed, simulated, rated, *spoken = menagerie(
        (("games", "--json"), ""),
        (simulate, ""),
        ((*arena, "--seed", "3", "--jobs", "2", "--json"), ""),
        *in_language("ru", record),
        *in_language("en", record),
    )
    games = {game["id"]: game for game in json.loads(listed)}
    assert games["goofspiel"]["seats"] == [2, 3, 4, 5]
    assert json.loads(simulated)["moves"] == 200 * 39
    assert set(json.loads(rated)["bots"]) == {"random", "greedy"}
    for said, says in zip(
        spoken,
        (
            *("Гуфшпиль", "остаются на кону", "На кону", ""),
            *("Goofspiel", "stay at stake", "At stake", ""),
        ),
        strict=True,
    ):
        assert says in said


def in_language(lang: str, record: str) -> list[tuple[tuple[str, ...], str]]:
    """Commands that speak: who is there, a rule, a game, and the same again from its record."""
    play = ("play", "goofspiel", "--seats", "2", "--seed", "4", "--save", record)
    return [
        (("games", "--lang", lang), ""),
        (("rules", "goofspiel", "GS-07", "--lang", lang), ""),
        ((*play, "--lang", lang), "h\n?\n" + "1\n" * 13),
        (("replay", record, "--check", "--lang", lang), ""),
    ]


def test_it_is_batched_on_the_cpu_and_in_kernels(python: Run) -> None:
    done = python("-c", BATCH, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [1, 1, 1, 1]


PYTEST = ("-m", "pytest", "-p", "menagerie.testing.plugin", "-p", "no:cacheprovider", "-q")


@pytest.mark.slow
def test_its_own_tests_and_the_laws_pass_in_its_folder(python: Run) -> None:
    done = python(*PYTEST, cwd=EXAMPLE)
    assert done.returncode == 0, done.stdout


def changed(installed: Path, folder: Path, code: str) -> Path:
    """A package that offers another game, or none that loads."""
    shutil.copytree(installed, folder / "packages")
    (folder / "packages" / "goofspiel" / "__init__.py").write_text(code)
    return folder / "packages"


def test_who_asks_for_a_broken_game_is_told_why(
    installed: Path, python: Run, tmp_path: Path
) -> None:
    path = python_path(changed(installed, tmp_path, "import nonsense"))
    asked = python("-m", "menagerie", "simulate", "goofspiel", "--seats", "2", PYTHONPATH=path)
    assert asked.returncode == 2
    assert asked.stderr.strip().endswith("ModuleNotFoundError: No module named 'nonsense'.")


@pytest.fixture
def offering(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Begins anew to look for games, in these packages first."""

    def forgotten() -> dict[str, ModuleType]:
        registry._offered.cache_clear()
        registry._loads.cache_clear()
        names = [one for one in sys.modules if one.split(".")[0] == "goofspiel"]
        return {name: sys.modules.pop(name) for name in names}

    def offer(packages: Path) -> None:
        monkeypatch.syspath_prepend(packages)
        monkeypatch.setattr(registry, "_known", {})
        before.update(forgotten())

    before: dict[str, ModuleType] = {}
    yield offer
    forgotten()
    sys.modules.update(before)


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
    installed: Path,
    offering: Callable[[Path], None],
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    code: str,
    says: str,
) -> None:
    house = game_ids()
    offering(changed(installed, tmp_path, code.format(house=house[0])))
    assert {game.id for game in all_games()} == {*house} - {"goofspiel"}
    assert caplog.messages == [
        f"The game 'goofspiel' of the package menagerie-goofspiel 0.1.0 does not load: {says}."
    ]


def test_a_taken_name_stays_with_who_has_it(
    installed: Path,
    offering: Callable[[Path], None],
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    packages, house = tmp_path / "packages", game_ids()
    shutil.copytree(installed, packages)
    points = next(packages.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text() + f"{house[0]} = goofspiel:GAME\n")
    offering(packages)
    assert [game.id for game in all_games()] == sorted({*house, "goofspiel"})
    offered = "the one offered by menagerie-goofspiel 0.1.0"
    assert caplog.messages == [f"There is a game {house[0]!r} already; {offered} is left out."]
