"""The compiled scoring against a second, independent one, on many random hands and choices."""

import random
from itertools import product
from typing import Any

import pytest

from games.fantasy_realms.position import mask, number
from games.fantasy_realms.reference import PRINTED, reference
from menagerie.core.running.rule import COMPILED
from menagerie.core.state.bits import members, u64
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.choices import EVERYTHING, best_choice, points_of
from menagerie.games.fantasy_realms.finish import spareable
from menagerie.games.fantasy_realms.forms import (
    BOOK_AT,
    COPY_AT,
    ISLAND_AT,
    MIRAGE_AT,
    PLAIN,
    SHIFT_AT,
    SUIT_AT,
    put,
)
from menagerie.games.fantasy_realms.readings import WILD_ORDER_CHOSEN
from menagerie.games.fantasy_realms.scoring import worth
from menagerie.testing.effort import EFFORT

CHOOSERS = ("doppelganger", "mirage", "shapeshifter", "book_of_changes", "island")
ORDINARY = [card for card in c.CARD_IDS if card not in CHOOSERS]
MIRAGES = list(c.CARD_IDS[:25])
SHIFTS = list(c.CARD_IDS[25:50])


def random_hand(dice: random.Random, size: int, choosers: int) -> list[str]:
    return dice.sample(CHOOSERS, choosers) + dice.sample(ORDINARY, size - choosers)


def random_choices(dice: random.Random, hand: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if "doppelganger" in hand:
        made["doppelganger"] = dice.choice([card for card in hand if card != "doppelganger"])
    if "mirage" in hand:
        made["mirage"] = dice.choice(MIRAGES)
    if "shapeshifter" in hand:
        made["shapeshifter"] = dice.choice(SHIFTS)
    for name in list(made):
        if dice.random() < 0.2:
            del made[name]
    if "book_of_changes" in hand and dice.random() < 0.8:
        card = dice.choice([card for card in hand if card != "book_of_changes"])
        now = PRINTED[made.get(card, card)][0]  # the Book gives another suit
        suit = dice.choice([suit for suit in c.SUIT_IDS[:10] if suit != now])
        made["book_of_changes"] = {"card": card, "suit": suit}
    if "island" in hand and dice.random() < 0.8:
        suits = {card: PRINTED[card][0] for card in hand}
        for wild in ("doppelganger", "mirage", "shapeshifter"):
            if wild in made:
                suits[wild] = PRINTED[made[wild]][0]
        if "book_of_changes" in made:
            suits[made["book_of_changes"]["card"]] = made["book_of_changes"]["suit"]
        wet = [card for card in hand if suits[card] in ("flood", "flame") and card != "island"]
        if wet:
            made["island"] = dice.choice(wet)
    return made


@pytest.mark.rule("FR-29", "FR-33", "FR-35", "FR-36", "FR-38", "FR-39", "FR-42")
@pytest.mark.parametrize("choosers", range(6))
def test_scores_blanks_and_strength_agree(choosers: int) -> None:
    dice = random.Random(choosers)
    for _ in range(500 * EFFORT):
        hand = random_hand(dice, dice.randint(max(2, choosers), 8), choosers)
        choices = random_choices(dice, hand)
        total, _, gone = reference(hand, choices)
        got = calculate(hand, choices)
        assert (got["score"], set(got["blanked"])) == (total, gone), (hand, choices)
        assert got["choices"] == choices


@pytest.mark.rule("FR-35", "FR-36", "FR-38")
def test_hands_full_of_blanking_cards_agree() -> None:
    """Chains and loops are rare in random hands; here they are common."""
    fighters = [
        "rainstorm",
        "blizzard",
        "great_flood",
        "wildfire",
        "basilisk",
        "smoke",
        "warship",
        "war_dirigible",
    ]
    dice = random.Random(99)
    for _ in range(1500 * EFFORT):
        hand = ["doppelganger", "book_of_changes", *dice.sample(fighters, dice.randint(2, 5))]
        hand += dice.sample(["island", "cavern", "knights", "king", "rangers"], 1)
        choices = random_choices(dice, hand)
        total, _, gone = reference(hand, choices)
        got = calculate(hand, choices)
        assert (got["score"], set(got["blanked"])) == (total, gone), (hand, choices)


def every_form(hand: list[str], plain: Any) -> list[Any]:
    """All choices there are, without any cleverness."""
    held = [number(card) for card in hand]
    copies = [c.DOPPELGANGER]
    if c.DOPPELGANGER in held:
        copies = held
    mirages = [c.MIRAGE, *range(25)] if c.MIRAGE in held else [c.MIRAGE]
    shifts = [c.SHAPESHIFTER, *range(25, 50)] if c.SHAPESHIFTER in held else [c.SHAPESHIFTER]
    books: list[tuple[int, int] | None] = [None]
    if c.BOOK_OF_CHANGES in held:
        books += [(card, suit) for card in held if card != c.BOOK_OF_CHANGES for suit in range(10)]
    forms = []
    cards = mask(" ".join(hand))
    for copy, mirage, shift, book in product(copies, mirages, shifts, books):
        form = put(put(put(plain, COPY_AT, copy), MIRAGE_AT, mirage), SHIFT_AT, shift)
        if book is not None:
            form = put(put(form, BOOK_AT, book[0]), SUIT_AT, book[1])
        forms.append(form)
        if c.ISLAND in held:
            forms += [put(form, ISLAND_AT, one) for one in members(spareable(cards, form))]
    return forms


def brute_force(hand: list[str], plain: Any = PLAIN) -> tuple[int, int]:
    """The most points, and of these the least strength."""
    cards = mask(" ".join(hand))
    best = (-(10**9), 0)
    for form in every_form(hand, plain):
        points, strength = worth(cards, form)
        best = max(best, (int(points), -int(strength)))
    return best


def searched(hand: list[str], plain: Any = PLAIN) -> tuple[int, int]:
    cards = mask(" ".join(hand))
    merit, form = best_choice(cards, plain, EVERYTHING)
    points, strength = worth(cards, u64(form))
    assert points_of(merit) == points
    return int(points), -int(strength)


@pytest.mark.rule("FR-55")
@pytest.mark.parametrize(("choosers", "hands"), [(1, 150), (2, 60)])
def test_the_best_choice_is_the_best_of_all_choices(choosers: int, hands: int) -> None:
    dice = random.Random(f"best {choosers}")
    for _ in range(hands if COMPILED else hands // 10):
        hand = random_hand(dice, dice.randint(choosers + 1, 8), choosers)
        assert searched(hand) == brute_force(hand), hand


@pytest.mark.rule("FR-55")
@pytest.mark.skipif(not COMPILED, reason="tens of thousands of choices a hand")
@pytest.mark.parametrize("special", ["", "collector", "world_tree", "wildfire", "great_flood"])
def test_the_best_choice_with_three_choosers(special: str) -> None:
    dice = random.Random(f"three {special}")
    for _ in range(4):
        choosers = dice.sample(CHOOSERS, 3)
        others = [special] if special else []
        others += dice.sample([x for x in ORDINARY if x != special], dice.randint(1, 3))
        assert searched(choosers + others) == brute_force(choosers + others), (choosers, others)


@pytest.mark.rule("FR-55")
@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="hundreds of thousands of choices a hand")
def test_the_best_choice_with_all_wild_cards_and_the_book() -> None:
    dice = random.Random("four")
    for special in ("collector", "candle", "world_tree", "unicorn")[: None if EFFORT > 1 else 2]:
        hand = ["doppelganger", "mirage", "shapeshifter", "book_of_changes", special]
        hand += dice.sample([x for x in ORDINARY if x not in hand], 1)
        assert searched(hand) == brute_force(hand), hand


@pytest.mark.rule("FR-29", "FR-55")
@pytest.mark.skipif(not COMPILED, reason="tens of thousands of choices a hand")
@pytest.mark.parametrize("special", ["king", "collector", "world_tree", "wildfire", "forest"])
@pytest.mark.parametrize("other", ["mirage", "shapeshifter"])
def test_the_best_choice_where_the_order_is_chosen(other: str, special: str) -> None:
    plain = u64(PLAIN | WILD_ORDER_CHOSEN)
    dice = random.Random(f"{other} {special}")
    for _ in range(3):
        hand = ["doppelganger", other, "book_of_changes", special]
        hand += dice.sample([x for x in ORDINARY if x not in hand], 3)
        assert searched(hand, plain) == brute_force(hand, plain), hand
