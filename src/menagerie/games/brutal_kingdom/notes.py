"""Who knows what (BK-61 … BK-65): how each event changes what every observer can tell.

Of each hidden card an observer notes the set of places, among the ten of its back, where it may
lie. A seat's worlds are all the ways to lay the hidden cards out that its notes allow. Only four
things ever happen to the notes: a card is picked out of a hand, two places are exchanged, a card
is seen at a place, a card is found to be in no hand.

The ten sets of ten bits of an observer and a back share two words, `where[observer, back]`, six
sets in the first and four in the second: what happens to a place happens to all sets of a word at
once. `EACH` has the first bit of every set.

`seen[place]` is coarser and public: who certainly knows this card, by what everybody saw happen.
"""

import numpy as np

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, ONE, bit, first, has, i64, u64, with_
from menagerie.core.state.record import Mask

from .components import BACK, BACKS, CARD_OF, KEY, PER_BACK
from .state import EMPTY, OBSERVERS, PUBLIC, SEATS, State
from .table import hand_place

FULL = u64((1 << PER_BACK) - 1)
PER_WORD = 6
EACH = u64(sum(1 << PER_BACK * i for i in range(PER_WORD)))
# Where the set of a card is kept, by its key.
WORD_OF = np.array([key % PER_BACK // PER_WORD for key in range(2 * PER_BACK)], np.int64)
SHIFT_OF = np.array(
    [key % PER_BACK % PER_WORD * PER_BACK for key in range(2 * PER_BACK)], np.uint64
)


@rule
def everyone(s: State) -> int:
    return (1 << i64(s.seats)) - 1


@inlined_rule
def places_of(s: State, observer: int, card: int) -> Mask:
    """The places of its back where this observer thinks a card may lie."""
    key = KEY[card]
    return (s.where[observer, BACK[card], WORD_OF[key]] >> SHIFT_OF[key]) & FULL


@inlined_rule
def note(s: State, observer: int, card: int, places: Mask) -> None:
    """A card may lie at these places."""
    key = KEY[card]
    row = s.where[observer, BACK[card]]
    others = row[WORD_OF[key]] & ~(FULL << SHIFT_OF[key])
    row[WORD_OF[key]] = others | (places << SHIFT_OF[key])


@rule
def clear_notes(s: State) -> None:
    for observer in range(OBSERVERS):
        for back in range(BACKS):
            s.where[observer, back, 0] = NONE
            s.where[observer, back, 1] = NONE


@rule
def forget_all(s: State, back: int) -> None:
    """After a deal: any card of this back may lie at any taken place (BK-62)."""
    taken = NONE
    for i in range(PER_BACK):
        place = back * PER_BACK + i
        s.seen[place] = 0
        if s.place[place] != EMPTY:
            taken = with_(taken, i)
    for i in range(PER_BACK):
        card = CARD_OF[back * PER_BACK + i]
        note(s, PUBLIC, card, taken if has(s.deck, card) else NONE)


@rule
def recall(s: State, seat: int, back: int) -> None:
    """A seat's notes from public facts alone: the cards it certainly knows, and what all know."""
    known = NONE
    for i in range(PER_BACK):
        if (i64(s.seen[back * PER_BACK + i]) >> seat) & 1:
            known = with_(known, i)
    for word in range(2):
        s.where[seat, back, word] = s.where[PUBLIC, back, word] & (EACH * (FULL ^ known))
    for i in range(PER_BACK):
        if has(known, i):
            note(s, seat, s.place[back * PER_BACK + i], bit(i))


@rule
def rule_out(s: State, observer: int, back: int, i: int) -> None:
    """No hidden card lies at place i of a back."""
    for word in range(2):
        s.where[observer, back, word] &= ~(EACH << u64(i))


@rule
def pin(s: State, observer: int, place: int) -> None:
    """An observer learns which card lies at a place."""
    card = s.place[place]
    i = place - BACK[card] * PER_BACK
    rule_out(s, observer, BACK[card], i)
    note(s, observer, card, bit(i))


@rule
def see(s: State, seat: int, place: int) -> None:
    """A seat looks at a place, and all see that it does."""
    apart()
    s.seen[place] = i64(s.seen[place]) | (1 << seat)
    pin(s, seat, place)


@rule
def see_all(s: State, place: int) -> None:
    """Everybody sees the card at a place."""
    s.seen[place] = everyone(s)
    for observer in range(OBSERVERS):
        pin(s, observer, place)


@rule
def move_last(s: State, seat: int, card: int) -> None:
    """Of two cards with one back in a hand, this one moves to the last place. Its owner knows."""
    a = hand_place(seat, BACK[card], 0)
    if s.place[a] == card:
        s.place[a] = s.place[a + 1]
        s.place[a + 1] = card
        note(s, seat, s.place[a], bit(2 * seat))
        note(s, seat, card, bit(2 * seat + 1))


@rule
def pick_out(s: State, seat: int, card: int, shown: bool) -> None:
    """A seat picks one card out of its hand: it moves to the last place of its back there.

    If the card is shown, others learn what it is, and may learn which of the two they knew stays.
    If not, whoever knew one of the two no longer knows which of the two places it is at (BK-64).
    """
    apart()
    back = BACK[card]
    if s.held[seat, back] < 2:
        return
    move_last(s, seat, card)
    a = hand_place(seat, back, 0)
    b = a + 1
    at_a = EACH << u64(2 * seat)
    at_b = at_a << u64(1)
    for observer in range(OBSERVERS):
        if observer == seat:
            continue
        row = s.where[observer, back]
        if shown:
            # It stood where this observer thought it possible; the other place is what stays.
            could = places_of(s, observer, card) >> u64(2 * seat)
            for word in range(2):
                stays = NONE
                if could & u64(2) != NONE:
                    stays |= row[word] & at_a
                if could & u64(1) != NONE:
                    stays |= (row[word] & at_b) >> u64(1)
                row[word] = (row[word] & ~(at_a | at_b)) | stays
            note(s, observer, card, bit(2 * seat + 1))
        else:
            for word in range(2):
                row[word] |= ((row[word] & at_a) << u64(1)) | ((row[word] & at_b) >> u64(1))
    if shown:
        s.seen[a] = i64(s.seen[a]) & i64(s.seen[b])
        s.seen[b] = everyone(s)
    else:
        s.seen[a] = 1 << seat
        s.seen[b] = 1 << seat


@rule
def lay_open(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the table: from now on all see it. Another of its back stays at the
    first place, and whoever knew one of the two may learn which it is."""
    back = BACK[card]
    a = hand_place(seat, back, 0)
    left = i64(s.held[seat, back]) - 1
    at_a = EACH << u64(2 * seat)
    for observer in range(OBSERVERS):
        row = s.where[observer, back]
        # It lay where this observer thought it possible; what stays lay at the other place.
        could = places_of(s, observer, card) >> u64(2 * seat) if left else NONE
        from_a = at_a if has(could, 1) else NONE
        from_b = at_a if has(could, 0) else NONE
        for word in range(2):
            stays = (row[word] & from_a) | ((row[word] >> ONE) & from_b)
            row[word] = (row[word] & ~(at_a | (at_a << ONE))) | stays
        note(s, observer, card, NONE)
    if left and s.place[a] == card:
        s.place[a] = s.place[a + 1]
    if left:
        s.seen[a] = i64(s.seen[a]) & i64(s.seen[a + 1])
    s.held[seat, back] = left
    s.place[a + left] = EMPTY
    s.seen[a + left] = 0
    s.gone = with_(s.gone, card)


@rule
def show(s: State, seat: int, card: int) -> None:
    """A card of a hand is shown to all and stays there, at the last place of its back."""
    pick_out(s, seat, card, True)
    see_all(s, hand_place(seat, BACK[card], i64(s.held[seat, BACK[card]]) - 1))


@rule
def exchange(s: State, place: int, other: int) -> None:
    """Two hidden cards of one back change places; what was known of them goes along."""
    apart()
    back = place // PER_BACK
    i = u64(place - back * PER_BACK)
    j = u64(other - back * PER_BACK)
    s.place[place], s.place[other] = s.place[other], s.place[place]
    s.seen[place], s.seen[other] = s.seen[other], s.seen[place]
    for observer in range(OBSERVERS):
        for word in range(2):
            row = s.where[observer, back, word]
            differ = ((row >> i) ^ (row >> j)) & EACH
            s.where[observer, back, word] = row ^ ((differ << i) | (differ << j))


@rule
def in_no_hand(s: State, card: int) -> None:
    """Everybody learns that nobody holds this card (BK-61)."""
    hands = first(2 * i64(s.seats))
    for observer in range(OBSERVERS):
        note(s, observer, card, places_of(s, observer, card) & ~hands)


@rule
def recall_all(s: State, back: int) -> None:
    for seat in range(SEATS):
        recall(s, seat, back)


@inlined_rule
def cards_noted(back: int, low: Mask, high: Mask) -> Mask:
    """The cards of a back whose sets, in these two words, have their first bit."""
    found = NONE
    for i in range(PER_BACK):
        word = low if i < PER_WORD else high
        noted = (word >> u64(i % PER_WORD * PER_BACK)) & ONE
        found |= noted << u64(CARD_OF[back * PER_BACK + i])
    return found


@inlined_rule
def cards_at(s: State, observer: int, back: int, i: int) -> Mask:
    """The cards that may lie at place i of a back, for this observer."""
    row = s.where[observer, back]
    return cards_noted(back, row[0] >> u64(i), row[1] >> u64(i))


@rule
def cards_with(s: State, observer: int, i: int) -> Mask:
    """The cards that may lie at places i and i + 1 of each back: in a hand, aside."""
    found = NONE
    for back in range(BACKS):
        row = s.where[observer, back]
        low, high = row[0] >> u64(i), row[1] >> u64(i)
        found |= cards_noted(back, low | (low >> ONE), high | (high >> ONE))
    return found
