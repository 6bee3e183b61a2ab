"""What a score is made of: a bonus or penalty names exactly the cards that made it, and a card that
blanks itself says why."""

import random

import pytest

from games.fantasy_realms.position import GAME, mask, number
from menagerie.core.state.bits import u64
from menagerie.core.state.record import Mask
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms.choices import EVERYTHING, best_choice
from menagerie.games.fantasy_realms.explain import CardSheet, score_tree, sheet
from menagerie.games.fantasy_realms.forms import BOOK_AT, COPY_AT, PLAIN, SUIT_AT, put
from menagerie.games.fantasy_realms.readings import KEYS, readings_of
from menagerie.games.fantasy_realms.scoring import worth


def form_of(doppelganger: str = "", book: str = "") -> Mask:
    """What Doppelgänger copies, and which card the Book gives which suit."""
    form = put(PLAIN, COPY_AT, number(doppelganger)) if doppelganger else PLAIN
    if book:
        card, suit = book.split()
        form = put(put(form, BOOK_AT, number(card)), SUIT_AT, c.SUIT_IDS.index(suit))
    return form


def pad(cards: str, **choices: str) -> dict[str, CardSheet]:
    """The score pad of a hand by card ids."""
    return {c.CARD_IDS[row.card]: row for row in sheet(mask(cards), form_of(**choices))}


def makers(row: CardSheet) -> list[tuple[int, list[str]]]:
    """Each part of a bonus, with the cards by their ids."""
    return [(part.points, [c.CARD_IDS[card] for card in part.cards]) for part in row.bonuses]


def lines(cards: str, lang: str, **choices: str) -> dict[str, list[str]]:
    """By card: what is said of it."""
    words = GAME.words
    tree = score_tree(mask(cards), form_of(**choices))
    return {
        words.text(line, lang): [words.text(part, lang) for part in line.parts] for line in tree
    }


@pytest.mark.rule("FR-44")
def test_each_run_is_named_with_its_points() -> None:
    row = pad("gem_of_order candle elven_longbow earth_elemental dragon collector war_dirigible")
    run = ["candle", "elven_longbow", "earth_elemental", "gem_of_order"]
    assert makers(row["gem_of_order"]) == [(30, run)]
    two = "gem_of_order earth_elemental cavern water_elemental rangers queen"
    assert makers(pad(two)["gem_of_order"]) == [
        (10, ["earth_elemental", "rangers", "cavern"]),
        (10, ["water_elemental", "gem_of_order", "queen"]),
    ]


@pytest.mark.rule("FR-40")
def test_of_two_alternatives_the_one_that_pays_is_named() -> None:
    assert makers(pad("unicorn princess queen enchantress")["unicorn"]) == [(30, ["princess"])]
    assert makers(pad("unicorn queen enchantress")["unicorn"]) == [(15, ["enchantress"])]
    assert makers(pad("king knights rangers queen")["king"]) == [
        (40, ["knights", "rangers", "queen"])
    ]
    assert makers(pad("king knights rangers")["king"]) == [(10, ["knights", "rangers"])]
    # "With" pays once: one of two wizards is enough.
    assert makers(pad("magic_wand collector enchantress")["magic_wand"]) == [(25, ["collector"])]


@pytest.mark.rule("FR-43")
def test_a_copy_has_no_part_in_a_collection() -> None:
    row = pad("collector king queen princess doppelganger", doppelganger="king")["collector"]
    assert makers(row) == [(10, ["king", "queen", "princess"])]


@pytest.mark.rule("FR-41")
def test_a_card_that_counts_itself_is_named_too() -> None:
    row = pad("rangers book_of_changes forest", book="rangers land")["rangers"]
    assert makers(row) == [(20, ["forest", "rangers"])]
    assert makers(pad("candle bell_tower book_of_changes", book="candle wizard")["candle"]) == [
        (100, ["bell_tower", "candle", "book_of_changes"])
    ]


@pytest.mark.rule("FR-32", "FR-39")
def test_a_penalty_names_the_cards_it_counts() -> None:
    assert pad("swamp knights candle")["swamp"].hurt_by == [c.CANDLE, c.KNIGHTS]
    assert pad("swamp knights candle rangers")["swamp"].hurt_by == [c.CANDLE]
    assert pad("dragon king")["dragon"].lacks == [c.WIZARD]
    said = lines("dragon king", "ru")["Дракон"]
    assert said == ["основная сила", "штраф: нет активной карты масти «колдун»"]


@pytest.mark.rule("FR-39", "FR-47", "FR-50", "FR-60")
def test_reasons_say_what_the_choices_did() -> None:
    cards = "doppelganger book_of_changes candle bell_tower dragon warlord"
    found = lines(cards, "en", doppelganger="dragon", book="bell_tower wizard")
    given = "Book of Changes gave Bell Tower the suit wizard"
    assert found["Candle"][1:] == ["bonus: Bell Tower, Book of Changes", given]
    assert found["Bell Tower (suit: wizard)"][1:] == ["bonus: Bell Tower", given]
    assert found["Dragon"][1:] == ["no penalty, thanks to Bell Tower", given]
    assert found["Book of Changes"][1:] == ["gives Bell Tower the suit wizard"]
    copies = "Doppelgänger copies Dragon, all but its bonus"
    assert found["Doppelgänger (as Dragon)"][-1] == copies


@pytest.mark.rule("FR-37", "FR-38")
def test_a_card_that_blanks_itself_says_why() -> None:
    assert lines("smoke king", "ru")["Дым"] == ["блокируется: нет активной карты масти «пламя»"]
    assert lines("warship king", "en")["Warship"] == ["blanked: no active card of the suit flood"]
    with_weather = lines("war_dirigible knights rainstorm", "en")["War Dirigible"]
    assert with_weather == ["blanked: Rainstorm in hand"]
    both = lines("war_dirigible king rainstorm", "ru")["Дирижабль"]
    assert both == [
        "блокируется: нет активной карты масти «войско»",
        "блокируется: на руке Ливень",
    ]
    # It saw a copy of Smoke, which then went out as well (F8).
    copied = pad("war_dirigible knights smoke doppelganger", doppelganger="smoke")
    assert copied["war_dirigible"].shuns == [c.DOPPELGANGER]
    assert copied["doppelganger"].lacks == [c.FLAME]


@pytest.mark.rule("FR-36")
def test_in_a_loop_each_is_blanked_by_the_others_of_it() -> None:
    rows = pad("basilisk doppelganger king", doppelganger="basilisk")
    assert rows["basilisk"].blanked_by == [c.DOPPELGANGER]
    assert rows["doppelganger"].blanked_by == [c.BASILISK]
    assert not rows["king"].blanked


@pytest.mark.rule("FR-39", "FR-40")
def test_reasons_of_random_hands_add_up() -> None:
    rng = random.Random(17)
    for n in range(600):
        hand = u64(sum(1 << card for card in rng.sample(range(53), 8)))
        form = u64(best_choice(hand, PLAIN, EVERYTHING)[1]) if n % 3 == 0 else PLAIN
        if n % 2:  # a disputed reading is explained as it is scored
            form = u64(int(form) | readings_of([rng.choice(KEYS)]))
        rows = sheet(hand, form)
        assert sum(row.points for row in rows) == worth(hand, form)[0]
        for row in rows:
            assert sum(part.points for part in row.bonuses) == row.bonus
            own_fault = row.lacks if not row.penalty else []
            assert row.blanked == bool(row.blanked_by or own_fault or row.shuns)
            assert not row.penalty or row.hurt_by or row.lacks


@pytest.mark.rule("FR-43", "FR-45", "FR-46", "FR-60")
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("cards", "copied"),
    [
        ("forest elven_archers doppelganger unicorn war_dirigible", "elven_archers"),
        ("world_tree mirage shapeshifter king fountain_of_life", ""),
        ("collector mirage shapeshifter doppelganger wildfire", ""),
    ],
)
def test_reasons_add_up_under_every_reading(cards: str, copied: str, key: str) -> None:
    hand, form = mask(cards), u64(int(form_of(doppelganger=copied)) | readings_of([key]))
    rows = sheet(hand, form)
    assert sum(row.points for row in rows) == worth(hand, form)[0]
    for row in rows:
        assert sum(part.points for part in row.bonuses) == row.bonus
