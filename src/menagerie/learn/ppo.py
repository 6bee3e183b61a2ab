"""Improving the net: proximal policy optimisation on one experience."""

from collections.abc import Iterator
from math import gcd
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .beside import Mind, wrong_points, wrong_secrets
from .fused import fused
from .model import answer, folded, forward, legal_moves, understand
from .plan import Plan
from .playing import GLANCE, TAUGHT, Experience
from .returns import Lessons

STEEPEST = 1.0  # gradients longer than this are shortened
MIXED = 1024  # groups of games from which samples are put together
LIKELIER = 20.0  # a choice may have become so much likelier, as a logarithm: more is a mistake
FARTHEST = 3.0  # what a teacher says of a move counts up to so many deviations


class Pull(NamedTuple):
    """What draws on the policy beside success; both fall while it learns."""

    curiosity: float  # for being undecided
    teacher: float  # for moves that the game's own `evaluate` likes


class Learned(NamedTuple):
    """How an update went, on average over its samples; still on the device."""

    surprise: Tensor  # squared error of the expectations
    entropy: Tensor  # of the choices
    lost: Tensor  # the share of samples that said nothing: their numbers were not finite


class Sample(NamedTuple):
    """A part of an experience: a column, a row or a value for each decision."""

    seen: Tensor
    masks: Tensor
    move: Tensor
    likely: Tensor
    gain: Tensor  # in deviations from the mean
    result: Tensor
    used: Tensor
    glanced: Tensor  # and for each glance
    glance_result: Tensor
    glance_used: Tensor
    away: Tensor
    points: Tensor
    promised: Tensor  # in some games


class Losses(NamedTuple):
    policy: Tensor
    error: Tensor  # of the expectations …
    glance: Tensor  # … and of those of seats that need not have decided
    entropy: Tensor
    teacher: Tensor
    points: Tensor  # and what is learned beside
    secrets: Tensor


def improve(
    mind: Mind,
    optimizer: Any,
    experience: Experience,
    lessons: Lessons,
    plan: Plan,
    pull: Pull,
) -> Learned:
    """Each sample holds some games, with all that happened in them."""
    use = (experience.mine & lessons.known).float()
    mean = (lessons.gain * use).sum() / use.sum()
    deviation = (((lessons.gain - mean) * use).square().sum() / use.sum()).sqrt()
    better = (lessons.gain - mean) / (deviation + 1e-6)
    surprise, entropy, lost = torch.zeros(3, device=use.device)
    samples = 0
    for some in samples_of(experience, plan):
        sample = take(some, experience, lessons, better, use)
        losses = judge(mind, sample, len(experience.seat), plan.clip)
        loss = losses.policy + 0.5 * (losses.error + losses.glance)
        loss = loss - pull.curiosity * losses.entropy + pull.teacher * losses.teacher
        loss = loss + plan.beside * (losses.points + losses.secrets)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        sound = torch.nn.utils.clip_grad_norm_(mind.learns, STEEPEST).isfinite()
        for one in mind.learns:  # one bad sample must not spoil the weights for good
            if one.grad is not None:
                one.grad.masked_fill_(~sound, 0.0)
        optimizer.step()
        lost += ~sound
        surprise += losses.error.detach().nan_to_num()
        entropy += losses.entropy.detach().nan_to_num()
        samples += 1
    return Learned(surprise / samples, entropy / samples, lost / samples)


class Some(NamedTuple):
    """A part of the games."""

    chosen: Tensor
    groups: int

    def of(self, table: Tensor, games: int = 1) -> Tensor:
        """Their part of a table, whose dimension `games` has a place for each game, as a list."""
        shape = (*table.shape[:games], self.groups, -1, *table.shape[games + 1 :])
        part = table.view(shape).index_select(games, self.chosen)
        return part.flatten(games - 1, games + 1)


def samples_of(experience: Experience, plan: Plan) -> Iterator[Some]:
    """All games in a new order, as often as there are epochs. Neighbours stay together: memory is
    read in larger pieces, and those with a teacher are where they are expected."""
    size, n = plan.sizes(), experience.seat.shape[1]
    together = gcd(n, max(TAUGHT if experience.taught else 1, n // MIXED))
    groups = n // together
    for _ in range(size.epochs):
        order = torch.randperm(groups, device=plan.device)
        for chosen in order.split(max(1, size.sample // size.steps // together)):
            yield Some(chosen, groups)


def take(
    some: Some, experience: Experience, lessons: Lessons, better: Tensor, use: Tensor
) -> Sample:
    promised = experience.promised
    return Sample(
        seen=some.of(experience.seen, games=2),
        masks=some.of(experience.masks),
        move=some.of(experience.move),
        likely=some.of(experience.likely),
        gain=some.of(better),
        result=some.of(lessons.result),
        used=some.of(use),
        glanced=some.of(experience.glanced, games=2),
        glance_result=some.of(lessons.glance_result),
        glance_used=some.of(lessons.glance_known).float(),
        away=some.of(lessons.away),
        points=some.of(lessons.points),
        promised=some.of(promised) if experience.taught else promised.flatten(0, 1),
    )


@fused
def judge(mind: Mind, sample: Sample, steps: int, clip: float) -> Losses:
    """`steps` is how many the experience has."""
    net, eyes = folded(mind.weights, mind.sight), mind.eyes
    understood = understand(net, eyes.open(sample.seen))
    heads, value = answer(net, understood)
    legal = legal_moves(sample.masks, heads.shape[1])
    chances = heads.masked_fill(~legal, -1e9).log_softmax(-1)
    chance = chances.gather(1, sample.move[:, None])[:, 0]
    used = sample.used
    # What is not used must stay finite too.
    ratio = ((chance - sample.likely).clamp(-LIKELIER, LIKELIER) * used).exp()
    cautious = torch.minimum(ratio * sample.gain, ratio.clamp(1 - clip, 1 + clip) * sample.gain)
    entropy = -(chances.exp() * chances).sum(-1)
    _, glance = forward(net, eyes.open(sample.glanced))
    return Losses(
        policy=-mean_of(cautious, used),
        error=mean_of((value - sample.result).square(), used),
        glance=mean_of((glance - sample.glance_result).square(), sample.glance_used),
        entropy=mean_of(entropy, used),
        teacher=against_teacher(
            with_teacher(chances, steps), with_teacher(legal, steps), sample.promised
        ),
        points=wrong_points(mind.beside, understood, sample.points),
        secrets=wrong_secrets(
            mind.beside,
            at_glances(understood, steps),
            sample.away,
            sample.glanced.index_select(0, mind.flags),
            mind.secret,
        ),
    )


def mean_of(values: Tensor, used: Tensor) -> Tensor:
    return (values * used).sum() / used.sum().clamp_min(1.0)


def at_glances(rows: Tensor, steps: int, every: int = 1) -> Tensor:
    """The rows of decisions at steps with glances, in one of so many games."""
    table = rows.view(steps, -1, rows.shape[-1])
    return table[::GLANCE, ::every].flatten(0, 1)


def with_teacher(rows: Tensor, steps: int) -> Tensor:
    """The rows of the decisions that a teacher looked at."""
    return at_glances(rows, steps, TAUGHT)


def against_teacher(chances: Tensor, legal: Tensor, promised: Tensor) -> Tensor:
    """How much less than usual the choices promise, in deviations; all moves count, not only the
    one that was made, so that a promise may be as uncertain as one imagined world."""
    if not promised.shape[-1]:
        return torch.zeros((), device=chances.device)
    there = legal.float()
    usual = (promised * there).sum(-1, keepdim=True) / there.sum(-1, keepdim=True).clamp_min(1.0)
    better = (promised - usual) * there
    deviation = (better.square().sum() / there.sum().clamp_min(1.0)).sqrt()
    better = (better / (deviation + 1e-6)).clamp(-FARTHEST, FARTHEST)
    return -(chances.exp() * better).sum(-1).mean()
