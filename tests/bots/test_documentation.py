"""The bot of docs/bots.md is as short as it says, and goes to the arena."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.arena.tournament import Plan, run
from picking import some_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE, re.S)[0]


def test_the_bot_of_the_page_has_about_twenty_lines_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len([line for line in EXAMPLE.splitlines() if line.strip()]) <= 20
    (tmp_path / "patient.py").write_text(EXAMPLE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run(Plan(some_game(2).id, 2, ("random", "patient:PatientBot"), 1), jobs=1)
    assert len(result.results) == 2
