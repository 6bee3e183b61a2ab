"""A game with one printed fact changed: a copy of its folder, imported in a process of its own."""

from __future__ import annotations

import inspect
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import menagerie
from menagerie.core.game import Game

TESTS = Path(__file__).parent
SOURCES = Path(menagerie.__file__).parents[1]


def ask_mutant(
    game: Game, changes: Mapping[str, str], question: Callable[[str], Any], folder: Path
) -> Any:
    """The answer of `question("changed")`, plain JSON, where the package `changed` is a copy of the
    game with `changes` made in the text of its components.py."""
    shutil.copytree(game.folder, folder / "changed", ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "changed" / "components.py"
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"components.py has {text.count(old)} times {old!r}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    program = (
        "import json, runpy, sys\n"
        f"answer = runpy.run_path({inspect.getsourcefile(question)!r})[{question.__name__!r}]\n"
        "json.dump(answer('changed'), sys.stdout)"
    )
    paths = os.pathsep.join(map(str, (folder, SOURCES, TESTS)))
    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "MENAGERIE_MODE": "interpreted", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
