"""Ratings one can believe: Bradley–Terry over placements, with intervals from the deals.

Whoever is placed before another has beaten it; equals share the point. Games of one deal are alike,
so deals, not games, are the independent unit: the intervals come from drawing deals anew.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ELO = 400.0 / np.log(10.0)  # points of rating for a factor e of strength
PRIOR = 0.5  # points each is taken to have won against each rival beforehand: no infinite ratings
RESAMPLES = 1000
STEPS = 30
LONGEST_STEP = 2.0  # keeps Newton's first steps sane when one side has won everything


@dataclass(frozen=True)
class Rating:
    """A bot's strength on the Elo scale, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def strengths(points: Floats) -> Floats:
    """Most likely log strengths, with mean 0; points[…, i, j] is what i won against j."""
    met = (points + np.swapaxes(points, -1, -2)) > 0
    points = points + PRIOR * met
    games = points + np.swapaxes(points, -1, -2)
    bots = points.shape[-1]
    strength = np.zeros(points.shape[:-1])
    won = points.sum(-1)
    for _ in range(STEPS):
        expected = 1.0 / (1.0 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = won - (games * expected).sum(-1)
        weight = games * expected * (1.0 - expected)
        curve = -weight
        curve[..., range(bots), range(bots)] = (
            weight.sum(-1) - weight[..., range(bots), range(bots)]
        )
        # Strengths are free up to a constant: pin the mean.
        step = np.linalg.solve(curve + 1.0 / bots, slope[..., None])[..., 0]
        strength = strength + np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    centred: Floats = strength - strength.mean(-1, keepdims=True)
    return centred


def ratings(bots: list[str], points: Floats, seed: int = 1) -> list[Rating]:
    """Ratings from points[deal, i, j], best first.

    The scale is shifted so that the bot `random` has 0 (else the mean has); intervals are those of
    the distance to the mean of the field.
    """
    return rated(bots, points.sum(0), drawn_anew(points, seed))


def drawn_anew(points: Floats, seed: int) -> Floats:
    """What each might have won of each, had other deals come: samples[…, i, j]."""
    deals = points.shape[0]
    drawn = np.random.default_rng(seed).integers(0, deals, (RESAMPLES, deals))
    counts = np.zeros((RESAMPLES, deals))
    np.add.at(counts, (np.arange(RESAMPLES)[:, None], drawn), 1.0)
    samples: Floats = np.einsum("rd,dij->rij", counts, points)
    return samples


def rated(bots: list[str], won: Floats, might: Floats) -> list[Rating]:
    """By what each won of each, and might have won."""
    best, samples = strengths(won) * ELO, strengths(might) * ELO
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    zero = best[bots.index("random")] if "random" in bots else 0.0
    rows = [
        Rating(
            bot,
            round(float(best[i] - zero), 1),
            round(float(low[i] - zero), 1),
            round(float(high[i] - zero), 1),
        )
        for i, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -row.rating)
