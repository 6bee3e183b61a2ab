"""Components, set-up and the frame of the game."""

import pytest

from games.brutal_kingdom.position import do, fresh, in_hand, legal, waiting
from menagerie.core.state.bits import members
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.state import State
from menagerie.games.brutal_kingdom.view import view


@pytest.mark.rule("BK-01")
def test_twenty_characters_with_ranks_backs_icons_and_victims() -> None:
    assert [c.card for c in box.CHARACTERS] == list(range(20))
    assert sorted(c.rank for c in box.CHARACTERS) == list(range(1, 21))
    assert [int(box.BACK[c]) for c in range(box.CARDS)].count(0) == 10
    # Four icons a colour; only King, Bishop and Wizard bring two tokens.
    assert box.ICONS.sum(axis=0).tolist() == [4, 4, 4]
    assert {c.card for c in box.CHARACTERS if max(c.icons) == 2} == {
        box.KING,
        box.BISHOP,
        box.WIZARD,
    }
    victims = {c.card: set(c.victims) for c in box.CHARACTERS if c.victims}
    assert victims == {
        box.POISONER: {box.BISHOP, box.ABBOT},
        box.BERSERKER: {box.WIZARD, box.INTRIGUER},
        box.ASSASSIN: {box.KING, box.QUEEN},
        box.ABBOT: {box.WITCH, box.DRUID},
        box.QUEEN: {box.KING},
        box.KING: {box.QUEEN},
    }


@pytest.mark.rule("BK-01")
def test_the_tables_follow_from_the_list() -> None:
    assert members(box.VICTIMS[box.POISONER]) == [box.ABBOT, box.BISHOP]
    assert members(box.KILLERS[box.KING]) == [box.ASSASSIN, box.QUEEN]
    assert members(box.HUNTERS[box.KING]) == [box.ASSASSIN]
    assert set(range(20)) - set(members(box.CONDEMNABLE)) == {box.SAINT, box.EXECUTIONER}


@pytest.mark.rule("BK-01")
def test_what_was_reconstructed_is_named() -> None:
    fields = {"rank", "back", "icons", "effect", "victims"}
    assert all(set(c.reconstructed) <= fields for c in box.CHARACTERS)
    assert "rank" in box.CHARACTERS[box.KING].reconstructed
    assert "victims" in box.CHARACTERS[box.ABBOT].reconstructed
    assert all("rank" not in c.reconstructed for c in box.CHARACTERS if c.rank <= 4 or c.rank == 20)


@pytest.mark.rule("BK-02")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 11), (4, 13)])
def test_the_stock(seats: int, tokens: int) -> None:
    s = fresh(seats)
    assert s.stock.tolist() == [tokens] * 3
    assert s.chapel.tolist() == [0, 0, 0, 0]
    assert GAME.seats == (3, 4)


@pytest.mark.rule("BK-03")
def test_three_play_without_ranks_one_to_four() -> None:
    s = fresh(3)
    assert {box.CHARACTERS[c].rank for c in members(s.deck)} == set(range(5, 21))
    assert view(s, 0).aside == [0, 0]
    assert [c.back for c in view(s, 0).centre] == [0, 0]
    for _ in range(3):
        do(s, waiting(s)[0], legal(s, waiting(s)[0])[0])
    assert [c.back for c in view(s, 0).centre] == [0, 0, 1, 1]
    assert len(GAME.pieces(s)) == 16 + 33


@pytest.mark.rule("BK-04")
def test_the_random_deck_sets_four_cards_aside_in_every_chapter() -> None:
    s = fresh(3, random_deck=True)
    assert members(s.deck) == list(range(20))
    aside = set()
    while s.waiting:
        if s.phase == 0 and s.back == 1 and len(waiting(s)) == 3:
            assert view(s, 1).aside == [2, 2]
            aside.add(tuple(int(s.place[i]) for i in (6, 7, 16, 17)))
        seat = waiting(s)[0]
        do(s, seat, legal(s, seat)[0])
    assert len(aside) == 4  # other cards each time


@pytest.mark.rule("BK-03", "BK-04")
def test_low_ranks_out_and_four_cards_aside_leave_no_centre() -> None:
    s = fresh(3, random_deck="both")
    assert {box.CHARACTERS[c].rank for c in members(s.deck)} == set(range(5, 21))
    for _ in range(3):
        assert view(s, 0).centre == []
        do(s, waiting(s)[0], legal(s, waiting(s)[0])[0])
    assert (view(s, 0).centre, view(s, 0).aside) == ([], [2, 2])
    assert any(one.aside for one in view(s, 0).whereabouts)
    assert len(GAME.pieces(s)) == 16 + 33


@pytest.mark.rule("BK-04")
@pytest.mark.parametrize("value", [True, "both"])
def test_four_play_with_all_characters_whatever_the_option(value: bool | str) -> None:
    s = fresh(4, random_deck=value)
    assert members(s.deck) == list(range(20))
    assert view(s, 0).aside == [0, 0]
    assert len(view(s, 0).centre) == 2


@pytest.mark.rule("BK-05")
def test_the_first_seat_begins() -> None:
    s = fresh(4)
    assert s.first == 0
    while s.phase == 0:
        do(s, waiting(s)[-1], legal(s, waiting(s)[-1])[0])
    assert waiting(s) == [0]


@pytest.mark.rule("BK-06", "BK-54")
@pytest.mark.parametrize("seats", [3, 4])
def test_four_chapters_of_four_rounds(seats: int) -> None:
    s = fresh(seats, seed=5)
    plays = {}
    hands = set()
    while s.waiting:
        seat = waiting(s)[0]
        if s.phase == 1:
            plays[int(s.chapter), int(s.rounds), seat] = True
            if s.rounds == 0 and s.played == 0:
                assert all(len(in_hand(s, q)) == 4 for q in range(seats))
                hands.add(frozenset(in_hand(s, 0)))
        do(s, seat, legal(s, seat)[-1])
    assert len(plays) == 4 * 4 * seats
    assert len(hands) > 1  # shuffled anew
    assert 0 not in s.chapel.tolist()


def test_the_record_is_small() -> None:
    assert State.dtype.itemsize <= 512
