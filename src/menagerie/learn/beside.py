"""What a net learns beside playing, so that it sees more in a position: how many points everybody
will have, and what rivals hold. No table needs these heads, so they are not written with the net.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, smooth_l1_loss

from menagerie.core.observation import ObservationSpec
from menagerie.core.state.random import sampling_stream

from .model import Eyes, Sight, Weights

ENOUGH = 256  # positions that tell what is hidden


class Beside(NamedTuple):
    """Heads on what a net has understood. Seats are counted from the one that looks."""

    points: Tensor  # a column for each seat
    points_bias: Tensor
    gates: Tensor  # how much what was understood has to do with each seat
    secrets: Tensor  # a column for each place that a seat's rivals cannot see
    secrets_bias: Tensor


class Mind(NamedTuple):
    """All that learns, and how it sees."""

    weights: Weights
    beside: Beside
    sight: Sight
    eyes: Eyes
    secrets: Tensor  # the places that rivals cannot see

    @property
    def learns(self) -> list[Tensor]:
        return [*self.weights, *self.beside]


def new_beside(width: int, seats: int, secrets: int, device: str) -> Beside:
    """Heads that expect the usual points, and know nothing of rivals."""

    def zeros(*shape: int) -> Tensor:
        return torch.zeros(*shape, device=device)

    heads = Beside(
        zeros(width, seats),
        zeros(seats),
        torch.ones(seats, width, device=device),
        zeros(width, secrets),
        zeros(secrets),
    )
    return Beside(*(one.requires_grad_() for one in heads))


def secret_places(batch: Any) -> Tensor:
    """The flags of a seat's vector that another seat cannot know.

    In worlds that the other one imagines they are not always what they are.
    """
    game, spec = batch.game, batch.game.observation_spec()
    states, rng = batch.states, sampling_stream(1)
    differs = np.zeros(spec.size, bool)
    true, imagined = np.zeros((2, spec.size), np.int8)
    for i in np.linspace(0, len(states) - 1, ENOUGH).astype(int).tolist():
        seats = int(states[i].seats)
        if seats > 1:
            seat = i % seats
            other, world = (seat + 1 + i // seats % (seats - 1)) % seats, states[i : i + 1].copy()
            game.observe(world[0], other, true)
            game.imagine(world[0], seat, rng)
            game.observe(world[0], other, imagined)
            differs |= true != imagined
    return torch.from_numpy(np.flatnonzero(differs & flags(spec)))


def flags(spec: ObservationSpec) -> Any:
    return (spec.low == 0) & (spec.high == 1)


def points_head(heads: Beside, understood: Tensor) -> Tensor:
    """The points that each seat will have, in spreads from the usual."""
    return understood.float() @ heads.points + heads.points_bias


def wrong_points(heads: Beside, understood: Tensor, points: Tensor) -> Tensor:
    """`points` are NaN where nobody sits."""
    there = ~points.isnan()
    error = smooth_l1_loss(points_head(heads, understood), points.nan_to_num(), reduction="none")
    return (error * there).sum() / there.sum().clamp_min(1)


def wrong_secrets(heads: Beside, understood: Tensor, away: Tensor, seen: Tensor) -> Tensor:
    """`seen` has a column for each position: what the seat `away` sees and this one does not."""
    if not len(seen):
        return torch.zeros((), device=understood.device)
    guess = (understood.float() * heads.gates[away]) @ heads.secrets + heads.secrets_bias
    error = binary_cross_entropy_with_logits(guess, seen.T.float(), reduction="none").mean(-1)
    other = (away > 0).float()
    return (error * other).sum() / other.sum().clamp_min(1.0)
