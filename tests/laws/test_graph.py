"""The import graph has no circle and points downwards, in the package and in the web client."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools.graph import SOURCE, WEB, Graph

HOUSE = {
    "__init__.py": "from .core.match import new",
    "core/__init__.py": "",
    "core/match.py": "",
    "bots/__init__.py": "",
    "bots/greedy.py": "from menagerie.core import match",
    "games/__init__.py": "",
    "games/one/__init__.py": "from . import rules",
    "games/one/rules.py": "from menagerie.core.match import new",
    "games/two/__init__.py": "",
}


def build(folder: Path, **changed: str) -> Graph:
    """A small house of our own, with some files written anew."""
    source = folder / "menagerie"
    for name, text in {**HOUSE, **changed}.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    return Graph(source)


def test_the_package_has_no_circle_and_nothing_points_upwards() -> None:
    assert Graph(SOURCE).problems() == []


def test_nor_has_the_web_client() -> None:
    node = shutil.which("node")
    assert node is not None, "Node is not installed"
    run = subprocess.run([node, str(WEB)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_house_in_order_has_no_problem(tmp_path: Path) -> None:
    graph = build(tmp_path)
    assert graph.problems() == []
    assert graph.packages["menagerie.games.one"] == {"menagerie.core": 1}


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        (
            "core/match.py",
            "def f():\n    from menagerie.bots import greedy",
            "imports menagerie.bots",
        ),
        ("core/match.py", "import menagerie.games.one", "imports menagerie.games.one"),
        ("games/one/rules.py", "from menagerie.games import two", "imports menagerie.games.two"),
        (
            "games/one/rules.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import GAME",
            "a circle: menagerie.games.one",
        ),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, file: str, text: str, problem: str) -> None:
    found = build(tmp_path, **{file: text}).problems()
    assert any(problem in one for one in found), found
