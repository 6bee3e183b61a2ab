"""What a net learns beside playing: everybody's points, and what rivals hold."""

from math import log

import pytest
import torch

from menagerie.batch import CpuBatch
from menagerie.core.game import Game
from menagerie.core.observation import Part
from menagerie.learn.beside import new_beside, secret_places, wrong_points, wrong_secrets
from menagerie.learn.returns import Prize
from picking import some_game


def test_hands_are_secret_and_what_lies_open_is_not() -> None:
    game = some_game(3, having=lambda game: "hand" in parts(game))
    batch = CpuBatch(game.id, 3, n=64)
    batch.reset(3)
    for _ in range(12):
        batch.step(batch.random_moves())
    found = {*secret_places(batch).nonzero()[:, 0].tolist()}
    assert found & {*range(game.observation)[parts(game)["hand"].places]}
    assert not found & {*range(game.observation)[parts(game)["phase"].places]}


def parts(game: Game) -> dict[str, Part]:
    return {part.name: part for part in game.observation_spec().parts}


def test_points_turn_with_the_seat() -> None:
    prize = Prize(torch.tensor([3, 2]), torch.tensor([3, 2]), torch.zeros(2), torch.ones(2), 0.5)
    points = prize.points(torch.tensor([[1, 2, 3], [4, 5, 99]]))
    seat = torch.tensor([1, 1])
    seen = prize.seen_from(seat, points)
    assert seen[0].tolist() == [2, 3, 1]
    assert seen[1, :2].tolist() == [5, 4]
    assert seen[1, 2].isnan()
    assert torch.equal(prize.by_seat(seat, seen).nan_to_num(), points.nan_to_num())


def test_nobody_learns_from_empty_chairs_own_secrets_and_what_lies_open() -> None:
    heads = new_beside(width=4, seats=3, flags=3, device="cpu")
    understood = torch.ones(2, 4)
    points = torch.tensor([[1.0, -1.0, torch.nan], [1.0, 1.0, torch.nan]])
    wrong = wrong_points(heads, understood, points)
    seen = torch.tensor([[0, 1], [0, 0], [1, 1]], dtype=torch.int8)
    secret = torch.tensor([1.0, 1.0, 0.0])
    wrong = wrong + wrong_secrets(heads, understood, torch.tensor([0, 2]), seen, secret)
    wrong.backward()
    assert wrong.item() == pytest.approx(0.5 + log(2))
    assert heads.points_bias.grad is not None
    assert heads.points_bias.grad[2] == 0
    assert heads.secrets_bias.grad is not None
    assert heads.secrets_bias.grad.tolist() == [-0.25, 0.25, 0.0]
