"""A printed fact is corrected in one place, and everything a player is shown follows.

Each case changes one fact in a copy of the game. What must be true there is in `follows.py`.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.brutal_kingdom import follows
from menagerie.games.brutal_kingdom import GAME
from mutant import check_mutant

CASES: dict[Callable[[], None], dict[str, str]] = {
    follows.a_victim: {"KILL, (WITCH, DRUID)": "KILL, (WITCH, WIZARD)"},
    follows.two_ranks: {"(KING, 17,": "(KING, 15,", "(QUEEN, 15,": "(QUEEN, 17,"},
    follows.two_backs: {"13, LIGHT": "13, DARK", "14, DARK": "14, LIGHT"},
    follows.icons: {"DARK, (0, 2, 0), NOTHING": "DARK, (0, 1, 1), NOTHING"},
    follows.an_effect: {"(0, 1, 0), SWAP_CENTRE": "(0, 1, 0), LOOK_HAND"},
    follows.what_must_be_done: {"SWAP_CENTRE, LOOK_HAND)": "SWAP_CENTRE)"},
    follows.immunity: {"MOST, immune=True": "MOST"},
    follows.the_lower_rank: {"low_rank=0\n": "low_rank=3\n"},
    follows.the_stock: {"4: 13}": "4: 12}"},
    follows.who_stays_in_the_box: {"REMOVED_WITH_THREE = 4": "REMOVED_WITH_THREE = 2"},
    follows.what_was_seen: {"NOTHING, (), RANK_AND_BACK": "NOTHING, (), ()"},
    follows.a_name: {'he("Настоятель", "Настоятеля", "Abbot")': 'he("Аббат", "Аббата", "Abbé")'},
}


@pytest.mark.rule("BK-01", "BK-02", "BK-03")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_everything_follows_from_one_place(case: Callable[[], None], tmp_path: Path) -> None:
    check_mutant(GAME, CASES[case], case, tmp_path)
