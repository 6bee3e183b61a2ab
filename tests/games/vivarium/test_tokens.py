"""Advantage tokens (VI-27 … VI-31)."""

import pytest

from games.vivarium import position as pos
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.components import BAG, BINOCULARS, CAMERA, COMPASS, HAT, SHOVEL
from menagerie.games.vivarium.moves import HAND, KEEP, PICK, SHOOT, SPOT
from menagerie.games.vivarium.tables import CONTRACT, CONTRACT_TOKEN, EQUIPMENT_TOKEN, HOURGLASS

MINERAL_PLANT = [token.species for token in box.TOKENS].index((pos.MINERAL, pos.PLANT))
STONE = pos.creature(pos.MINERAL, pos.MOUNTAIN, 1)
STONES = [pos.creature(pos.MINERAL, h, p) for h in range(4) for p in (1, 2, 3)]
HERB = pos.creature(pos.PLANT, pos.FOREST, 1)
BEAST = pos.creature(pos.ANIMAL, pos.DESERT, 1)
WYRM = pos.creature(pos.DRAGON, pos.SWAMP, 2)


def desk_taking(card: int, token: int, gems: int = 0, seats: int = 3, **others: int) -> pos.Desk:
    desk = pos.Desk(seats)
    desk.board(r3c2=card, **others)
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.s.gems[0] = gems
    desk.token(token)
    return desk


@pytest.mark.rule("VI-27")
@pytest.mark.parametrize(
    ("card", "token", "gems"),
    [
        (STONE, MINERAL_PLANT, 1),
        (HERB, MINERAL_PLANT, 1),
        (BEAST, MINERAL_PLANT, 0),
        (STONE, EQUIPMENT_TOKEN, 0),
        (pos.tool(HAT, pos.SQUARE), MINERAL_PLANT, 1 + 0),
        (pos.tool(HAT, pos.SQUARE), EQUIPMENT_TOKEN, 1 + 1),
        (CONTRACT + 4, CONTRACT_TOKEN, 1),
        (CONTRACT + 4, EQUIPMENT_TOKEN, 0),
    ],
)
def test_a_matching_card_brings_a_gem(card: int, token: int, gems: int) -> None:
    desk = desk_taking(card, token)
    desk.take(3, 2)
    assert desk.s.gems[0] == gems
    assert len(desk.kinds("token_gem")) == gems - (card == pos.tool(HAT, pos.SQUARE))


@pytest.mark.rule("VI-27", "VI-31")
def test_the_hourglass_brings_nothing() -> None:
    desk = desk_taking(STONE, MINERAL_PLANT)
    desk.s.stage = 1
    desk.take(3, 2)
    assert desk.s.gems[0] == 0


@pytest.mark.rule("VI-27")
def test_cards_from_abilities_count_as_taken() -> None:
    # Compass.
    desk = desk_taking(pos.tool(COMPASS, pos.CIRCLE), MINERAL_PLANT)
    desk.deck(STONE)
    desk.take(3, 2)
    assert desk.s.gems[0] == 1 + 1
    # Camera: the kept one only.
    desk = desk_taking(pos.tool(CAMERA, pos.TRIANGLE), MINERAL_PLANT, gems=1)
    desk.deck(HERB, STONE)
    desk.take(3, 2)
    desk.play(SHOOT)
    desk.play(KEEP + HERB)
    assert desk.s.gems[0] == 1 - 1 + 1
    # Binoculars.
    desk = desk_taking(pos.tool(BINOCULARS, pos.TRIANGLE), MINERAL_PLANT, gems=1, r2c2=STONE)
    desk.take(3, 2)
    desk.play(SPOT + pos.cell(2, 2))
    assert desk.s.gems[0] == 1 - 1 + 1


@pytest.mark.rule("VI-27")
def test_of_shovelled_creatures_only_ones_own_brings_a_gem() -> None:
    desk = desk_taking(pos.tool(SHOVEL, pos.SQUARE), MINERAL_PLANT, seats=2)
    desk.deck(STONE, HERB)
    desk.take(3, 2)
    desk.play(PICK + STONE)
    desk.play(HAND + 1)
    assert desk.s.gems.tolist()[:2] == [1 + 1, 0]


def after_round(desk: pos.Desk, token: int, stage: int = 2) -> pos.Desk:
    desk.token(token, stage)
    desk.s.stage = stage
    desk.finish_round()
    return desk


@pytest.mark.rule("VI-28")
def test_the_largest_collection_of_either_species_wins_the_token() -> None:
    desk = pos.Desk()
    desk.clear_board()
    desk.have(0, STONE, HERB)
    desk.have(1, BEAST, WYRM, pos.creature(pos.ANIMAL, pos.SWAMP, 3))
    desk.have(2, HERB + 3)
    after_round(desk, MINERAL_PLANT)
    assert desk.s.won.tolist() == [1 << MINERAL_PLANT, 0, 0, 0]
    assert {"seat": 0, "token": MINERAL_PLANT, "n": 2} in desk.kinds("token_won")


@pytest.mark.rule("VI-28")
def test_hats_and_bags_are_no_creatures_for_a_token() -> None:
    desk = pos.Desk()
    desk.clear_board()
    desk.have(0, STONE)
    desk.have(1, pos.tool(HAT, pos.SQUARE), pos.tool(HAT, pos.CIRCLE), pos.tool(BAG, pos.CIRCLE))
    after_round(desk, MINERAL_PLANT)
    assert desk.s.won[0] == 1 << MINERAL_PLANT


@pytest.mark.rule("VI-28", "VI-29")
def test_contracts_count_with_the_starting_ones() -> None:
    desk = pos.Desk()
    desk.clear_board()
    desk.have(1, CONTRACT)
    after_round(desk, CONTRACT_TOKEN)
    assert desk.s.won.tolist() == [0, 1 << CONTRACT_TOKEN, 0, 0]
    assert desk.kinds("token_won")[0]["n"] == 3
    # Two each and none taken: a tie, so the last in turn order.
    desk = pos.Desk()
    desk.clear_board()
    after_round(desk, CONTRACT_TOKEN)
    assert desk.s.won.tolist() == [0, 0, 1 << CONTRACT_TOKEN, 0]


@pytest.mark.rule("VI-28")
def test_equipment_counts_for_its_token() -> None:
    desk = pos.Desk()
    desk.clear_board()
    desk.have(1, pos.tool(BAG, pos.CIRCLE))
    desk.have(0, *STONES)
    after_round(desk, EQUIPMENT_TOKEN)
    assert desk.s.won.tolist() == [0, 1 << EQUIPMENT_TOKEN, 0, 0]


@pytest.mark.rule("VI-29", "VI-32")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_a_tie_goes_to_the_latest_in_the_order_of_the_finished_round(
    first: int, winner: int
) -> None:
    desk = pos.Desk(4)
    desk.clear_board()
    desk.s.first = desk.s.active = first
    desk.s.waiting = 1 << first
    desk.have(0, STONE)
    desk.have(2, HERB)
    after_round(desk, MINERAL_PLANT)
    assert desk.s.won[winner] == 1 << MINERAL_PLANT
    (told,) = (e for e in desk.match.events(None) if e.kind == "token_tied")
    assert told.args == {"seat": winner, "token": MINERAL_PLANT, "n": 1}
    assert desk.s.first == (first + 1) % 4


@pytest.mark.rule("VI-30")
def test_without_a_matching_card_nobody_wins() -> None:
    desk = pos.Desk()
    desk.clear_board()
    desk.have(0, BEAST)
    after_round(desk, MINERAL_PLANT)
    assert not desk.s.won.any()
    assert desk.kinds("token_unclaimed") == [{"token": MINERAL_PLANT}]


@pytest.mark.rule("VI-31")
def test_the_hourglass_is_not_won_and_two_tokens_are_always_visible() -> None:
    desk = pos.Desk()
    desk.have(0, *STONES)
    revealed = [int(desk.s.tokens[0])]
    while not desk.match.over:
        stage = int(desk.s.stage)
        view = desk.match.view(None)
        assert view["race"]["token"] == (revealed[stage - 2] if stage > 1 else HOURGLASS)
        assert (view["next_race"] or {}).get("token") == (
            revealed[stage - 1] if stage < 7 else None
        )
        desk.finish_round()
        if stage == 1:
            assert not desk.s.won.any()
        new = [e["token"] for e in desk.kinds("token_revealed")]
        assert len(new) == (1 if stage <= 5 else 0)
        revealed += new
    assert revealed == desk.s.tokens[:6].tolist()
