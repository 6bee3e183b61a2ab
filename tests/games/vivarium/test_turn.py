"""A turn: swap, then a card or two gems (VI-08 … VI-15, VI-26)."""

from itertools import product

import pytest

from games.vivarium.position import FOREST, MINERAL, PLANT, SWAMP, Desk, cell, creature, owned, tile
from menagerie.core.errors import IllegalMove
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.moves import GIVE, TAKE, TWO_GEMS
from menagerie.games.vivarium.tables import CONTRACT, NUMBERS, PRICE, ways


@pytest.mark.rule("VI-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_once_then_everybody_once_more(seats: int) -> None:
    desk = Desk(seats)
    desk.s.first = desk.s.active = 1
    desk.s.waiting = 2
    order = []
    while desk.s.stage == 1:
        order.append(int(desk.s.active))
        desk.skip_turn()
    assert order == 2 * [(1 + i) % seats for i in range(seats)]


@pytest.mark.rule("VI-08", "VI-35")
def test_seven_rounds() -> None:
    desk = Desk(3)
    turns = 0
    while not desk.match.over:
        turns += 1
        desk.skip_turn()
    assert turns == 7 * 2 * 3
    assert desk.s.stage == 7


@pytest.mark.rule("VI-09", "VI-10")
def test_the_swap_comes_first_and_is_compulsory() -> None:
    desk = Desk()
    assert desk.legal() == [GIVE, GIVE + 1]
    with pytest.raises(IllegalMove, match="VI-09"):
        desk.play(TWO_GEMS)
    with pytest.raises(IllegalMove, match="VI-09"):
        desk.play(TAKE)
    desk.play(GIVE)
    assert GIVE not in desk.legal()
    with pytest.raises(IllegalMove, match="VI-10"):
        desk.play(GIVE + 1)


@pytest.mark.rule("VI-10", "VI-11")
def test_the_example_of_the_book() -> None:
    """1·2 and 2·4 in hand, 3·4 in the centre: give 2·4."""
    desk = Desk()
    desk.dominoes(0, tile(1, 2), tile(2, 4), centre=tile(3, 4))
    desk.play(GIVE + 1)
    assert desk.s.dominoes[:2].tolist() == [tile(1, 2), tile(3, 4)]
    assert desk.s.dominoes[6] == tile(2, 4)
    wanted = {(1, 3), (3, 1), (1, 4), (4, 1), (2, 3), (3, 2), (2, 4), (4, 2)}
    assert desk.legal_cells() == {cell(row, column) for row, column in wanted}


@pytest.mark.rule("VI-11")
def test_both_numbers_of_one_tile_do_not_name_a_cell() -> None:
    desk = Desk()
    desk.choosing(tile(1, 2), tile(3, 4))
    assert cell(1, 2) not in desk.legal_cells()
    assert cell(3, 4) not in desk.legal_cells()


@pytest.mark.rule("VI-11", "VI-12")
def test_the_price_of_a_cell_is_that_of_its_cheapest_way() -> None:
    """Against a search over all shifts of the numbers by single gems."""
    for one, other in product(range(9), repeat=2):
        for target in range(16):
            row, column = target // 4 + 1, target % 4 + 1
            best = 99
            for a, b in product(box.DOMINOES[one].numbers, box.DOMINOES[other].numbers):
                for shift_a, shift_b in product(range(-3, 4), repeat=2):
                    x, y = a + shift_a, b + shift_b
                    if (x, y) in ((row, column), (column, row)) and {x, y} <= {1, 2, 3, 4}:
                        best = min(best, abs(shift_a) + abs(shift_b))
            assert PRICE[one, other, target] == best
            way = ways(one, other, target)[0]
            assert way.gems == best
            assert way.row_number in NUMBERS[way.row_domino]
            assert way.column_number in NUMBERS[way.column_domino]
            assert {way.row_domino, way.column_domino} == {one, other}


@pytest.mark.rule("VI-12")
def test_gems_buy_exactly_the_cells_within_reach() -> None:
    desk = Desk()
    desk.choosing(tile(1, 2), tile(1, 3))
    for gems in range(6):
        desk.s.gems[0] = gems
        prices = PRICE[tile(1, 2), tile(1, 3)]
        assert desk.legal_cells() == {c for c in range(16) if prices[c] <= gems}


@pytest.mark.rule("VI-12")
def test_numbers_do_not_wrap_around() -> None:
    desk = Desk()
    desk.choosing(tile(1, 2), tile(1, 2))
    assert PRICE[tile(1, 2), tile(1, 2), cell(4, 4)] == 4
    desk.s.gems[0] = 3
    assert cell(4, 4) not in desk.legal_cells()
    with pytest.raises(IllegalMove, match="VI-12"):
        desk.take(4, 4)


@pytest.mark.rule("VI-12", "VI-13", "VI-15")
def test_taking_a_creature_pays_and_leaves_the_cell_empty() -> None:
    desk = Desk()
    beast = creature(PLANT, SWAMP, 3)
    desk.board(r1c4=beast, r1c1=creature(MINERAL, FOREST, 1))
    desk.choosing(tile(1, 2), tile(1, 3))
    desk.s.gems[0] = 3
    assert desk.take(1, 4) == ["took", "paid"]
    assert desk.kinds("paid") == [{"seat": 0, "n": 1}]
    assert owned(desk.s.cards[0]) == {beast}
    assert desk.s.gems[0] == 2
    assert desk.s.board[cell(1, 4)] == 255
    # The tile keeps its numbers, the turn is over.
    assert desk.s.dominoes[:2].tolist() == [tile(1, 2), tile(1, 3)]
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-13")
def test_an_empty_cell_gives_nothing() -> None:
    desk = Desk()
    desk.board(r1c1=creature(PLANT, SWAMP, 3))
    desk.choosing(tile(1, 2), tile(1, 3))
    assert desk.legal_cells() == {0}
    with pytest.raises(IllegalMove, match="VI-13"):
        desk.take(2, 3)


@pytest.mark.rule("VI-14")
def test_two_gems_instead_although_cards_are_in_reach() -> None:
    desk = Desk()
    desk.choosing()
    assert desk.legal_cells()
    assert desk.play(TWO_GEMS) == ["took_gems"]
    assert desk.s.gems[0] == 2
    assert desk.s.cards[0] == 0


@pytest.mark.rule("VI-14", "VI-50")
def test_without_a_card_in_reach_the_gems_come_by_themselves() -> None:
    desk = Desk()
    desk.clear_board()
    assert desk.play(GIVE) == [
        "first_player",
        "round_begins",
        "swapped",
        "out_of_reach",
        "took_gems",
    ]
    assert desk.s.gems[0] == 2
    assert desk.match.waiting == [1]


@pytest.mark.rule("VI-26")
def test_taking_a_contract() -> None:
    desk = Desk()
    desk.board(r4c1=CONTRACT + 7)
    desk.choosing(tile(1, 4), tile(1, 2))
    desk.take(4, 1)
    assert desk.s.signed.tolist() == [1 << 7, 0, 0, 0]
    assert [c["card"] for c in desk.match.view(None)["players"][0]["contracts"]] == [71]
    assert desk.match.view(None)["players"][0]["contracts"][0]["points"] == 0
