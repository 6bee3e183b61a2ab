"""PettingZoo's own tests, on every game; and what its users expect of turns, masks and rewards."""

import warnings
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from menagerie.core.errors import IllegalMove, MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.envs.pettingzoo import env, raw_env
from menagerie.testing.worlds import Case
from picking import every_case, every_game, some_game

GAME = some_game(3)


def made(case: Case, **more: Any) -> Any:
    return env(case.game.id, case.seats, case.options, **more)


@pytest.fixture(autouse=True)
def _only_known_warnings() -> Any:
    """What PettingZoo says of every game with masks: observations are a dict, as its own have."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", module=r"pettingzoo\.")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@every_case
def test_the_api_test_passes(case: Case) -> None:
    api_test(made(case), num_cycles=30)


@every_case
def test_the_seed_test_passes(case: Case) -> None:
    seed_test(partial(made, case), num_cycles=3)


@every_case
def test_the_render_test_passes(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(made, case))
    assert case.game.words.label("title", "en") in capsys.readouterr().out


def play(world: Any, seed: int) -> dict[str, float]:
    """A whole game of random legal moves; the rewards that each player was told in the end."""
    world.reset(seed=seed)
    told: dict[str, float] = {}
    for number, agent in enumerate(world.agent_iter()):
        observation, reward, over, cut, _ = world.last()
        assert not cut
        if over:
            told[agent] = reward
            world.step(None)
            continue
        assert reward == 0
        world.action_space(agent).seed(number)
        world.step(world.action_space(agent).sample(observation["action_mask"]))
    return told


@every_game
def test_a_whole_game_ends_with_rewards_by_place(game: Game) -> None:
    world = raw_env(game.id, game.playable_seats()[-1])
    told = play(world, seed=3)
    assert world.agents == []
    assert list(told) == world.possible_agents
    assert sum(told.values()) == pytest.approx(0)
    match = world.match
    assert match.seed == 3
    best = [told[f"player_{seat}"] for seat, place in enumerate(match.places) if place == 1]
    assert max(told.values()) == best[0]
    assert match.places.count(1) > 1 or best == [1.0]


def test_rewards_may_be_the_points() -> None:
    world = raw_env(GAME.id, 3, rewards="points")
    assert [*play(world, seed=3).values()] == world.match.scores
    with pytest.raises(MenagerieError, match="Choose one of: places, points"):
        raw_env(GAME.id, 3, rewards="joy")  # type: ignore[arg-type]  # wrong on purpose


def test_how_it_is_shown_is_checked_at_once() -> None:
    with pytest.raises(MenagerieError, match="Choose one of: ansi, human"):
        env(GAME.id, 3, render_mode="rgb_array")
    with pytest.raises(MenagerieError, match="Choose one of: ru, en"):
        env(GAME.id, 3, lang="fr")


def test_a_seed_is_the_deal_and_those_that_follow() -> None:
    first, second = raw_env(GAME.id, 3), raw_env(GAME.id, 3)
    for world in (first, second):
        world.reset(seed=11)
    assert first.match.state.tobytes() == Match(GAME, 3, {}, 11).state.tobytes()
    first.reset()
    second.reset()
    assert first.match.seed == second.match.seed != 11


@every_game
def test_who_decides_at_the_same_time_is_asked_in_turn_and_sees_no_choice(game: Game) -> None:
    """A hidden choice of another changes nothing in what a player observes but that it was made."""
    world = raw_env(game.id, game.playable_seats()[-1])
    world.reset(seed=5)
    for _ in range(20):
        agent = world.agent_selection
        assert agent == f"player_{world.match.waiting[0]}"
        for other in world.possible_agents:
            assert world.observe(other)["action_mask"].any() == (other == agent)
        world.step(int(world.observe(agent)["action_mask"].argmax()))


def test_an_illegal_move_is_refused_or_ends_the_game() -> None:
    world, strict = env(GAME.id, 3), raw_env(GAME.id, 3)
    for one in (world, strict):
        one.reset(seed=1)
    illegal = int(strict.observe(strict.agent_selection)["action_mask"].argmin())
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    mover = world.agent_selection
    world.step(illegal)
    assert world.rewards[mover] == -1
    assert all(world.terminations.values())
