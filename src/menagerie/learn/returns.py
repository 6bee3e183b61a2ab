"""From results to lessons: what each decision brought, compared with what was expected."""

from typing import NamedTuple

import torch
from torch import Tensor

from .playing import GLANCE, Experience


class Prize(NamedTuple):
    """How results are rewarded: by places, and by margins in units of the game's own spread."""

    seats: Tensor  # of each game
    ranked: Tensor
    usual: Tensor  # points of a seat in random games, and their spread
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

    def points(self, scores: Tensor) -> Tensor:
        """Points in spreads from the usual; NaN where nobody sits."""
        there = torch.arange(scores.shape[-1], device=scores.device) < self.ranked[:, None]
        points = (scores - self.usual[:, None]) / self.spread[:, None]
        return torch.where(there, points, torch.nan)

    def seen_from(self, seat: Tensor, by_seat: Tensor) -> Tensor:
        """Columns counted from a seat, of columns by seat."""
        return self._turned(by_seat, seat)

    def by_seat(self, seat: Tensor, seen_from: Tensor) -> Tensor:
        """The reverse."""
        return self._turned(seen_from, -seat)

    def _turned(self, columns: Tensor, by: Tensor) -> Tensor:
        places = torch.arange(columns.shape[1], device=columns.device)
        turned = columns.gather(1, (places + by[:, None]) % self.ranked[:, None])
        return torch.where(places < self.ranked[:, None], turned, torch.nan)


class Lessons(NamedTuple):
    """For every decision, and every glance, of an experience."""

    gain: Tensor  # how much better it went than expected
    result: Tensor  # what to expect instead
    known: Tensor  # whether the seat's next decision, or the end, was seen
    glance_result: Tensor
    glance_known: Tensor
    away: Tensor  # how far from the deciding seat the one sits that glances
    points: Tensor  # everybody's in the end, as seen from the deciding seat


@torch.no_grad()
def learn_from(
    experience: Experience, prize: Prize, memory: float, expected: Tensor | None = None
) -> Lessons:
    """Generalised advantages, seat by seat, from the last step back to the first.

    A seat's next position is the one in which it decides again; whatever others do in between is
    its environment. What a seat decided last is not judged yet: it only judges what came before.
    In games that go on, everybody will have as many points as `expected`.
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
    prizes, scored = prize.of(experience.scores), prize.points(experience.scores)
    final = torch.full_like(ahead, torch.nan) if expected is None else expected
    points = torch.zeros_like(scored)
    for t in reversed(range(steps)):
        over = experience.finished[t, :, None]
        ahead = torch.where(over, prizes[t], ahead)
        surprise = surprise.masked_fill(over, 0.0)
        known |= over
        final = torch.where(over, scored[t], final)
        points[t] = prize.seen_from(experience.seat[t], final)
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
    away = (experience.glancing - experience.seat[::GLANCE]) % prize.seats
    result = gain + experience.value
    return Lessons(gain, result, seen, glance_result, glance_known, away, points)
