"""`evaluate`: exact at the end, sensible before."""

import random

import menagerie
from games.vivarium.position import (
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
    pair_contract,
    tile,
    tool,
)
from menagerie.bots import Knowledge, get_bot
from menagerie.games.vivarium import GAME
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.moves import GIVE, HAND, KEEP, PICK, SHOOT, SPOT, STOP, TAKE


def test_it_is_the_score_at_the_end() -> None:
    chance = random.Random(2)
    for seats in (2, 3, 4):
        match = menagerie.new("vivarium", seats=seats, seed=seats)
        while not match.over:
            match.play(match.waiting[0], chance.choice(match.legal_ids(match.waiting[0])))
        assert [GAME.evaluate(match.state, seat) for seat in range(seats)] == match.scores


def test_better_holdings_promise_more() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    values = [GAME.evaluate(desk.s, 0)]
    for change in (
        lambda: desk.have(0, creature(MINERAL, MOUNTAIN, 1)),
        lambda: desk.have(0, creature(PLANT, SWAMP, 3)),
        lambda: desk.have(0, pair_contract(box.MINERALS, box.PLANTS)),
        lambda: desk.s.gems.__setitem__(0, 2),
        lambda: desk.s.won.__setitem__(0, 2),
    ):
        change()
        values.append(GAME.evaluate(desk.s, 0))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_the_swap_that_reaches_the_better_card_is_worth_more() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    desk.board(r4c4=creature(PLANT, SWAMP, 3), r1c1=creature(MINERAL, FOREST, 1))
    desk.dominoes(0, tile(1, 2), tile(2, 4), centre=tile(3, 4))
    worth = []
    for slot in (0, 1):
        after = desk.match.copy()
        after.play(0, GIVE + slot)
        worth.append(GAME.evaluate(after.state, 0))
    # Giving 1·2 leaves 2·4 and 3·4, which reach row 4, column 4.
    assert worth[0] > worth[1]


def greedy(desk: Desk) -> int:
    """What the greedy bot does in the place of the deciding seat."""
    seat = desk.match.waiting[0]
    return get_bot("greedy").make().choose(Knowledge(desk.match, seat), 7)


def test_greedy_takes_binoculars_for_what_lies_beside_them_and_uses_them() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    best = creature(PLANT, SWAMP, 3)
    desk.board(
        r3c2=tool(box.BINOCULARS, SQUARE),
        r2c2=best,
        r3c1=creature(PLANT, FOREST, 3),
        r3c4=creature(PLANT, FOREST, 2),
    )
    desk.choosing(tile(2, 3), tile(3, 4))
    desk.s.gems[0] = 2
    assert greedy(desk) == TAKE + cell(3, 2)
    desk.take(3, 2)
    # Both neighbours are worth their gem, in whatever order.
    beside = {SPOT + cell(2, 2), SPOT + cell(3, 1)}
    for _ in range(2):
        move = greedy(desk)
        assert move in beside
        beside.remove(move)
        desk.play(move)


def test_greedy_puts_binoculars_away_when_a_neighbour_is_not_worth_a_gem() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    # The last turn of the game, and a contract that would pay nothing.
    desk.s.stage, desk.s.turn = 7, 3
    empty = pair_contract(box.MINERALS, box.PLANTS)
    desk.board(r3c2=tool(box.BINOCULARS, SQUARE), r4c2=empty)
    desk.choosing(tile(2, 3), tile(2, 4))
    desk.s.gems[0] = 1
    desk.take(3, 2)
    assert greedy(desk) == STOP


def test_greedy_pays_for_the_camera_and_keeps_the_better_creature() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    desk.board(r3c2=tool(box.CAMERA, TRIANGLE))
    desk.choosing(tile(2, 3), tile(2, 4))
    desk.s.gems[0] = 1
    desk.take(3, 2)
    assert greedy(desk) == SHOOT
    dull, best = creature(MINERAL, MOUNTAIN, 1), creature(PLANT, SWAMP, 3)
    desk.deck(dull, best)
    desk.play(SHOOT)
    assert greedy(desk) == KEEP + best


def test_greedy_keeps_the_best_creature_of_the_shovel() -> None:
    desk = Desk()
    desk.goals(0, SWAMP, PLANT)
    desk.board(r3c2=tool(box.SHOVEL, SQUARE))
    desk.choosing(tile(2, 3), tile(2, 4))
    best = creature(PLANT, SWAMP, 3)
    desk.deck(creature(MINERAL, MOUNTAIN, 1), best, creature(MINERAL, FOREST, 1))
    desk.take(3, 2)
    desk.play(PICK + best)
    assert greedy(desk) == HAND + 0
