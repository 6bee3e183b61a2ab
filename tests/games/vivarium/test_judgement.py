"""`evaluate`: exact at the end, sensible before."""

from __future__ import annotations

import random

import menagerie
from games.vivarium.position import (
    FOREST,
    MINERAL,
    MOUNTAIN,
    PLANT,
    SWAMP,
    Desk,
    creature,
    pair_contract,
    tile,
)
from menagerie.games.vivarium import GAME
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.moves import GIVE


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
