"""Setting up on a machine that lacks something, and after an interruption."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from installing import ROOT

REAL = Path(sys.base_prefix) / "bin" / "python3"
TOOLS = ("sh", "sed", "tail", "head", "find", "rm", "mkdir", "ln", "id", "touch", "dirname")


def program(folder: Path, name: str, script: str) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def tools(folder: Path) -> Path:
    """A machine with the tools of any system, and nothing else."""
    folder.mkdir()
    for name in TOOLS:
        (found,) = [one for one in (Path("/usr/bin", name), Path("/bin", name)) if one.exists()][:1]
        (folder / name).symlink_to(found)
    return folder


def run(script: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "scripts" / script, *words],
        cwd=ROOT,
        env={"PATH": os.defpath, "HOME": "/nonexistent", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("python", "said"),
    [
        (None, "there is no"),
        ("echo 'cannot open shared library'; exit 127", "does not run: cannot open shared library"),
        ("echo 2 7", "is 2.7, which is too old"),
        ("echo 3 10", "is 3.10, which is too old"),
        ("echo 3 14", "is 3.14, which has not been tried"),
        (
            "[ \"$2\" = 'import ensurepip, venv' ] && exit 1; echo 3 12",
            "apt install python3.12-venv",
        ),
    ],
)
def test_an_unsuitable_python_is_refused_in_a_sentence(
    tmp_path: Path, python: str | None, said: str
) -> None:
    name = str(program(tmp_path, "python", python) if python else tmp_path / "python")
    done = run("python.sh", str(tmp_path / "environment"), PYTHON=name)
    assert done.returncode == 1
    assert said in done.stderr
    assert len((done.stdout + done.stderr).splitlines()) == 1
    assert not (tmp_path / "environment").exists()


@pytest.mark.slow
def test_a_half_made_environment_is_made_anew(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([REAL, "-m", "venv", "--without-pip", environment], check=True)
    done = run("python.sh", str(environment), PYTHON=str(REAL))
    assert done.returncode == 0, done.stderr
    subprocess.run([environment / "bin/python", "-m", "pip", "--version"], check=True)


def test_a_folder_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    done = run("python.sh", str(tmp_path), PYTHON=str(REAL))
    assert "is no environment of Python" in done.stderr
    assert (tmp_path / "letter.txt").exists()


def test_after_an_installation_that_failed_all_begins_anew(tmp_path: Path) -> None:
    """Nothing of what was there before counts: it may be half replaced."""
    (tmp_path / "bin").mkdir()
    program(tmp_path / "bin", "python", "exit 1")
    for stamp in ("made", "installed", "tested"):
        (tmp_path / stamp).touch()
    done = run("install.sh", str(tmp_path), "requirements/play.txt")
    assert done.returncode == 1
    assert "type the command again" in done.stderr
    planned = plan(f"{tmp_path}/installed", f"VENV={tmp_path}")
    assert re.search(r"scripts/python\.sh[^!]*scripts/install\.sh", planned, re.S)


def test_what_the_home_page_links_to_is_built_before_it_is_served() -> None:
    page = "src/menagerie/server/docs/index.html"
    assert re.search(rf"make .* {page}\n.*menagerie serve", plan("play"), re.S)
    assert "-m sphinx" in plan(page, "--what-if=docs/index.md")


def plan(*words: str) -> str:
    """The commands that `make` would run."""
    return subprocess.run(
        ["make", "--dry-run", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
    ).stdout


@pytest.mark.slow
def test_a_node_is_brought_where_there_is_none(tmp_path: Path) -> None:
    machine, folder = tools(tmp_path / "bin"), tmp_path / "node"
    pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    there = {"PATH": str(machine), "HOME": str(Path.home()), **pip}
    done = run("node.sh", str(folder), sys.executable, **there)
    assert done.returncode == 0, done.stderr
    assert f"bringing one into {folder}" in done.stdout
    there["PATH"] = f"{folder}/bin:{machine}"
    again = run("node.sh", str(folder), "no-python", **there)
    assert (again.returncode, again.stdout) == (0, ""), "the one that was brought is enough"


@pytest.mark.parametrize(
    ("fakes", "code", "said"),
    [
        ({"browser": "exit 0"}, 0, ""),
        ({"apt-get": "exit 0", "id": "echo 1000"}, 1, "packages: one two. Install it as root"),
        ({"id": "echo 0"}, 1, "packages: one two. Install it as root"),
        ({"apt-get": "exit 0", "id": "echo 0"}, 0, "Installing the system package one"),
        ({"apt-get": "exit 1", "id": "echo 0"}, 1, "one of which the tests need: one two."),
    ],
)
def test_system_packages_are_announced_or_named(
    tmp_path: Path, fakes: dict[str, str], code: int, said: str
) -> None:
    machine = tools(tmp_path / "bin")
    (machine / "id").unlink()
    for name, script in fakes.items():
        program(machine, name, script)
    done = run("system.sh", "browser other", "one two", PATH=str(machine))
    assert done.returncode == code
    assert said in done.stdout + done.stderr
    assert bool(done.stdout + done.stderr) == bool(said)
