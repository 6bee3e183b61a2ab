"""Improving the net: proximal policy optimisation on one experience."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .model import Sight, Weights, folded, forward, legal_moves
from .plan import Plan, Size
from .playing import Experience
from .returns import Lessons

STEEPEST = 1.0  # gradients longer than this are shortened
MIXED = 1024  # groups of games from which samples are put together


class Learned(NamedTuple):
    """How an update went, on average over its samples."""

    surprise: float  # squared error of the expectations
    entropy: float  # of the choices


def improve(
    weights: Weights,
    sight: Sight,
    optimizer: Any,
    experience: Experience,
    lessons: Lessons,
    plan: Plan,
    curiosity: float,
) -> Learned:
    """Each sample holds some games, with all that happened in them."""
    n = experience.seat.shape[1]
    use = (experience.mine & lessons.known).float()
    mean = (lessons.gain * use).sum() / use.sum()
    deviation = (((lessons.gain - mean) * use).square().sum() / use.sum()).sqrt()
    better = (lessons.gain - mean) / (deviation + 1e-6)
    errors, entropies, samples = 0.0, 0.0, 0
    for _ in range(plan.sizes().epochs):
        for some in samples_of(n, plan.sizes(), plan.device):
            net = folded(weights, sight)
            error, entropy, policy = _judge(net, experience, lessons, better, use, some, plan.clip)
            glance = _glance_error(net, experience, lessons, some)
            loss = policy + 0.5 * (error + glance) - curiosity * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_([*weights], STEEPEST)
            optimizer.step()
            errors = errors + error.detach()
            entropies = entropies + entropy.detach()
            samples += 1
    return Learned(float(errors) / samples, float(entropies) / samples)


class Some(NamedTuple):
    """A part of the games."""

    chosen: Tensor
    groups: int

    def of(self, table: Tensor, games: int = 1) -> Tensor:
        """Their part of a table, whose dimension `games` has a place for each game, as a list."""
        shape = (*table.shape[:games], self.groups, -1, *table.shape[games + 1 :])
        part = table.view(shape).index_select(games, self.chosen)
        return part.flatten(games - 1, games + 1)


def samples_of(n: int, size: Size, device: str) -> Iterator[Some]:
    """All games in a new order. Neighbours stay together: memory is read in larger pieces."""
    together = gcd(n, max(1, n // MIXED))
    groups = n // together
    order = torch.randperm(groups, device=device)
    for chosen in order.split(max(1, size.sample // size.steps // together)):
        yield Some(chosen, groups)


def _judge(
    net: Weights,
    experience: Experience,
    lessons: Lessons,
    better: Tensor,
    use: Tensor,
    some: Some,
    clip: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """The error of the expectations, the entropy of the choices and the loss of the policy."""
    heads, value = forward(net, some.of(experience.seen, games=2))
    legal = legal_moves(some.of(experience.masks), heads.shape[1])
    chances = heads.masked_fill(~legal, -1e9).log_softmax(-1)
    gain, used = some.of(better), some.of(use)
    chance = chances.gather(1, some.of(experience.move)[:, None])[:, 0]
    change = (chance - some.of(experience.likely)) * used  # what is not used must stay finite too
    ratio = change.exp()
    total = used.sum().clamp_min(1.0)
    cautious = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    policy = -(cautious * used).sum() / total
    error = ((value - some.of(lessons.result)).square() * used).sum() / total
    entropy = -((chances.exp() * chances).sum(-1) * used).sum() / total
    return error, entropy, policy


def _glance_error(net: Weights, experience: Experience, lessons: Lessons, some: Some) -> Tensor:
    """The error of what seats expected that need not have decided."""
    _, value = forward(net, some.of(experience.glanced, games=2))
    used = some.of(lessons.glance_known).float()
    error = (value - some.of(lessons.glance_result)).square()
    return (error * used).sum() / used.sum().clamp_min(1.0)
