"""Disputed readings: what the total hangs on is said, and another reading may be taken (FR-60)."""

from typing import Any

import pytest

from games.fantasy_realms.position import number
from menagerie.core.errors import MenagerieError
from menagerie.games.fantasy_realms.calculator import calculate, count_hand
from menagerie.games.fantasy_realms.readings import KEYS
from menagerie.games.fantasy_realms.score_tool import disputed_readings

# By reading: a hand that hangs on it, choices, and the totals by the usual and the other reading.
CASES: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "fountain_excludes_self": ("fountain_of_life king", {}, 10, 9),
    "collector_best_suit_only": (
        "collector enchantress necromancer king queen princess",
        {},
        91,
        81,
    ),
    "wild_is_no_suit": ("world_tree mirage shapeshifter", {}, 2, 52),
    "forest_each_archers_copy": (
        "forest elven_archers doppelganger",
        {"doppelganger": "elven_archers"},
        44,
        56,
    ),
    "blanking_cycle_still_blanks_others": (
        "basilisk doppelganger king",
        {"doppelganger": "basilisk"},
        8,
        0,
    ),
    "blanked_rangers_warship_do_not_clear": (
        "wildfire rangers blizzard dragon warlock_lord book_of_changes",
        {"book_of_changes": {"card": "dragon", "suit": "army"}},
        123,
        118,
    ),
    "dirigible_needs_army_despite_rangers": (
        "war_dirigible rangers book_of_changes",
        {"book_of_changes": {"card": "rangers", "suit": "flame"}},
        43,
        8,
    ),
    "no_self_count_after_book": (  # Bell Tower is the wizard that it needs
        "bell_tower book_of_changes",
        {"book_of_changes": {"card": "bell_tower", "suit": "wizard"}},
        26,
        11,
    ),
    "wild_order_chosen": (  # Mirage is an army first, and Doppelgänger copies it
        "king queen empress unicorn magic_wand doppelganger mirage",
        {"doppelganger": "mirage", "mirage": "rangers"},
        94,
        144,
    ),
}
# A card that the Book gives a suit, and the totals by the usual reading of FR-41 and the other.
SELF_COUNTS = [
    ("king", "army", 3 + 8 + 5, 3 + 8),
    ("princess", "army", 3 + 2 + 8, 3 + 2),  # "other" is said of leaders only
    ("dragon", "wizard", 3 + 30, 3 + 30 - 40),
    ("swamp", "flame", 3 + 18 - 3, 3 + 18),
    ("elven_archers", "weather", 3 + 10, 3 + 10 + 5),
    ("smoke", "flame", 3 + 27, 3),
    ("war_dirigible", "army", 3 + 35, 3),
    ("warlord", "army", 3 + 4 + 4, 3 + 4),
]


def disputed(cards: list[str], choices: Any) -> dict[str, int]:
    found = disputed_readings(count_hand(cards, choices), "en")
    return {one.key: one.total for one in found}


@pytest.mark.rule("FR-29", "FR-32", "FR-36", "FR-41", "FR-43", "FR-45", "FR-46", "FR-60", "FR-66")
@pytest.mark.parametrize("key", CASES)
def test_another_reading_gives_another_total(key: str) -> None:
    cards, choices, usual, other = CASES[key]
    assert calculate(cards.split(), choices)["score"] == usual
    assert calculate(cards.split(), choices, [key])["score"] == other
    assert disputed(cards.split(), choices)[key] == other


@pytest.mark.rule("FR-41", "FR-60")
@pytest.mark.parametrize(("card", "suit", "usual", "other"), SELF_COUNTS)
def test_a_card_of_a_new_suit_counts_itself_or_never_does(
    card: str, suit: str, usual: int, other: int
) -> None:
    cards, choices = [card, "book_of_changes"], {"book_of_changes": {"card": card, "suit": suit}}
    assert calculate(cards, choices)["score"] == usual
    found = calculate(cards, choices, ["no_self_count_after_book"])
    assert found["score"] == other
    # The reasons are those of the reading.
    counted = count_hand(cards, choices, ["no_self_count_after_book"])
    row = next(one for one in counted.sheet.cards if one.card == number(card))
    assert row.card not in {*row.hurt_by, *(one for part in row.bonuses for one in part.cards)}


@pytest.mark.rule("FR-29", "FR-50", "FR-60")
def test_the_best_choice_goes_by_the_order_of_the_wild_cards() -> None:
    cards = CASES["wild_order_chosen"][0].split()
    assert calculate(cards, "best")["score"] == 103
    found = calculate(cards, "best", ["wild_order_chosen"])
    assert (found["score"], found["choices"]["doppelganger"]) == (144, "mirage")
    assert disputed(cards, "best") == {"wild_order_chosen": 144}


@pytest.mark.rule("FR-34", "FR-60")
def test_wildfire_and_a_wild_card_that_stayed_wild() -> None:
    cards = ["wildfire", "mirage", "world_tree", "candle"]
    assert calculate(cards, {})["score"] == 40 + 0 + 2 + 50 - 50 + 2
    assert "mirage" in calculate(cards, {}, ["wildfire_blanks_wild"])["blanked"]


@pytest.mark.rule("FR-44", "FR-60")
def test_the_runs_of_the_gem() -> None:
    two = ["gem_of_order", "shield_of_keth", "elven_longbow", "forge", "bell_tower", "forest"]
    usual = calculate(two, {})["score"]
    assert usual - calculate(two, {}, ["gem_longest_run_only"])["score"] == 10
    double = ["gem_of_order", "cavern", "shield_of_keth", "rangers", "queen", "earth_elemental"]
    assert (
        calculate(double, {})["score"]
        > calculate(double, {}, ["gem_duplicates_never_reused"])["score"]
    )


@pytest.mark.rule("FR-60")
def test_an_undisputed_hand_hangs_on_nothing() -> None:
    assert disputed(["mountain", "smoke", "wildfire"], "best") == {}


@pytest.mark.rule("FR-60")
def test_an_unknown_reading_is_refused_with_those_there_are() -> None:
    with pytest.raises(MenagerieError, match=KEYS[0]):
        calculate(["king"], "best", ["nonsense"])
