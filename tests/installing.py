"""The example game, installed beside Menagerie as anybody would install it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sharing import made_once

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "goofspiel"


def install(source: Path, folder: Path) -> None:
    """Installs a package into `packages` of a folder; nothing is downloaded."""
    # pip builds where the sources lie: not in the checkout.
    copy = folder / "source"
    copy.mkdir(parents=True)
    for part in ("pyproject.toml", "README.md", "LICENSE"):
        if (source / part).exists():
            shutil.copy(source / part, copy)
    shutil.copytree(
        source / "src", copy / "src", ignore=shutil.ignore_patterns("*.egg-info", "static", "docs")
    )
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-index", "--no-deps", "--no-build-isolation"),
            *("--target", str(folder / "packages"), str(copy)),
        ],
        check=True,
        env={**os.environ, "PIP_ROOT_USER_ACTION": "ignore"},
    )


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages that holds the example."""
    example = made_once(tmp_path_factory, "example", lambda folder: install(EXAMPLE, folder))
    return example / "packages"


def python_path(*packages: Path) -> str:
    """Where Python finds Menagerie, and these packages beside it."""
    return os.pathsep.join(map(str, [ROOT / "src", *packages]))
