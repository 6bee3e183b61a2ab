"""Gymnasium's own checks, on vector environments of every game; self-play and opponents."""

from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker, passive_env_checker
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.envs.gymnasium import GameVectorEnv, make, make_vec
from menagerie.envs.opponents import of_match
from menagerie.net.forward import zero_net
from menagerie.net.weights import About, save_net
from menagerie.testing.worlds import Case, cases
from nursery import SIMULATOR, mother
from picking import every_case, every_game, some_game

GAME = some_game(3)


def some_moves(observations: Any, at: int = 0) -> Any:
    """The first legal move of every game; or the last."""
    mask = observations["action_mask"]
    return mask.argmax(1) if at == 0 else mask.shape[1] - 1 - mask[:, ::-1].argmax(1)


def check(envs: GameVectorEnv) -> None:
    """Those of the checks for single environments that many at once can pass."""
    checked: Any = envs
    assert envs.observation_space == batch_space(envs.single_observation_space, envs.num_envs)
    assert envs.action_space == batch_space(envs.single_action_space, envs.num_envs)
    for space, kind in ((envs.action_space, "action"), (envs.observation_space, "observation")):
        env_checker.check_space_limit(space, kind)
    passive_env_checker.check_action_space(envs.action_space)
    passive_env_checker.check_observation_space(envs.observation_space)
    env_checker.check_seed_deprecation(checked)
    env_checker.check_reset_return_info_deprecation(checked)
    env_checker.check_reset_return_type(checked)
    env_checker.check_reset_seed_determinism(checked)
    env_checker.check_reset_options(checked)
    passive_env_checker.env_reset_passive_checker(checked)


@every_case
@pytest.mark.filterwarnings("error::UserWarning")
def test_the_checks_of_gymnasium_pass(case: Case) -> None:
    for opponents in (None, "random"):
        made: Any = partial(make, case.game.id, case.seats, case.options, opponents)
        gymnasium.register("menagerie/Checked-v0", made)
        env_checker.check_env(
            gymnasium.make("menagerie/Checked-v0", disable_env_checker=True).unwrapped
        )
        del gymnasium.registry["menagerie/Checked-v0"]
        check(make_vec(case.game.id, case.seats, 3, case.options, opponents))


@every_case
def test_self_play_plays_what_matches_play(case: Case) -> None:
    """Who decides, what it sees and may do; at the end the reward of whoever moved last."""
    envs = make_vec(case.game.id, case.seats, 2, case.options)
    observations, infos = envs.reset(seed=9)
    matches = [case.match(9 | i << 64) for i in range(2)]
    for number in range(60 if case == cases(case.game)[0] else 4):
        actions = some_moves(observations, number % 2)
        movers = infos["seat"].tolist()
        for i, match in enumerate(matches):
            assert movers[i] == match.waiting[0]
            assert observations["observation"][i].tolist() == match.observe(movers[i]).tolist()
            assert [*observations["action_mask"][i].nonzero()[0]] == match.legal_ids(movers[i])
            match.play(movers[i], int(actions[i]))
        observations, rewards, ended, cut, infos = envs.step(actions)
        assert observations in envs.observation_space
        assert not cut.any()
        for i, match in enumerate(matches):
            assert ended[i] == match.over
            if match.over:
                assert infos["rewards"][i].tolist() == of_match(match, "places")
                assert rewards[i] == infos["rewards"][i][movers[i]]
                number_of_game = i + 2 * int(envs.batch.restarts[i])
                matches[i] = case.match(9 | number_of_game << 64)
            else:
                assert rewards[i] == 0


@every_game
def test_a_learner_sits_at_every_seat_in_turn(game: Game) -> None:
    seats = game.playable_seats()[-1]
    envs = make_vec(game.id, seats, 2, opponents="random")
    observations, infos = envs.reset(seed=2)
    games = np.zeros(2, int)
    while not games.all():
        assert infos["seat"].tolist() == ((np.arange(2) + games) % seats).tolist()
        observations, rewards, ended, _, infos = envs.step(some_moves(observations))
        assert (rewards[~ended] == 0).all()
        assert np.abs(rewards[ended]).max(initial=0) <= 1
        assert infos["rewards"][ended].sum() == pytest.approx(0)
        games += ended


def test_opponents_are_bots_policies_or_one_for_each_seat() -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        assert observations.shape == (len(masks), GAME.observation)
        return masks.argmax(1)

    envs = make_vec(GAME.id, 3, 2, opponents=[policy, "menagerie.bots:RandomBot"], seat=1)
    observations, infos = envs.reset(seed=4)
    for _ in range(5):
        assert infos["seat"].tolist() == [1, 1]
        observations, *_, infos = envs.step(some_moves(observations))
    assert asked
    with pytest.raises(MenagerieError, match="1 opponents for 2 seats"):
        make_vec(GAME.id, 3, opponents=["random"])


def test_a_net_of_another_game_is_refused_before_the_first_move(tmp_path: Path) -> None:
    other = next(game for game in all_games() if game is not GAME)
    about = About(other.id, other.version, "by hand", seed=1, decisions=0, seconds=0.0)
    file = tmp_path / "other.npz"
    save_net(file, zero_net(other, width=4), about)
    with pytest.raises(MenagerieError, match=f"it has learned {other.id}"):
        make_vec(GAME.id, 3, 2, opponents=str(file))


def test_a_seat_or_device_that_is_not_there_is_refused() -> None:
    with pytest.raises(MenagerieError, match="seats are 0 to 2"):
        make_vec(GAME.id, 3, 2, opponents="random", seat=3)
    with pytest.raises(MenagerieError, match="with opponents only"):
        make(GAME.id, 3, seat=1)
    with pytest.raises(MenagerieError, match="Choose one of: cpu, gpu"):
        make_vec(GAME.id, 3, 2, device="tpu")  # type: ignore[arg-type]  # wrong on purpose


def test_an_illegal_move_is_refused_and_costs_one() -> None:
    envs = make_vec(GAME.id, 3, 2)
    observations, infos = envs.reset(seed=1)
    actions = some_moves(observations)
    actions[0] = observations["action_mask"][0].argmin()
    after, rewards, ended, _, told = envs.step(actions)
    assert rewards.tolist() == [-1, 0]
    assert not ended.any()
    assert told["illegal"].tolist() == [True, False]
    assert np.array_equal(after["observation"][0], observations["observation"][0])
    assert told["seat"][0] == infos["seat"][0]


def test_masks_are_given_as_stable_baselines_asks_for_them() -> None:
    """True for a legal move: of all games at once, and of one, whatever wraps it."""
    envs = make_vec(GAME.id, 3, num_envs=4)
    observations, _ = envs.reset(seed=3)
    assert envs.action_masks().dtype == np.bool_
    assert np.array_equal(envs.action_masks(), observations["action_mask"] == 1)
    env: Any = gymnasium.wrappers.RecordEpisodeStatistics(make(GAME.id, 3, opponents="random"))
    observation, _ = env.reset(seed=3)
    for _ in range(5):
        masks = env.get_wrapper_attr("action_masks")()
        assert np.array_equal(masks, observation["action_mask"] == 1)
        observation, *_ = env.step(int(masks.argmax()))


def test_games_are_dealt_anew_at_once() -> None:
    envs = make_vec(GAME.id, 3, 2, rewards="points")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, _ = envs.reset(seed=1)
    ended = np.array([False])
    while not ended.any():
        observations, _, ended, _, infos = envs.step(some_moves(observations))
    i = int(ended.argmax())
    assert infos["rewards"][i].tolist() == envs.batch.scores[i].tolist()
    assert np.array_equal(
        observations["observation"][i],
        Match(GAME, 3, {}, 1 | (i + 2) << 64).observe(int(infos["seat"][i])),
    )


ON_A_GPU = """
import sys
import numpy as np
from menagerie.envs.gymnasium import make_vec

pair = [make_vec(sys.argv[1], 2, 2, opponents="random", device=device) for device in ("cpu", "gpu")]
seen = [envs.reset(seed=5) for envs in pair]
for _ in range(2):
    for key in ("observation", "action_mask"):
        assert np.array_equal(seen[0][0][key], seen[1][0][key]), key
    moves = seen[0][0]["action_mask"].argmax(1)
    seen = [(o, i) for o, *_, i in (envs.step(moves) for envs in pair)]
print("equal")
"""


def test_on_a_gpu_the_same_games_are_played() -> None:
    """In the simulator here."""
    said, complaints = mother("interpreted", SIMULATOR).ask(ON_A_GPU, some_game(2).id)
    assert said == "equal\n", complaints
