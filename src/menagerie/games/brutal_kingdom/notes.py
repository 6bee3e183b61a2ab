"""Who knows what (BK-61 … BK-65): how each event changes what every observer can tell.

`where[observer, key]` is the set of places, among the ten of its back, where a hidden card may lie.
A seat's worlds are all the ways to lay the hidden cards out that its notes allow. Only four things
ever happen to the notes: a card is taken apart from a hand, two places are exchanged, a card is
seen at a place, a card is found to be in no hand.

`seen[place]` is coarser and public: who certainly knows this card, by what everybody saw happen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.bits import with_
from menagerie.core.rule import rule

from .cards import BACK, BACKS, CARD_OF, KEY, PER_BACK
from .state import EMPTY, OBSERVERS, PUBLIC, SEATS
from .table import hand_place

FULL = (1 << PER_BACK) - 1


@rule
def everyone(s: Any) -> Any:
    return (1 << np.int64(s.seats)) - 1


@rule
def forget_all(s: Any, back: Any) -> Any:
    """After a deal: any card of this back may lie at any taken place (BK-62)."""
    taken = 0
    for i in range(PER_BACK):
        place = back * PER_BACK + i
        s.seen[place] = 0
        if s.place[place] != EMPTY:
            taken |= 1 << i
    for i in range(PER_BACK):
        key = back * PER_BACK + i
        s.where[PUBLIC, key] = taken if (s.deck >> np.uint64(CARD_OF[key])) & np.uint64(1) else 0


@rule
def recall(s: Any, seat: Any, back: Any) -> Any:
    """A seat's notes from public facts alone: the cards it certainly knows, and what all know."""
    known = 0
    for i in range(PER_BACK):
        if (np.int64(s.seen[back * PER_BACK + i]) >> seat) & 1:
            known |= 1 << i
    unknown = FULL ^ known
    row = s.where[seat, back * PER_BACK : (back + 1) * PER_BACK]
    public = s.where[PUBLIC, back * PER_BACK : (back + 1) * PER_BACK]
    for k in range(PER_BACK):
        row[k] = public[k] & unknown
    for i in range(PER_BACK):
        if (known >> i) & 1:
            s.where[seat, KEY[s.place[back * PER_BACK + i]]] = 1 << i


@rule
def pin(s: Any, observer: Any, place: Any) -> Any:
    """This observer sees the card at a place."""
    card = np.int64(s.place[place])
    first = BACK[card] * PER_BACK
    here = 1 << (place - first)
    elsewhere = FULL ^ here
    row = s.where[observer, first : first + PER_BACK]
    for k in range(PER_BACK):
        row[k] &= elsewhere
    s.where[observer, KEY[card]] = here


@rule
def see(s: Any, seat: Any, place: Any) -> Any:
    """A seat looks at a place, and all see that it does."""
    s.seen[place] = np.int64(s.seen[place]) | (1 << seat)
    pin(s, seat, place)


@rule
def see_all(s: Any, place: Any) -> Any:
    """Everybody sees the card at a place."""
    s.seen[place] = everyone(s)
    for observer in range(OBSERVERS):
        pin(s, observer, place)


@rule
def move_last(s: Any, seat: Any, card: Any) -> Any:
    """Of two cards with one back in a hand, this one moves to the last place. Its owner knows."""
    a = hand_place(seat, BACK[card], 0)
    if s.place[a] == card:
        s.place[a] = s.place[a + 1]
        s.place[a + 1] = card
        s.where[seat, KEY[s.place[a]]] = 1 << (2 * seat)
        s.where[seat, KEY[card]] = 2 << (2 * seat)


@rule
def take_apart(s: Any, seat: Any, card: Any, shown: Any) -> Any:
    """A seat takes one card out of its hand: it moves to the last place of its back there.

    If the card is shown, others learn what it is, and may learn which of the two they knew stays.
    If not, whoever knew one of the two no longer knows which of the two places it is at (BK-64).
    """
    back = BACK[card]
    if s.held[seat, back] < 2:
        return
    move_last(s, seat, card)
    first = back * PER_BACK
    a = hand_place(seat, back, 0)
    b = a + 1
    bit_a = 1 << (a - first)
    bit_b = bit_a << 1
    others = FULL ^ bit_a ^ bit_b
    for observer in range(OBSERVERS):
        if observer == seat:
            continue
        if shown:
            # It stood where this observer thought it possible; the other place is what stays.
            could = np.int64(s.where[observer, KEY[card]])
            keeps = others | (bit_a if could & bit_b else 0)
            moves = bit_b if could & bit_a else 0
            row = s.where[observer, first : first + PER_BACK]
            for k in range(PER_BACK):
                row[k] = (row[k] & keeps) | ((row[k] & moves) >> 1)
            s.where[observer, KEY[card]] = bit_b
        else:
            row = s.where[observer, first : first + PER_BACK]
            for k in range(PER_BACK):
                row[k] |= ((row[k] & bit_a) << 1) | ((row[k] & bit_b) >> 1)
    if shown:
        s.seen[a] = np.int64(s.seen[a]) & np.int64(s.seen[b])
        s.seen[b] = everyone(s)
    else:
        s.seen[a] = 1 << seat
        s.seen[b] = 1 << seat


@rule
def lay_open(s: Any, seat: Any, card: Any) -> Any:
    """A card leaves a hand for the table: from now on all see it."""
    back = BACK[card]
    first = back * PER_BACK
    if s.held[seat, back] == 2:
        take_apart(s, seat, card, True)
    else:
        elsewhere = FULL ^ (1 << (2 * seat))
        for observer in range(OBSERVERS):
            row = s.where[observer, first : first + PER_BACK]
            for k in range(PER_BACK):
                row[k] &= elsewhere
    for observer in range(OBSERVERS):
        s.where[observer, KEY[card]] = 0
    s.held[seat, back] = np.int64(s.held[seat, back]) - 1
    place = hand_place(seat, back, np.int64(s.held[seat, back]))
    s.place[place] = EMPTY
    s.seen[place] = 0
    s.gone = with_(s.gone, card)


@rule
def show(s: Any, seat: Any, card: Any) -> Any:
    """A card of a hand is shown to all and stays there, at the last place of its back."""
    take_apart(s, seat, card, True)
    see_all(s, hand_place(seat, BACK[card], np.int64(s.held[seat, BACK[card]]) - 1))


@rule
def exchange(s: Any, place: Any, other: Any) -> Any:
    """Two hidden cards of one back change places; what was known of them goes along."""
    first = (place // PER_BACK) * PER_BACK
    i = place - first
    j = other - first
    s.place[place], s.place[other] = s.place[other], s.place[place]
    s.seen[place], s.seen[other] = s.seen[other], s.seen[place]
    for observer in range(OBSERVERS):
        row = s.where[observer, first : first + PER_BACK]
        for k in range(PER_BACK):
            differ = ((row[k] >> i) ^ (row[k] >> j)) & 1
            row[k] ^= (differ << i) | (differ << j)


@rule
def in_no_hand(s: Any, card: Any) -> Any:
    """Everybody learns that nobody holds this card (BK-61)."""
    hands = (1 << (2 * np.int64(s.seats))) - 1
    for observer in range(OBSERVERS):
        s.where[observer, KEY[card]] = np.int64(s.where[observer, KEY[card]]) & (FULL ^ hands)


@rule
def recall_all(s: Any, back: Any) -> Any:
    for seat in range(SEATS):
        recall(s, seat, back)


@rule
def holders(s: Any, observer: Any, card: Any) -> Any:
    """Who may have a hidden card, for this observer: bits 0–3 hands, 4–7 the centre, 8 aside."""
    notes = np.int64(s.where[observer, KEY[card]])
    found = 0
    for seat in range(np.int64(s.seats)):
        if (notes >> (2 * seat)) & 3:
            found |= 1 << seat
    found |= ((notes >> 8) & 3) << (4 + BACKS * BACK[card])
    if s.seats == 3 and (notes >> 6) & 3:
        found |= 1 << 8
    return found
