"""What the table offers: plans, races, progress, questions, words, the terminal."""

import random

import pytest

import menagerie
from games.vivarium import position as pos
from menagerie.core.words import Message
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.components import BAG, BINOCULARS, LAMP, MAP
from menagerie.games.vivarium.moves import GIVE, SPOT, TAKE, TWO_GEMS
from menagerie.games.vivarium.printed import PRINTED
from menagerie.games.vivarium.tables import STARTING
from menagerie.testing import printed


@pytest.mark.rule("VI-10", "VI-12")
def test_plans_before_the_swap_name_give_take_numbers_and_gems() -> None:
    desk = pos.Desk()
    desk.dominoes(0, pos.tile(1, 2), pos.tile(2, 4), centre=pos.tile(3, 4))
    desk.s.gems[0] = 1
    shown = desk.match.view(0)["board"][pos.cell(1, 3)]
    best, second = shown["plans"]
    assert (best["give"], best["take"], best["gems"]) == (pos.tile(2, 4), pos.tile(3, 4), 0)
    assert (best["row_domino"], best["row_number"]) == (pos.tile(1, 2), 1)
    assert (best["column_domino"], best["column_number"]) == (pos.tile(3, 4), 3)
    assert best["moves"] == [GIVE + 1, TAKE + pos.cell(1, 3)]
    assert (second["give"], second["gems"]) == (pos.tile(1, 2), 1)
    assert shown["price"] == 0
    assert shown["reachable"]
    # Nobody reaches this one with a single gem.
    far = desk.match.view(0)["board"][pos.cell(1, 1)]
    assert far["price"] == min(plan["gems"] for plan in far["plans"]) == 2
    assert not far["reachable"]


@pytest.mark.rule("VI-11", "VI-12")
def test_every_plan_can_be_carried_out_at_its_price() -> None:
    chance = random.Random(6)
    tried = 0
    for seed in range(25):
        match = menagerie.new("vivarium", seats=4, seed=seed)
        for _ in range(chance.randrange(60)):
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.legal_ids(seat)))
        seat = match.waiting[0]
        for shown in match.view(seat)["board"]:
            for plan in shown["plans"]:
                trial = match.copy()
                *before, last = plan["moves"]
                for move in before:
                    trial.play(seat, move)
                legal = trial.waiting == [seat] and last in trial.legal_ids(seat)
                assert legal == plan["affordable"]
                if legal:
                    gems = int(trial.state.gems[seat])
                    events = trial.play(seat, last)
                    paid = sum(e.args["n"] for e in events if e.kind == "paid")
                    assert paid == plan["gems"] <= gems
                    tried += 1
    assert tried > 100


@pytest.mark.rule("VI-23")
def test_plans_of_binoculars() -> None:
    desk = pos.Desk()
    desk.board(
        r3c2=pos.tool(BINOCULARS, pos.SQUARE),
        r2c2=pos.creature(pos.PLANT, 0, 1),
        r1c1=pos.creature(pos.PLANT, 0, 2),
    )
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.s.gems[0] = 1
    desk.take(3, 2)
    view = desk.match.view(0)
    assert view["spyglass"] == pos.cell(3, 2)
    assert view["board"][pos.cell(2, 2)]["plans"][0]["moves"] == [SPOT + pos.cell(2, 2)]
    assert view["board"][pos.cell(2, 2)]["price"] == 1
    assert view["board"][pos.cell(1, 1)]["plans"] == []


def test_the_gain_of_a_card_for_the_viewer() -> None:
    desk = pos.Desk()
    desk.goals(0, pos.SWAMP, pos.DRAGON)
    desk.goals(1, pos.FOREST, pos.MINERAL)
    desk.have(
        0, pos.creature(pos.MINERAL, pos.MOUNTAIN, 1), pos.pair_contract(box.MINERALS, box.PLANTS)
    )
    desk.token(7)
    desk.board(r1c1=pos.creature(pos.PLANT, pos.SWAMP, 3), r3c1=pos.tool(MAP, pos.CIRCLE), r4c1=64)
    board = desk.match.view(0)["board"]
    pairs, swamps = pos.pair_contract(box.MINERALS, box.PLANTS), STARTING + pos.SWAMP
    plant, tool_map = board[0]["gain"], board[8]["gain"]
    assert plant == {
        "points": 3,
        "contracts": 2 + 1,
        "gems": 0,
        "total": 6,
        "feeds": [(swamps, 1), (pairs, 2)],
    }
    assert (tool_map["gems"], tool_map["total"], tool_map["feeds"]) == (3 + 1, 4, [])
    assert [plan["net"] for plan in board[0]["plans"]] == [
        6 - plan["gems"] for plan in board[0]["plans"]
    ]
    other = desk.match.view(1)["board"][0]["gain"]
    assert (other["points"], other["contracts"], other["total"]) == (3, 0, 3)
    assert desk.match.view(None)["board"][0]["gain"] is None


def test_contracts_show_their_progress() -> None:
    desk = pos.Desk()
    stone, herb = pos.creature(pos.MINERAL, pos.MOUNTAIN, 1), pos.creature(pos.PLANT, pos.SWAMP, 1)
    desk.have(0, stone, herb, pos.pair_contract(box.MINERALS, box.PLANTS))
    for viewer in (0, 1, None):
        shown = desk.match.view(viewer)["players"][0]["contracts"][0]
        assert (shown["counted"], shown["points"], shown["next"]) == (1, 2, 5)
        assert shown["groups"] == [[stone, herb]]
        printed = PRINTED.cards[shown["card"]]
        assert printed.icons == [("species", pos.MINERAL), ("species", pos.PLANT)]


@pytest.mark.rule("VI-28", "VI-29")
def test_the_race_for_the_token() -> None:
    desk = pos.Desk()
    desk.token(7)
    desk.have(0, pos.tool(BAG, pos.CIRCLE))
    desk.have(1, pos.tool(MAP, pos.CIRCLE))
    assert desk.match.view(2)["race"] == {"token": 7, "counts": [1, 1, 0], "leader": 1}
    assert desk.match.view(2)["order"] == [0, 1, 2]


def test_moves_name_the_card_and_its_price() -> None:
    desk = pos.Desk()
    desk.board(
        r1c4=pos.creature(pos.PLANT, pos.SWAMP, 3), r1c1=pos.creature(pos.MINERAL, pos.FOREST, 1)
    )
    desk.choosing(pos.tile(1, 2), pos.tile(1, 3))
    desk.s.gems[0] = 1
    texts = [move.text("en") for move in desk.match.legal(0)]
    assert texts == [
        "Take Forest mineral 1 (row 1, column 1)",
        "Take Swamp plant 3 (row 1, column 4) for 1 gem",
        "Take 2 gems",
    ]


@pytest.mark.rule("VI-22")
def test_a_lamp_shows_what_it_would_clear_and_clears_that() -> None:
    desk = pos.Desk()
    desk.board(
        r1c2=pos.creature(pos.PLANT, pos.SWAMP, 1),
        r3c2=pos.tool(LAMP, pos.SQUARE),
        r4c2=64,
        r3c3=pos.tool(MAP, pos.CIRCLE),
    )
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    board = desk.match.view(1)["board"]
    assert board[pos.cell(3, 2)]["clears"] == [pos.cell(1, 2), pos.cell(4, 2)]
    assert all(one["clears"] == [] for one in board if one["cell"] != pos.cell(3, 2))
    desk.take(3, 2)
    assert [gone["cell"] for gone in desk.kinds("discarded")] == [pos.cell(1, 2), pos.cell(4, 2)]


@pytest.mark.rule("VI-14")
def test_the_view_and_the_words_know_the_gems_instead_of_a_card() -> None:
    desk = pos.Desk()
    desk.choosing(pos.tile(1, 2), pos.tile(1, 3))
    view = desk.match.view(0)
    before = int(desk.s.gems[0])
    assert f"Or {view['gems_instead']} gems." in desk.match.game.words.text(
        Message(view["ask"]["key"], view["ask"]["args"]), "en"
    )
    desk.play(TWO_GEMS)
    assert int(desk.s.gems[0]) - before == view["gems_instead"]


@pytest.mark.rule("VI-07")
def test_the_terminal_reminds_of_what_the_viewer_alone_saw_go() -> None:
    desk = pos.Desk()
    gone = pos.creature(pos.PLANT, pos.SWAMP, 1)
    desk.s.rejected[0] = 1 << gone
    for seat in (0, 1):
        game = desk.match.game
        text = printed(game.render(game.view(desk.s, seat), game.words, ["A", "B", "C"], "en"))
        assert ("You alone know that these are gone: Swamp plant 1" in text) == (seat == 0)
