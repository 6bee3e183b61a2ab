"""The end of a round and of the game; two players (VI-32 … VI-38, VI-49)."""

import pytest

import menagerie
from games.vivarium import position as pos
from menagerie.core.errors import IllegalMove
from menagerie.games.vivarium import GAME
from menagerie.games.vivarium.components import BAG
from menagerie.games.vivarium.moves import GIVE, TWO_GEMS
from menagerie.games.vivarium.tables import CONTRACT, CONTRACT_TOKEN, EMPTY, EQUIPMENT
from tied import check_tie_is_explained

BEASTS = [pos.creature(pos.ANIMAL, h, p) for h in range(4) for p in (1, 2, 3)]


@pytest.mark.rule("VI-32")
def test_the_first_player_changes_clockwise() -> None:
    desk = pos.Desk(3)
    for expected in (1, 2, 0, 1):
        desk.finish_round()
        assert desk.s.first == expected
        assert desk.match.waiting == [expected]


@pytest.mark.rule("VI-33")
def test_empty_cells_are_filled_in_order_from_their_decks() -> None:
    desk = pos.Desk(3)
    gone = [pos.cell(1, 3), pos.cell(2, 1), pos.cell(3, 2), pos.cell(3, 4), pos.cell(4, 1)]
    for place in gone:
        desk.s.board[place] = EMPTY
    before = desk.s.board.copy()
    s = desk.s
    top = [int(s.creatures[39]), int(s.creatures[38])]
    top += [int(s.equipment[11]), int(s.equipment[10]), int(s.contracts[16])]
    desk.finish_round()
    assert [int(desk.s.board[place]) for place in gone] == top
    kept = [place for place in range(16) if place not in gone]
    assert (desk.s.board[kept] == before[kept]).all()
    assert [(e["cell"], e["card"]) for e in desk.kinds("placed")] == list(
        zip(gone, top, strict=True)
    )


@pytest.mark.rule("VI-28", "VI-32", "VI-33")
def test_a_round_ends_in_the_order_of_the_book() -> None:
    desk = pos.Desk(3)
    desk.token(CONTRACT_TOKEN)
    desk.s.board[pos.cell(1, 1)] = EMPTY
    desk.finish_round()
    told = [event.kind for event in desk.match.events(None)][-5:]
    assert told == ["first_player", "placed", "token_tied", "round_begins", "token_revealed"]


@pytest.mark.rule("VI-34")
def test_creatures_fill_in_for_equipment_and_contracts() -> None:
    desk = pos.Desk(3)
    desk.clear_board()
    s = desk.s
    s.equipment[:], s.equipment_left = 0, 1
    s.equipment[0] = pos.tool(BAG, pos.CIRCLE)
    s.contracts[:], s.contracts_left = 0, 0
    desk.deck(*BEASTS)
    desk.finish_round()
    row1, row2, row3, row4 = (desk.s.board[4 * r : 4 * r + 4].tolist() for r in range(4))
    assert row1 + row2 == BEASTS[:8]
    assert row3 == [pos.tool(BAG, pos.CIRCLE), *BEASTS[8:11]]
    assert row4 == [BEASTS[11], EMPTY, EMPTY, EMPTY]


@pytest.mark.rule("VI-34", "VI-15")
def test_a_creature_in_row_four_is_taken_like_any_other() -> None:
    desk = pos.Desk(3)
    desk.board(r4c1=BEASTS[0])
    desk.choosing(pos.tile(1, 4), pos.tile(1, 2))
    desk.take(4, 1)
    assert pos.owned(desk.s.cards[0]) == {BEASTS[0]}
    assert desk.s.signed[0] == 0


@pytest.mark.rule("VI-35")
def test_after_round_seven_only_the_token_is_awarded() -> None:
    desk = pos.Desk(3)
    desk.token(7, stage=7)
    desk.have(1, EQUIPMENT)
    desk.s.board[0] = EMPTY
    first, deck = int(desk.s.first), int(desk.s.creatures_left)
    desk.finish_round()
    assert desk.match.over
    assert desk.s.won.tolist() == [0, 1 << 7, 0, 0]
    assert (desk.s.first, desk.s.board[0], desk.s.creatures_left) == (first, EMPTY, deck)


@pytest.mark.rule("VI-49")
def test_equal_points_share_the_victory() -> None:
    desk = pos.Desk(3)
    desk.token(7, stage=7)
    desk.clear_board()
    desk.have(2, pos.creature(pos.PLANT, pos.SWAMP, 1))
    for seat in range(3):
        desk.goals(seat, (pos.MOUNTAIN, pos.DESERT, 1)[seat], (pos.MINERAL, pos.ANIMAL, 3)[seat])
    desk.s.gems[:3] = [4, 4, 1]
    desk.finish_round()
    assert desk.match.scores == [8, 8, 6]
    assert desk.match.places == [1, 1, 3]


# Two players


@pytest.mark.rule("VI-36")
def test_either_centre_domino_may_start_face_down() -> None:
    down = {int(menagerie.new("vivarium", seats=2, seed=n).state.dominoes[5]) for n in range(60)}
    assert down == set(range(6))


@pytest.mark.rule("VI-37")
def test_only_the_open_domino_is_swapped() -> None:
    desk = pos.Desk(2)
    down = int(desk.s.dominoes[5])
    for _ in range(4):
        seat = desk.match.waiting[0]
        given, opened = int(desk.s.dominoes[2 * seat]), int(desk.s.dominoes[4])
        stage = int(desk.s.stage)
        desk.play(GIVE)
        assert desk.s.dominoes[2 * seat] == opened
        assert desk.s.dominoes[4] == given
        assert desk.s.dominoes[5] == down
        with pytest.raises(IllegalMove):
            desk.play(GIVE)
        desk.play(TWO_GEMS)
        if desk.s.stage != stage:
            break
    # The round is over: both are turned.
    assert desk.s.dominoes[4] == down


@pytest.mark.rule("VI-38")
@pytest.mark.parametrize(("tiles", "column"), [((1, 2), 2), ((1, 3), 3), ((2, 4), 4), ((1, 4), 4)])
def test_the_larger_number_now_open_clears_a_column(tiles: tuple[int, int], column: int) -> None:
    desk = pos.Desk(2)
    down = list(desk.s.dominoes[:6]).index(pos.tile(*tiles))
    desk.s.dominoes[down], desk.s.dominoes[5] = int(desk.s.dominoes[5]), pos.tile(*tiles)
    assert desk.match.view(1)["column"] == column
    before = desk.s.board.copy()
    s = desk.s
    top = [int(s.creatures[39]), int(s.creatures[38]), int(s.equipment[11]), int(s.contracts[16])]
    desk.finish_round()
    cells = [pos.cell(row, column) for row in range(1, 5)]
    assert [e["card"] for e in desk.kinds("discarded")] == before[cells].tolist()
    assert desk.s.board[cells].tolist() == top
    others = [c for c in range(16) if c not in cells]
    assert (desk.s.board[others] == before[others]).all()
    assert desk.kinds("flipped")[0]["n"] == column
    assert desk.s.dominoes[4] == pos.tile(*tiles)
    lost = pos.owned(desk.s.discarded) | {CONTRACT + c for c in pos.owned(desk.s.torn)}
    assert lost == set(before[cells].tolist())


@pytest.mark.rule("VI-38", "VI-35")
def test_no_column_goes_after_the_last_round_or_with_more_players() -> None:
    desk = pos.Desk(2)
    desk.token(7, stage=7)
    assert desk.match.view(0)["column"] is None
    desk.finish_round()
    assert desk.match.over
    assert "flipped" not in [e.kind for e in desk.events]
    assert desk.s.discarded == 0
    desk = pos.Desk(3)
    assert desk.match.view(0)["column"] is None
    desk.finish_round()
    assert desk.s.discarded == 0


@pytest.mark.rule("VI-49")
def test_the_end_says_what_decided() -> None:
    check_tie_is_explained(GAME, 4, "share the victory")
