"""The example game, installed beside Menagerie as anybody would install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages that holds the example; nothing is downloaded."""
    folder = tmp_path_factory.mktemp("example")
    # pip builds where the sources lie: not in the checkout.
    shutil.copytree(
        EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("*.egg-info", "build")
    )
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-index", "--no-deps", "--no-build-isolation"),
            *("--target", str(folder / "packages"), str(folder / "source")),
        ],
        check=True,
        env={**os.environ, "PIP_ROOT_USER_ACTION": "ignore"},
    )
    return folder / "packages"


@pytest.fixture(scope="session")
def python(installed: Path) -> Run:
    """Runs Python where both are installed: python("-m", "menagerie", "games")."""

    def run(
        *args: str, typed: str = "", cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(ROOT / "src"), str(installed)])
        return subprocess.run(
            [sys.executable, *args],
            input=typed,
            cwd=cwd,
            env={**os.environ, "LC_ALL": "en_US.UTF-8", "PYTHONPATH": path, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def menagerie(python: Run) -> Run:
    def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
        done = python("-m", "menagerie", *args, **more)
        assert done.returncode == 0, done.stderr
        return done

    return run
