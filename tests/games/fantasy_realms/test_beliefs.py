"""Rivals have chosen what they hold: in worlds that are taken for likely they stand better."""

import pytest

from menagerie.core.judgements import new_memory
from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.state.random import sampling_stream

GAME = get_game("fantasy_realms")


def held(match: Match, but: int) -> float:
    """What the hands of all others are worth."""
    return sum(float(GAME.evaluate(match.state, a)) for a in range(match.seats) if a != but)


@pytest.mark.parametrize("seats", range(2, 7))
def test_suspected_hands_are_about_as_good_as_true_ones(seats: int) -> None:
    """FR-57: late in games that are played by habit, what rivals truly hold lies nearer to what
    they are suspected of than to any cards."""
    memory, rng = new_memory(), sampling_stream(1)
    true, uniform, suspected = 0.0, 0.0, 0.0
    for seed in range(12):
        match = Match(GAME, seats, seed=seed)
        late = match
        while not GAME.rule("settled")(match.state) and not match.over:
            late = match.copy()
            seat = match.waiting[0]
            match.play(seat, int(GAME.rule("habit")(match.state, seat, memory, rng)))
        me = late.waiting[0]
        world = late.imagine(me, 3)
        true += held(late, me)
        uniform += held(world, me)
        GAME.rule("suspect")(world.state, me, memory, rng)
        suspected += held(world, me)
    assert abs(true - suspected) < 0.5 * abs(true - uniform)
