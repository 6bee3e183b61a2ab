"""Final scoring (VI-39 … VI-49), and the same by brute force."""

import random
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from games.vivarium.position import (
    ALL_TOOLS,
    ANIMAL,
    BOTH_SETS,
    CIRCLE,
    DESERT,
    DIAMOND,
    DRAGON,
    FEW_TOOLS,
    FOREST,
    HABITAT_SETS,
    MINERAL,
    MOUNTAIN,
    PLANT,
    SPECIES_SETS,
    SQUARE,
    SWAMP,
    SYMBOL_CONTRACT,
    TRIANGLE,
    Desk,
    cards,
    creature,
    pair_contract,
    tool,
)
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.components import BAG, COMPASS, HAT, LAMP, MAP
from menagerie.games.vivarium.counted import counted
from menagerie.games.vivarium.scoring import contract_points, points, progress
from menagerie.games.vivarium.tables import CONTRACT, EQUIPMENT

HERB_HAT = tool(HAT, CIRCLE)  # plant and animal
STONE_HAT = tool(HAT, SQUARE)  # mineral and dragon
BAG_1, BAG_2 = tool(BAG, CIRCLE), tool(BAG, TRIANGLE)


def parts(desk: Desk, seat: int = 0) -> list[int]:
    return [line.points for line in desk.match.score_lines(seat)]


def pays(contract: int, *owned: int, tools_start: int = 1) -> int:
    return int(contract_points(cards(*owned), contract - CONTRACT, tools_start))


# The worked example of the book: 12 + 4 + 6 + 39 = 61.


@pytest.mark.rule("VI-39", "VI-40", "VI-41", "VI-42", "VI-43", "VI-47", "VI-17", "VI-18")
def test_the_worked_example() -> None:
    desk = Desk()
    desk.have(
        0,
        creature(MINERAL, MOUNTAIN, 1),
        creature(MINERAL, MOUNTAIN, 2),
        creature(MINERAL, DESERT, 2),
        creature(MINERAL, FOREST, 1),
        creature(ANIMAL, DESERT, 1),
        creature(DRAGON, SWAMP, 2),
        creature(PLANT, SWAMP, 1),
        creature(PLANT, DESERT, 2),
        HERB_HAT,
        BAG_1,
        tool(COMPASS, CIRCLE),
        pair_contract(box.PLANTS, box.MOUNTAINS),
        pair_contract(box.MINERALS, box.PLANTS),
        pair_contract(box.MOUNTAINS, box.FORESTS),
        SYMBOL_CONTRACT + CIRCLE,
    )
    desk.goals(0, MOUNTAIN, MINERAL)
    desk.s.gems[0] = 4
    desk.s.won[0] = 0b111 << 1
    assert parts(desk) == [12, 4, 6, 39]
    assert points(desk.s, 0) == 61
    assert desk.match.scores[0] == 61
    lines = {line.args["card"]: line.points for line in desk.match.score_lines(0)[3].parts}
    assert sorted(lines.values()) == [3, 4, 5, 9, 9, 9]


@pytest.mark.rule("VI-41", "VI-43")
def test_the_other_reading_of_the_worked_example() -> None:
    """The hat is a pair by itself, and hat and bag do not count for starting contracts."""
    owned = (
        creature(PLANT, SWAMP, 1),
        creature(PLANT, SWAMP, 2),
        creature(PLANT, SWAMP, 3),
        creature(PLANT, MOUNTAIN, 1),
        creature(DRAGON, FOREST, 1),
        creature(DRAGON, DESERT, 2),
        creature(ANIMAL, FOREST, 1),
        creature(ANIMAL, DESERT, 1),
        HERB_HAT,
        BAG_1,
        tool(COMPASS, CIRCLE),
        pair_contract(box.PLANTS, box.ANIMALS),
        pair_contract(box.ANIMALS, box.SWAMPS),
        pair_contract(box.SWAMPS, box.MOUNTAINS),
        SYMBOL_CONTRACT + CIRCLE,
    )
    for option, contracts in ((False, 39), (True, 39 + 1 + 1)):
        desk = Desk(3, tools_in_starting=option)
        desk.have(0, *owned)
        desk.goals(0, SWAMP, PLANT)
        desk.s.gems[0] = 4
        desk.s.won[0] = 0b111 << 1
        assert parts(desk) == [12, 4, 6, contracts]


@pytest.mark.rule("VI-39")
def test_each_column_of_the_pad() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    assert parts(desk) == [0, 0, 0, 0]
    desk.have(0, creature(MINERAL, FOREST, 3), creature(DRAGON, DESERT, 2))
    desk.s.gems[0] = 7
    desk.s.won[0] = 1 << 3 | 1 << 8
    assert parts(desk) == [5, 7, 4, 0]


@pytest.mark.rule("VI-40")
def test_a_card_serves_every_contract() -> None:
    desk = Desk()
    desk.goals(0, FOREST, MINERAL)
    desk.have(0, creature(MINERAL, FOREST, 1), creature(PLANT, MOUNTAIN, 1))
    desk.have(0, pair_contract(box.MINERALS, box.PLANTS), pair_contract(box.MOUNTAINS, box.FORESTS))
    assert parts(desk)[3] == 1 + 1 + 2 + 2


# Starting contracts


@pytest.mark.rule("VI-41", "VI-17", "VI-18")
def test_hats_and_bags_in_starting_contracts_are_one_switch() -> None:
    owned = (creature(PLANT, SWAMP, 1), creature(PLANT, FOREST, 1), HERB_HAT, BAG_1, BAG_2)
    swamps, plants, minerals = CONTRACT + 21 + SWAMP, CONTRACT + 25 + PLANT, CONTRACT + 25 + MINERAL
    assert [pays(c, *owned) for c in (swamps, plants, minerals)] == [1 + 2, 2 + 1, 0]
    assert [pays(c, *owned, tools_start=0) for c in (swamps, plants, minerals)] == [1, 2, 0]


# Pairs


@pytest.mark.rule("VI-42")
@pytest.mark.parametrize(("pairs", "worth"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 14)])
def test_the_table_of_pairs(pairs: int, worth: int) -> None:
    stones = [creature(MINERAL, k % 4, 1 + k // 4) for k in range(7)]
    herbs = [creature(PLANT, k % 4, 1 + k // 4) for k in range(pairs)]
    assert pays(pair_contract(box.MINERALS, box.PLANTS), *stones, *herbs) == worth


@pytest.mark.rule("VI-43")
def test_a_creature_with_both_icons_is_one_half() -> None:
    wanted = pair_contract(box.DRAGONS, box.FORESTS)
    both = [creature(DRAGON, FOREST, p) for p in (1, 2, 3)]
    assert pays(wanted, both[0]) == 0
    assert pays(wanted, *both[:2]) == 2
    assert pays(wanted, *both) == 2
    assert pays(wanted, *both, creature(PLANT, FOREST, 1)) == 5


@pytest.mark.rule("VI-43")
def test_bags_in_pairs_are_any_habitat() -> None:
    wanted = pair_contract(box.MOUNTAINS, box.FORESTS)
    assert pays(wanted, BAG_1) == 0
    assert pays(wanted, BAG_1, BAG_2) == 2
    peaks = [creature(PLANT, MOUNTAIN, p) for p in (1, 2, 3)]
    assert pays(wanted, *peaks, BAG_1, BAG_2) == 5
    assert pays(wanted, *peaks[:1], creature(PLANT, FOREST, 1), BAG_1, BAG_2) == 5
    assert pays(pair_contract(box.PLANTS, box.MOUNTAINS), *peaks, BAG_1) == 5


@pytest.mark.rule("VI-43")
def test_a_hat_with_both_species_is_a_pair_by_itself() -> None:
    wanted = pair_contract(box.PLANTS, box.ANIMALS)
    assert pays(wanted, HERB_HAT) == 2
    assert pays(wanted, STONE_HAT) == 0
    assert pays(wanted, HERB_HAT, creature(PLANT, SWAMP, 1)) == 2
    assert pays(wanted, HERB_HAT, creature(PLANT, SWAMP, 1), creature(ANIMAL, SWAMP, 1)) == 5
    assert pays(pair_contract(box.MINERALS, box.PLANTS), HERB_HAT, STONE_HAT) == 2


# Sets


@pytest.mark.rule("VI-44")
def test_sets_of_species() -> None:
    four = [creature(k, SWAMP, 1) for k in range(4)]
    assert pays(SPECIES_SETS, *four[:3]) == 0
    assert pays(SPECIES_SETS, *four) == 4
    # Both icons of a hat count.
    assert (
        pays(SPECIES_SETS, creature(MINERAL, SWAMP, 1), creature(DRAGON, SWAMP, 1), HERB_HAT) == 4
    )
    assert pays(SPECIES_SETS, HERB_HAT, STONE_HAT) == 4
    assert pays(SPECIES_SETS, *four, HERB_HAT, STONE_HAT) == 10
    twelve = [creature(k, SWAMP, p) for k in range(4) for p in (1, 2, 3)]
    assert pays(SPECIES_SETS, *twelve) == 18
    assert pays(SPECIES_SETS, *twelve, HERB_HAT, STONE_HAT) == 18
    assert pays(SPECIES_SETS, *four[:3], BAG_1) == 0


@pytest.mark.rule("VI-45")
def test_sets_of_habitats() -> None:
    four = [creature(PLANT, h, 1) for h in range(4)]
    assert pays(HABITAT_SETS, *four) == 4
    assert pays(HABITAT_SETS, *four[:3], BAG_1) == 4
    assert pays(HABITAT_SETS, *four[:2], BAG_1, BAG_2) == 4
    assert pays(HABITAT_SETS, *four[:1], BAG_1, BAG_2) == 0
    assert (
        pays(HABITAT_SETS, *four, creature(DRAGON, 0, 1), creature(DRAGON, 1, 1), BAG_1, BAG_2)
        == 10
    )
    assert pays(HABITAT_SETS, *four[:3], HERB_HAT) == 0


@pytest.mark.rule("VI-46")
def test_sets_of_both_need_four_creatures_different_in_both() -> None:
    line = [creature(k, k, 1) for k in range(4)]
    assert pays(BOTH_SETS, *line) == 6
    # Four species and four habitats, but not at once.
    crooked = [creature(0, 0, 1), creature(0, 1, 1), creature(1, 2, 1), creature(2, 3, 1)]
    assert pays(BOTH_SETS, *crooked, creature(3, 3, 1)) == 0
    assert pays(BOTH_SETS, *line[:3], BAG_1, STONE_HAT) == 0
    assert pays(BOTH_SETS, *line, *[creature(k, (k + 1) % 4, 1) for k in range(4)]) == 14
    assert pays(BOTH_SETS, *[creature(k, k, p) for k in range(4) for p in (1, 2, 3)]) == 24


# Equipment


@pytest.mark.rule("VI-47")
def test_equipment_contracts() -> None:
    owned = (BAG_1, HERB_HAT, tool(MAP, CIRCLE), tool(LAMP, SQUARE), creature(PLANT, SWAMP, 1))
    assert pays(SYMBOL_CONTRACT + CIRCLE, *owned) == 9
    assert pays(SYMBOL_CONTRACT + SQUARE, *owned) == 3
    assert pays(SYMBOL_CONTRACT + DIAMOND, *owned) == 0
    assert pays(ALL_TOOLS, *owned) == 4


@pytest.mark.rule("VI-48")
@pytest.mark.parametrize(("tools", "worth"), [(0, 6), (1, 5), (5, 1), (6, 0), (7, 0), (16, 0)])
def test_travelling_light(tools: int, worth: int) -> None:
    assert pays(FEW_TOOLS, *range(EQUIPMENT, EQUIPMENT + tools)) == worth


# By brute force, without the formulas: what can be laid out from the printed icons.


def printed(card: int) -> dict[str, set[int]]:
    if card < EQUIPMENT:
        one = box.CREATURES[card]
        return {"species": {one.species}, "habitat": {one.habitat}}
    tool = box.EQUIPMENT[card - EQUIPMENT]
    return {"species": set(tool.species), "habitat": {0, 1, 2, 3} if tool.kind == BAG else set()}


def most_pairs(owned: tuple[int, ...], first: Any, second: Any) -> int:
    def shows(card: int, icon: Any) -> bool:
        return icon[1] in printed(card)[icon[0]]

    @cache
    def best(left: frozenset[int]) -> int:
        if not left:
            return 0
        card = min(left)
        others = left - {card}
        found = best(others)
        # Only a hat may be both halves.
        is_hat = card >= EQUIPMENT and bool(box.EQUIPMENT[card - EQUIPMENT].species)
        if is_hat and shows(card, first) and shows(card, second):
            found = max(found, 1 + best(others))
        for other in others:
            if (shows(card, first) and shows(other, second)) or (
                shows(card, second) and shows(other, first)
            ):
                found = max(found, 1 + best(others - {other}))
        return found

    useful = frozenset(c for c in owned if shows(c, first) or shows(c, second))
    return best(useful)


def most_sets(owned: tuple[int, ...], of: str) -> int:
    """Deal the icons out: every bag tries every habitat, a hat lays down both its icons."""
    totals = [0, 0, 0, 0]
    jokers = 0
    for card in owned:
        icons = printed(card)[of]
        if of == "habitat" and card >= EQUIPMENT:
            jokers += bool(icons)
            continue
        for icon in icons:
            totals[icon] += 1

    def best(totals: tuple[int, ...], jokers: int) -> int:
        if jokers == 0:
            return min(totals)
        raised = (tuple(t + (k == i) for k, t in enumerate(totals)) for i in range(4))
        return max(best(more, jokers - 1) for more in raised)

    return best(tuple(totals), jokers)


def most_both_sets(owned: tuple[int, ...]) -> int:
    """Every way to take one set away, and then another."""

    @cache
    def best(left: frozenset[tuple[int, int, int]]) -> int:
        found = 0
        by_kind = [[c for c in left if c[0] == k] for k in range(4)]
        for order in permutations(range(4)):
            group = [next((c for c in by_kind[k] if c[1] == h), None) for k, h in enumerate(order)]
            if all(group):
                found = max(found, 1 + best(left - set(group)))  # type: ignore[arg-type]
        return found

    return best(frozenset(box.CREATURES[c] for c in owned if c < EQUIPMENT))


def random_collection(chance: random.Random, creatures: int) -> tuple[int, ...]:
    tools = chance.sample(range(EQUIPMENT, CONTRACT), chance.randrange(5))
    tools += [c for c in (HERB_HAT, STONE_HAT, BAG_1, BAG_2) if chance.random() < 0.5]
    return tuple(sorted({*chance.sample(range(48), creatures), *tools}))


@pytest.mark.rule("VI-40", "VI-43")
def test_pairs_are_the_best_there_are() -> None:
    chance = random.Random(1)
    for _ in range(40):
        owned = random_collection(chance, chance.randrange(11))
        for k, (first, second) in enumerate(box.PAIRS):
            assert progress(cards(*owned), k, 1) == most_pairs(owned, first, second), owned


@pytest.mark.rule("VI-40", "VI-44", "VI-45")
def test_sets_are_the_best_there_are() -> None:
    chance = random.Random(2)
    for _ in range(300):
        owned = random_collection(chance, chance.randrange(16))
        for contract, of in ((SPECIES_SETS, "species"), (HABITAT_SETS, "habitat")):
            found = progress(cards(*owned), contract - CONTRACT, 1)
            assert found == most_sets(owned, of), owned


@pytest.mark.rule("VI-40", "VI-46")
def test_sets_of_both_are_the_best_there_are() -> None:
    chance = random.Random(3)
    seen = set()
    for _ in range(150):
        owned = random_collection(chance, chance.randrange(4, 17))
        found = int(progress(cards(*owned), BOTH_SETS - CONTRACT, 1))
        assert found == min(3, most_both_sets(owned)), owned
        seen.add(found)
    assert seen >= {0, 1, 2}


@pytest.mark.rule("VI-40")
def test_the_score_sheet_lays_out_what_the_rules_count() -> None:
    """The groups shown are as many as counted, and no card stands in two of them."""
    chance = random.Random(4)
    for _ in range(60):
        owned = random_collection(chance, chance.randrange(16))
        for contract in range(29):
            for tools_start in (True, False):
                groups = counted(int(cards(*owned)), contract, tools_start)
                assert len(groups) == progress(cards(*owned), contract, int(tools_start))
                assert all(len(set(group)) == len(group) for group in groups)
                laid = [card for group in groups for card in group]
                assert set(laid) <= set(owned)
                if contract != SPECIES_SETS - CONTRACT:
                    assert len(laid) == len(set(laid))


def test_tools_are_what_these_tests_take_them_for() -> None:
    assert [box.EQUIPMENT[c - EQUIPMENT][2] for c in (HERB_HAT, STONE_HAT)] == [
        (PLANT, ANIMAL),
        (MINERAL, DRAGON),
    ]
