"""Bots in chaos: they bargain, to their own good, and do not flood the table."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import menagerie
from games.fantasy_realms.position import GAME, act, deal, mask, worlds
from menagerie.bots import Knowledge, get_bot
from menagerie.core.judgements import new_memory
from menagerie.core.match import Match
from menagerie.core.running.rule import COMPILED
from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import new_states
from menagerie.games.fantasy_realms.bargain import bargain
from menagerie.games.fantasy_realms.haggling import OUTLOOK, TAKEN, haggle
from menagerie.games.fantasy_realms.moves import ACCEPT, GIVE, OFFER, PASS, TO_ALL, WANT
from menagerie.games.fantasy_realms.prospects import outlook, promise
from menagerie.games.fantasy_realms.state import TRADING
from menagerie.games.fantasy_realms.tables import SUIT_CARDS

LOUD = ("offered", "offered_all", "withdrew", "unwanted", "declined")


def at_first_sight(match: Match, seat: int) -> int:
    """The move that promises the seat most in two worlds: a greedy player, quickly interpreted."""
    legal = match.legal_ids(seat)
    hopes = np.zeros(len(legal))
    trial = new_states(GAME.state)
    for world in worlds(match.state, seat, 2):
        for k, move in enumerate(legal):
            trial[0] = world
            GAME.act(trial[0], seat, move, None)
            hopes[k] += GAME.evaluate(trial[0], seat)
    return legal[int(hopes.argmax())]


def trade_out(match: Match, choose: str) -> tuple[int, int]:
    """All trade until it is over; what the hands were worth before and after."""
    seats = range(match.seats)
    before = sum(int(promise(match.state.hand[seat], True)) for seat in seats)
    bot = None if choose == "sight" else get_bot(choose).make()
    n = 0
    while int(match.state.phase) == TRADING:
        n += 1
        seat = match.waiting[n % len(match.waiting)]
        if bot is None:
            match.play(seat, at_first_sight(match, seat))
        else:
            match.play(seat, bot.choose(Knowledge(match, seat), n))
    return before, sum(int(promise(match.state.hand[seat], True)) for seat in seats)


def check_market(match: Match, before: int, after: int) -> None:
    kinds = Counter(event.kind for event in match.events(None))
    assert kinds["traded"] > 0
    assert after > before
    assert sum(kinds[kind] for kind in LOUD) <= 12 * kinds["traded"] + 12 * match.seats


@pytest.mark.rule("FR-24", "FR-25")
def test_bargaining_makes_the_hands_better() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=1, chaos=True, trading_minutes=3)
    check_market(match, *trade_out(match, "sight"))


@pytest.mark.skipif(not COMPILED, reason="searching bots need compiled rules")
@pytest.mark.parametrize("level", ["greedy", "club", "master", "grandmaster"])
def test_every_level_bargains(level: str) -> None:
    gained = []
    for seed in range(4):
        match = menagerie.new("fantasy_realms", 4, seed=seed, chaos=True)
        before, after = trade_out(match, level)
        gained.append(after / before)
        kinds = Counter(event.kind for event in match.events(None))
        assert sum(kinds[kind] for kind in LOUD) <= 12 * kinds["traded"] + 12 * match.seats
    assert np.mean(gained) > 1.1


def at_the_end(s: Any) -> None:
    s.moves_left = 1


@pytest.mark.rule("FR-25")
def test_a_keen_trader_counts_what_a_hand_may_become_as_long_as_there_is_time() -> None:
    s = deal(4, 4, chaos=True)
    s.spurned[0] = s.hand[0]  # so there is nothing to hope for but the hand
    points, dreamt = float(promise(s.hand[0], True)), float(outlook(s.hand[0]))
    assert abs(points - dreamt) > 5
    early = haggle(s, 0, new_memory())
    assert early == pytest.approx((1 - OUTLOOK) * points + OUTLOOK * dreamt)
    at_the_end(s)
    assert haggle(s, 0, new_memory()) == pytest.approx(points, abs=0.5)


@pytest.mark.rule("FR-24")
def test_a_keen_trader_judges_an_offer_by_the_hands_that_may_come_of_it() -> None:
    s = deal(4, 4, chaos=True)
    hand = int(s.hand[0])
    card, suit = members(hand)[0], 0
    act(s, 0, GIVE + card)
    act(s, 0, WANT + suit)
    act(s, 0, OFFER + TO_ALL)
    at_the_end(s)
    others = u64(hand & ~(1 << card))
    asked_for = [one for one in members(SUIT_CARDS[suit]) if not hand >> one & 1]
    hoped = np.mean([int(promise(others | u64(1 << one), False)) for one in asked_for])
    gain = TAKEN * 4 * (hoped - int(promise(u64(hand), False)))
    expected = float(promise(u64(hand), True)) + gain
    assert haggle(s, 0, new_memory()) == pytest.approx(expected, abs=0.5)
    assert bargain(s, 0) != pytest.approx(expected, abs=0.5)


def keenly(s: Any, seat: int) -> float:
    return float(haggle(s, seat, new_memory()))


@pytest.mark.parametrize("judge", [bargain, keenly])
def test_what_helps_nobody_is_neither_offered_nor_taken(judge: Callable[..., float]) -> None:
    """A hand that is made: every card of it counts with the others."""

    def judged(s: Any) -> float:
        return judge(s, 0)

    s = deal(3, 4, chaos=True)
    s.hand[0] = mask("candle book_of_changes bell_tower beastmaster hydra swamp warhorse")
    s.moves_left = 12  # with time left, a keen trader sees more that may come of it
    calm = judged(s)
    for card in members(s.hand[0]):
        trial = new_states(GAME.state)
        trial[0] = s
        act(trial[0], 0, GIVE + card)
        assert judged(trial[0]) < calm
    s.hand[1] = mask("knights light_cavalry rangers smoke whirlwind lightning forge")
    act(s, 1, GIVE + members(s.hand[1])[0])
    act(s, 1, WANT + 0)
    act(s, 1, OFFER + TO_ALL)
    trial[0] = s
    act(trial[0], 0, ACCEPT + 1)  # the Bell Tower for a card of no use
    waiting = new_states(GAME.state)
    waiting[0] = s
    act(waiting[0], 0, PASS)
    assert judged(trial[0]) < judged(waiting[0])
