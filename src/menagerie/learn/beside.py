"""What a net learns beside playing, so that it sees more in a position: how many points everybody
will have, and what rivals hold. No table needs these heads, so they are not written with the net.
"""

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
    secrets: Tensor  # a column for each flag of a seat's vector
    secrets_bias: Tensor


class Mind(NamedTuple):
    """All that learns, and how it sees."""

    weights: Weights
    beside: Beside
    sight: Sight
    eyes: Eyes
    flags: Tensor  # the places that are flags …
    secret: Tensor  # … and which of these another seat cannot know: 1 or 0

    @property
    def learns(self) -> list[Tensor]:
        return [*self.weights, *self.beside]


def new_beside(width: int, seats: int, flags: int, device: str) -> Beside:
    """Heads that expect the usual points, and know nothing of rivals."""

    def zeros(*shape: int) -> Tensor:
        return torch.zeros(*shape, device=device)

    heads = Beside(
        zeros(width, seats),
        zeros(seats),
        torch.ones(seats, width, device=device),
        zeros(width, flags),
        zeros(flags),
    )
    return Beside(*(one.requires_grad_() for one in heads))


def flags_of(spec: ObservationSpec) -> Tensor:
    """The places that are flags."""
    return torch.from_numpy(np.flatnonzero((spec.low == 0) & (spec.high == 1)))


def secret_places(batch: Any) -> Tensor:
    """Of each place of a seat's vector, whether another seat cannot know it: 1 or 0.

    In worlds that the other one imagines it is not always what it is.
    """
    game = batch.game
    states, rng = batch.states, sampling_stream(1)
    differs = np.zeros(game.observation, bool)
    true, imagined = np.zeros((2, game.observation), np.int8)
    for i in np.linspace(0, len(states) - 1, ENOUGH).astype(int).tolist():
        seats = int(states[i].seats)
        if seats > 1:
            seat = i % seats
            other, world = (seat + 1 + i // seats % (seats - 1)) % seats, states[i : i + 1].copy()
            game.observe(world[0], other, true)
            game.imagine(world[0], seat, rng)
            game.observe(world[0], other, imagined)
            differs |= true != imagined
    return torch.from_numpy(differs.astype(np.float32))


def points_head(heads: Beside, understood: Tensor, seats: int) -> Tensor:
    """The points that each of so many seats will have, in spreads from the usual."""
    return understood.float() @ heads.points[:, :seats] + heads.points_bias[:seats]


def wrong_points(heads: Beside, understood: Tensor, points: Tensor) -> Tensor:
    """`points` are NaN where nobody sits."""
    there = ~points.isnan()
    guess = points_head(heads, understood, points.shape[1])
    error = smooth_l1_loss(guess, points.nan_to_num(), reduction="none")
    return (error * there).sum() / there.sum().clamp_min(1)


def wrong_secrets(
    heads: Beside, understood: Tensor, away: Tensor, seen: Tensor, secret: Tensor
) -> Tensor:
    """`seen` has a row for each flag: what the seat `away` sees. What is no secret says nothing."""
    guess = (understood.float() * heads.gates[away]) @ heads.secrets + heads.secrets_bias
    error = binary_cross_entropy_with_logits(guess, seen.T.float(), reduction="none")
    counts = (away > 0).float()[:, None] * secret
    return (error * counts).sum() / counts.sum().clamp_min(1.0)
