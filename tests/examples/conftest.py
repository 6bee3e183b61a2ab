"""Runs Menagerie where the example game is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from installing import python_path

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def python(installed: Path) -> Run:
    """Runs Python where both are installed: python("-m", "menagerie", "games")."""

    def run(
        *args: str, typed: str = "", cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        path = python_path(installed)
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
