"""A printed fact is corrected in one place, and everything a player is shown follows.

Each case changes one fact in a copy of the game. What must be true there is in `follows.py`.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.fantasy_realms import follows
from games.fantasy_realms.position import GAME
from games.fantasy_realms.rules_table import differences
from menagerie.games.fantasy_realms.printed import PRINTED
from mutant import check_mutant

ROOT = Path(__file__).parents[3]
CASES: dict[Callable[[], None], dict[str, str]] = {
    follows.a_strength: {'"mountain", 9': '"mountain", 10'},
    follows.a_bonus: {"1, With(25, suits=(WIZARD,))": "1, With(26, suits=(BEAST,))"},
    follows.a_friend: {"11, With(30, names=(RAINSTORM,))": "11, With(30, names=(BLIZZARD,))"},
    follows.a_penalty: {
        "LosesForEach(3, (ARMY, FLAME))": "LosesForEach(4, (LEADER, FLOOD), other=FLOOD)"
    },
    follows.a_victim: {"Target(LAND, but=(MOUNTAIN,))": "Target(LAND, but=(FOREST,))"},
    follows.company: {"BlanksItself(needs=FLAME)": "BlanksItself(needs=BEAST, shuns=LEADER)"},
    follows.what_is_cleared: {"Clears((WEATHER,))": "Clears((BEAST,))"},
    follows.a_scale: {"Collection({3: 10": "Collection({2: 5, 3: 10"},
    follows.what_may_be_taken: {"Raises((ARMY, LEADER, WIZARD, BEAST))": "Raises((WIZARD, FLOOD))"},
    follows.what_it_may_become: {
        "Becomes((ARTIFACT, LEADER, WIZARD, WEAPON, BEAST))": "Becomes((WEAPON, BEAST))"
    },
    follows.a_name: {
        '"Island", "Остров", "Островом", "Острова"': '"Atoll", "Атолл", "Атоллом", "Атолла"'
    },
    follows.seen_in_print: {
        "ForEach(9, (WEAPON, ARTIFACT)), reconstructed=True": "ForEach(9, (WEAPON, ARTIFACT))"
    },
}


@pytest.mark.rule("FR-01")
def test_the_rules_say_of_every_card_what_is_printed_on_it() -> None:
    assert differences() == {"RULES.md": set(), "RULES.ru.md": set()}


@pytest.mark.rule("FR-01")
def test_the_picture_on_the_home_page_shows_what_is_printed() -> None:
    picture = ROOT / "web" / "src" / "games" / "fantasy_realms" / "HomePicture.svelte"
    shown = re.findall(r"face\('(\w+)', '(\w+)', (\d+)\)", picture.read_text())
    assert len(shown) == 4
    printed = {(card.id, PRINTED.suits[card.suit], str(card.strength)) for card in PRINTED.cards}
    assert set(shown) <= printed


@pytest.mark.rule("FR-01")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_everything_follows_from_one_place(case: Callable[[], None], tmp_path: Path) -> None:
    check_mutant(GAME, CASES[case], case, tmp_path)
