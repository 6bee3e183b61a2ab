"""Improving the net: proximal policy optimisation on one experience."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from .model import Sight, Weights, folded, forward, legal_moves
from .plan import Plan
from .playing import GLANCE, Experience
from .returns import Lessons

STEEPEST = 1.0  # gradients longer than this are shortened


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
    """Each sample is some whole steps of all games: nothing is gathered, and games differ enough."""
    steps, n = experience.seat.shape
    use = (experience.mine & lessons.known).float()
    mean = (lessons.gain * use).sum() / use.sum()
    deviation = (((lessons.gain - mean) * use).square().sum() / use.sum()).sqrt()
    better = (lessons.gain - mean) / (deviation + 1e-6)
    at_once = max(1, plan.sizes().sample // n)
    errors, entropies, samples = [], [], 0
    for _ in range(plan.epochs):
        for rows in torch.randperm(steps).split(at_once):
            net = folded(weights, sight)
            error, entropy, policy = _judge(net, experience, lessons, better, use, rows, plan.clip)
            loss = policy + 0.5 * error - curiosity * entropy
            glances = rows[rows % GLANCE == 0] // GLANCE
            if len(glances):
                loss = loss + 0.5 * _glance_error(net, experience, lessons, glances)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_([*weights], STEEPEST)
            optimizer.step()
            errors.append(error.detach())
            entropies.append(entropy.detach())
            samples += 1
    return Learned(float(sum(errors)) / samples, float(sum(entropies)) / samples)


def _judge(
    net: Weights,
    experience: Experience,
    lessons: Lessons,
    better: Tensor,
    use: Tensor,
    rows: Tensor,
    clip: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """The error of the expectations, the entropy of the choices and the loss of the policy."""

    def flat(table: Tensor) -> Tensor:
        return table[rows].flatten()

    heads, value = forward(net, experience.seen[:, rows].flatten(1))
    legal = legal_moves(experience.masks[rows].flatten(0, 1), heads.shape[1])
    chances = heads.masked_fill(~legal, -1e9).log_softmax(-1)
    move = flat(experience.move)
    gain, used = flat(better), flat(use)
    change = chances.gather(1, move[:, None])[:, 0] - flat(experience.likely)
    ratio = (change * used).exp()  # what is not used must not become infinite either
    total = used.sum().clamp_min(1.0)
    cautious = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    policy = -(cautious * used).sum() / total
    error = ((value - flat(lessons.result)).square() * used).sum() / total
    entropy = -((chances.exp() * chances).sum(-1) * used).sum() / total
    return error, entropy, policy


def _glance_error(
    net: Weights, experience: Experience, lessons: Lessons, rows: Tensor
) -> Tensor:
    """The error of what seats expected that did not decide."""
    _, value = forward(net, experience.glanced[:, rows].flatten(1))
    used = lessons.glance_known[rows].flatten().float()
    error = (value - lessons.glance_result[rows].flatten()).square()
    return (error * used).sum() / used.sum().clamp_min(1.0)
