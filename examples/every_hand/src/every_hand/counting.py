"""Counting what hands are worth, in pieces: hands, their points, and what is kept of them.

Every hand has a number: its place among all of them, in the order of their masks. Hands with the
same highest cards are neighbours. Wild cards and the Book are among the highest, so neighbours try
about as many choices, which is what threads of a GPU that run together need.
"""

from math import comb
from typing import NamedTuple

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, ONE, lowest, rest, u64, with_
from menagerie.core.state.record import I16s, Mask, Masks, Numbers
from menagerie.games.fantasy_realms.bulk import Each, score_hands
from menagerie.games.fantasy_realms.components import CARDS
from menagerie.games.fantasy_realms.tables import HAND

HANDS = comb(CARDS, HAND)
CHOOSE = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(CARDS)], np.int64)
LEAST, SPAN = -256, 1024  # points are counted from LEAST on
KEPT = 100  # of the best hands, and of the worst


class Tally(NamedTuple):
    """Statistics of the hands counted so far. A pair of cards stands at [lower, higher]."""

    by_card: Numbers  # [card, points − LEAST]: how many hands with this card have so many points
    sums: Numbers  # [card, card]: points of the hands with both
    highest: Numbers  # [card, card]: the most of them
    best: I16s  # points of the best hands
    best_hands: Masks
    worst: I16s
    worst_hands: Masks


@rule
def hand_at(number: int) -> Mask:
    """The hand with this number."""
    hand = NONE
    card = CARDS
    for k in range(HAND):
        left = HAND - k  # cards still to be found, the highest first
        card -= 1
        while CHOOSE[card, left] > number:
            card -= 1
        number -= CHOOSE[card, left]
        hand = with_(hand, card)
    return hand


@rule
def list_hands(first: int, hands: Masks) -> None:
    """Fill an array with the hands from this number on."""
    hand = hand_at(first)
    for i in range(hands.shape[0]):
        hands[i] = hand
        low = hand & (~hand + ONE)
        up = hand + low
        hand = up | (((hand ^ up) >> u64(2)) >> u64(lowest(hand)))


@rule
def tally_hands(
    hands: Masks, points: Numbers, by_card: Numbers, sums: Numbers, highest: Numbers
) -> None:
    """Cards and pairs of cards of every hand."""
    for i in range(hands.shape[0]):
        each = hands[i]
        while each != NONE:
            card = lowest(each)
            each = rest(each)
            by_card[card, points[i] - LEAST] += 1
            others = each
            while others != NONE:
                other = lowest(others)
                others = rest(others)
                sums[card, other] += points[i]
                highest[card, other] = max(highest[card, other], points[i])


def begin() -> Tally:
    """Nothing counted yet."""
    return Tally(
        by_card=np.zeros((CARDS, SPAN), np.int64),
        sums=np.zeros((CARDS, CARDS), np.int64),
        highest=np.full((CARDS, CARDS), LEAST, np.int64),
        best=np.zeros(0, np.int16),
        best_hands=np.zeros(0, np.uint64),
        worst=np.zeros(0, np.int16),
        worst_hands=np.zeros(0, np.uint64),
    )


def count(first: int, n: int, each: Each | None = None) -> Tally:
    """Count the hands `first` … `first + n − 1`, scored here or on a device."""
    hands = np.zeros(n, np.uint64)
    list_hands(first, hands)
    points = score_hands(hands, best=True, each=each).points
    if points.min() < LEAST or points.max() >= LEAST + SPAN:
        raise OverflowError(f"points from {points.min()} to {points.max()} are out of the table")
    tally = begin()
    tally_hands(hands, points, tally.by_card, tally.sums, tally.highest)
    ends = points.astype(np.int16)
    return _ranked(tally._replace(best=ends, best_hands=hands, worst=ends, worst_hands=hands))


def merge(one: Tally, other: Tally) -> Tally:
    """Both together; the hands of the first come before those of the other."""
    return _ranked(
        Tally(
            by_card=one.by_card + other.by_card,
            sums=one.sums + other.sums,
            highest=np.maximum(one.highest, other.highest),
            best=np.concatenate([one.best, other.best]),
            best_hands=np.concatenate([one.best_hands, other.best_hands]),
            worst=np.concatenate([one.worst, other.worst]),
            worst_hands=np.concatenate([one.worst_hands, other.worst_hands]),
        )
    )


def _ranked(tally: Tally) -> Tally:
    """Keep the best and the worst of these hands; of equal ones the first."""
    high = np.argsort(-tally.best, kind="stable")[:KEPT]
    low = np.argsort(tally.worst, kind="stable")[:KEPT]
    return tally._replace(
        best=tally.best[high],
        best_hands=tally.best_hands[high],
        worst=tally.worst[low],
        worst_hands=tally.worst_hands[low],
    )
