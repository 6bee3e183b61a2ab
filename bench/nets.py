"""Which of two nets is the stronger? Thousands of games in seconds, side by side on one core.

python -m bench.nets GAME SEATS ONE.npz OTHER.npz [--games 1200] [--alone] [--seed 1]

Both have as many seats (nearly so at an odd table), in every arrangement, on the same deals. With
--alone the first has one seat and the other all the rest, as a best response has it. Nets play as
students do. What is told is the share of comparisons between seats of both that the first wins.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from menagerie.batch.cpu import CpuBatch
from menagerie.core.game import Game
from menagerie.core.registry import get_game
from menagerie.learn.model import Eyes, Weights, eyes_of, forward, from_table
from menagerie.learn.playing import as_at_table, choose, share
from menagerie.net.weights import net_in


class Told(NamedTuple):
    won: float  # of all comparisons
    error: float  # 1.96 standard errors over the deals
    games: int
    points: tuple[float, float]  # of a seat, the first net's and the other's

    def line(self) -> str:
        mine, theirs = self.points
        return (
            f"{100 * self.won:.1f} ± {100 * self.error:.1f} %, {self.games} games,"
            f" points {mine:.1f} to {theirs:.1f}"
        )


def arrangements(seats: int, alone: bool) -> list[NDArray[np.int64]]:
    """Whose each seat is: 0, the first net's, or 1."""
    counts = {1} if alone else {seats // 2, seats - seats // 2}
    return [
        np.array([int(seat not in mine) for seat in range(seats)])
        for count in sorted(counts)
        for mine in combinations(range(seats), count)
    ]


@torch.no_grad()
def play(
    game: Game, nets: list[Weights], owner: NDArray[np.int64], deals: int, seed: int
) -> NDArray[np.float64]:
    """Everybody's points in one game of each deal."""
    seats, eyes = len(owner), eyes_of(game.observation_spec(), "cpu")
    batch = CpuBatch(game.id, seats, n=deals)
    batch.reset(seed)
    moves, points = batch.random_moves(), np.full((deals, seats), np.nan)
    while (going := np.flatnonzero(np.isnan(points[:, 0]))).size:
        batch.random_moves()  # games that are over go on anyhow
        for k, net in enumerate(nets):
            some = going[owner[batch.seat[going]] == k]
            if some.size:
                moves[some] = moves_of(batch, net, eyes, some)
        batch.step(moves)
        ended = going[batch.finished[going] != 0]
        points[ended] = batch.scores[ended, :seats]
    return points


def moves_of(
    batch: CpuBatch, net: Weights, eyes: Eyes, some: NDArray[np.int64]
) -> NDArray[np.int64]:
    seen: Tensor = share(batch.observations[some]).T
    heads, _ = forward(net, eyes.open(seen))
    found: NDArray[np.int64] = choose(heads, share(batch.masks[some]))[0].numpy()
    return found


def compare(
    game: Game, seats: int, files: list[Path], games: int, seed: int, alone: bool = False
) -> Told:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    nets = [as_at_table(from_table(net_in(file, game), "cpu")) for file in files]
    owners = arrangements(seats, alone)
    deals = max(1, games // len(owners))
    won, means = [], []
    for owner in owners:
        points = play(game, nets, owner, deals, seed)
        mine, theirs = points[:, owner == 0], points[:, owner == 1]
        ahead = np.sign(mine[:, :, None] - theirs[:, None, :])
        won.append((0.5 + ahead / 2).mean((1, 2)))
        means.append((mine.mean(), theirs.mean()))
    by_deal = np.mean(won, 0)
    error = 1.96 * by_deal.std() / deals**0.5
    first, second = np.mean(means, 0).tolist()
    return Told(float(by_deal.mean()), float(error), deals * len(owners), (first, second))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.nets")
    parser.add_argument("game", type=get_game)
    parser.add_argument("seats", type=int)
    parser.add_argument("nets", type=Path, nargs=2)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    print(compare(a.game, a.seats, a.nets, a.games, a.seed, a.alone).line())


if __name__ == "__main__":
    main()
