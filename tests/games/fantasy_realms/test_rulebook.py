"""The rulebook's own score sheets, examples, questions and answers."""

import pytest

from games.fantasy_realms.position import blanked, points, rows

FIRST_SHEET = "mountain wildfire smoke great_flood whirlwind mirage air_elemental"
SECOND_SHEET = "candle book_of_changes shield_of_keth gem_of_order queen sword_of_keth bell_tower"


@pytest.mark.rule("FR-21", "FR-30", "FR-31", "FR-51", "FR-56")
def test_the_first_score_sheet_is_260() -> None:
    choices = {"mirage": "rainstorm"}
    assert points(FIRST_SHEET, choices) == 260
    assert rows(FIRST_SHEET, choices) == {
        "mountain": 59,
        "wildfire": 40,
        "smoke": 27,
        "great_flood": 32,
        "whirlwind": 53,
        "mirage": 0,
        "air_elemental": 49,
    }
    assert points(FIRST_SHEET, "best") == 260


@pytest.mark.rule("FR-41", "FR-44", "FR-47", "FR-53")
@pytest.mark.parametrize(
    "target", ["candle", "shield_of_keth", "gem_of_order", "sword_of_keth", "bell_tower"]
)
def test_the_second_score_sheet_adds_up_to_380(target: str) -> None:
    """The printed sum, 360, is not the sum of its rows; any of five cards may be the wizard."""
    choices = {"book_of_changes": {"card": target, "suit": "wizard"}}
    assert rows(SECOND_SHEET, choices) == {
        "candle": 102,
        "book_of_changes": 3,
        "shield_of_keth": 44,
        "gem_of_order": 155,
        "queen": 6,
        "sword_of_keth": 47,
        "bell_tower": 23,
    }
    assert points(SECOND_SHEET, choices) == 380


@pytest.mark.rule("FR-47", "FR-55")
def test_the_queen_as_wizard_costs_the_second_sheet_its_leader() -> None:
    assert points(SECOND_SHEET, {"book_of_changes": {"card": "queen", "suit": "wizard"}}) == 300
    assert points(SECOND_SHEET, "best") == 380


@pytest.mark.rule("FR-40")
def test_with_counts_once() -> None:
    assert rows("magic_wand collector enchantress")["magic_wand"] == 26


@pytest.mark.rule("FR-30", "FR-35")
def test_cavern_clears_blizzard_and_then_drowns() -> None:
    hand = "blizzard great_flood wildfire cavern"
    assert blanked(hand) == {"wildfire", "cavern"}
    assert points(hand) == 62


@pytest.mark.rule("FR-35", "FR-39")
def test_without_cavern_blizzard_freezes_the_flood() -> None:
    hand = "blizzard great_flood wildfire"
    assert blanked(hand) == {"great_flood"}
    assert rows(hand) == {"blizzard": 25, "great_flood": 0, "wildfire": 40}


@pytest.mark.rule("FR-36", "FR-50")
def test_two_basilisks_blank_each_other() -> None:
    hand, choices = "basilisk doppelganger", {"doppelganger": "basilisk"}
    assert blanked(hand, choices) == {"basilisk", "doppelganger"}
    assert points(hand, choices) == 0


@pytest.mark.rule("FR-31", "FR-36")
def test_two_basilisks_live_under_a_beastmaster() -> None:
    hand = "basilisk doppelganger beastmaster"
    assert rows(hand, {"doppelganger": "basilisk"}) == {
        "basilisk": 35,
        "doppelganger": 35,
        "beastmaster": 27,
    }


@pytest.mark.rule("FR-47")
def test_the_book_leaves_the_name() -> None:
    """Queen as a wizard still is Queen to the King and Unicorn."""
    choices = {"book_of_changes": {"card": "queen", "suit": "wizard"}}
    assert rows("king queen knights unicorn book_of_changes", choices) == {
        "king": 28,
        "queen": 26,
        "knights": 20,
        "unicorn": 24,
        "book_of_changes": 3,
    }


@pytest.mark.rule("FR-32")
def test_rangers_do_not_save_armies_from_wildfire() -> None:
    assert blanked("rangers knights wildfire") == {"rangers", "knights"}


@pytest.mark.rule("FR-52")
def test_shapeshifter_may_be_just_some_weapon() -> None:
    """For World Tree and Forge only the suit matters."""
    for weapon in ("warship", "magic_wand", "sword_of_keth", "elven_longbow", "war_dirigible"):
        assert rows("world_tree forge shapeshifter", {"shapeshifter": weapon}) == {
            "world_tree": 52,
            "forge": 27,
            "shapeshifter": 0,
        }


@pytest.mark.rule("FR-44", "FR-51", "FR-52")
def test_wild_cards_are_zero_in_a_run() -> None:
    hand = "gem_of_order shapeshifter magic_wand candle"
    assert rows(hand)["gem_of_order"] == 15
    assert rows(hand, {"shapeshifter": "dragon"})["gem_of_order"] == 15


@pytest.mark.rule("FR-51", "FR-52")
def test_wild_cards_may_stay_what_they_are() -> None:
    assert points("mirage shapeshifter doppelganger knights king") == 33
