"""The page about bots: its example plays, and its table names the levels as the program does."""

import re
from pathlib import Path

import pytest

from menagerie.arena.tournament import Plan, run
from menagerie.bots.catalogue import BOTS, LEVELS, get_bot
from menagerie.core.errors import Unknown
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


def test_the_table_of_levels_has_the_ids_and_names_that_people_see() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \|", PAGE, re.M)
    assert rows == re.findall(r"(\w+) \((\w+)\)", LEVELS.en)
    assert dict(rows) == {bot: BOTS[bot].title.en for bot, _ in rows}


def test_an_unknown_level_is_refused_with_the_ids_and_names_of_all() -> None:
    with pytest.raises(Unknown, match=r"greedy \(Casual\)"):
        get_bot("casual")
