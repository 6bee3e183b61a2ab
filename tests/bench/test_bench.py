"""The benches start: each is imported, and the server's plays for a moment."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from picking import some_game

ROOT = Path(__file__).parents[2]
TAKE_TORCH = ("beliefs.py", "learning_profile.py", "nets.py")  # and are tested in tests/learn
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in (ROOT / "bench").rglob("*.py")
    if file.name not in TAKE_TORCH
)


def run(*args: str, **environment: str) -> str:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("module", MODULES)
def test_every_bench_can_be_imported(module: str) -> None:
    import_module(module)


@pytest.mark.slow
def test_the_servers_bench_plays() -> None:
    options = ["--tables", "1", "--rounds", "1", "--seconds", "1", "--warm-up", "0"]
    said = run("bench.server", *options, MENAGERIE_MODE="interpreted")
    moves = re.search(r"menagerie, small.*?│\s*([\d,]+)", said)
    assert moves is not None, said
    assert int(moves[1].replace(",", "")) > 0


def test_the_page_is_made_from_the_results(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The numbers in docs/speed.md are those under bench/results."""
    page = import_module("bench.page")
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr(page, "DOCS", tmp_path)
    page.write()
    for name in ("speed.md", "pictures/speed.svg"):
        assert (tmp_path / name).read_text() == (ROOT / "docs" / name).read_text()


@pytest.mark.slow
def test_a_tree_compared_with_itself_plays_the_same() -> None:
    quick = {"MENAGERIE_BENCH_PROCESSES": "1", "MENAGERIE_BENCH_SECONDS": "0"}
    said = run("bench.compare", str(ROOT / "src"), some_game(2).id, **quick)
    assert said.count("the same") == 3, said
