"""Learning: the sums, the rewards and lessons, and a small game learned in seconds."""

import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from goofspiel import GAME as EXAMPLE
from menagerie.batch import CpuBatch
from menagerie.core import registry
from menagerie.core.cluster import carried
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, OptionValue
from menagerie.core.registry import get_game
from menagerie.core.running.rule import COMPILED
from menagerie.learn.cluster import Learner, learn_together, mean
from menagerie.learn.curve import Point
from menagerie.learn.model import (
    Sight,
    Weights,
    eyes_of,
    folded,
    forward,
    legal_moves,
    new_weights,
    to_table,
)
from menagerie.learn.plan import SIZES, Past, Plan, Schedule, tables
from menagerie.learn.playing import GLANCE, TAUGHT, Experience, Selves, choose, share
from menagerie.learn.ppo import against_teacher, with_teacher
from menagerie.learn.returns import Prize, learn_from
from menagerie.learn.trainer import Trainer
from menagerie.net import forward as at_table
from menagerie.net.weights import load_net
from picking import some_game

GAME = some_game(2)
SMALL = replace(SIZES["cpu"], games=24, steps=8)


def test_torch_and_tables_think_alike() -> None:
    torch.manual_seed(1)
    spec = GAME.observation_spec()
    eyes = eyes_of(spec, "cpu")
    weights = new_weights(eyes.rows, GAME.move_count, 32, "cpu")
    weights = Weights(*(one.detach() + 0.1 * torch.randn_like(one) for one in weights))
    sight = Sight(torch.rand(eyes.rows), 1 + torch.rand(eyes.rows))
    low, high = torch.from_numpy(spec.low)[:, None], torch.from_numpy(spec.high)[:, None]
    seen = torch.randint(0, 5, (GAME.observation, 9), dtype=torch.int8).clamp(low, high)
    heads, values = forward(folded(weights, sight), eyes.open(seen))
    net = to_table(weights, sight, spec)
    desk = at_table.new_desk(net)
    for k in range(9):
        desk.observation[:] = seen[:, k].numpy()
        at_table.forward(net, desk)
        np.testing.assert_allclose(desk.heads[:-1], heads[k].numpy(), rtol=1e-3, atol=1e-3)
        np.testing.assert_allclose(desk.heads[-1], values[k].numpy(), rtol=1e-3, atol=1e-3)


def test_masks_become_truth_values() -> None:
    batch = CpuBatch(GAME.id, GAME.seats[0], n=5)
    batch.reset(3)
    legal = legal_moves(share(batch.masks), GAME.move_count)
    for row, mask in zip(legal, batch.masks, strict=True):
        bits = int.from_bytes(mask.tobytes(), "little")
        assert row.tolist() == [bool(bits >> move & 1) for move in range(GAME.move_count)]


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_no_chance_chooses_what_is_not_legal(
    chance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A generator may give the ends of its range: no logarithm of them may be infinite."""
    monkeypatch.setattr(torch, "rand_like", lambda like: torch.full_like(like, chance))
    masks = torch.tensor([[0b0110], [0b1000]])
    move, likely = choose(torch.tensor([[9.0, 1.0, 2.0, 9.0]]).repeat(2, 1), masks)
    assert move.tolist() == [2, 3]
    assert likely.exp().tolist() == pytest.approx([1 / (1 + np.exp(-1)), 1.0])


def test_rewards_are_for_places_and_margins() -> None:
    scores = torch.tensor([[30, 10, 20], [5, 5, 99]])  # in the second game nobody sits third
    ranked = torch.tensor([3, 2])
    prize = Prize(ranked, ranked, torch.zeros(2), torch.tensor([10.0, 10.0]), margin=0.0)
    assert prize.of(scores)[0].tolist() == [1.0, -1.0, 0.0]
    assert prize.of(scores)[1, :2].tolist() == [0.0, 0.0]
    margins = prize._replace(margin=1.0).of(scores)[0]
    assert margins[0] == pytest.approx(np.tanh(15 / 20))
    assert margins[2] == pytest.approx(0.0)


def test_a_teacher_draws_towards_what_it_likes() -> None:
    steps, games = 2 * GLANCE, TAUGHT
    heads = torch.zeros(steps * games, 4, requires_grad=True)
    legal = torch.tensor([True, True, True, False]).expand(steps * games, 4)
    promised = torch.tensor([[5.0, 6.0, 7.0, 0.0], [3.0, 3.0, 3.0, 0.0]])
    chances = heads.masked_fill(~legal, -1e9).log_softmax(-1)
    loss = against_teacher(with_teacher(chances, steps), with_teacher(legal, steps), promised)
    loss.backward()
    assert heads.grad is not None
    drawn = -heads.grad
    assert drawn[0, 2] > 0 > drawn[0, 0]
    assert drawn[0, 1] == pytest.approx(0.0, abs=1e-6)
    assert not drawn[1:].any()  # no other game has a teacher, and to the second all are alike


def test_lessons_go_from_a_seats_next_decision_to_its_last() -> None:
    """Seats 0 and 1 decide in turn; the game ends at step 2; the last decisions are not judged."""
    batch = CpuBatch(GAME.id, 2, n=1)
    seen = Experience(batch, 5, "cpu")
    seen.seat[:, 0] = torch.tensor([0, 1, 0, 1, 0])
    seen.value[:, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5])
    seen.finished[2, 0] = True
    seen.scores[2, 0] = torch.tensor([7, 3])
    seen.glancing[0, 0] = 1
    two = torch.tensor([2])
    prize = Prize(two, two, torch.tensor([5.0]), torch.tensor([2.0]), margin=0.0)
    lessons = learn_from(seen, prize, memory=0.5, expected=torch.tensor([[0.5, -0.5]]))
    assert lessons.known[:, 0].tolist() == [True, True, True, False, False]
    last, second = 1 - 0.3, -1 - 0.2
    assert lessons.gain[:3, 0].tolist() == pytest.approx([0.3 - 0.1 + 0.5 * last, second, last])
    assert lessons.result[2, 0] == pytest.approx(1.0)
    assert lessons.glance_known[0, 0]
    assert lessons.glance_result[0, 0] == pytest.approx(-1.0)
    assert lessons.away[0, 0] == 1
    # Everybody's points, in spreads from the usual, from the deciding seat on; then what to expect.
    assert lessons.points[:, 0].tolist() == [[1, -1], [-1, 1], [1, -1], [-0.5, 0.5], [0.5, -0.5]]


def test_all_tables_are_learned_at_the_usual_ones_most() -> None:
    game = some_game(having=lambda game: len(game.options) > 1)
    found = tables(game, (), {})
    assert {setup.seats for setup in found} == {*game.seats}
    usual = [setup for setup in found if setup.options == game.full_options({})]
    assert len(usual) >= len(found) / 3
    for option in game.options:
        assert {setup.options[option.name] for setup in found} == {*option.values}
    only = tables(game, game.seats[:1], {game.options[0].name: game.options[0].values[-1]})
    assert {setup.seats for setup in only} == {game.seats[0]}
    for seats in ((99,), (game.seats[0], 99)):
        with pytest.raises(MenagerieError):
            tables(game, seats, {})


def test_an_option_that_is_for_more_players_is_learned_with_all_of_them() -> None:
    """And what is a choice within it varies, too."""

    def more(game: Game) -> dict[str, OptionValue]:
        ways = ({option.name: value} for option in game.options for value in option.values)
        few = {*game.playable_seats()}
        return next((way for way in ways if {*game.playable_seats(way)} - few), {})

    game = some_game(having=more)
    fixed = more(game)
    found = tables(game, (), fixed)
    assert {setup.seats for setup in found} == {*game.playable_seats(fixed)}
    assert all(fixed.items() <= setup.options.items() for setup in found)
    within = [o for o in game.options if o.within and dict([o.within]).items() <= fixed.items()]
    for option in within:
        assert {setup.options[option.name] for setup in found} == {*option.values}
    most = max(game.playable_seats(fixed))
    assert {setup.seats for setup in tables(game, (most,), fixed)} == {most}
    usual = {option.name: option.default for option in game.options if option.name in fixed}
    assert all(usual.items() <= setup.options.items() for setup in tables(game, (), usual))


def points_won(file: Path, deals: int) -> float:
    """The share of comparisons that a net wins against chance, at a table of two."""
    net, about = load_net(file)
    game = get_game(about.game)
    batch = CpuBatch(game.id, 2, n=deals)
    batch.reset(77)
    desk = at_table.new_desk(net)
    won, ended = 0.0, np.zeros(deals, bool)
    while not ended.all():
        moves = batch.random_moves().copy()
        for i in np.flatnonzero(~ended):
            if batch.seat[i] == i % 2:
                desk.observation[:] = batch.observations[i]
                at_table.forward(net, desk)
                legal = legal_moves(share(batch.masks[i : i + 1]), game.move_count)[0].numpy()
                moves[i] = np.where(legal, desk.heads[:-1], -np.inf).argmax()
        batch.step(moves)
        for i in np.flatnonzero((batch.finished != 0) & ~ended):
            mine, theirs = batch.scores[i, i % 2], batch.scores[i, 1 - i % 2]
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            ended[i] = True
    return won / deals


@pytest.fixture(scope="module", autouse=True)
def example() -> Iterator[None]:
    """The example game is known here, and nowhere else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_known", {**registry._known, EXAMPLE.id: EXAMPLE})
        yield


@pytest.fixture(scope="module")
def learned(example: None, tmp_path_factory: pytest.TempPathFactory) -> Plan:
    """The example game at tables of two, learned for a few seconds; interpreted, for a moment."""
    out = tmp_path_factory.mktemp("learned") / "net.npz"
    decisions, size = (60_000, SIZES["cpu"]) if COMPILED else (1, SMALL)
    plan = Plan(EXAMPLE.id, out, 60, decisions, seats=(2,), size=size, width=32)
    Trainer(plan).run(lambda point: None)
    return plan


@pytest.mark.skipif(not COMPILED, reason="interpreted rules play too few games")
def test_a_few_seconds_are_enough_to_beat_chance(learned: Plan) -> None:
    assert points_won(learned.out, 100) > 0.65


def test_what_was_learned_is_gone_on_with(learned: Plan) -> None:
    before = load_net(learned.out)[1]
    curve = ElementTree.parse(learned.out.with_suffix(".svg"))
    assert len(curve.findall(".//{*}polyline")) == 4
    again = replace(learned, resume=learned.out.with_suffix(".pt"), decisions=1)
    trainer = Trainer(again)
    assert trainer.decisions == before.decisions
    assert trainer.selves.known
    trainer.run(lambda point: None)
    after = load_net(learned.out)[1]
    size = learned.sizes()
    assert after.decisions == before.decisions + size.games * size.steps
    with pytest.raises(MenagerieError, match="another width"):
        Trainer(replace(again, width=16))


def test_what_is_no_checkpoint_is_refused(learned: Plan, tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.pt" for name in ("empty", "other", "list", "text")}
    files["empty"].touch()
    files["text"].write_text("<svg>")
    torch.save({"weights": {}}, files["other"])
    torch.save([1, 2], files["list"])
    for file in files.values():
        with pytest.raises(MenagerieError, match=f"{file.name} is no checkpoint of learning.$"):
            Trainer(replace(learned, resume=file))
    with pytest.raises(MenagerieError, match=r"missing.pt cannot be read: No such file[^.]*\.$"):
        Trainer(replace(learned, resume=tmp_path / "missing.pt"))


def test_learning_goes_on_at_other_tables(learned: Plan, tmp_path: Path) -> None:
    """What was learned beside fits them, too."""
    plan = replace(learned, out=tmp_path / "net.npz", decisions=1, size=SMALL)
    go_on = replace(plan, resume=learned.out.with_suffix(".pt"), seats=(3,))
    trainer = Trainer(go_on)
    assert {setup.seats for setup in trainer.players.batch.setups} == {3}
    before = trainer.decisions
    trainer.run(lambda point: None)
    assert load_net(go_on.out)[1].decisions == before + SMALL.games * SMALL.steps


def test_a_net_is_gone_on_with_too(learned: Plan) -> None:
    """It is less than a checkpoint, and all that there is of an older one."""
    net, about = load_net(learned.out)
    trainer = Trainer(replace(learned, resume=learned.out))
    assert trainer.past == Past(about.seconds, about.decisions)
    for mine, its in zip(trainer._table()[3:], net[3:], strict=True):
        np.testing.assert_allclose(mine, its, rtol=1e-3, atol=1e-4)


def test_a_course_has_parts() -> None:
    """Rate and curiosity fall over all of them, and none begins anew."""
    now = time.perf_counter()
    first = Schedule(now - 100, now + 100, 0, course=800)
    assert first.share(5) == pytest.approx(100 / 800, abs=0.01)
    assert not first.over(5)
    last = Schedule(now - 600, now, 0, Past(200, 10), course=800)
    assert last.share(5) == 1.0
    assert last.over(5)
    more = Schedule(now, now + 600, 0, Past(200, 10))  # as though it had been meant to be so long
    assert more.share(5) == pytest.approx(200 / 800, abs=0.01)
    counted = Schedule(now, now + 9, 30, Past(200, 10))
    assert counted.share(20) == pytest.approx(30 / 40)
    assert [counted.over(done) for done in (29, 30)] == [False, True]


def test_numbers_that_are_not_finite_do_not_spoil_the_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(Plan(EXAMPLE.id, tmp_path / "net.npz", 60, size=SMALL, width=8))
    play = trainer.players.play

    def spoiled(net: Weights, selves: Selves, into: Experience, taught: bool) -> None:
        play(net, selves, into, taught)
        into.value.fill_(torch.nan)

    monkeypatch.setattr(trainer.players, "play", spoiled)
    trainer.lesson(0.0)
    assert all(torch.isfinite(one).all() for one in trainer.mind.learns)
    with pytest.raises(MenagerieError, match="not finite"):
        trainer.tell()


def test_several_learners_become_one_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of them in processes of their own; a game of the house, which they find there too."""
    monkeypatch.setenv("RAY_worker_niceness", "0")  # or a busy machine lets them wait for minutes
    size = replace(SMALL, games=8, steps=4)
    plan = Plan(GAME.id, tmp_path / "net.npz", 60, decisions=100, size=size, width=8)
    told = list[Point]()
    learn_together(plan, "local", 2, told.append)
    each = size.games * size.steps
    assert told[-1].decisions == load_net(plan.out)[1].decisions == 2 * 2 * each
    assert plan.out.with_suffix(".pt").exists()
    again = Trainer(replace(plan, resume=plan.out.with_suffix(".pt")))
    assert again.decisions == 4 * each


@pytest.mark.parametrize("ending", [".pt", ".npz"])
def test_learners_take_along_what_they_go_on_from(
    learned: Plan, tmp_path: Path, ending: str
) -> None:
    """On another machine there is no such file."""
    there = (tmp_path / "before").with_suffix(ending)
    there.write_bytes(learned.out.with_suffix(ending).read_bytes())
    resume = pickle.loads(pickle.dumps(carried(there)))
    there.unlink()
    learner = Learner(replace(learned, size=SMALL), resume)
    assert learner.trainer.decisions == load_net(learned.out)[1].decisions
    with pytest.raises(MenagerieError, match="cannot be read"):
        carried(there)


def test_learners_meet_in_the_middle() -> None:
    one, other = [np.zeros(2, np.float32), np.ones((1, 2), np.float32)], [np.ones(2, np.float32)]
    other.append(np.full((1, 2), 3, np.float32))
    middle = mean([one, other])
    assert [array.tolist() for array in middle] == [[0.5, 0.5], [[2.0, 2.0]]]


def test_mixed_tables_are_learned_together(tmp_path: Path) -> None:
    plan = Plan(EXAMPLE.id, tmp_path / "net.npz", 60, decisions=1, size=SMALL, width=8, taught=1.0)
    trainer = Trainer(plan)
    assert {setup.seats for setup in trainer.players.batch.setups} == {*EXAMPLE.seats}
    trainer.run(lambda point: None)
    assert load_net(plan.out)[1].decisions == SMALL.games * SMALL.steps
