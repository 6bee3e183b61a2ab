"""The example game, installed beside Menagerie as anybody would install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "goofspiel"


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


def python_path(*packages: Path) -> str:
    """Where Python finds Menagerie, and these packages beside it."""
    return os.pathsep.join(map(str, [ROOT / "src", *packages]))
