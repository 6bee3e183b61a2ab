"""The chaos variant: trading."""

from collections import Counter
from typing import Any

import pytest

import menagerie
from games.fantasy_realms.position import GAME, act, choose_best, deal, legal, number, worlds
from menagerie.core.errors import IdleOption, IllegalMove
from menagerie.core.game import TABLE
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms import moves
from menagerie.games.fantasy_realms.state import FINISHING, TRADING
from menagerie.games.fantasy_realms.tables import SUIT_CARDS


def offer(s: Any, seat: int, to: int, card: int, wants: tuple[int, ...] = tuple(range(11))) -> None:
    """Card, suits, and to whom."""
    act(s, seat, moves.GIVE + card)
    for suit in wants:
        act(s, seat, moves.WANT + suit)
    act(s, seat, moves.OFFER + to)


def swap(s: Any, giver: int, taker: int) -> tuple[int, int]:
    """The two trade their lowest cards; returns (given, returned)."""
    given, returned = members(s.hand[giver])[0], members(s.hand[taker])[0]
    offer(s, giver, taker, given)
    act(s, taker, moves.ACCEPT + giver)
    act(s, taker, moves.GIVE + returned)
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


@pytest.mark.rule("FR-24", "FR-25")
def test_an_offer_names_suits_and_the_answer_is_of_one_of_them() -> None:
    s = deal(3, chaos=True)
    card = members(s.hand[0])[0]
    assert moves.OFFER + moves.TO_ALL not in legal(s, 0)
    act(s, 0, moves.GIVE + card)
    assert moves.OFFER + moves.TO_ALL not in legal(s, 0)  # no suit is named yet
    answers = {card // 5: card for card in members(s.hand[1])}
    suit, answer = next(iter(answers.items()))
    act(s, 0, moves.WANT + suit)
    act(s, 0, moves.WANT + (suit + 1) % 11)
    act(s, 0, moves.WANT + (suit + 1) % 11)  # no longer
    act(s, 0, moves.OFFER + moves.TO_ALL)
    shown = GAME.view(s, 1).players[0]  # type: ignore[attr-defined]
    assert (shown.offer_suit, shown.asks_for) == (card // 5, [suit])
    act(s, 1, moves.ACCEPT + 0)
    given = {move - moves.GIVE for move in legal(s, 1) if moves.GIVE <= move < moves.GIVE + 53}
    assert given == {card for card in members(s.hand[1]) if card // 5 == suit}
    wrong = next(card for card in members(s.hand[1]) if card // 5 != suit)
    assert GAME.why_not(s, 1, moves.GIVE + wrong).rule == "FR-25"
    act(s, 1, moves.GIVE + answer)
    assert int(s.hand[0]) >> answer & 1


@pytest.mark.rule("FR-25")
def test_who_has_nothing_of_what_is_asked_for_cannot_accept() -> None:
    s = deal(3, chaos=True)
    lacking = next(suit for suit in range(11) if not int(s.hand[1]) & int(SUIT_CARDS[suit]))
    offer(s, 0, 1, members(s.hand[0])[0], (lacking,))
    assert moves.ACCEPT + 0 not in legal(s, 1)
    assert moves.DECLINE + 0 in legal(s, 1)
    assert GAME.why_not(s, 1, moves.ACCEPT + 0).key == "reason.none_asked_for"


@pytest.mark.rule("FR-24")
def test_offers_stand_for_those_they_are_made_to() -> None:
    s = deal(4, chaos=True)
    card = members(s.hand[0])[2]
    offer(s, 0, 2, card)
    assert moves.ACCEPT + 0 in legal(s, 2)
    assert moves.ACCEPT + 0 not in legal(s, 1)
    assert moves.GIVE + members(s.hand[0])[0] not in legal(s, 0)  # one offer at a time
    act(s, 0, moves.WITHDRAW)
    assert moves.ACCEPT + 0 not in legal(s, 2)
    offer(s, 0, moves.TO_ALL, card)
    assert all(moves.ACCEPT + 0 in legal(s, seat) for seat in (1, 2, 3))
    act(s, 1, moves.DECLINE + 0)
    assert moves.ACCEPT + 0 not in legal(s, 1)
    assert int(s.offer[0]) == card + 1
    act(s, 2, moves.DECLINE + 0)
    act(s, 3, moves.ACCEPT + 0)
    act(s, 3, moves.CANCEL)  # to think better of it is to decline
    assert int(s.offer[0]) == 0  # nobody left: it falls


@pytest.mark.rule("FR-24")
def test_who_answers_is_freed_when_the_offer_falls() -> None:
    s = deal(4, chaos=True)
    offer(s, 0, moves.TO_ALL, members(s.hand[0])[0])
    act(s, 1, moves.ACCEPT + 0)
    act(s, 2, moves.ACCEPT + 0)
    act(s, 2, moves.GIVE + members(s.hand[2])[0])
    assert moves.GIVE + members(s.hand[1])[0] in legal(s, 1)
    assert moves.PASS in legal(s, 1)


@pytest.mark.rule("FR-24")
def test_an_offer_that_all_decline_is_not_told_as_taken_back() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=4, chaos=True)
    card = members(match.state.hand[0])[0]
    for move in (moves.GIVE + card, moves.WANT, moves.OFFER + 1):
        match.play(0, move)
    assert [one.kind for one in match.play(1, moves.DECLINE)] == ["declined", "unwanted"]
    match.play(0, moves.GIVE + card)
    match.play(0, moves.WANT)
    match.play(0, moves.OFFER + 2)
    assert [one.kind for one in match.play(0, moves.WITHDRAW)] == ["withdrew"]


@pytest.mark.rule("FR-24")
def test_accepting_lets_the_own_offer_fall() -> None:
    s = deal(3, chaos=True)
    offer(s, 0, 1, members(s.hand[0])[0])
    offer(s, 1, moves.TO_ALL, members(s.hand[1])[0])
    act(s, 1, moves.ACCEPT + 0)
    assert int(s.offer[1]) == 0


@pytest.mark.rule("FR-26")
def test_who_waits_takes_nothing_and_is_asked_when_something_is_new() -> None:
    s = deal(3, chaos=True)
    offer(s, 0, moves.TO_ALL, members(s.hand[0])[0])
    act(s, 0, moves.PASS)  # the offer stands
    assert int(s.offer[0]) != 0
    assert int(s.waiting) == 0b110
    act(s, 1, moves.PASS)
    assert int(s.waiting) == 0b101  # declined: its owner may think again
    assert int(s.refused[0]) == 0b010
    act(s, 0, moves.PASS)
    offer(s, 2, 1, members(s.hand[2])[0])
    assert int(s.waiting) == 0b110
    act(s, 1, moves.PASS)
    act(s, 2, moves.PASS)
    assert int(s.offer[0]) == int(s.offer[2]) == 0  # nobody takes them
    assert int(s.waiting) & 1
    while int(s.phase) == TRADING:  # nobody has anything to say: it is over
        act(s, int(s.waiting).bit_length() - 1, moves.PASS)


@pytest.mark.rule("FR-26")
def test_leaving_is_for_good_and_the_last_ends_the_trading() -> None:
    s = deal(3, chaos=True)
    offer(s, 0, 2, members(s.hand[0])[0])
    act(s, 1, moves.GIVE + members(s.hand[1])[0])
    act(s, 1, moves.WANT + 0)
    act(s, 2, moves.LEAVE)
    assert int(s.waiting) == 3
    assert int(s.offer[0]) == 0
    assert moves.OFFER + 2 not in legal(s, 1)
    assert moves.OFFER + 0 in legal(s, 1)
    act(s, 0, moves.LEAVE)
    assert int(s.phase) == FINISHING


@pytest.mark.rule("FR-26")
def test_when_the_time_is_over_trading_stops_for_everyone() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=1, chaos=True, trading_minutes=2)
    limit = match.time_limit
    assert limit == (120.0, moves.TIME)
    card = members(match.state.hand[0])[0]
    for move in (moves.GIVE + card, moves.WANT + 3, moves.OFFER + moves.TO_ALL):
        match.play(0, move)
    assert all(moves.TIME not in match.legal_ids(seat) for seat in range(3))
    with pytest.raises(IllegalMove, match="kept by the table") as refused:
        match.play(1, moves.TIME)
    assert refused.value.rule == "FR-26"
    events = match.play(TABLE, moves.TIME)
    assert [event.kind for event in events[:2]] == ["time_up", "laid_open"]
    assert int(match.state.phase) == FINISHING
    assert match.time_limit is None
    with pytest.raises(IllegalMove):
        match.play(TABLE, moves.TIME)
    again = menagerie.replay(match.record())
    assert bytes(again.state.tobytes()) == bytes(match.state.tobytes())
    assert not match.can_undo(0)


@pytest.mark.rule("FR-27")
def test_without_a_clock_the_time_is_counted_in_moves() -> None:
    s = deal(3, chaos=True)
    assert int(s.moves_left) == 300
    card = members(s.hand[0])[0]
    for _ in range(150):
        assert int(s.phase) == TRADING
        act(s, 0, moves.GIVE + card)
        act(s, 0, moves.CANCEL)
    assert int(s.phase) == FINISHING


def test_the_time_for_trading_is_a_choice_only_in_chaos() -> None:
    (option,) = (one for one in GAME.options if one.name == "trading_minutes")
    assert option.values == (2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert GAME.full_options({})["trading_minutes"] == 5
    assert GAME.full_options({"chaos": True, "trading_minutes": 10})["trading_minutes"] == 10
    with pytest.raises(IdleOption) as refusal:
        menagerie.new("fantasy_realms", 3, trading_minutes=10)
    assert refusal.value.en == (
        "Option trading_minutes=10 means nothing here: it goes with chaos=true only."
    )
    # A whole set of options, as records hold it, is taken back as it is.
    assert GAME.full_options(GAME.full_options({})) == GAME.full_options({})


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
    for world in worlds(s, 0, 60):
        holders = [seat for seat in range(4) if int(world.hand[seat]) >> given & 1]
        assert len(holders) == 1
        assert holders[0] != 0
        places.add(holders[0])
    assert places == {1, 2, 3}


@pytest.mark.rule("FR-24", "FR-58")
def test_of_an_offered_card_all_know_the_suit_and_no_more() -> None:
    s = deal(3, chaos=True)
    card = next(card for card in members(s.hand[0]) if card < 50)
    offer(s, 0, moves.TO_ALL, card)
    assert GAME.view(s, 0).offered == card  # type: ignore[attr-defined]
    assert GAME.view(s, 1).offered is None  # type: ignore[attr-defined]
    seen = set()
    for world in worlds(s, 1, 80):
        offered = int(world.offer[0]) - 1
        assert int(world.hand[0]) >> offered & 1
        seen.add(offered)
    assert seen == {one for one in range(53) if one // 5 == card // 5} - set(members(s.hand[1]))


@pytest.mark.rule("FR-58")
def test_an_offer_in_preparation_is_nobody_elses_business() -> None:
    s = deal(3, chaos=True)
    card = members(s.hand[0])[3]
    act(s, 0, moves.GIVE + card)
    act(s, 0, moves.WANT + 4)
    shown = GAME.view(s, 1).players[0]  # type: ignore[attr-defined]
    assert (shown.offers_to, shown.offer_suit, shown.asks_for) == (None, None, [])
    seen = {int(world.offer[0]) - 1 for world in worlds(s, 1, 80)}
    assert len(seen) > 20


@pytest.mark.rule("FR-24", "FR-58")
def test_offered_cards_are_imagined_as_often_as_deals_have_them() -> None:
    """Seat 0 knows one card of seat 1, and that one more of that suit may be offered."""
    s = deal(3, 5, chaos=True)
    given, _ = swap(s, 0, 1)
    suit = given // 5
    others = [card for card in range(5 * suit, 5 * suit + 5) if card != given]
    offer(s, 1, moves.TO_ALL, given)
    found = Counter(int(world.offer[1]) - 1 for world in worlds(s, 0, 2000))
    free = [card for card in others if not int(s.hand[0]) >> card & 1]
    # 13 places in two hands for 45 unknown cards, six of them in this hand.
    share = 6 / (53 - 7 - 1)
    expected = 1 / (1 + len(free) * share)
    assert abs(found[given] / 2000 - expected) < 0.04
    assert set(found) == {given, *free}


def with_necromancer() -> Any:
    seed = next(
        n for n in range(500) if int(deal(3, n, chaos=True).hand[1]) >> number("necromancer") & 1
    )
    s = deal(3, seed, chaos=True)
    act(s, 0, moves.LEAVE)
    act(s, 2, moves.LEAVE)
    return s


@pytest.mark.rule("FR-49", "FR-88")
def test_the_necromancer_draws_three_and_keeps_one() -> None:
    s = with_necromancer()
    assert legal(s, 1) == {moves.LOOK, moves.RAISE_NOTHING}
    assert int(s.waiting) & 2
    deck = int(s.deck_size)
    act(s, 1, moves.LOOK)
    three = members(s.three)
    assert int(s.deck_size) == deck - 3
    assert legal(s, 1) == {moves.RAISE + card for card in three}
    act(s, 1, moves.RAISE + three[1])
    assert len(members(s.hand[1])) == 8
    assert members(s.discards) == [three[0], three[2]]
    assert list(GAME.pieces(s)) == list(range(53))


@pytest.mark.rule("FR-49")
def test_declining_before_looking() -> None:
    s = with_necromancer()
    act(s, 1, moves.RAISE_NOTHING)
    assert len(members(s.hand[1])) == 7
    assert int(s.discards) == 0


@pytest.mark.rule("FR-49", "FR-55")
def test_the_best_of_three_is_taken() -> None:
    s = with_necromancer()
    act(s, 1, moves.LOOK)
    choose_best(s, 1)
    assert int(s.waiting) & 2 == 0
    assert len(members(s.hand[1])) == 8
