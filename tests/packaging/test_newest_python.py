"""The newest Python that the package names: installed as a reader installs it, it checks and plays.

`make test` runs on one Python, usually an older one. For the newest others of our requirements are
chosen, above all another NumPy.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from doors.stranger import clone
from installing import ROOT
from menagerie.core.registry import game_ids
from menagerie.testing.effort import EFFORT
from server.harness import GAME, Person, ServerApart, play_on, run
from sharing import made_once

pytestmark = pytest.mark.slow
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEWEST = f"3.{int(PROJECT['requires-python'].rpartition('.')[2]) - 1}"
TOOLS = ("mypy", "pytest", "hypothesis", "gymnasium", "pettingzoo")
# A compiler takes half a minute of a core for each game: in `make test` it compiles one.
COMPILED = sorted(game_ids())[: None if EFFORT > 1 else 1]
PLAY = """
import sys
import menagerie
for game in sys.argv[1:]:
    match = menagerie.new(game, seats=3, seed=5)
    while not match.over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[len(match.moves) * 7 % len(moves)])
    print(game, match.scores)
"""
ENVIRONMENTS = """
import sys
from pettingzoo.test import api_test
from menagerie.envs import gymnasium, pettingzoo
for game in sys.argv[1:]:
    api_test(pettingzoo.env(game, seats=3), num_cycles=30)
    envs = gymnasium.make_vec(game, seats=3, num_envs=4, opponents="random")
    observations, infos = envs.reset(seed=7)
    for _ in range(20):
        observations = envs.step(observations["action_mask"].argmax(axis=1))[0]
"""


def newest() -> str | None:
    """Return the path of the newest Python: on the path, or where pyenv or uv keep theirs."""
    kept = [*(Path.home() / ".pyenv/versions").glob(f"{NEWEST}.*/bin/python")]
    kept += (Path.home() / ".local/share/uv/python").glob(f"cpython-{NEWEST}.*/bin/python3")
    on_path = shutil.which(f"python{NEWEST}")
    return next((str(one) for one in sorted(kept)), None) or (on_path if runs(on_path) else None)


def runs(program: str | None) -> bool:
    """Whether there is such a program, and no stand-in of pyenv's that refuses to run."""
    return (
        program is not None
        and not subprocess.run([program, "--version"], capture_output=True, check=False).returncode
    )


def bare(**variables: str) -> dict[str, str]:
    """The environment without what points at this checkout."""
    ours = ("PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ours and not name.startswith("MENAGERIE_")
    }
    return {**kept, **variables}


def do(folder: Path, *words: str, **variables: str) -> str:
    done = subprocess.run(
        words, cwd=folder, env=bare(**variables), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def install(folder: Path) -> None:
    """`make play` without the web client, and tools in the versions that the checks use."""
    clone(folder / "clone")
    do(folder / "clone", "make", ".venv/installed", f"PYTHON={newest()}")
    pinned = (ROOT / "requirements/test.txt").read_text(encoding="utf-8")
    versions = folder / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]*", pinned, re.M)))
    pip = (".venv/bin/python", "-m", "pip", "install", "--quiet", "--no-compile")
    do(folder / "clone", *pip, "-c", str(versions), *TOOLS)


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if sys.version_info[:2] == tuple(map(int, NEWEST.split("."))):
        pytest.skip(f"Python {NEWEST} runs all the checks")
    if newest() is None:
        pytest.skip(f"there is no Python {NEWEST} here: `uv python install {NEWEST}` brings one")
    return made_once(tmp_path_factory, "newest", install) / "clone"


def test_types(checkout: Path) -> None:
    do(checkout, ".venv/bin/mypy", "src/menagerie")


def test_every_game_is_played_interpreted(checkout: Path) -> None:
    said = do(checkout, ".venv/bin/python", "-c", PLAY, *game_ids(), MENAGERIE_MODE="interpreted")
    assert len(said.splitlines()) == len(game_ids())


@pytest.mark.parametrize("game", COMPILED)
def test_compiled_rules_play_the_same_games(checkout: Path, game: str) -> None:
    words = (".venv/bin/menagerie", "simulate", game, "--seats", "3", "--games", "20", "--json")
    scores = r'"scores": .*'
    said = [
        re.findall(scores, do(checkout, *words, MENAGERIE_MODE=mode))
        for mode in ("interpreted", "compiled")
    ]
    assert said[0]
    assert said[0] == said[1]


def test_the_environments_play(checkout: Path) -> None:
    words = (".venv/bin/python", "-c", ENVIRONMENTS, *game_ids())
    do(checkout, *words, MENAGERIE_MODE="interpreted")


def test_the_server_lets_a_table_play(checkout: Path, tmp_path: Path) -> None:
    class Newest(ServerApart):
        def program(self) -> list[str]:
            return [str(checkout / ".venv/bin/menagerie"), "serve"]

        def environment(self) -> dict[str, str]:
            return bare(MENAGERIE_MODE="interpreted")

    async def play(server: ServerApart) -> None:
        person = Person(server)
        table = await person.post("/tables/quick", {"game": GAME.id, "name": "Ann"})
        live = await person.live(table["table"])
        assert await play_on(live, seat=0, most=4) == 4
        await live.close()

    server = Newest(tmp_path)
    try:
        run(play(server))
    finally:
        server.stop()
