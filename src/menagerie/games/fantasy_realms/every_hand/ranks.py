"""Every hand of seven has a number: its place among all of them, in the order of their masks.

Hands with the same highest cards are neighbours. Wild cards and the Book are among the highest, so
neighbours try about as many choices, which is what threads of a GPU that run together need.
"""

from math import comb

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, ONE, lowest, members, u64, with_
from menagerie.core.state.record import Mask

from ..components import CARDS
from ..tables import HAND

HANDS = comb(CARDS, HAND)
CHOOSE = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(CARDS)], np.int64)


@rule
def hand_at(rank: int) -> Mask:
    """The hand with this number."""
    hand = NONE
    card = CARDS
    for k in range(HAND):
        left = HAND - k  # cards still to be found, the highest first
        card -= 1
        while CHOOSE[card, left] > rank:
            card -= 1
        rank -= CHOOSE[card, left]
        hand = with_(hand, card)
    return hand


@rule
def next_hand(hand: Mask) -> Mask:
    """The next larger mask with as many cards."""
    low = hand & (~hand + ONE)
    up = hand + low
    return up | (((hand ^ up) >> u64(2)) >> u64(lowest(hand)))


def rank_of(hand: Mask) -> int:
    return sum(comb(card, k) for k, card in enumerate(members(hand), 1))
