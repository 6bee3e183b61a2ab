"""The examples of docs/bots.md run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.arena.tournament import Plan, run
from menagerie.bots import BOTS
from picking import some_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def test_the_bot_of_the_page_has_about_twenty_lines_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = EXAMPLES[0]
    assert len([line for line in source.splitlines() if line.strip()]) <= 20
    (tmp_path / "patient.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run(Plan(some_game(3).id, 3, ("random", "patient:PatientBot"), 1), jobs=1)
    assert len(result.results) == 6


@pytest.mark.parametrize("source", EXAMPLES[1:])
def test_the_other_examples_run(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.bots.BOTS", dict(BOTS))
    exec(compile(source, "docs/bots.md", "exec"), {})
