"""Are some imagined worlds likelier than others? How well can a net tell the true one?

python -m bench.beliefs GAME SEATS [--decisions 150000] [--seed 1]

Students play. Where one of them decides, its rivals look at the true world and at one that it
imagines. A judge, shown what one rival sees, says how much that looks like the truth; what it says
of all rivals is added up, and it learns to put the true world before the imagined one. Then the
difference is the logarithm of how much likelier the one is. A linear judge and a small net are told
apart; each pair is judged before it is learned from, and the last two fifths of them are told of:
the loss (1: like chance, 0: always sure and right) and the share of pairs judged rightly, in all
and by fifths of a game. Pairs in which no rival sees a difference are left out.

How a world was made must not give it away: some of what rivals remember is forgotten in imagined
ones. So parts of the observation are left out of which either kind has notably more where they
differ.
"""

from __future__ import annotations

import argparse
from math import log
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import softplus

from menagerie.batch.cpu import CpuBatch
from menagerie.core.errors import MenagerieError
from menagerie.core.observation import ObservationSpec
from menagerie.core.registry import get_game
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import I8s
from menagerie.learn.model import Eyes, Weights, eyes_of, from_table, new_weights, understand
from menagerie.learn.playing import as_at_table, choose, share, think
from menagerie.net.weights import net_of

TRUE, IMAGINED = 0, 1
GAMES = 512  # side by side
SAMPLE = 256  # pairs, at every second step: neighbouring positions tell the same
EVERY = 2
UNEVEN, SETTLING = 100, 150  # steps at different paces, and of students, before anything is told
LOOKS = 12  # samples that tell which parts are fair
AFAR = 0.05  # how far a part may be off in imagined worlds, of all that differs
WIDTH, RATE, LAST_RATE = 64, 2e-3, 0.05
HELD_OUT = 0.4
STAGES = 5
UNKNOWN = -(1 << 40)  # the age of games that did not begin as students play

Bools = NDArray[np.bool_]
Counts = NDArray[np.int64]
Floats = NDArray[np.float64]


class Told(NamedTuple):
    """How well a judge did, in all and then by stages of the game."""

    loss: list[float]
    right: list[float]

    def line(self) -> str:
        each = [f"{a:.3f} / {b:.3f}" for a, b in zip(self.loss, self.right, strict=True)]
        return f"{each[0]}   by stage: {'  '.join(each[1:])}"


class Judge:
    """Says how much a view looks like the truth, and learns to."""

    def __init__(self, rows: int, width: int) -> None:
        """Without a width it is linear."""
        self.weights = [*new_weights(rows, 0, width, "cpu")] if width else []
        self.linear = [] if width else [torch.zeros(rows, requires_grad=True)]
        self.optimizer = torch.optim.Adam([*self.weights, *self.linear])

    def judge(self, views: Tensor) -> Tensor:
        """`views` have a column each."""
        if self.linear:
            return self.linear[0] @ views
        net = Weights(*self.weights)
        return (understand(net, views) @ net.heads + net.heads_bias)[:, 0]

    def learn(self, views: Tensor, pairs: int, rate: float) -> tuple[Floats, Floats]:
        """Of each pair the loss, and whether it was judged rightly, before it was learned from."""
        like_truth = self.judge(views).view(pairs, 2, -1).sum(-1)
        ahead = like_truth[:, TRUE] - like_truth[:, IMAGINED]
        losses = softplus(-ahead)
        self.optimizer.param_groups[0]["lr"] = rate
        self.optimizer.zero_grad()
        losses.mean().backward()
        self.optimizer.step()
        right = (ahead > 0) + 0.5 * (ahead == 0)
        return losses.detach().double().numpy() / log(2), right.double().numpy()


def fair_places(spec: ObservationSpec, seen: I8s) -> Bools:
    """The places of parts that do not give away how a world was made."""
    differs = seen[:, TRUE] != seen[:, IMAGINED]
    there = ((seen != 0) & differs[:, None]).sum((0, 2))
    fair = np.ones(seen.shape[-1], bool)
    for part in spec.parts:
        true, imagined = there[:, part.places].sum(1)
        fair[part.places] = abs(true - imagined) <= AFAR * (true + imagined)
    return fair


class Sight(NamedTuple):
    """How views are scaled; what is not fair counts nothing."""

    eyes: Eyes
    mean: Tensor
    scale: Tensor

    def open(self, seen: I8s) -> Tensor:
        places = torch.from_numpy(seen.reshape(-1, seen.shape[-1])).T.contiguous()
        return (self.eyes.open(places) - self.mean) * self.scale


def sight_of(spec: ObservationSpec, seen: I8s) -> Sight:
    eyes, fair = eyes_of(spec, "cpu"), torch.from_numpy(fair_places(spec, seen))
    views = eyes.open(torch.from_numpy(seen.reshape(-1, seen.shape[-1])).T.contiguous())
    scale = torch.cat([fair[eyes.numbers], fair[eyes.codes]]) / views.std(1).clamp_min(0.1)
    return Sight(eyes, views.mean(1, keepdim=True), scale[:, None])


class Table:
    """Games of students, all at different moments."""

    def __init__(self, game: str, seats: int, seed: int, games: int) -> None:
        self.game, self.seats = get_game(game), seats
        student = net_of(self.game)
        if student is None:
            raise MenagerieError(f"У игры {game} нет сети.", f"The game {game} has no net.")
        torch.manual_seed(seed)
        self.student = as_at_table(from_table(student, "cpu"))
        self.batch, self.rng = CpuBatch(game, seats, n=games), sampling_stream(seed)
        self.batch.reset(seed)
        self.eyes = eyes_of(self.game.observation_spec(), "cpu")
        self.age = np.zeros(games, np.int64)
        self.lengths = dict[int, int]()  # of the games that have ended, by number
        pace = torch.rand(games)
        for _ in range(UNEVEN):
            moves = np.where(torch.rand(games) < pace, self.batch.random_moves(), -1)
            self._step(moves, check=False)
        self.batch.illegal()
        self.age[:] = UNKNOWN
        for _ in range(SETTLING):
            self.step()

    @property
    def number(self) -> Counts:
        """Of the game that each slot plays."""
        return np.arange(self.batch.n) + self.batch.n * self.batch.restarts.astype(np.int64)

    def step(self) -> None:
        with torch.no_grad():
            heads, _ = think(self.student, self.eyes, share(self.batch.observations).T)
            moves, _ = choose(heads, share(self.batch.masks))
        self._step(moves.numpy(), check=True)

    def _step(self, moves: NDArray[np.integer], check: bool) -> None:
        playing = self.number
        self.batch.step(moves, check=check)
        self.age += 1
        for slot in np.flatnonzero(self.number != playing):
            if self.age[slot] > 0:
                self.lengths[int(playing[slot])] = int(self.age[slot])
            self.age[slot] = 0

    def pairs(self) -> tuple[Counts, I8s]:
        """Slots where something is to be decided and something hidden, and what rivals see:
        `[pair, world, rival]`."""
        masks = self.batch.masks.astype("<u8").view(np.uint8)
        deciding = np.flatnonzero(np.bitwise_count(masks).sum(1, dtype=np.int64) > 1)
        slots = deciding[torch.randperm(len(deciding)).numpy()[:SAMPLE]]
        seen = np.zeros((len(slots), 2, self.seats - 1, self.game.observation), np.int8)
        for slot, views in zip(slots, seen, strict=True):
            world, seat = self.batch.states[slot : slot + 1].copy(), int(self.batch.seat[slot])
            for kind in views:
                for away, view in enumerate(kind, 1):
                    self.game.observe(world[0], (seat + away) % self.seats, view)
                self.game.imagine(world[0], seat, self.rng)
        hidden = (seen[:, TRUE] != seen[:, IMAGINED]).any((1, 2))
        return slots[hidden], seen[hidden]


def measure(game: str, seats: int, decisions: int, seed: int, games: int = GAMES) -> list[Told]:
    """How well a linear judge and a net tell true worlds from imagined ones."""
    torch.set_num_threads(1)
    table = Table(game, seats, seed, games)
    first = list[I8s]()
    while len(first) < LOOKS:
        first.append(table.pairs()[1])
        table.step()
    sight = sight_of(table.game.observation_spec(), np.concatenate(first))
    judges = [Judge(sight.eyes.rows, width) for width in (0, WIDTH)]
    found = list[Floats]()  # a row for each pair: its game, when, then loss and right of each judge
    done = 0
    while done < decisions:
        for _ in range(EVERY):
            table.step()
        slots, seen = table.pairs()
        if len(slots) == 0:
            continue
        views, rate = sight.open(seen), RATE * (1 - (1 - LAST_RATE) * done / decisions)
        said = [one for judge in judges for one in judge.learn(views, len(slots), rate)]
        found.append(np.stack([table.number[slots], table.age[slots], *said], 1))
        done += len(slots)
    rows = np.concatenate(found)
    return tell(rows[int(len(rows) * (1 - HELD_OUT)) :], table.lengths)


def tell(rows: Floats, lengths: dict[int, int]) -> list[Told]:
    """Stages are told of the games that have ended."""
    length = np.array([lengths.get(int(number), 0) for number in rows[:, 0]])
    stage = np.where(length > 0, STAGES * rows[:, 1] // np.maximum(length, 1), STAGES)
    parts = [rows, *(rows[stage == k] for k in range(STAGES))]
    means = [part[:, 2:].mean(0) if len(part) else np.full(4, np.nan) for part in parts]
    return [Told(*([float(m[2 * k + j]) for m in means] for j in range(2))) for k in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.beliefs")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--decisions", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    linear, net = measure(given.game, given.seats, given.decisions, given.seed)
    print(f"{given.game}, {given.seats} seats, {given.decisions} decisions: loss / right")
    print(f"  linear  {linear.line()}")
    print(f"  net     {net.line()}", flush=True)


if __name__ == "__main__":
    main()
