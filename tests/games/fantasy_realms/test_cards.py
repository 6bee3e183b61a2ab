"""The 53 cards: the deck, and what each card does."""

from typing import Any

import pytest

from games.fantasy_realms.position import blanked, points, rows
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import tables
from menagerie.games.fantasy_realms.names import CARD


@pytest.mark.rule("FR-01")
def test_the_deck() -> None:
    assert len(set(c.CARD_IDS)) == 53
    assert len({name.ru for name in CARD}) == len({name.en for name in CARD}) == 53
    assert [int(tables.STRENGTH[5 * s : 5 * s + 5].sum()) for s in range(11)] == [
        34, 69, 82, 66, 67, 49, 35, 92, 69, 15, 0,
    ]  # fmt: skip
    assert (min(tables.STRENGTH), max(tables.STRENGTH)) == (0, 40)


def book(card: str, suit: str) -> dict[str, Any]:
    return {"book_of_changes": {"card": card, "suit": suit}}


# The card, its hand, its points there, choices.
COMPANY: list[tuple[str, str, int, dict[str, Any]]] = [
    ("mountain", "smoke wildfire", 59, {}),
    ("mountain", "smoke candle", 9, {}),
    ("cavern", "dragon dwarvish_infantry", 31, {}),
    ("cavern", "hydra", 6, {}),
    ("bell_tower", "collector enchantress", 23, {}),
    ("bell_tower", "king", 8, {}),
    ("forest", "hydra unicorn elven_archers", 43, {}),
    ("earth_elemental", "forest cavern", 34, {}),
    ("fountain_of_life", "great_flood dragon", 33, {}),
    ("fountain_of_life", "dragon", 2, {}),
    ("fountain_of_life", "smoke", 2, {}),
    ("swamp", "knights candle king", 12, {}),
    ("great_flood", "king", 32, {}),
    ("island", "king", 14, {}),
    ("water_elemental", "swamp island", 34, {}),
    ("water_elemental", "doppelganger", 19, {"doppelganger": "water_elemental"}),
    ("rainstorm", "swamp island", 28, {}),
    ("blizzard", "knights king hydra candle", 10, {}),
    ("smoke", "candle", 27, {}),
    ("smoke", "king", 0, {}),
    ("whirlwind", "rainstorm blizzard", 53, {}),
    ("whirlwind", "rainstorm great_flood", 53, {}),
    ("whirlwind", "rainstorm", 13, {}),
    ("whirlwind", "blizzard", 13, {}),
    ("air_elemental", "blizzard rainstorm", 34, {}),
    ("wildfire", "king", 40, {}),
    ("candle", "book_of_changes bell_tower collector", 102, {}),
    ("candle", "book_of_changes bell_tower", 2, {}),
    ("forge", "magic_wand world_tree", 27, {}),
    ("lightning", "rainstorm", 41, {}),
    ("lightning", "blizzard", 11, {}),
    ("fire_elemental", "candle forge", 34, {}),
    ("knights", "king", 20, {}),
    ("knights", "rangers", 12, {}),
    ("elven_archers", "king", 15, {}),
    ("elven_archers", "rainstorm", 10, {}),
    ("light_cavalry", "forest cavern", 13, {}),
    ("dwarvish_infantry", "knights", 13, {}),
    ("rangers", "forest cavern", 25, {}),
    ("collector", "king queen princess", 17, {}),
    ("beastmaster", "hydra dragon", 27, {}),
    ("necromancer", "king", 3, {}),
    ("warlock_lord", "king collector", 5, {}),
    ("enchantress", "forest swamp whirlwind forge", 25, {}),
    ("king", "knights rangers", 18, {}),
    ("king", "knights rangers queen", 48, {}),
    ("queen", "knights rangers", 16, {}),
    ("queen", "knights rangers king", 46, {}),
    ("princess", "knights collector king", 26, {}),
    ("warlord", "knights rangers", 29, {}),
    ("empress", "knights king queen", 15, {}),
    ("unicorn", "princess queen", 39, {}),
    ("unicorn", "queen empress", 24, {}),
    ("unicorn", "enchantress", 24, {}),
    ("unicorn", "king", 9, {}),
    ("basilisk", "swamp", 35, {}),
    ("warhorse", "king collector", 20, {}),
    ("warhorse", "knights", 6, {}),
    ("dragon", "collector", 30, {}),
    ("dragon", "king", -10, {}),
    ("hydra", "swamp", 40, {}),
    ("hydra", "mirage", 40, {"mirage": "swamp"}),
    ("warship", "swamp", 23, {}),
    ("warship", "forest", 0, {}),
    ("magic_wand", "collector", 26, {}),
    ("magic_wand", "king", 1, {}),
    ("sword_of_keth", "king", 17, {}),
    ("sword_of_keth", "king shield_of_keth", 47, {}),
    ("sword_of_keth", "shield_of_keth", 7, {}),
    ("elven_longbow", "warlord elven_archers", 33, {}),
    ("elven_longbow", "beastmaster", 33, {}),
    ("elven_longbow", "king", 3, {}),
    ("war_dirigible", "knights", 35, {}),
    ("war_dirigible", "knights whirlwind", 0, {}),
    ("shield_of_keth", "king", 19, {}),
    ("shield_of_keth", "king sword_of_keth", 44, {}),
    ("gem_of_order", "cavern forest", 15, {}),
    ("world_tree", "king forest", 52, {}),
    ("world_tree", "king queen", 2, {}),
    ("book_of_changes", "king", 3, {}),
    ("protection_rune", "dragon", 1, {}),
    ("dragon", "protection_rune", 30, {}),
    ("shapeshifter", "magic_wand", 0, {"shapeshifter": "king"}),
    ("mirage", "rangers", 0, {"mirage": "forest"}),
    ("doppelganger", "knights", 12, {"doppelganger": "knights"}),
]


# The rules of the cards are in their order.
@pytest.mark.rule(
    "FR-61", "FR-62", "FR-63", "FR-64", "FR-65", "FR-66", "FR-67", "FR-68", "FR-69", "FR-70",
    "FR-71", "FR-72", "FR-73", "FR-74", "FR-75", "FR-76", "FR-77", "FR-78", "FR-79", "FR-80",
    "FR-81", "FR-82", "FR-83", "FR-84", "FR-85", "FR-86", "FR-87", "FR-88", "FR-89", "FR-90",
    "FR-91", "FR-92", "FR-93", "FR-94", "FR-95", "FR-96", "FR-97", "FR-98", "FR-99", "FR-100",
    "FR-101", "FR-102", "FR-103", "FR-104", "FR-105", "FR-106", "FR-107", "FR-108", "FR-109",
    "FR-110", "FR-111", "FR-112", "FR-113",
)  # fmt: skip
@pytest.mark.parametrize(("card", "others", "value", "choices"), COMPANY)
def test_a_card_in_company(card: str, others: str, value: int, choices: dict[str, Any]) -> None:
    assert rows(f"{card} {others}", choices)[card] == value


def test_every_card_is_tried_in_company() -> None:
    assert {card for card, *_ in COMPANY} == {*c.CARD_IDS}


@pytest.mark.rule("FR-68", "FR-71", "FR-72", "FR-76", "FR-97")
@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("great_flood knights forest mountain candle lightning king", set()),
        ("great_flood knights forest candle lightning king", {"knights", "forest", "candle"}),
        ("rainstorm candle lightning king", {"candle"}),
        ("blizzard swamp island king", {"swamp", "island"}),
        (
            "wildfire knights king hydra swamp forest unicorn dragon",
            {"knights", "king", "hydra", "swamp", "forest"},
        ),
        ("wildfire mountain great_flood collector smoke magic_wand world_tree candle", set()),
        ("wildfire island cavern", {"cavern"}),
        ("basilisk knights king hydra swamp collector", {"knights", "king", "hydra"}),
    ],
)
def test_what_a_card_blanks(hand: str, gone: set[str]) -> None:
    assert blanked(hand) == gone


@pytest.mark.rule("FR-69")
def test_island_saves_the_flood() -> None:
    assert points("island great_flood knights king", {"island": "great_flood"}) == 14 + 32 + 20 + 13
    assert points("island swamp knights king", {"island": "swamp"}) == 14 + 18 + 20 + 13


@pytest.mark.rule("FR-41")
@pytest.mark.parametrize(
    ("card", "suit", "value"),
    [
        ("dragon", "wizard", 30),
        ("knights", "leader", 20),
        ("smoke", "flame", 27),
        ("rangers", "land", 15),
        ("king", "army", 13),
        ("swamp", "flame", 15),
        ("princess", "army", 10),
        ("princess", "leader", 2),
        ("warlock_lord", "leader", 15),
        ("warlock_lord", "wizard", 25),
        ("candle", "wizard", 2),
    ],
)
def test_a_card_counts_itself_unless_it_says_other(card: str, suit: str, value: int) -> None:
    hand = f"{card} book_of_changes"
    choices = book(card, suit) if suit != c.SUIT_IDS[c.CARD_IDS.index(card) // 5] else {}
    assert rows(hand, choices)[card] == value


@pytest.mark.rule("FR-50")
def test_doppelganger_copies_the_printed_card_without_its_bonus() -> None:
    # Strength and penalty, not the bonus: Empress copied among two leaders.
    hand, choices = "empress knights doppelganger", {"doppelganger": "empress"}
    assert rows(hand, choices) == {"empress": 20, "knights": 20, "doppelganger": 10}
    # "Other" is relative to the copy.
    twins = {"doppelganger": "dwarvish_infantry"}
    assert points("dwarvish_infantry doppelganger", twins) == 26
    # The Book changes the original only.
    both = {**book("knights", "flood"), "doppelganger": "knights"}
    assert rows("knights doppelganger book_of_changes warlord", both)["warlord"] == 24
    # Clearing is a bonus and not copied.
    assert points("protection_rune dragon", {}) == 31
    assert rows("doppelganger mirage", {"doppelganger": "mirage"})["doppelganger"] == 0


@pytest.mark.rule("FR-43")
@pytest.mark.parametrize(
    ("others", "choices", "value"),
    [
        ("king queen", {}, 7),
        ("king queen princess", {}, 17),
        ("king queen princess warlord", {}, 47),
        ("king queen princess warlord empress", {}, 107),
        ("king queen princess knights rangers elven_archers", {}, 27),  # two suits
        ("king queen doppelganger", {"doppelganger": "king"}, 7),  # a copy is the same name
        ("king queen shapeshifter", {"shapeshifter": "king"}, 7),
        ("king queen shapeshifter", {"shapeshifter": "empress"}, 17),
        ("mirage shapeshifter doppelganger", {}, 17),  # wild is a suit
        (
            "king queen princess warlord empress book_of_changes knights",
            book("knights", "leader"),
            107,
        ),
    ],
)
def test_collector(others: str, choices: dict[str, Any], value: int) -> None:
    assert rows(f"collector {others}", choices)["collector"] == value


@pytest.mark.rule("FR-44")
@pytest.mark.parametrize(
    ("others", "value"),
    [
        ("cavern", 5),
        ("cavern forest", 15),
        ("cavern forest bell_tower", 35),
        ("cavern forest bell_tower mountain", 65),
        ("cavern forest bell_tower mountain shield_of_keth", 105),
        ("cavern forest bell_tower mountain shield_of_keth elven_longbow", 155),
        ("cavern forest bell_tower mountain shield_of_keth elven_longbow candle", 155),
        ("cavern forest dwarvish_infantry island whirlwind", 25),  # two runs
        ("earth_elemental cavern shield_of_keth enchantress queen", 25),  # 4-5-6 twice
        ("mirage magic_wand candle", 15),
    ],
)
def test_gem_of_order(others: str, value: int) -> None:
    assert rows(f"gem_of_order {others}")["gem_of_order"] == value


@pytest.mark.rule("FR-45")
def test_forest_counts_the_archers_once() -> None:
    hand, choices = "forest elven_archers doppelganger", {"doppelganger": "elven_archers"}
    assert rows(hand, choices)["forest"] == 19


@pytest.mark.rule("FR-46")
def test_world_tree_and_wild_cards() -> None:
    assert rows("world_tree mirage king")["world_tree"] == 52
    assert rows("world_tree mirage shapeshifter")["world_tree"] == 2
    # Blanked cards are ignored: Basilisk blanks both leaders.
    assert rows("world_tree king queen basilisk")["world_tree"] == 52


@pytest.mark.rule("FR-40")
def test_the_better_of_two_alternatives() -> None:
    assert rows("unicorn princess empress")["unicorn"] == 39
    assert rows("cavern dragon dwarvish_infantry")["cavern"] == 31


@pytest.mark.rule("FR-94", "FR-66")
def test_copied_strength_counts() -> None:
    copy = {"doppelganger": "knights"}
    assert rows("warlord knights doppelganger", copy)["warlord"] == 44
    flood = {"doppelganger": "great_flood"}
    hand = "fountain_of_life doppelganger great_flood blizzard"
    assert rows(hand, flood)["fountain_of_life"] == 0  # frozen
