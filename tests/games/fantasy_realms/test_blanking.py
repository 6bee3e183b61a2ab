"""Clearing and blanking: the rulings."""

from typing import Any

import pytest

from games.fantasy_realms.position import blanked, points, rows


def book(card: str, suit: str, **others: str) -> dict[str, Any]:
    return {"book_of_changes": {"card": card, "suit": suit}, **others}


@pytest.mark.rule("FR-31")
def test_only_the_printed_card_clears() -> None:
    assert blanked("mirage great_flood knights", {"mirage": "mountain"}) == {"knights"}
    assert (
        blanked("doppelganger mountain great_flood knights", {"doppelganger": "mountain"}) == set()
    )
    assert blanked("shapeshifter basilisk king", {"shapeshifter": "beastmaster"}) == {"king"}


@pytest.mark.rule("FR-31")
@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("smoke cavern", set()),
        ("smoke protection_rune", set()),
        ("warship protection_rune", set()),
        ("war_dirigible protection_rune blizzard", set()),
        ("great_flood mountain knights", set()),
        ("great_flood cavern knights", {"cavern", "knights"}),
    ],
)
def test_clearing_stops_blanking_and_self_blanking(hand: str, gone: set[str]) -> None:
    assert blanked(hand) == gone


@pytest.mark.rule("FR-31", "FR-47")
def test_clearing_looks_at_suits_after_the_book() -> None:
    assert blanked("basilisk king mountain book_of_changes", book("basilisk", "flood")) == set()
    hand = "great_flood mountain knights book_of_changes"
    assert blanked(hand, book("great_flood", "wizard")) == {"knights"}


@pytest.mark.rule("FR-30", "FR-54")
def test_a_blanked_island_still_clears() -> None:
    hand = "island blizzard wildfire basilisk"
    assert points(hand, {"island": "wildfire"}) == 95
    assert blanked(hand, {"island": "wildfire"}) == {"island"}


@pytest.mark.rule("FR-32")
@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("rangers great_flood knights king", 5 + 32 + 20 + 8 + 10),
        ("rangers basilisk knights", 5 + 35 + 12),
        ("rangers blizzard knights", 5 + 30 + 12),
        ("rangers swamp knights", 5 + 18 + 12),
        ("rangers dwarvish_infantry knights", 5 + 15 + 12),
        ("warship great_flood knights", 23 + 32 + 12),
        ("warship swamp knights", 23 + 18 + 12),
        ("warship blizzard swamp knights", 25 + 12),  # Blizzard is no flood
    ],
)
def test_the_word_army_is_struck(hand: str, total: int) -> None:
    assert points(hand) == total


@pytest.mark.rule("FR-32")
def test_war_dirigible_needs_no_army_beside_rangers() -> None:
    # Wildfire burns the Rangers; they have struck the word all the same.
    assert rows("war_dirigible rangers wildfire") == {
        "war_dirigible": 35,
        "rangers": 0,
        "wildfire": 40,
    }
    assert blanked("war_dirigible rangers wildfire smoke") == {"war_dirigible", "rangers"}


@pytest.mark.rule("FR-32")
def test_a_blanked_warship_strikes_too() -> None:
    # Blizzard freezes the flood, so Warship goes out; a flood by the Book keeps its army.
    hand = "warship great_flood blizzard knights king"
    assert blanked(hand) == {"warship", "great_flood"}
    assert points("warship basilisk knights book_of_changes", book("basilisk", "flood")) == 73
    assert (
        points("warship swamp great_flood knights book_of_changes", book("great_flood", "wizard"))
        == 23 + 18 + 32 + 3
    )


@pytest.mark.rule("FR-33", "FR-36")
@pytest.mark.parametrize(
    ("card", "suit", "others"),
    [
        ("blizzard", "flood", "swamp"),
        ("great_flood", "army", "knights"),
        ("great_flood", "flame", "candle"),
        ("great_flood", "land", "forest"),
        ("rainstorm", "flame", "candle"),
        ("basilisk", "leader", "king"),
        ("basilisk", "army", "knights"),
        ("wildfire", "beast", "hydra"),
    ],
)
def test_a_card_that_attacks_itself_blanks_only_itself(card: str, suit: str, others: str) -> None:
    assert blanked(f"{card} {others} book_of_changes", book(card, suit)) == {card}


@pytest.mark.rule("FR-34")
def test_wildfire_spares_wild_cards_that_stay_wild() -> None:
    hand = "wildfire mirage shapeshifter doppelganger swamp"
    assert blanked(hand) == {"swamp"}
    assert blanked(hand, {"mirage": "swamp"}) == {"swamp", "mirage"}
    assert blanked(hand, {"mirage": "island", "shapeshifter": "unicorn"}) == {"swamp"}


@pytest.mark.rule("FR-56")
def test_names_protect() -> None:
    assert blanked("great_flood mirage", {"mirage": "lightning"}) == set()
    assert blanked("great_flood mirage", {"mirage": "candle"}) == {"mirage"}
    assert blanked("rainstorm mirage", {"mirage": "lightning"}) == set()
    assert blanked("wildfire mirage", {"mirage": "mountain"}) == set()
    assert blanked("great_flood mirage", {"mirage": "mountain"}) == set()


@pytest.mark.rule("FR-35")
def test_the_longest_chain() -> None:
    """Blizzard freezes the Flood; Wildfire lives and burns Basilisk; King lives."""
    hand = "blizzard great_flood wildfire basilisk knights"
    assert blanked(hand) == {"great_flood", "basilisk", "knights"}


@pytest.mark.rule("FR-36")
def test_a_loop_of_three_falls_and_spares_the_rest() -> None:
    hand = "great_flood blizzard wildfire book_of_changes"
    choices = book("blizzard", "beast")
    assert blanked(hand, choices) == {"great_flood", "blizzard", "wildfire"}
    assert points(hand, choices) == 3
    assert points(hand + " cavern", choices) == 9


@pytest.mark.rule("FR-36")
def test_basilisk_and_its_copy_blank_nobody_else() -> None:
    hand = "basilisk doppelganger knights king"
    assert points(hand, {"doppelganger": "basilisk"}) == 20 + 8 + 5


@pytest.mark.rule("FR-36")
def test_a_loop_that_is_attacked_from_outside_is_not_a_loop_for_long() -> None:
    """Wildfire burns both Basilisks before they could fall as a loop."""
    hand = "basilisk doppelganger wildfire"
    choices = {"doppelganger": "basilisk"}
    assert blanked(hand, choices) == {"basilisk", "doppelganger"}


@pytest.mark.rule("FR-37")
@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("smoke", {"smoke"}),
        ("smoke candle", set()),
        ("smoke candle great_flood", {"candle", "smoke"}),
        ("warship", {"warship"}),
        ("warship island", set()),
        ("warship island blizzard", {"warship", "island"}),
        ("war_dirigible", {"war_dirigible"}),
        ("war_dirigible knights", set()),
        ("war_dirigible knights rainstorm", {"war_dirigible"}),
        ("war_dirigible knights basilisk", {"war_dirigible", "knights"}),
    ],
)
def test_cards_without_their_company_go_out(hand: str, gone: set[str]) -> None:
    assert blanked(hand) == gone


@pytest.mark.rule("FR-38")
def test_smoke_goes_out_before_the_dirigible_looks_for_weather() -> None:
    assert points("knights smoke war_dirigible") == 47


@pytest.mark.rule("FR-38")
def test_a_copy_of_a_needy_card_goes_out_last() -> None:
    # The copied Smoke is still weather when the Dirigible looks.
    hand, choices = "knights smoke war_dirigible doppelganger", {"doppelganger": "smoke"}
    assert blanked(hand, choices) == {"smoke", "war_dirigible", "doppelganger"}


@pytest.mark.rule("FR-37", "FR-41")
def test_a_warship_made_flood_keeps_itself_afloat() -> None:
    assert rows("warship book_of_changes", book("warship", "flood"))["warship"] == 23
    assert blanked("smoke book_of_changes", book("smoke", "flame")) == set()


@pytest.mark.rule("FR-42")
def test_a_blanked_card_has_no_name_suit_or_strength() -> None:
    # Basilisk blanks the Queen: the King is alone, the Sword has no leader.
    assert rows("king queen knights", None)["king"] == 28
    hand = "queen basilisk sword_of_keth unicorn gem_of_order elven_longbow"
    assert rows(hand) == {
        "queen": 0,
        "basilisk": 35,
        "sword_of_keth": 7,
        "unicorn": 0,
        "gem_of_order": 5,
        "elven_longbow": 3,
    }
