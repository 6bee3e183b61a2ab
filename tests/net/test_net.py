"""Nets at the table: the sums, the files, and those that games bring."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from menagerie.bots import BOTS, Knowledge, NetBot, StudentBot, load_bot, offer
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.state.bits import allow
from menagerie.core.state.record import I8s
from menagerie.net.forward import Net, forward, liking, new_desk, remember, understand, zero_net
from menagerie.net.inputs import Inputs, inputs_of, is_code, rows_in
from menagerie.net.weights import FILE, About, load_net, net_of, save_net
from picking import every_game, some_game

GAME = some_game()
F64s = NDArray[np.float64]
WIDTH = 256
LARGEST = 1_000_000  # bytes of a file


def chance_net(game: Game, width: int, seed: int = 1) -> Net:
    rng, net = np.random.default_rng(seed), zero_net(game, width)
    for layer in net[len(Inputs._fields) :]:
        layer[:] = rng.normal(0, layer.shape[0] ** -0.5, layer.shape)
    return net


def some_observation(game: Game, seed: int = 2) -> I8s:
    """Values as they may be, every fourth of them nought."""
    spec, rng = game.observation_spec(), np.random.default_rng(seed)
    values = rng.integers(spec.low, spec.high.astype(np.int16) + 1)
    return (values * (rng.random(spec.size) < 0.75)).astype(np.int8)


def about(game: Game) -> About:
    return About(game.id, game.version, "menagerie learn", 1, 1000, 1.0)


def heads_by_matrices(net: Net, game: Game, observation: I8s) -> F64s:
    spec = game.observation_spec()
    inputs = np.zeros(rows_in(spec))
    for part in spec.parts:
        for place in range(part.start, part.start + part.size):
            value = int(observation[place])
            if is_code(part) and value:
                inputs[net.row[place] + value - 1] = 1
            elif not is_code(part):
                inputs[net.row[place]] = value
    hidden = np.maximum(inputs @ net.first + net.first_bias, 0)
    hidden = hidden + np.maximum(hidden @ net.second + net.second_bias, 0)
    hidden = hidden + np.maximum(hidden @ net.third + net.third_bias, 0)
    heads: F64s = net.heads @ hidden + net.heads_bias
    heads[-1] = np.tanh(heads[-1])
    return heads


@every_game
def test_rows_add_up_to_what_matrices_give(game: Game) -> None:
    net = chance_net(game, 16)
    desk = new_desk(net)
    desk.observation[:] = some_observation(game)
    forward(net, desk)
    heads = heads_by_matrices(net, game, desk.observation)
    np.testing.assert_allclose(desk.heads, heads, rtol=1e-3, atol=1e-3)
    assert understand(net, desk, 0) == pytest.approx(heads[-1], rel=1e-3, abs=1e-3)
    desk.heads[:] = np.nan
    asked = sorted({0, game.move_count // 2, game.move_count - 1})
    mask = np.zeros(game.mask_words, np.uint64)
    for move in asked:
        allow(mask, move)
    most = liking(net, desk, 0, mask)
    assert np.flatnonzero(~np.isnan(desk.heads)).tolist() == asked
    np.testing.assert_allclose(desk.heads[asked], heads[asked], rtol=1e-3, atol=1e-3)
    assert most == desk.heads[asked].max()


@every_game
def test_what_differs_from_what_was_remembered_is_added(game: Game) -> None:
    net = chance_net(game, 16)
    desk = new_desk(net)
    for seat in (0, 1):
        desk.observation[:] = some_observation(game, seed=seat)
        remember(net, desk, seat)
    for seed in (1, 2, 3):
        desk.observation[:] = some_observation(game, seed)
        value = heads_by_matrices(net, game, desk.observation)[-1]
        for seat in (0, 1, 2):  # the last has nothing to compare with
            assert understand(net, desk, seat) == pytest.approx(value, rel=1e-3, abs=1e-3)


@every_game
def test_a_file_is_small_and_keeps_the_net(game: Game, tmp_path: Path) -> None:
    net, file = chance_net(game, WIDTH), tmp_path / FILE
    save_net(file, net, about(game))
    assert file.stat().st_size < LARGEST
    stored, origin = load_net(file)
    assert origin == about(game)
    for name, mine in net._asdict().items():
        rough = np.abs(mine).max() / 250 if name == "first" else 1e-4
        np.testing.assert_allclose(mine, getattr(stored, name), rtol=1e-3, atol=rough)


@every_game
def test_every_value_of_a_code_has_a_row(game: Game) -> None:
    spec = game.observation_spec()
    row, coded = inputs_of(spec)
    ends = [
        int(first) + (int(high) if code else 1)
        for first, code, high in zip(row, coded, spec.high, strict=True)
    ]
    taken = [r for first, end in zip(row, ends, strict=True) for r in range(first, end)]
    assert sorted(taken) == [*range(rows_in(spec))]
    assert coded[[part.start for part in spec.parts if part.of and part.high > 1]].all()


def test_a_net_of_ones_own_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.bots.catalogue.BOTS", dict(BOTS))
    file = tmp_path / "mine.npz"
    save_net(file, chance_net(GAME, 8), about(GAME))
    kind = offer(str(file))
    assert (kind.title.en, kind.plays(GAME)) == ("mine", True)
    match = Match(GAME, GAME.seats[0], seed=1)
    while not match.over:
        seat = match.waiting[0]
        knowledge = Knowledge(match, seat)
        move = kind.make().choose(knowledge, len(match.moves))
        assert move == NetBot(file).choose(knowledge, len(match.moves))
        match.play(seat, move)


def test_who_learns_on_plays_by_what_it_has_become(tmp_path: Path) -> None:
    """A net is written again and again, under the same name."""
    file, match = tmp_path / "mine.npz", Match(GAME, GAME.seats[0], seed=1)
    while len(match.legal_ids(match.waiting[0])) < 2:
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
    knowledge = Knowledge(match, match.waiting[0])
    for liked in match.legal_ids(match.waiting[0])[:2]:
        net = zero_net(GAME, width=8)
        net.heads_bias[liked] = 20.0
        save_net(file, net, about(GAME))
        assert NetBot(file).choose(knowledge, 1) == liked


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    other = some_game(having=lambda game: game is not GAME)
    file = tmp_path / "other.npz"
    save_net(file, chance_net(other, 8), about(other))
    match = Match(GAME, GAME.seats[0], seed=1)
    knowledge = Knowledge(match, match.waiting[0])
    with pytest.raises(MenagerieError, match=f"it has learned {other.id}"):
        load_bot(str(file)).choose(knowledge, 1)
    for refused in (load_bot, offer):  # where the game is known, before it begins
        with pytest.raises(MenagerieError, match=f"it has learned {other.id}"):
            refused(str(file), GAME)
    save_net(file, chance_net(other, 8), about(GAME))
    with pytest.raises(MenagerieError, match="learn anew"):
        offer(str(file))
    with pytest.raises(MenagerieError, match="learn anew"):
        NetBot(file.rename(tmp_path / "stale.npz")).choose(knowledge, 1)
    (tmp_path / "torn.npz").write_bytes((tmp_path / "stale.npz").read_bytes()[:100])
    for name in ("torn.npz", "missing.npz"):
        with pytest.raises(MenagerieError, match="cannot be used"):
            load_bot(str(tmp_path / name))


@every_game
def test_the_net_of_a_game_fits_it_and_says_what_made_it(game: Game) -> None:
    file = game.folder / FILE
    assert BOTS["student"].plays(game) == file.exists()
    assert BOTS["club"].plays(game) != (game.strong_student and file.exists())
    if file.exists():
        assert net_of(game) is not None
        assert file.stat().st_size < LARGEST
        made = load_net(file)[1]
        assert made.command.startswith(f"menagerie learn {game.id} ")
    else:  # whoever asks for it all the same gets a move
        match = Match(game, game.playable_seats()[0], seed=1)
        seat = match.waiting[0]
        assert StudentBot().choose(Knowledge(match, seat), 1) in match.legal_ids(seat)
