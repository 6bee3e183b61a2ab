"""The tutorial builds the example game: its files, and what works after every step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.pages import TUTORIAL, Block, blocks
from installing import EXAMPLE, ROOT

TALK = """
import doctest, sys
flags = doctest.IGNORE_EXCEPTION_DETAIL
sys.exit(doctest.testfile("look.txt", module_relative=False, optionflags=flags).failed)
"""


def files() -> dict[str, str]:
    return {block.file: block.text for block in blocks(TUTORIAL) if block.file}


def steps() -> Iterator[tuple[list[Block], Block]]:
    """The files there are, and a look at what works with them."""
    there: list[Block] = []
    for block in blocks(TUTORIAL):
        if block.file:
            there.append(block)
        elif block.is_dialogue:
            yield list(there), block


def test_its_files_are_the_example() -> None:
    example = {
        str(file.relative_to(EXAMPLE)): file.read_text(encoding="utf-8")
        for file in EXAMPLE.rglob("*")
        if file.suffix in (".py", ".toml", ".md") and "egg-info" not in str(file)
    }
    del example["README.md"]
    assert files() == example, "python -m tools.tutorial writes them anew"


@pytest.mark.parametrize(("there", "look"), list(steps()))
def test_every_step_works(there: list[Block], look: Block, tmp_path: Path) -> None:
    for block in there:
        file = tmp_path / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")
    (tmp_path / "look.txt").write_text(look.text, encoding="utf-8")
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path / "src")])
    done = subprocess.run(
        [sys.executable, "-c", TALK],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "MENAGERIE_MODE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
