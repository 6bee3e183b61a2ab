"""The wheel is whole: installed into an empty environment it serves the pages and plays."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from installing import ROOT
from server.harness import GAME, PLAIN, Person, ServerApart, play_on, run
from sharing import made_once
from tools.wheel import problems

pytestmark = pytest.mark.slow
INGREDIENTS = ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


@pytest.fixture(scope="session")
def packages(built: None, documented: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `make dist` would fill."""
    return made_once(tmp_path_factory, "packages", build) / "dist"


def build(copy: Path) -> None:
    for name in INGREDIENTS:
        shutil.copy(ROOT / name, copy)  # setuptools leaves things where it builds
    unwanted = shutil.ignore_patterns("*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", copy / "src", ignore=unwanted)
    do(sys.executable, "-m", "build", "--no-isolation", str(copy))


def do(*command: str) -> None:
    done = subprocess.run(command, env=bare(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def program(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`menagerie` in an environment that holds nothing else than it asks for."""
    (wheel,) = packages.glob("*.whl")
    environment = made_once(tmp_path_factory, "environment", lambda to: install(wheel, to))
    return environment / "bin" / "menagerie"


def install(wheel: Path, folder: Path) -> None:
    do(sys.executable, "-m", "venv", "--without-pip", str(folder))
    python, pip = str(folder / "bin" / "python"), (sys.executable, "-m", "pip")
    quietly = ("--quiet", "--no-deps", "--no-compile", "--disable-pip-version-check")
    do(*pip, "--python", python, "install", *quietly, str(wheel))
    (place,) = folder.glob("lib/python*/site-packages")
    (about,) = place.glob("menagerie_games-*.dist-info")
    for needed in asked_for(PathDistribution(about)):
        for name in {file.parts[0] for file in needed.files or () if file.parts[0] != ".."}:
            if not (place / name).exists():
                (place / name).symlink_to(str(needed.locate_file(name)))


def asked_for(package: Distribution) -> list[Distribution]:
    """What a package without extras asks for, and what that asks for: as it is installed here."""
    found, todo = dict[str, Distribution](), [*(package.requires or ())]
    while todo:
        wanted = Requirement(todo.pop())
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            here = distribution(wanted.name)
            assert wanted.specifier.contains(here.version), wanted
            if wanted.name not in found:
                found[wanted.name] = here
                todo += here.requires or ()
    return list(found.values())


def bare() -> dict[str, str]:
    """The environment without what points at this checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if name != "PYTHONPATH" and not name.startswith("MENAGERIE_")
    }


class Installed(ServerApart):
    """A server of the installed package, with nothing compiled yet."""

    def __init__(self, program: Path, data: Path) -> None:
        self._program = program
        super().__init__(data)

    def program(self) -> list[str]:
        return [str(self._program), "serve"]

    def environment(self) -> dict[str, str]:
        return {**bare(), "MENAGERIE_CACHE": str(self.data / "cache")}


def test_the_packages_hold_what_they_should(packages: Path) -> None:
    assert problems(packages) == []


def test_what_is_missing_is_told(packages: Path, tmp_path: Path) -> None:
    (wheel,), (source,) = packages.glob("*.whl"), packages.glob("*.tar.gz")
    shutil.copy(source, tmp_path)
    assert "0 wheels" in problems(tmp_path)[0]
    command = [sys.executable, "-m", "zipfile", "-e", str(wheel), str(tmp_path / "open")]
    subprocess.run(command, check=True)
    shutil.rmtree(tmp_path / "open/menagerie/server/static")
    shutil.make_archive(str(tmp_path / "open"), "zip", tmp_path / "open")
    (tmp_path / "open.zip").rename(tmp_path / wheel.name)
    assert "it lacks menagerie/server/static/index.html" in problems(tmp_path)


def test_the_plug_in_comes_with_the_package(
    packages: Path, installed: Path, tmp_path: Path
) -> None:
    """Where both are installed, pytest needs to be told nothing to check the laws of a game."""
    (wheel,) = packages.glob("*.whl")
    shutil.unpack_archive(wheel, tmp_path / "packages", "zip")
    path = os.pathsep.join(map(str, [tmp_path / "packages", installed]))
    laws = ("--pyargs", "menagerie.testing.laws.test_declarations", "--menagerie", "goofspiel")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *laws],
        env={**bare(), "MENAGERIE_MODE": "interpreted", "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_it_serves_and_plays(program: Path, tmp_path: Path) -> None:
    server = Installed(program, tmp_path)
    try:
        for path, says in (("/", "<title>"), ("/docs/", "Menagerie")):
            page = httpx.get(server.http + path, **PLAIN)
            assert page.status_code == 200, path
            assert says in page.text
        run(play_some(server))
    finally:
        server.stop()
    assert not [line for line in server.lines if "Traceback" in line or '"trace"' in line]


async def play_some(server: ServerApart) -> None:
    """A few moves against bots, over the socket."""
    person = Person(server)
    table = await person.post("/tables/quick", {"game": GAME.id, "name": "Ann"})
    live = await person.live(table["table"])
    assert {seat["bot"] for seat in live.table["seats"]} == {None, "greedy"}
    assert await play_on(live, seat=0, most=4) == 4
    await live.close()


def test_a_database_that_needs_more_says_so(packages: Path, program: Path, tmp_path: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    command = [str(program), "serve", "--port", "0", "--database", "postgresql://m@127.0.0.1:9/m"]
    done = subprocess.run(
        command,
        env={**bare(), "MENAGERIE_MODE": "interpreted"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert f"-m pip install '{wheel}[postgres]'" in done.stderr
    assert "Traceback" not in done.stderr
