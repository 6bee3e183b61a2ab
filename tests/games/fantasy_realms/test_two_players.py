"""The variant for two."""

import pytest

from games.fantasy_realms.position import GAME, act, deal, legal
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms.moves import DECK, DISCARD, TAKE
from menagerie.games.fantasy_realms.state import DISCARDING, DRAWING, FINISHING


@pytest.mark.rule("FR-14")
def test_both_begin_with_empty_hands() -> None:
    s = deal(2)
    assert [int(hand) for hand in s.hand] == [0] * 7
    assert int(s.deck_size) == 53
    assert legal(s, int(s.turn)) == {DECK}


@pytest.mark.rule("FR-15", "FR-16")
def test_filling() -> None:
    s = deal(2, 3)
    first = int(s.turn)
    act(s, first, DECK)
    pair = members(s.drawn_pair)
    assert len(pair) == 2
    assert legal(s, first) == {DISCARD + card for card in pair}
    act(s, first, DISCARD + pair[0])
    assert members(s.hand[first]) == [pair[1]]
    assert members(s.discards) == [pair[0]]
    second = 1 - first
    assert legal(s, second) == {DECK, TAKE + pair[0]}
    act(s, second, TAKE + pair[0])  # nothing is discarded
    assert int(s.discards) == 0
    assert int(s.turn) == first
    act(s, first, DECK)
    assert pair[1] not in {move - DISCARD for move in legal(s, first)}  # not a card of the hand


@pytest.mark.rule("FR-17")
def test_fourteen_draws_end_the_game_at_once() -> None:
    s = deal(2, 9)
    turns = 0
    while int(s.phase) != FINISHING:
        seat = int(s.turn)
        if int(s.phase) == DISCARDING:
            act(s, seat, DISCARD + members(s.drawn_pair)[0])
            turns += 1
        else:
            act(s, seat, DECK)
    assert turns == 14
    assert len(members(s.discards)) == 14
    assert [len(members(hand)) for hand in s.hand[:2]] == [7, 7]


@pytest.mark.rule("FR-17", "FR-18")
def test_full_hands_play_on_to_twelve_discards() -> None:
    s = deal(2, 9)
    for turn in range(14):  # the second always takes what the first threw away
        seat = int(s.turn)
        if turn % 2 == 0:
            act(s, seat, DECK)
            act(s, seat, DISCARD + members(s.drawn_pair)[0])
        else:
            act(s, seat, TAKE + members(s.discards)[0])
    assert int(s.phase) == DRAWING
    assert int(s.discards) == 0
    for n in range(1, 13):
        seat = int(s.turn)
        act(s, seat, DECK)
        assert int(s.drawn_pair) == 0
        assert len(members(s.hand[seat])) == 8
        act(s, seat, DISCARD + members(s.hand[seat])[0])
        assert (int(s.phase) == FINISHING) == (n == 12)


@pytest.mark.rule("FR-16", "FR-57")
def test_the_pair_is_seen_by_its_drawer_alone() -> None:
    s = deal(2, 3)
    first = int(s.turn)
    act(s, first, DECK)
    views = [GAME.view(s, seat) for seat in (first, 1 - first, None)]
    assert [len(view.drawn_pair) for view in views] == [2, 0, 0]  # type: ignore[attr-defined]
    assert all(view.pair_drawn for view in views)  # type: ignore[attr-defined]
