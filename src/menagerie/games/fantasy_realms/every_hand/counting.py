"""Scoring hands by their numbers, and what is counted of them."""

from typing import NamedTuple

import numpy as np

from menagerie.core.jobs import Each
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, i64, lowest, rest
from menagerie.core.state.record import I16s, Masks, Numbers

from ..choices import EVERYTHING, best_choice, points_of
from ..components import CARDS
from ..forms import PLAIN
from .ranks import hand_at, next_hand

LEAST, SPAN = -256, 1024  # points are counted from LEAST on
KEPT = 100  # of the best hands, and of the worst


class Ranked(NamedTuple):
    """Hands by number, and the points of each."""

    first: int
    points: I16s


class Tally(NamedTuple):
    """What the hands counted so far came to. A pair of cards stands at [lower, higher]."""

    by_card: Numbers  # [card, points − LEAST]: how many hands with this card have so many points
    sums: Numbers  # [card, card]: points of the hands with both
    highest: Numbers  # [card, card]: the most of them
    best: Numbers  # points of the best hands
    best_hands: Masks
    worst: Numbers
    worst_hands: Masks


@rule
def score_ranked(work: Ranked, i: int) -> None:
    """One hand with the best choices (FR-55)."""
    merit, _form = best_choice(hand_at(work.first + i), PLAIN, EVERYTHING)
    work.points[i] = points_of(merit)


@rule
def score_all_ranked(work: Ranked) -> None:
    for i in range(work.points.shape[0]):
        score_ranked(work, i)


@rule
def tally_hands(work: Ranked, by_card: Numbers, sums: Numbers, highest: Numbers) -> None:
    """Cards and pairs of cards of every hand."""
    hand = hand_at(work.first)
    for i in range(work.points.shape[0]):
        points = i64(work.points[i])
        each = hand
        while each != NONE:
            card = lowest(each)
            each = rest(each)
            by_card[card, points - LEAST] += 1
            others = each
            while others != NONE:
                other = lowest(others)
                others = rest(others)
                sums[card, other] += points
                highest[card, other] = max(highest[card, other], points)
        hand = next_hand(hand)


def begin() -> Tally:
    """Nothing counted yet."""
    return Tally(
        by_card=np.zeros((CARDS, SPAN), np.int64),
        sums=np.zeros((CARDS, CARDS), np.int64),
        highest=np.full((CARDS, CARDS), LEAST, np.int64),
        best=np.zeros(0, np.int64),
        best_hands=np.zeros(0, np.uint64),
        worst=np.zeros(0, np.int64),
        worst_hands=np.zeros(0, np.uint64),
    )


def points_from(first: int, n: int, each: Each | None = None) -> I16s:
    """The points of the hands `first` … `first + n − 1`, counted here or on a device."""
    work = Ranked(first, np.zeros(n, np.int16))
    if each is None:
        score_all_ranked(work)
    else:
        each(score_ranked, n, work)
    return work.points


def count(first: int, n: int, each: Each | None = None) -> Tally:
    points = points_from(first, n, each)
    if points.min() < LEAST or points.max() >= LEAST + SPAN:
        raise OverflowError(f"points from {points.min()} to {points.max()} are out of the table")
    tally = begin()
    tally_hands(Ranked(first, points), tally.by_card, tally.sums, tally.highest)
    high, low = _extremes(points, 1), _extremes(points, -1)
    return tally._replace(
        best=points[high].astype(np.int64),
        best_hands=_hands(first + high),
        worst=points[low].astype(np.int64),
        worst_hands=_hands(first + low),
    )


def merge(one: Tally, other: Tally) -> Tally:
    """Both together; the hands of the first come before those of the other."""
    best, best_hands = _joined(one.best, one.best_hands, other.best, other.best_hands, 1)
    worst, worst_hands = _joined(one.worst, one.worst_hands, other.worst, other.worst_hands, -1)
    return Tally(
        by_card=one.by_card + other.by_card,
        sums=one.sums + other.sums,
        highest=np.maximum(one.highest, other.highest),
        best=best,
        best_hands=best_hands,
        worst=worst,
        worst_hands=worst_hands,
    )


def _joined(
    a: Numbers, hands_a: Masks, b: Numbers, hands_b: Masks, sign: int
) -> tuple[Numbers, Masks]:
    points, hands = np.concatenate([a, b]), np.concatenate([hands_a, hands_b])
    order = np.argsort(-sign * points, kind="stable")[:KEPT]
    return points[order], hands[order]


def _extremes(points: I16s, sign: int) -> Numbers:
    """Where the best (or, with −1, the worst) hands are; of equal ones the first."""
    signed = -sign * points.astype(np.int32)
    if len(signed) > KEPT:
        found = np.flatnonzero(signed <= np.partition(signed, KEPT - 1)[KEPT - 1])
    else:
        found = np.arange(len(signed))
    return found[np.argsort(signed[found], kind="stable")][:KEPT]


def _hands(ranks: Numbers) -> Masks:
    return np.array([hand_at(int(rank)) for rank in ranks], np.uint64)
