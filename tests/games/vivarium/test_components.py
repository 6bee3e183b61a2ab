"""Components: counts, sums, and the tables made from them."""

from collections import Counter

import numpy as np
import pytest

from games.vivarium.position import ANIMAL, CIRCLE, DRAGON, MINERAL, PLANT, SQUARE, tool
from menagerie.core.state.bits import members
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium import tables
from menagerie.games.vivarium.words import WORDS


@pytest.mark.rule("VI-01")
def test_the_box_is_complete() -> None:
    assert len(box.CREATURES) == len(set(box.CREATURES)) == 48
    assert len(box.EQUIPMENT) == 16
    assert len(tables.COUNTING) == 21 + 8
    assert len(box.DOMINOES) == 9
    assert tables.TOKENS == len(tables.REWARDED) == 9
    assert len(WORDS.names["card"]) == len(WORDS.help["card"]) == tables.CARDS == 93


def test_creatures_are_spread_evenly() -> None:
    for place in range(3):
        assert set(Counter(card[place] for card in box.CREATURES).values()) == {
            48 // (4 - place // 2)
        }
    assert sum(card.points for card in box.CREATURES) == 96


def test_every_kind_of_equipment_is_there_twice_with_two_symbols() -> None:
    assert set(Counter(card.kind for card in box.EQUIPMENT).values()) == {2}
    assert set(Counter(card.symbol for card in box.EQUIPMENT).values()) == {4}
    assert len({card[:2] for card in box.EQUIPMENT}) == 16
    assert members(tables.BAGS) == [48, 49]
    assert members(tables.HATS) == [50, 51]


@pytest.mark.rule("VI-16", "VI-17", "VI-18", "VI-19", "VI-20", "VI-21", "VI-22", "VI-23", "VI-24")
def test_gems_printed_on_equipment() -> None:
    assert [kind.gems for kind in box.KINDS] == [1, 1, 0, 0, 1, 2, 3, 1]
    assert tables.GEMS[tool(box.MAP, CIRCLE) - 48] == 3


@pytest.mark.rule("VI-18")
def test_hats_show_all_four_species_between_them() -> None:
    shown = [card.species for card in box.EQUIPMENT if card.kind == box.HAT]
    assert sorted(n for pair in shown for n in pair) == [MINERAL, PLANT, ANIMAL, DRAGON]
    hat = tool(box.HAT, SQUARE)
    assert [hat in members(icons) for icons in tables.SPECIES_ICONS] == [True, False, False, True]


def test_contracts_by_type() -> None:
    assert Counter(tables.COUNTING.tolist()) == {
        tables.PAIRS: 12,
        tables.SPECIES_SETS: 1,
        tables.HABITAT_SETS: 1,
        tables.BOTH_SETS: 1,
        tables.CARDS_OF: 4 + 2 + 8,
    }
    assert len({frozenset(pair) for pair in box.PAIRS}) == 12
    # Each icon is wanted by as many pair contracts as any other.
    wanted = Counter(icon for pair in box.PAIRS for icon in pair)
    assert set(wanted.values()) == {3}


def test_dominoes_carry_two_numbers_and_are_sorted_by_players() -> None:
    assert all(a != b and {a, b} <= {1, 2, 3, 4} for a, b in (d.numbers for d in box.DOMINOES))
    assert [d.players for d in box.DOMINOES] == sorted(d.players for d in box.DOMINOES)
    assert tables.IN_PLAY[2:].tolist() == [6, 7, 9]


def test_tokens_name_every_pair_of_species_once() -> None:
    assert len({frozenset(token.species) for token in box.TOKENS if token.species}) == 6
    assert np.bitwise_or.reduce(tables.REWARDED) == tables.ALL_CREATURES | tables.ALL_EQUIPMENT
