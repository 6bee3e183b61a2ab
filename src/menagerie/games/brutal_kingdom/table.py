"""Small questions about the table that all the rules ask."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.bits import NONE, has, u64, with_
from menagerie.core.rule import inlined_rule, rule

from .cards import BACK, BACKS, INQUISITOR, OF_BACK, PER_BACK, RANK
from .state import CENTRE_AT


@inlined_rule
def wait_for(s: Any, seat: Any) -> Any:
    s.waiting = np.uint8(1 << seat)


@inlined_rule
def hand_place(seat: Any, back: Any, number: Any) -> Any:
    return back * PER_BACK + 2 * seat + number


@inlined_rule
def last_place(s: Any, seat: Any, back: Any) -> Any:
    """The last taken place of this back in a hand."""
    return back * PER_BACK + 2 * seat + np.int64(s.held[seat, back]) - 1


@inlined_rule
def centre_place(back: Any, number: Any) -> Any:
    return back * PER_BACK + CENTRE_AT + number


@rule
def hand(s: Any, seat: Any) -> Any:
    """The cards in a seat's hand, as a set."""
    cards = NONE
    for back in range(BACKS):
        for number in range(np.int64(s.held[seat, back])):
            cards |= u64(1) << u64(s.place[hand_place(seat, back, number)])
    return cards


@inlined_rule
def hand_of_back(s: Any, seat: Any, back: Any) -> Any:
    return hand(s, seat) & OF_BACK[back]


@inlined_rule
def hand_size(s: Any, seat: Any) -> Any:
    return np.int64(s.held[seat, 0]) + np.int64(s.held[seat, 1])


@rule
def holder(s: Any, card: Any) -> Any:
    """The seat with this card in hand, or −1."""
    back = BACK[card]
    for seat in range(np.int64(s.seats)):
        for number in range(np.int64(s.held[seat, back])):
            if s.place[hand_place(seat, back, number)] == card:
                return seat
    return -1


@rule
def seats_with_back(s: Any, seat: Any, back: Any) -> Any:
    """The other seats that hold a card with this back."""
    found = NONE
    for other in range(np.int64(s.seats)):
        if other != seat and s.held[other, back] > 0:
            found = with_(found, other)
    return found


@inlined_rule
def open_top(s: Any, seat: Any) -> Any:
    """The card on top of a stack if it lies face up, or −1."""
    height = np.int64(s.height[seat])
    if height == 0:
        return np.int64(-1)
    card = np.int64(s.stack[seat, height - 1])
    return np.int64(-1) if has(s.down, card) else card


@inlined_rule
def rank(s: Any, card: Any) -> Any:
    """A card's rank now: the Inquisitor may have been announced as 0 (BK-50)."""
    return np.int64(0) if card == INQUISITOR and s.low != 0 else RANK[card]


@rule
def highest(s: Any) -> Any:
    """The seat whose open top card has the highest rank (BK-10, BK-11), or −1."""
    best = -1
    leader = -1
    for seat in range(np.int64(s.seats)):
        card = open_top(s, seat)
        if card >= 0 and rank(s, card) > best:
            best = rank(s, card)
            leader = seat
    return leader
