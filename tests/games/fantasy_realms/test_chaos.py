"""The chaos variant: trading."""

from __future__ import annotations

from typing import Any

import pytest

from games.fantasy_realms.position import GAME, act, choose_best, deal, legal, number
from menagerie.core.state.bits import members
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import new_states
from menagerie.games.fantasy_realms.moves import (
    ACCEPT,
    CANCEL,
    DECLINE,
    GIVE,
    LEAVE,
    LOOK,
    OFFER,
    RAISE,
    RAISE_NOTHING,
    TO_ALL,
    WITHDRAW,
)
from menagerie.games.fantasy_realms.state import FINISHING, TRADING


def offer(s: Any, seat: int, to: int, card: int) -> None:
    act(s, seat, OFFER + to)
    act(s, seat, GIVE + card)


def swap(s: Any, giver: int, taker: int) -> tuple[int, int]:
    """The two trade their lowest cards; returns (given, returned)."""
    given, returned = members(s.hand[giver])[0], members(s.hand[taker])[0]
    offer(s, giver, taker, given)
    act(s, taker, ACCEPT + giver)
    act(s, taker, GIVE + returned)
    return given, returned


@pytest.mark.rule("FR-23")
@pytest.mark.parametrize("seats", [3, 7])
def test_all_trade_at_once(seats: int) -> None:
    s = deal(seats, chaos=True)
    assert int(s.phase) == TRADING
    assert int(s.waiting) == 2**seats - 1
    assert [len(members(hand)) for hand in s.hand[:seats]] == [7] * seats


@pytest.mark.rule("FR-24", "FR-25")
def test_one_card_for_one() -> None:
    s = deal(3, chaos=True)
    before = [int(hand) for hand in s.hand]
    given, returned = swap(s, 0, 1)
    assert int(s.hand[0]) == before[0] & ~(1 << given) | 1 << returned
    assert int(s.hand[1]) == before[1] & ~(1 << returned) | 1 << given
    assert int(s.hand[2]) == before[2]
    assert int(s.offer[0]) == 0


@pytest.mark.rule("FR-24")
def test_offers_stand_for_those_they_are_made_to() -> None:
    s = deal(4, chaos=True)
    card = members(s.hand[0])[2]
    offer(s, 0, 2, card)
    assert ACCEPT + 0 in legal(s, 2)
    assert ACCEPT + 0 not in legal(s, 1)
    assert OFFER + 1 not in legal(s, 0)  # one offer at a time
    act(s, 0, WITHDRAW)
    assert ACCEPT + 0 not in legal(s, 2)
    offer(s, 0, TO_ALL, card)
    assert all(ACCEPT + 0 in legal(s, seat) for seat in (1, 2, 3))
    act(s, 1, DECLINE + 0)
    assert ACCEPT + 0 not in legal(s, 1)
    assert int(s.offer[0]) == card + 1
    act(s, 2, DECLINE + 0)
    act(s, 3, DECLINE + 0)
    assert int(s.offer[0]) == 0  # nobody left: it falls


@pytest.mark.rule("FR-24")
def test_who_answers_is_freed_when_the_offer_falls() -> None:
    s = deal(4, chaos=True)
    offer(s, 0, TO_ALL, members(s.hand[0])[0])
    act(s, 1, ACCEPT + 0)
    act(s, 2, ACCEPT + 0)
    act(s, 1, CANCEL)
    act(s, 1, ACCEPT + 0)
    act(s, 2, GIVE + members(s.hand[2])[0])
    assert OFFER + TO_ALL in legal(s, 1)


@pytest.mark.rule("FR-24")
def test_accepting_lets_the_own_offer_fall() -> None:
    s = deal(3, chaos=True)
    offer(s, 0, 1, members(s.hand[0])[0])
    offer(s, 1, TO_ALL, members(s.hand[1])[0])
    act(s, 1, ACCEPT + 0)
    assert int(s.offer[1]) == 0


@pytest.mark.rule("FR-26")
def test_leaving_is_for_good_and_the_last_ends_the_trading() -> None:
    s = deal(3, chaos=True)
    offer(s, 0, 2, members(s.hand[0])[0])
    act(s, 1, OFFER + 2)
    act(s, 2, LEAVE)
    assert int(s.waiting) == 3
    assert int(s.offer[0]) == 0
    assert OFFER + 2 not in legal(s, 0)
    assert GIVE + members(s.hand[1])[0] not in legal(s, 1)
    act(s, 0, LEAVE)
    assert int(s.phase) == FINISHING


@pytest.mark.rule("FR-27")
def test_a_hundred_moves_are_enough() -> None:
    s = deal(3, chaos=True)
    for _ in range(50):
        assert int(s.waiting) & 1
        act(s, 0, OFFER + TO_ALL)
        act(s, 0, CANCEL)
    assert int(s.waiting) == 6


@pytest.mark.rule("FR-25", "FR-58")
def test_traders_know_what_they_passed_until_it_may_have_gone_on() -> None:
    s = deal(4, chaos=True)
    given, returned = swap(s, 0, 1)
    view = GAME.view(s, 0)
    assert view.players[1].known == [given]  # type: ignore[attr-defined]
    assert GAME.view(s, 1).players[0].known == [returned]  # type: ignore[attr-defined]
    assert GAME.view(s, 2).players[1].known == []  # type: ignore[attr-defined]
    assert GAME.view(s, None).players[1].known == []  # type: ignore[attr-defined]
    swap(s, 1, 2)
    assert GAME.view(s, 0).players[1].known == []  # type: ignore[attr-defined]
    # It is still at the table in every world, and not always in the same hand.
    places = set()
    for seed in range(60):
        worlds = new_states(GAME.state)
        worlds[0] = s
        GAME.imagine(worlds[0], 0, sampling_stream(seed))
        holders = [seat for seat in range(4) if int(worlds[0].hand[seat]) >> given & 1]
        assert len(holders) == 1
        assert holders[0] != 0
        places.add(holders[0])
    assert places == {1, 2, 3}


@pytest.mark.rule("FR-24", "FR-58")
def test_an_offered_card_is_face_down() -> None:
    s = deal(3, chaos=True)
    card = members(s.hand[0])[3]
    offer(s, 0, TO_ALL, card)
    assert GAME.view(s, 0).offered == card  # type: ignore[attr-defined]
    assert GAME.view(s, 1).offered is None  # type: ignore[attr-defined]
    seen = set()
    for seed in range(80):
        worlds = new_states(GAME.state)
        worlds[0] = s
        GAME.imagine(worlds[0], 1, sampling_stream(seed))
        offered = int(worlds[0].offer[0]) - 1
        assert int(worlds[0].hand[0]) >> offered & 1
        seen.add(offered)
    assert len(seen) > 20


def with_necromancer() -> Any:
    seed = next(
        n for n in range(500) if int(deal(3, n, chaos=True).hand[1]) >> number("necromancer") & 1
    )
    s = deal(3, seed, chaos=True)
    act(s, 0, LEAVE)
    act(s, 2, LEAVE)
    return s


@pytest.mark.rule("FR-49", "FR-88")
def test_the_necromancer_draws_three_and_keeps_one() -> None:
    s = with_necromancer()
    assert legal(s, 1) == {LOOK, RAISE_NOTHING}
    assert int(s.waiting) & 2
    deck = int(s.deck_size)
    act(s, 1, LOOK)
    three = members(s.three)
    assert int(s.deck_size) == deck - 3
    assert legal(s, 1) == {RAISE + card for card in three}
    act(s, 1, RAISE + three[1])
    assert len(members(s.hand[1])) == 8
    assert members(s.discards) == [three[0], three[2]]
    assert list(GAME.pieces(s)) == list(range(53))


@pytest.mark.rule("FR-49")
def test_declining_before_looking() -> None:
    s = with_necromancer()
    act(s, 1, RAISE_NOTHING)
    assert len(members(s.hand[1])) == 7
    assert int(s.discards) == 0


@pytest.mark.rule("FR-49", "FR-55")
def test_the_best_of_three_is_taken() -> None:
    s = with_necromancer()
    act(s, 1, LOOK)
    choose_best(s, 1)
    assert int(s.waiting) & 2 == 0
    assert len(members(s.hand[1])) == 8
