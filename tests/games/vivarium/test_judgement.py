"""`evaluate`: exact at the end, sensible before."""

import random

import menagerie
from games.vivarium import position as pos
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
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    values = [GAME.evaluate(desk.s, 0)]
    for change in (
        lambda: desk.have(0, pos.creature(pos.MINERAL, pos.MOUNTAIN, 1)),
        lambda: desk.have(0, pos.creature(pos.PLANT, pos.SWAMP, 3)),
        lambda: desk.have(0, pos.pair_contract(box.MINERALS, box.PLANTS)),
        lambda: desk.s.gems.__setitem__(0, 2),
        lambda: desk.s.won.__setitem__(0, 2),
    ):
        change()
        values.append(GAME.evaluate(desk.s, 0))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_the_swap_that_reaches_the_better_card_is_worth_more() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    desk.board(
        r4c4=pos.creature(pos.PLANT, pos.SWAMP, 3), r1c1=pos.creature(pos.MINERAL, pos.FOREST, 1)
    )
    desk.dominoes(0, pos.tile(1, 2), pos.tile(2, 4), centre=pos.tile(3, 4))
    worth = []
    for slot in (0, 1):
        after = desk.match.copy()
        after.play(0, GIVE + slot)
        worth.append(GAME.evaluate(after.state, 0))
    # Giving 1·2 leaves 2·4 and 3·4, which reach row 4, column 4.
    assert worth[0] > worth[1]


def greedy(desk: pos.Desk) -> int:
    """What the greedy bot does in the place of the deciding seat."""
    seat = desk.match.waiting[0]
    return get_bot("greedy").make().choose(Knowledge(desk.match, seat), 7)


def test_greedy_takes_binoculars_for_what_lies_beside_them_and_uses_them() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    best = pos.creature(pos.PLANT, pos.SWAMP, 3)
    desk.board(
        r3c2=pos.tool(box.BINOCULARS, pos.SQUARE),
        r2c2=best,
        r3c1=pos.creature(pos.PLANT, pos.FOREST, 3),
        r3c4=pos.creature(pos.PLANT, pos.FOREST, 2),
    )
    desk.choosing(pos.tile(2, 3), pos.tile(3, 4))
    desk.s.gems[0] = 2
    assert greedy(desk) == TAKE + pos.cell(3, 2)
    desk.take(3, 2)
    # Both neighbours are worth their gem, in whatever order.
    beside = {SPOT + pos.cell(2, 2), SPOT + pos.cell(3, 1)}
    for _ in range(2):
        move = greedy(desk)
        assert move in beside
        beside.remove(move)
        desk.play(move)


def test_greedy_puts_binoculars_away_when_a_neighbour_is_not_worth_a_gem() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    # The last turn of the game, and a contract that would pay nothing.
    desk.s.stage, desk.s.turn = 7, 3
    empty = pos.pair_contract(box.MINERALS, box.PLANTS)
    desk.board(r3c2=pos.tool(box.BINOCULARS, pos.SQUARE), r4c2=empty)
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.s.gems[0] = 1
    desk.take(3, 2)
    assert greedy(desk) == STOP


def test_greedy_pays_for_the_camera_and_keeps_the_better_creature() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    desk.board(r3c2=pos.tool(box.CAMERA, pos.TRIANGLE))
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.s.gems[0] = 1
    desk.take(3, 2)
    assert greedy(desk) == SHOOT
    dull, best = pos.creature(pos.MINERAL, pos.MOUNTAIN, 1), pos.creature(pos.PLANT, pos.SWAMP, 3)
    desk.deck(dull, best)
    desk.play(SHOOT)
    assert greedy(desk) == KEEP + best


def test_greedy_keeps_the_best_creature_of_the_shovel() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.PLANT)
    desk.board(r3c2=pos.tool(box.SHOVEL, pos.SQUARE))
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    best = pos.creature(pos.PLANT, pos.SWAMP, 3)
    desk.deck(
        pos.creature(pos.MINERAL, pos.MOUNTAIN, 1), best, pos.creature(pos.MINERAL, pos.FOREST, 1)
    )
    desk.take(3, 2)
    desk.play(PICK + best)
    assert greedy(desk) == HAND + 0
