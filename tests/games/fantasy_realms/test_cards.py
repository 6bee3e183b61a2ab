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
@pytest.mark.parametrize(
    ("card", "others", "value", "choices"),
    [
        pytest.param("mountain", "smoke wildfire", 59, {}, marks=pytest.mark.rule("FR-61")),
        pytest.param("mountain", "smoke candle", 9, {}, marks=pytest.mark.rule("FR-61")),
        pytest.param("cavern", "dragon dwarvish_infantry", 31, {}, marks=pytest.mark.rule("FR-62")),
        pytest.param("cavern", "hydra", 6, {}, marks=pytest.mark.rule("FR-62")),
        pytest.param(
            "bell_tower", "collector enchantress", 23, {}, marks=pytest.mark.rule("FR-63")
        ),
        pytest.param("bell_tower", "king", 8, {}, marks=pytest.mark.rule("FR-63")),
        pytest.param(
            "forest", "hydra unicorn elven_archers", 43, {}, marks=pytest.mark.rule("FR-64")
        ),
        pytest.param("earth_elemental", "forest cavern", 34, {}, marks=pytest.mark.rule("FR-65")),
        pytest.param(
            "fountain_of_life", "great_flood dragon", 33, {}, marks=pytest.mark.rule("FR-66")
        ),
        pytest.param("fountain_of_life", "dragon", 2, {}, marks=pytest.mark.rule("FR-66")),
        pytest.param("fountain_of_life", "smoke", 2, {}, marks=pytest.mark.rule("FR-66")),
        pytest.param("swamp", "knights candle king", 12, {}, marks=pytest.mark.rule("FR-67")),
        pytest.param("great_flood", "king", 32, {}, marks=pytest.mark.rule("FR-68")),
        pytest.param("island", "king", 14, {}, marks=pytest.mark.rule("FR-69")),
        pytest.param("water_elemental", "swamp island", 34, {}, marks=pytest.mark.rule("FR-70")),
        pytest.param(
            "water_elemental",
            "doppelganger",
            19,
            {"doppelganger": "water_elemental"},
            marks=pytest.mark.rule("FR-70"),
        ),
        pytest.param("rainstorm", "swamp island", 28, {}, marks=pytest.mark.rule("FR-71")),
        pytest.param(
            "blizzard", "knights king hydra candle", 10, {}, marks=pytest.mark.rule("FR-72")
        ),
        pytest.param("smoke", "candle", 27, {}, marks=pytest.mark.rule("FR-73")),
        pytest.param("smoke", "king", 0, {}, marks=pytest.mark.rule("FR-73")),
        pytest.param("whirlwind", "rainstorm blizzard", 53, {}, marks=pytest.mark.rule("FR-74")),
        pytest.param("whirlwind", "rainstorm great_flood", 53, {}, marks=pytest.mark.rule("FR-74")),
        pytest.param("whirlwind", "rainstorm", 13, {}, marks=pytest.mark.rule("FR-74")),
        pytest.param("whirlwind", "blizzard", 13, {}, marks=pytest.mark.rule("FR-74")),
        pytest.param(
            "air_elemental", "blizzard rainstorm", 34, {}, marks=pytest.mark.rule("FR-75")
        ),
        pytest.param("wildfire", "king", 40, {}, marks=pytest.mark.rule("FR-76")),
        pytest.param(
            "candle",
            "book_of_changes bell_tower collector",
            102,
            {},
            marks=pytest.mark.rule("FR-77"),
        ),
        pytest.param(
            "candle", "book_of_changes bell_tower", 2, {}, marks=pytest.mark.rule("FR-77")
        ),
        pytest.param("forge", "magic_wand world_tree", 27, {}, marks=pytest.mark.rule("FR-78")),
        pytest.param("lightning", "rainstorm", 41, {}, marks=pytest.mark.rule("FR-79")),
        pytest.param("lightning", "blizzard", 11, {}, marks=pytest.mark.rule("FR-79")),
        pytest.param("fire_elemental", "candle forge", 34, {}, marks=pytest.mark.rule("FR-80")),
        pytest.param("knights", "king", 20, {}, marks=pytest.mark.rule("FR-81")),
        pytest.param("knights", "rangers", 12, {}, marks=pytest.mark.rule("FR-81")),
        pytest.param("elven_archers", "king", 15, {}, marks=pytest.mark.rule("FR-82")),
        pytest.param("elven_archers", "rainstorm", 10, {}, marks=pytest.mark.rule("FR-82")),
        pytest.param("light_cavalry", "forest cavern", 13, {}, marks=pytest.mark.rule("FR-83")),
        pytest.param("dwarvish_infantry", "knights", 13, {}, marks=pytest.mark.rule("FR-84")),
        pytest.param("rangers", "forest cavern", 25, {}, marks=pytest.mark.rule("FR-85")),
        pytest.param("collector", "king queen princess", 17, {}, marks=pytest.mark.rule("FR-86")),
        pytest.param("beastmaster", "hydra dragon", 27, {}, marks=pytest.mark.rule("FR-87")),
        pytest.param("necromancer", "king", 3, {}, marks=pytest.mark.rule("FR-88")),
        pytest.param("warlock_lord", "king collector", 5, {}, marks=pytest.mark.rule("FR-89")),
        pytest.param(
            "enchantress", "forest swamp whirlwind forge", 25, {}, marks=pytest.mark.rule("FR-90")
        ),
        pytest.param("king", "knights rangers", 18, {}, marks=pytest.mark.rule("FR-91")),
        pytest.param("king", "knights rangers queen", 48, {}, marks=pytest.mark.rule("FR-91")),
        pytest.param("queen", "knights rangers", 16, {}, marks=pytest.mark.rule("FR-92")),
        pytest.param("queen", "knights rangers king", 46, {}, marks=pytest.mark.rule("FR-92")),
        pytest.param("princess", "knights collector king", 26, {}, marks=pytest.mark.rule("FR-93")),
        pytest.param("warlord", "knights rangers", 29, {}, marks=pytest.mark.rule("FR-94")),
        pytest.param("empress", "knights king queen", 15, {}, marks=pytest.mark.rule("FR-95")),
        pytest.param("unicorn", "princess queen", 39, {}, marks=pytest.mark.rule("FR-96")),
        pytest.param("unicorn", "queen empress", 24, {}, marks=pytest.mark.rule("FR-96")),
        pytest.param("unicorn", "enchantress", 24, {}, marks=pytest.mark.rule("FR-96")),
        pytest.param("unicorn", "king", 9, {}, marks=pytest.mark.rule("FR-96")),
        pytest.param("basilisk", "swamp", 35, {}, marks=pytest.mark.rule("FR-97")),
        pytest.param("warhorse", "king collector", 20, {}, marks=pytest.mark.rule("FR-98")),
        pytest.param("warhorse", "knights", 6, {}, marks=pytest.mark.rule("FR-98")),
        pytest.param("dragon", "collector", 30, {}, marks=pytest.mark.rule("FR-99")),
        pytest.param("dragon", "king", -10, {}, marks=pytest.mark.rule("FR-99")),
        pytest.param("hydra", "swamp", 40, {}, marks=pytest.mark.rule("FR-100")),
        pytest.param("hydra", "mirage", 40, {"mirage": "swamp"}, marks=pytest.mark.rule("FR-100")),
        pytest.param("warship", "swamp", 23, {}, marks=pytest.mark.rule("FR-101")),
        pytest.param("warship", "forest", 0, {}, marks=pytest.mark.rule("FR-101")),
        pytest.param("magic_wand", "collector", 26, {}, marks=pytest.mark.rule("FR-102")),
        pytest.param("magic_wand", "king", 1, {}, marks=pytest.mark.rule("FR-102")),
        pytest.param("sword_of_keth", "king", 17, {}, marks=pytest.mark.rule("FR-103")),
        pytest.param(
            "sword_of_keth", "king shield_of_keth", 47, {}, marks=pytest.mark.rule("FR-103")
        ),
        pytest.param("sword_of_keth", "shield_of_keth", 7, {}, marks=pytest.mark.rule("FR-103")),
        pytest.param(
            "elven_longbow", "warlord elven_archers", 33, {}, marks=pytest.mark.rule("FR-104")
        ),
        pytest.param("elven_longbow", "beastmaster", 33, {}, marks=pytest.mark.rule("FR-104")),
        pytest.param("elven_longbow", "king", 3, {}, marks=pytest.mark.rule("FR-104")),
        pytest.param("war_dirigible", "knights", 35, {}, marks=pytest.mark.rule("FR-105")),
        pytest.param("war_dirigible", "knights whirlwind", 0, {}, marks=pytest.mark.rule("FR-105")),
        pytest.param("shield_of_keth", "king", 19, {}, marks=pytest.mark.rule("FR-106")),
        pytest.param(
            "shield_of_keth", "king sword_of_keth", 44, {}, marks=pytest.mark.rule("FR-106")
        ),
        pytest.param("gem_of_order", "cavern forest", 15, {}, marks=pytest.mark.rule("FR-107")),
        pytest.param("world_tree", "king forest", 52, {}, marks=pytest.mark.rule("FR-108")),
        pytest.param("world_tree", "king queen", 2, {}, marks=pytest.mark.rule("FR-108")),
        pytest.param("book_of_changes", "king", 3, {}, marks=pytest.mark.rule("FR-109")),
        pytest.param("protection_rune", "dragon", 1, {}, marks=pytest.mark.rule("FR-110")),
        pytest.param("dragon", "protection_rune", 30, {}, marks=pytest.mark.rule("FR-110")),
        pytest.param(
            "shapeshifter",
            "magic_wand",
            0,
            {"shapeshifter": "king"},
            marks=pytest.mark.rule("FR-111"),
        ),
        pytest.param(
            "mirage", "rangers", 0, {"mirage": "forest"}, marks=pytest.mark.rule("FR-112")
        ),
        pytest.param(
            "doppelganger",
            "knights",
            12,
            {"doppelganger": "knights"},
            marks=pytest.mark.rule("FR-113"),
        ),
    ],
)
def test_a_card_in_company(card: str, others: str, value: int, choices: dict[str, Any]) -> None:
    assert rows(f"{card} {others}", choices)[card] == value


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
