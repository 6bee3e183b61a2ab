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
FACTS = ("components.py", "names.py")  # the files of a game in which its printed facts stand


def change(game: Game, changes: Mapping[str, str], copy: Path) -> None:
    """Copy a game with these changes, each made in the one place where its text stands."""
    shutil.copytree(game.folder, copy)
    files = [copy / name for name in FACTS if (copy / name).exists()]
    for old, new in changes.items():
        texts = {file: file.read_text(encoding="utf-8") for file in files}
        (place,) = (file for file, text in texts.items() for _ in range(text.count(old)))
        place.write_text(texts[place].replace(old, new), encoding="utf-8")


def ask_mutant(
    game: Game, changes: Mapping[str, str], question: Callable[[str], Any], folder: Path
) -> Any:
    """The answer of `question("changed")`, plain JSON, where the package `changed` is the changed
    game."""
    change(game, changes, folder / "changed")
    answer = f"runpy.run_path({inspect.getsourcefile(question)!r})[{question.__name__!r}]"
    code = f"import json, runpy\nprint(json.dumps({answer}('changed')))"
    return json.loads(what_is_said(folder, code))


def check_mutant(
    game: Game, changes: Mapping[str, str], check: Callable[[], None], folder: Path
) -> None:
    """Run a check where the changed game has the name of the game."""
    change(game, changes, folder / game.id)
    code = (
        f"import menagerie.games\nmenagerie.games.__path__.insert(0, {str(folder)!r})\n"
        f"import {check.__module__} as checks\nchecks.{check.__name__}()\nprint('it does', end='')"
    )
    assert what_is_said(folder, code) == "it does"


def what_is_said(folder: Path, code: str) -> str:
    """What code prints where packages of this folder are found, in a process of its own."""
    said, complaints = mother("interpreted", CORE).ask(
        f"import sys\nsys.path.insert(0, {str(folder)!r})\n{code}"
    )
    assert said, complaints
    return said
