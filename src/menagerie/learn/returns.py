"""From results to lessons: what each decision brought, compared with what was expected."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from .playing import GLANCE, Experience


class Prize(NamedTuple):
    """How results are rewarded: by places, and by margins in units of the game's own spread."""

    seats: Tensor  # of each game
    ranked: Tensor
    spread: Tensor
    margin: float  # its weight

    def of(self, scores: Tensor) -> Tensor:
        """What every seat gets, from −1 to 1; together they get nothing, or nearly so.

        `scores` have a row for each game, and may have a table of such rows for each step.
        """
        points = scores.float()
        there = torch.arange(points.shape[-1], device=points.device) < self.ranked[:, None]
        rivals = (self.ranked - 1).clamp_min(1)[:, None]
        difference = (points[..., :, None] - points[..., None, :]) * there[:, None, :]
        place = difference.sign().sum(-1) / rivals
        margin = torch.tanh(difference.sum(-1) / rivals / (2 * self.spread[:, None]))
        return (1 - self.margin) * place + self.margin * margin


class Lessons(NamedTuple):
    """For every decision, and every glance, of an experience."""

    gain: Tensor  # how much better it went than expected
    result: Tensor  # what to expect instead
    known: Tensor  # whether the seat's next decision, or the end, was seen
    glance_result: Tensor
    glance_known: Tensor


@torch.no_grad()
def learn_from(experience: Experience, prize: Prize, memory: float) -> Lessons:
    """Generalised advantages, seat by seat, from the last step back to the first.

    A seat's next position is the one in which it decides again; whatever others do in between is
    its environment. What a seat decided last is not judged yet: it only judges what came before.
    """
    steps, n = experience.seat.shape
    device = experience.seat.device
    seats = experience.scores.shape[2]
    ahead = torch.zeros(n, seats, device=device)  # what each seat's next position is worth
    surprise = torch.zeros(n, seats, device=device)  # and how much better it went from there
    known = torch.zeros(n, seats, dtype=torch.bool, device=device)
    gain, seen = torch.zeros_like(experience.value), torch.zeros_like(experience.mine)
    glances = len(experience.glancing)
    glance_result = torch.zeros(glances, n, device=device)
    glance_known = torch.zeros(glances, n, dtype=torch.bool, device=device)
    prizes = prize.of(experience.scores)
    for t in reversed(range(steps)):
        over = experience.finished[t, :, None]
        ahead = torch.where(over, prizes[t], ahead)
        surprise = surprise.masked_fill(over, 0.0)
        known |= over
        seat, value = experience.seat[t, :, None], experience.value[t, :, None]
        judged = known.gather(1, seat)
        more = ahead.gather(1, seat) - value + memory * surprise.gather(1, seat)
        more = torch.where(judged, more, 0.0)
        seen[t], gain[t] = judged[:, 0], more[:, 0]
        ahead.scatter_(1, seat, value)
        surprise.scatter_(1, seat, more)
        known.scatter_(1, seat, True)
        if t % GLANCE == 0:
            who = experience.glancing[t // GLANCE, :, None]
            glance_result[t // GLANCE] = (ahead + surprise).gather(1, who)[:, 0]
            glance_known[t // GLANCE] = known.gather(1, who)[:, 0]
    return Lessons(gain, gain + experience.value, seen, glance_result, glance_known)
