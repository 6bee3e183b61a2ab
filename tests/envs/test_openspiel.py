"""OpenSpiel's random simulation test, on every game; information states, and MCCFR."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import goofspiel
from menagerie.core import registry
from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match
from menagerie.envs.openspiel import load
from menagerie.testing.worlds import Case
from picking import every_case, some_game

GAME = some_game(3)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example game for two, with few deals."""
    monkeypatch.setitem(registry._known, goofspiel.GAME.id, goofspiel.GAME)
    return load(goofspiel.GAME.id, 2, deals=4)


@every_case
def test_the_simulation_test_passes(case: Case) -> None:
    """Among much else: in every position each legal move has a name of its own."""
    pyspiel.random_sim_test(
        load(case.game.id, case.seats, case.options, deals=5),
        num_sims=1,
        serialize=False,
        verbose=False,
    )


def test_states_and_games_are_written_and_read_again(small: Any) -> None:
    pyspiel.random_sim_test(small, num_sims=2, serialize=True, verbose=False)


@every_case
def test_every_case_is_dealt_and_played(case: Case) -> None:
    """Outcome k of chance is game k of a batch; a copy and the printed game lead to the same."""
    game = load(case.game.id, case.seats, case.options, deals=3, seed=6)
    again = pyspiel.load_game(str(game))
    state, other = game.new_initial_state(), again.new_initial_state()
    for one in (state, other):
        assert one.is_chance_node()
        assert sum(chance for _, chance in one.chance_outcomes()) == pytest.approx(1)
        one.apply_action(2)
    match: Match = case.match(6 | 2 << 64)
    sampler = random.Random(1)
    for _ in range(4):
        seat = match.waiting[0]
        assert state.current_player() == seat
        assert state.legal_actions() == match.legal_ids(seat)
        assert state.observation_tensor(seat) == match.observe(seat).tolist()
        move = sampler.choice(state.legal_actions())
        words = match.move(seat, move).text("en")
        assert state.action_to_string(seat, move) == f"{words} ({move})"
        copy = state.clone()
        for one in (state, copy, other):
            one.apply_action(move)
        match.play(seat, move)
        assert str(state) == str(copy) == str(other)
        for player in range(case.seats):
            told = {one.information_state_string(player) for one in (state, copy, other)}
            assert len(told) == 1


def test_a_hidden_choice_parts_only_who_made_it(small: Any) -> None:
    one, other = small.new_initial_state(), small.new_initial_state()
    for state, bid in ((one, 3), (other, 9)):
        state.apply_action(1)
        state.apply_action(bid)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    for state in (one, other):  # then the bids are turned up
        state.apply_action(5)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_mccfr_learns_the_example(small: Any) -> None:
    np.random.seed(1)  # the solver draws its deals from there, and must see the one asked about
    solver = OutcomeSamplingSolver(small)
    for _ in range(6):
        solver.iteration()
    state = small.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)
    assert len({*chances.values()}) > 1


def test_an_episode_is_discounted_only_by_its_end(small: Any) -> None:
    environment = rl_environment.Environment(small)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == goofspiel.GAME.observation
        assert step.first() or step.rewards == [0, 0]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
    assert step.discounts == [0, 0]


def test_what_cannot_be_set_up_is_refused() -> None:
    for wrong in (
        {"seats": 99},
        {"seats": 3, "options": {"no": 1}},
        {"seats": 3, "seed": 1 << 40},
        {"seats": 3, "deals": 0},
    ):
        with pytest.raises(MenagerieError):
            load(GAME.id, **wrong)  # type: ignore[arg-type]  # wrong on purpose
