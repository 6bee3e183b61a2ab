"""A printed fact is corrected in one place, and everything a player is shown follows.

Each case changes one fact in a copy of the game, which then stands in for the game in a process of
its own. What must be true there is in `follows.py`, under the name of the case.
"""

import re
import shutil
from pathlib import Path

import pytest

import menagerie.games
from games.fantasy_realms.rules_table import differences
from menagerie.games.fantasy_realms.printed import PRINTED
from mutant import what_is_said

ROOT = Path(__file__).parents[3]
RUN = """
import menagerie.games
menagerie.games.__path__.insert(0, {folder!r})
from games.fantasy_realms import follows
follows.{case}()
print("it does", end="")
"""

COMPONENTS, NAMES = "components.py", "names.py"
CASES = {
    "a_strength": (COMPONENTS, '"mountain", 9', '"mountain", 10'),
    "a_bonus": (COMPONENTS, "1, With(25, suits=(WIZARD,))", "1, With(26, suits=(BEAST,))"),
    "a_friend": (COMPONENTS, "11, With(30, names=(RAINSTORM,))", "11, With(30, names=(BLIZZARD,))"),
    "a_penalty": (
        COMPONENTS,
        "LosesForEach(3, (ARMY, FLAME))",
        "LosesForEach(4, (LEADER, FLOOD), other=FLOOD)",
    ),
    "a_victim": (COMPONENTS, "Target(LAND, but=(MOUNTAIN,))", "Target(LAND, but=(FOREST,))"),
    "company": (
        COMPONENTS,
        "BlanksItself(needs=FLAME)",
        "BlanksItself(needs=BEAST, shuns=LEADER)",
    ),
    "what_is_cleared": (COMPONENTS, "Clears((WEATHER,))", "Clears((BEAST,))"),
    "a_scale": (COMPONENTS, "Collection({3: 10", "Collection({2: 5, 3: 10"),
    "what_may_be_taken": (
        COMPONENTS,
        "Raises((ARMY, LEADER, WIZARD, BEAST))",
        "Raises((WIZARD, FLOOD))",
    ),
    "what_it_may_become": (
        COMPONENTS,
        "Becomes((ARTIFACT, LEADER, WIZARD, WEAPON, BEAST))",
        "Becomes((WEAPON, BEAST))",
    ),
    "a_name": (
        NAMES,
        '"Island", "Остров", "Островом", "Острова"',
        '"Atoll", "Атолл", "Атоллом", "Атолла"',
    ),
    "seen_in_print": (
        COMPONENTS,
        "ForEach(9, (WEAPON, ARTIFACT)), reconstructed=True",
        "ForEach(9, (WEAPON, ARTIFACT))",
    ),
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
@pytest.mark.parametrize("case", CASES)
def test_everything_follows_from_one_place(case: str, tmp_path: Path) -> None:
    copy = tmp_path / "fantasy_realms"
    shutil.copytree(Path(menagerie.games.__path__[0]) / "fantasy_realms", copy)
    name, old, new = CASES[case]
    source = (copy / name).read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {name}"
    (copy / name).write_text(source.replace(old, new), encoding="utf-8")
    assert what_is_said(tmp_path, RUN.format(folder=str(tmp_path), case=case)) == "it does"
