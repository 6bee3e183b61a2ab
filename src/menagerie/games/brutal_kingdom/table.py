"""Small questions about the table that all the rules ask."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, has, i64, with_
from menagerie.core.state.record import Mask

from .components import BACK, BACKS, LOW_RANK, OF_BACK, PER_BACK, RANK, ROUNDS
from .state import BOTH, CENTRE_AT, State


@rule
def ask(s: State, seat: int, phase: int) -> None:
    """This seat decides next, and what."""
    s.phase = phase
    s.waiting = np.uint8(1 << seat)


@inlined_rule
def hand_place(seat: int, back: int, number: int) -> int:
    return back * PER_BACK + 2 * seat + number


@inlined_rule
def last_place(s: State, seat: int, back: int) -> int:
    """The last taken place of this back in a hand."""
    return back * PER_BACK + 2 * seat + i64(s.held[seat, back]) - 1


@inlined_rule
def has_centre(s: State) -> bool:
    """Whether cards lie in the centre: of twelve that three players are dealt, none are left."""
    return s.seats == 4 or s.random_deck != BOTH


@inlined_rule
def centre_place(back: int, number: int) -> int:
    return back * PER_BACK + CENTRE_AT + number


@rule
def hand(s: State, seat: int) -> Mask:
    """The cards in a seat's hand, as a set."""
    cards = NONE
    for back in range(BACKS):
        for number in range(2):
            if number < s.held[seat, back]:
                cards |= bit(s.place[hand_place(seat, back, number)])
    return cards


@inlined_rule
def hand_of_back(s: State, seat: int, back: int) -> Mask:
    return hand(s, seat) & OF_BACK[back]


@inlined_rule
def hand_size(s: State, seat: int) -> int:
    return i64(s.held[seat, 0]) + i64(s.held[seat, 1])


@rule
def holder(s: State, card: int) -> int:
    """The seat with this card in hand, or −1."""
    back = BACK[card]
    for seat in range(i64(s.seats)):
        for number in range(i64(s.held[seat, back])):
            if s.place[hand_place(seat, back, number)] == card:
                return seat
    return -1


@rule
def seats_with_back(s: State, seat: int, back: int) -> Mask:
    """The other seats that hold a card with this back."""
    found = NONE
    for other in range(i64(s.seats)):
        if other != seat and s.held[other, back] > 0:
            found = with_(found, other)
    return found


@rule
def pile(s: State, seat: int) -> Mask:
    """The cards of a stack, as a set."""
    cards = NONE
    for i in range(ROUNDS):
        if i < s.height[seat]:
            cards |= bit(s.stack[seat, i])
    return cards


@inlined_rule
def open_cards(s: State, seat: int) -> Mask:
    """Those of them that lie face up."""
    return pile(s, seat) & ~s.down


@inlined_rule
def top(s: State, seat: int) -> Mask:
    """The card on top of a stack, as a set: face up or down, or none."""
    height = i64(s.height[seat])
    return bit(s.stack[seat, height - 1]) if height > 0 else NONE


@inlined_rule
def open_top(s: State, seat: int) -> int:
    """The card on top of a stack if it lies face up, or −1."""
    height = i64(s.height[seat])
    if height == 0:
        return i64(-1)
    card = i64(s.stack[seat, height - 1])
    return i64(-1) if has(s.down, card) else card


@inlined_rule
def rank(s: State, card: int) -> int:
    """A card's rank now: the Inquisitor may have been announced as 0 (BK-50)."""
    return LOW_RANK[card] if s.low != 0 else RANK[card]


@rule
def highest(s: State) -> int:
    """The seat whose open top card has the highest rank (BK-10, BK-11), or −1."""
    best = -1
    leader = -1
    for seat in range(i64(s.seats)):
        card = open_top(s, seat)
        if card >= 0 and rank(s, card) > best:
            best = rank(s, card)
            leader = seat
    return leader
