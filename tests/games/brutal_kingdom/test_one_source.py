"""A printed fact is corrected in one place, and everything a player is shown follows.

Each case changes one fact in a copy of the game, which then stands in for the game in a process of
its own. What must be true there is in `follows.py`, under the name of the case.
"""

import shutil
from pathlib import Path

import pytest

import menagerie.games
from mutant import what_is_said

RUN = """
import menagerie.games
menagerie.games.__path__.insert(0, {folder!r})
from games.brutal_kingdom import follows
follows.{case}()
print("it does", end="")
"""

COMPONENTS, NAMES = "components.py", "names.py"
CASES: dict[str, tuple[str, dict[str, str]]] = {
    "a_victim": (COMPONENTS, {"KILL, (WITCH, DRUID)": "KILL, (WITCH, WIZARD)"}),
    "two_ranks": (COMPONENTS, {"(KING, 17,": "(KING, 15,", "(QUEEN, 15,": "(QUEEN, 17,"}),
    "two_backs": (COMPONENTS, {"13, LIGHT": "13, DARK", "14, DARK": "14, LIGHT"}),
    "icons": (COMPONENTS, {"DARK, (0, 2, 0), NOTHING": "DARK, (0, 1, 1), NOTHING"}),
    "an_effect": (COMPONENTS, {"(0, 1, 0), SWAP_CENTRE": "(0, 1, 0), LOOK_HAND"}),
    "what_must_be_done": (COMPONENTS, {"SWAP_CENTRE, LOOK_HAND)": "SWAP_CENTRE)"}),
    "immunity": (COMPONENTS, {"MOST, immune=True": "MOST"}),
    "the_lower_rank": (COMPONENTS, {"low_rank=0\n": "low_rank=3\n"}),
    "the_stock": (COMPONENTS, {"4: 13}": "4: 12}"}),
    "who_stays_in_the_box": (COMPONENTS, {"REMOVED_WITH_THREE = 4": "REMOVED_WITH_THREE = 2"}),
    "what_was_seen": (COMPONENTS, {"NOTHING, (), RANK_AND_BACK": "NOTHING, (), ()"}),
    "a_name": (NAMES, {'he("Настоятель", "Настоятеля", "Abbot")': 'he("Аббат", "Аббата", "Abbé")'}),
}


@pytest.mark.rule("BK-01", "BK-02", "BK-03")
@pytest.mark.parametrize("case", CASES)
def test_everything_follows_from_one_place(case: str, tmp_path: Path) -> None:
    copy = tmp_path / "brutal_kingdom"
    shutil.copytree(Path(menagerie.games.__path__[0]) / "brutal_kingdom", copy)
    name, changes = CASES[case]
    source = (copy / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {name}"
        source = source.replace(old, new)
    (copy / name).write_text(source, encoding="utf-8")
    assert what_is_said(tmp_path, RUN.format(folder=str(tmp_path), case=case)) == "it does"
