"""What bots think of a hand: the points it holds, and what it may still become."""

import random
from pathlib import Path

import numpy as np
import pytest

from games.fantasy_realms.position import GAME, mask
from menagerie.bots import Knowledge, get_bot
from menagerie.core.judgements import new_memory
from menagerie.core.match import Match
from menagerie.games.fantasy_realms import judgement, make_prospects
from menagerie.games.fantasy_realms.components import CARDS
from menagerie.games.fantasy_realms.prospects import FILE, TABLE, outlook, read_table, write_table
from menagerie.games.fantasy_realms.state import DRAWING

PROMISING = "king queen knights warlord unicorn princess sword_of_keth"
SCATTERED = "swamp candle warship hydra earth_elemental elven_longbow collector"


def at_random(seats: int, seed: int, chaos: bool = False) -> Match:
    """A game played at random until its hands lie open."""
    match = Match(GAME, seats, {"chaos": chaos}, seed)
    sampler = random.Random(seed)
    while not match.over and not judgement.settled(match.state):
        seat = sampler.choice(match.waiting)
        match.play(seat, sampler.choice(match.legal_ids(seat)))
    return match


def test_hope_goes_from_what_may_come_to_what_is_held() -> None:
    hand = mask(PROMISING)
    held, dreamt = judgement.hope(hand, 0.0, True), judgement.hope(hand, 1.0, True)
    assert dreamt == pytest.approx(outlook(hand))
    assert judgement.hope(hand, 0.5, True) == pytest.approx((held + dreamt) / 2)


def test_cards_that_go_together_promise_more_than_others() -> None:
    assert outlook(mask(PROMISING)) > outlook(mask(SCATTERED)) + 50


def test_a_game_runs_from_all_left_to_nothing_left() -> None:
    for seats in (2, 3, 6):
        match = Match(GAME, seats, {}, 5)
        shares = []
        while not match.over and not judgement.settled(match.state):
            if match.state.phase == DRAWING:
                shares.append(judgement.share_left(match.state))
            seat = match.waiting[0]
            match.play(seat, match.legal_ids(seat)[0])  # the deck, wherever that may be chosen
        assert shares[0] == 1.0
        assert shares[-1] <= 0.1
        assert shares == sorted(shares, reverse=True)


def test_the_strongest_see_more_in_trading_and_nowhere_else() -> None:
    memory, trading = new_memory(), Match(GAME, 3, {"chaos": True}, 5)
    for seat in range(3):
        assert judgement.fathom(trading.state, seat, memory) != judgement.foresee(
            trading.state, seat
        )
    for match in (Match(GAME, 3, {}, 5), at_random(3, 5)):
        for seat in range(3):
            assert judgement.fathom(match.state, seat, memory) == judgement.foresee(
                match.state, seat
            )


@pytest.mark.parametrize(("seats", "chaos"), [(2, False), (4, False), (3, True)])
def test_nothing_more_is_foreseen_where_all_hands_lie_open(seats: int, chaos: bool) -> None:
    for seed in range(5):
        match = at_random(seats, seed, chaos)
        for seat in range(seats):
            assert judgement.foresee(match.state, seat) == judgement.evaluate(match.state, seat)


@pytest.mark.parametrize("level", ["greedy", "club", "master", "grandmaster"])
def test_every_level_makes_the_best_choices_of_the_end(level: str) -> None:
    bot = get_bot(level).make()
    chosen = 0
    for seed in range(12):
        match = at_random(4, seed)
        best = [judgement.evaluate(match.state, seat) for seat in range(4)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bot.choose(Knowledge(match, seat), seed))
            chosen += 1
        assert match.scores[:4] == best
    assert chosen > 20


def test_the_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    copy = tmp_path / "copy.csv"
    write_table(copy, TABLE)
    assert copy.read_text() == FILE.read_text()
    assert np.array_equal(read_table(copy), TABLE)
    assert np.count_nonzero(TABLE) > 0.9 * CARDS * (CARDS + 1) / 2


def test_every_pair_of_cards_is_one_unknown() -> None:
    places = {int(make_prospects.PLACE[i, j]) for i in range(CARDS) for j in range(i, CARDS)}
    assert places == set(range(make_prospects.UNKNOWNS))
