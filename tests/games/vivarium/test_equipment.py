"""The eight kinds of equipment and their edges (VI-16 … VI-25)."""

import pytest

from games.vivarium.position import (
    ANIMAL,
    CIRCLE,
    DESERT,
    DIAMOND,
    DRAGON,
    FOREST,
    MINERAL,
    MOUNTAIN,
    PLANT,
    SQUARE,
    SWAMP,
    TRIANGLE,
    Desk,
    cell,
    creature,
    owned,
    tile,
    tool,
)
from menagerie.core.errors import IllegalMove
from menagerie.core.words import Message
from menagerie.games.vivarium.components import (
    BAG,
    BINOCULARS,
    CAMERA,
    COMPASS,
    HAT,
    LAMP,
    MAP,
    SHOVEL,
)
from menagerie.games.vivarium.moves import HAND, KEEP, PICK, SHOOT, SKIP, SPOT, STOP
from menagerie.games.vivarium.tables import CONTRACT, EMPTY, EQUIPMENT_TOKEN

A = creature(MINERAL, MOUNTAIN, 1)
B = creature(PLANT, FOREST, 2)
C = creature(ANIMAL, DESERT, 3)
D = creature(DRAGON, SWAMP, 1)


def desk_with(card: int, seats: int = 3, gems: int = 0, **others: int) -> Desk:
    """Seat 0 can take `card` in row 3, column 2, for nothing."""
    desk = Desk(seats)
    desk.board(r3c2=card, **others)
    desk.choosing(tile(2, 3), tile(2, 4))
    desk.s.gems[0] = gems
    return desk


@pytest.mark.rule("VI-17", "VI-18", "VI-19")
@pytest.mark.parametrize(
    ("card", "gems"), [(tool(BAG, CIRCLE), 1), (tool(HAT, SQUARE), 1), (tool(MAP, TRIANGLE), 3)]
)
def test_bag_hat_and_map_bring_gems_and_nothing_more_now(card: int, gems: int) -> None:
    desk = desk_with(card)
    assert desk.take(3, 2) == ["took", "equipment_gems"]
    assert desk.s.gems[0] == gems
    assert owned(desk.s.cards[0]) == {card}
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-20")
def test_the_compass_draws_the_top_creature() -> None:
    desk = desk_with(tool(COMPASS, DIAMOND))
    desk.deck(A, B, C)
    desk.take(3, 2)
    assert owned(desk.s.cards[0]) == {tool(COMPASS, DIAMOND), A}
    assert desk.s.gems[0] == 1
    assert desk.s.creatures_left == 2
    assert not desk.match.can_undo(0)


@pytest.mark.rule("VI-20", "VI-25")
def test_the_compass_finds_nothing_in_an_empty_deck() -> None:
    desk = desk_with(tool(COMPASS, DIAMOND))
    desk.deck()
    assert desk.take(3, 2) == ["took", "equipment_gems", "no_creature"]
    assert owned(desk.s.cards[0]) == {tool(COMPASS, DIAMOND)}


# Camera


@pytest.mark.rule("VI-21", "VI-07")
def test_the_camera_keeps_one_of_two_and_hides_the_other() -> None:
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=1)
    desk.deck(A, B, C)
    desk.take(3, 2)
    assert desk.legal() == [SHOOT, SKIP]
    assert desk.play(SHOOT) == ["paid", "saw", "saw"]
    assert desk.s.gems[0] == 0
    assert desk.legal() == sorted([KEEP + A, KEEP + B])
    assert desk.match.view(0)["looking"] == sorted([A, B])
    assert [gain["points"] for gain in desk.match.view(0)["looking_gains"]] == [1, 2]
    assert desk.match.view(1)["looking"] == desk.match.view(1)["looking_gains"] == []
    assert desk.match.view(1)["looking_count"] == 2
    with pytest.raises(IllegalMove, match="VI-21"):
        desk.play(KEEP + C)
    desk.play(KEEP + B)
    assert B in owned(desk.s.cards[0])
    assert owned(desk.s.rejected[0]) == {A}
    assert desk.match.view(0)["rejected"] == [A]
    told = [e for e in desk.match.events(1) if e.kind == "rejected"]
    assert [dict(e.args) for e in told] == [{"seat": 0}]
    assert A not in desk.match.view(1)["discarded"]
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-21")
def test_the_camera_may_be_left_alone() -> None:
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=1)
    desk.take(3, 2)
    assert desk.play(SKIP) == ["skipped"]
    assert desk.s.gems[0] == 1
    assert owned(desk.s.cards[0]) == {tool(CAMERA, TRIANGLE)}


@pytest.mark.rule("VI-21", "VI-25")
def test_the_camera_does_nothing_without_gem_or_deck() -> None:
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=0)
    assert desk.take(3, 2) == ["took", "no_gem"]
    assert desk.match.waiting == [1]
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=2)
    desk.deck()
    assert desk.take(3, 2) == ["took", "no_creature"]
    assert desk.s.gems[0] == 2


@pytest.mark.rule("VI-25", "VI-50")
def test_the_camera_keeps_a_single_creature_by_itself() -> None:
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=1)
    desk.deck(C)
    desk.take(3, 2)
    assert desk.play(SHOOT) == ["paid", "few_creatures", "saw", "kept"]
    assert desk.kinds("few_creatures") == [{"seat": 0, "n": 1}]
    assert C in owned(desk.s.cards[0])
    assert desk.s.rejected[0] == 0
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-16", "VI-27")
def test_the_gem_of_the_token_can_pay_for_the_camera() -> None:
    desk = desk_with(tool(CAMERA, TRIANGLE), gems=0)
    desk.token(EQUIPMENT_TOKEN)
    assert desk.take(3, 2) == ["took", "token_gem"]
    assert desk.legal() == [SHOOT, SKIP]


@pytest.mark.rule("VI-16")
def test_equipment_brings_token_gem_then_own_gems_then_ability() -> None:
    desk = desk_with(tool(COMPASS, CIRCLE))
    desk.token(EQUIPMENT_TOKEN)
    assert desk.take(3, 2) == ["took", "token_gem", "equipment_gems", "drew"]
    assert desk.s.gems[0] == 2


# Lamp


@pytest.mark.rule("VI-22")
def test_the_lamp_clears_its_column_of_every_type() -> None:
    desk = desk_with(tool(LAMP, SQUARE), r1c2=A, r2c2=B, r4c2=CONTRACT + 3, r1c1=C, r3c3=D)
    desk.take(3, 2)
    assert desk.s.gems[0] == 2
    assert [c for c in range(16) if desk.s.board[c] != EMPTY] == [cell(1, 1), cell(3, 3)]
    assert owned(desk.s.discarded) == {A, B}
    assert owned(desk.s.torn) == {3}
    assert [e["card"] for e in desk.kinds("discarded")] == [A, B, CONTRACT + 3]
    assert owned(desk.s.cards[0]) == {tool(LAMP, SQUARE)}


# Binoculars


@pytest.mark.rule("VI-23")
def test_binoculars_take_neighbours_for_a_gem_each() -> None:
    desk = desk_with(
        tool(BINOCULARS, SQUARE), gems=5, r2c2=A, r4c2=CONTRACT, r3c1=D, r3c3=C, r1c2=B, r2c1=B
    )
    desk.take(3, 2)
    beside = [SPOT + cell(2, 2), SPOT + cell(3, 1), SPOT + cell(3, 3), SPOT + cell(4, 2)]
    assert desk.legal() == [*beside, STOP]
    with pytest.raises(IllegalMove, match="VI-23"):
        desk.play(SPOT + cell(1, 2))
    for move in beside:
        assert "spotted" in desk.play(move)
    assert desk.events[-1].kind == "no_neighbour"
    assert desk.s.gems[0] == 1
    assert owned(desk.s.cards[0]) == {tool(BINOCULARS, SQUARE), A, C, D}
    assert desk.s.signed[0] == 1
    # No neighbour is left: the turn is over by itself.
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-23", "VI-50")
def test_binoculars_stop_by_choice_or_without_gems() -> None:
    desk = desk_with(tool(BINOCULARS, SQUARE), gems=2, r2c2=A, r3c1=D)
    desk.take(3, 2)
    assert desk.play(STOP) == ["stopped"]
    assert desk.s.gems[0] == 2
    assert desk.match.waiting == [1]
    desk = desk_with(tool(BINOCULARS, SQUARE), gems=1, r2c2=A, r3c1=D)
    desk.take(3, 2)
    assert desk.play(SPOT + cell(2, 2)) == ["paid", "spotted", "no_gem"]
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-23", "VI-50")
def test_binoculars_without_effect_say_why() -> None:
    desk = desk_with(tool(BINOCULARS, SQUARE), gems=0, r2c2=A)
    assert desk.take(3, 2) == ["took", "no_gem"]
    assert desk.match.waiting == [1]
    words = desk.match.game.words
    (told,) = (e for e in desk.match.events(1) if e.kind == "no_gem")
    sentence = Message("event.no_gem", told.args)
    assert words.text(sentence, "ru", ["Аня", "Боря"], 1) == (
        "Бинокль: у игрока Аня нет самоцветов, платить нечем."
    )
    assert words.text(sentence, "en", ["Anna", "Boris"], 0) == (
        "Binoculars: you have no gem to pay with."
    )
    desk = desk_with(tool(BINOCULARS, SQUARE), gems=3, r1c1=A)
    assert desk.take(3, 2) == ["took", "no_neighbour"]
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-23")
def test_binoculars_do_not_look_around_the_edge() -> None:
    desk = Desk()
    desk.board(r3c1=tool(BINOCULARS, SQUARE), r3c4=A, r2c1=B, r2c4=C)
    desk.choosing(tile(1, 3), tile(1, 2))
    desk.s.gems[0] = 2
    desk.take(3, 1)
    assert desk.legal() == [SPOT + cell(2, 1), STOP]


@pytest.mark.rule("VI-23")
def test_binoculars_within_binoculars_then_back_to_the_first() -> None:
    desk = desk_with(
        tool(BINOCULARS, SQUARE), gems=6, r3c3=tool(BINOCULARS, TRIANGLE), r2c3=A, r3c4=B, r2c2=C
    )
    desk.take(3, 2)
    desk.play(SPOT + cell(3, 3))
    # The second pair looks from its own cell.
    assert desk.legal() == [SPOT + cell(2, 3), SPOT + cell(3, 4), STOP]
    desk.play(SPOT + cell(3, 4))
    assert desk.play(STOP) == ["stopped"]
    assert desk.legal() == [SPOT + cell(2, 2), STOP]
    desk.play(SPOT + cell(2, 2))
    assert owned(desk.s.cards[0]) >= {B, C}
    assert A not in owned(desk.s.cards[0])
    assert desk.s.gems[0] == 3
    assert desk.match.waiting == [1]
    assert desk.s.spying == 0
    assert desk.s.spyglass.tolist() == [0, 0, 0, 0]


@pytest.mark.rule("VI-23", "VI-22")
def test_a_lamp_seen_through_binoculars_clears_its_own_column() -> None:
    desk = desk_with(
        tool(BINOCULARS, SQUARE), gems=2, r3c3=tool(LAMP, DIAMOND), r2c3=A, r2c2=C, r4c3=CONTRACT
    )
    desk.take(3, 2)
    desk.play(SPOT + cell(3, 3))
    assert desk.s.gems[0] == 2 - 1 + 2
    assert owned(desk.s.discarded) == {A}
    assert desk.legal() == [SPOT + cell(2, 2), STOP]


@pytest.mark.rule("VI-23", "VI-21", "VI-24")
def test_camera_and_shovel_through_binoculars_are_finished_first() -> None:
    desk = desk_with(
        tool(BINOCULARS, SQUARE),
        seats=2,
        gems=4,
        r3c1=tool(CAMERA, TRIANGLE),
        r3c3=tool(SHOVEL, SQUARE),
        r2c2=D,
    )
    desk.deck(A, B, C, creature(PLANT, SWAMP, 1))
    desk.take(3, 2)
    desk.play(SPOT + cell(3, 1))
    desk.play(SHOOT)
    desk.play(KEEP + A)
    assert SPOT + cell(2, 2) in desk.legal()
    desk.play(SPOT + cell(3, 3))
    desk.play(PICK + C)
    desk.play(HAND + 1)
    assert owned(desk.s.cards[1]) == {C}
    assert desk.legal() == [SPOT + cell(2, 2), STOP]
    assert desk.s.gems[0] == 4 - 1 - 1 - 1 + 1


# Shovel


@pytest.mark.rule("VI-24", "VI-50")
def test_the_shovel_gives_everybody_one_in_free_order() -> None:
    desk = desk_with(tool(SHOVEL, DIAMOND))
    desk.deck(A, B, C, D)
    desk.take(3, 2)
    assert desk.s.gems[0] == 1
    assert desk.legal() == sorted([PICK + A, PICK + B, PICK + C])
    with pytest.raises(IllegalMove, match="VI-24"):
        desk.play(HAND + 1)
    desk.play(PICK + B)
    assert desk.legal() == [HAND, HAND + 1, HAND + 2]
    assert desk.match.view(0)["picked"] == B
    assert desk.match.view(1)["picked"] is None
    assert desk.match.view(0)["owed"] == [0, 1, 2]
    desk.play(HAND + 2)
    desk.play(PICK + A)
    assert desk.legal() == [HAND, HAND + 1]
    with pytest.raises(IllegalMove, match="VI-24"):
        desk.play(HAND + 2)
    # The last goes by itself.
    assert desk.play(HAND + 0) == ["handed", "handed"]
    assert owned(desk.s.cards[0]) == {tool(SHOVEL, DIAMOND), A}
    assert owned(desk.s.cards[1]) == {C}
    assert owned(desk.s.cards[2]) == {B}
    assert desk.s.looked == 0
    assert desk.s.owed == 0
    assert desk.s.creatures_left == 1
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-24", "VI-25")
def test_the_shovel_with_too_few_serves_clockwise_from_the_active_player() -> None:
    desk = Desk(4)
    desk.board(r3c2=tool(SHOVEL, DIAMOND))
    desk.s.first = desk.s.active = 3
    desk.s.waiting = 8
    desk.s.phase = 1
    desk.dominoes(3, tile(2, 3), tile(2, 4))
    desk.deck(A, B)
    desk.take(3, 2, seat=3)
    desk.play(PICK + A)
    assert desk.legal() == [HAND + 0, HAND + 3]
    desk.play(HAND + 0)
    assert owned(desk.s.cards[0]) == {A}
    assert owned(desk.s.cards[3]) == {tool(SHOVEL, DIAMOND), B}
    assert desk.s.cards[1] == desk.s.cards[2] == 0


@pytest.mark.rule("VI-25", "VI-50")
def test_the_shovel_with_one_creature_or_none() -> None:
    desk = desk_with(tool(SHOVEL, DIAMOND))
    desk.deck(A)
    assert desk.take(3, 2) == ["took", "equipment_gems", "few_creatures", "saw", "handed"]
    assert A in owned(desk.s.cards[0])
    desk = desk_with(tool(SHOVEL, DIAMOND))
    desk.deck()
    assert desk.take(3, 2) == ["took", "equipment_gems", "no_creature"]
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-07", "VI-24")
def test_others_learn_a_shovelled_creature_only_when_it_is_handed_out() -> None:
    desk = desk_with(tool(SHOVEL, DIAMOND))
    desk.deck(A, B, C)
    desk.take(3, 2)
    assert all("card" not in e.args for e in desk.match.events(1) if e.kind == "saw")
    assert sum("card" in e.args for e in desk.match.events(0) if e.kind == "saw") == 3
    desk.play(PICK + B)
    assert desk.events == []
    desk.play(HAND + 1)
    assert [e.args["card"] for e in desk.match.events(2) if e.kind == "handed"] == [B]
