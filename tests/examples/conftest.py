"""Runs Menagerie where the example game is installed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from installing import ROOT, python_path

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


ALL = """
import json, sys
from dataclasses import asdict
from calling import menagerie
commands = json.load(sys.stdin)
print(json.dumps([asdict(menagerie(*words, typed=typed)) for words, typed in commands]))
"""


@pytest.fixture(scope="session")
def menagerie(python: Run, installed: Path) -> Callable[..., list[str]]:
    """Runs commands one after the other, in one process: what each of them says. A command is its
    words, and what is typed then."""
    path = python_path(installed, ROOT / "tests")

    def run(*commands: tuple[Sequence[str], str]) -> list[str]:
        done = python("-c", ALL, typed=json.dumps(commands), PYTHONPATH=path)
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        assert [one["stderr"] for one in found if one["returncode"]] == []
        return [str(one["stdout"]) for one in found]

    return run
