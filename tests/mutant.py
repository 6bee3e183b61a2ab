"""A game with one printed fact changed: a copy of its folder, imported in a process of its own."""

import inspect
import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from menagerie.core.game import Game
from nursery import mother

# What changed games are imported into: everything but games.
CORE = "import menagerie.cli.table.plain, menagerie.core.rule_search, menagerie.testing.worlds"


def ask_mutant(
    game: Game, changes: Mapping[str, str], question: Callable[[str], Any], folder: Path
) -> Any:
    """The answer of `question("changed")`, plain JSON, where the package `changed` is a copy of the
    game with `changes` made in the text of its components.py."""
    shutil.copytree(game.folder, folder / "changed")
    file = folder / "changed" / "components.py"
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"components.py has {text.count(old)} times {old!r}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return json.loads(
        what_is_said(
            folder,
            "import json, runpy, sys\n"
            f"answer = runpy.run_path({inspect.getsourcefile(question)!r})[{question.__name__!r}]\n"
            "json.dump(answer('changed'), sys.stdout)",
        )
    )


def what_is_said(folder: Path, code: str) -> str:
    """What code prints where packages of this folder are found, in a process of its own."""
    said, complaints = mother("interpreted", CORE).ask(
        f"import sys\nsys.path.insert(0, {str(folder)!r})\n{code}"
    )
    assert said, complaints
    return said
