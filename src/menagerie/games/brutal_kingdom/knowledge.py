"""imagine(): the worlds a seat cannot rule out; observe(): what a seat knows, as a vector."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import count, has, i64, lowest, nth, rest, u64, without, wrap
from menagerie.core.state.random import reseed_game, sample_below
from menagerie.core.state.record import I8s, Stream

from .components import BACKS, CARD_OF, CARDS, COLOURS, PER_BACK
from .notes import holders, places_of, recall
from .phases import PAIRING, PASSING, TAKING
from .scoring import earned, value
from .state import SEATS, State
from .table import hand, last_place


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Lay the hidden cards out anew, in any way the seat's notes allow, all equally likely.

    What other seats know is made anew as well: the cards that this seat can be sure they know,
    read from the new layout. The choices others have made in secret (passes, offers) need no
    storage of their own: such a card is the last one of its back in a hand.
    """
    for back in range(BACKS):
        lay_out(s, seat, back, rng)
        for other in range(SEATS):
            if other != seat:
                recall(s, other, back)
    reseed_game(s, rng)


@rule
def lay_out(s: State, seat: int, back: int, rng: Stream) -> None:
    """A uniformly random way to lay out the hidden cards of one back.

    Cards with the most possible places (usually: all that the seat has no idea of) are dealt last,
    into what is left. Every other card first picks one of its own possible places. If two picked
    the same, or the rest cannot hold the others, all pick again; so no layout is favoured.
    """
    first = back * PER_BACK
    taken = u64(0)
    widest = 0
    common = u64(0)
    for key in range(first, first + PER_BACK):
        notes = places_of(s, seat, CARD_OF[key])
        taken |= notes
        if count(notes) > widest:
            widest = count(notes)
            common = notes
    # Cards that can lie at one place only need no luck.
    free = taken
    for key in range(first, first + PER_BACK):
        notes = places_of(s, seat, CARD_OF[key])
        if count(notes) == 1:
            s.place[first + lowest(notes)] = CARD_OF[key]
            free = free & ~notes
    if widest <= 1:
        return
    left = free
    fits = False
    while not fits:
        left = free
        fits = True
        for key in range(first, first + PER_BACK):
            notes = places_of(s, seat, CARD_OF[key])
            if fits and notes != common and count(notes) > 1:
                place = nth(notes, sample_below(rng, count(notes)))
                if has(left, place):
                    left = without(left, place)
                    s.place[first + place] = CARD_OF[key]
                else:
                    fits = False
        if left & ~common != u64(0):
            fits = False
    for key in range(first, first + PER_BACK):
        if places_of(s, seat, CARD_OF[key]) == common:
            place = nth(left, sample_below(rng, count(left)))
            left = without(left, place)
            s.place[first + place] = CARD_OF[key]


# The observed vector, part by part (lengths in comments add up to OBSERVATION).
OBSERVATION = 20 * (3 + 9 + 4 * 3) + 4 * 11 + 3 * 3 + 20 + 12


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    """Seats are counted from the observer: 0 is himself, then clockwise."""
    seats = i64(s.seats)
    for i in range(out.shape[0]):
        out[i] = 0
    mine = hand(s, seat)
    apart = picked_out(s, seat)
    at = 0
    # Cards: in the game, in my hand, picked out of it (3 · 20).
    for card in range(CARDS):
        out[at] = has(s.deck, card)
        out[at + 1] = has(mine, card)
        out[at + 2] = card == apart
        at += 3
    # Hidden cards: who may have them, four hands from mine on, four of the centre, aside (9 · 20).
    for card in range(CARDS):
        found = holders(s, seat, card)
        for step in range(seats):
            out[at + step] = (found >> wrap(seat + step, seats)) & 1
        for i in range(5):
            out[at + 4 + i] = (found >> (4 + i)) & 1
        at += 9
    for step in range(SEATS):
        if step < seats:
            other = wrap(seat + step, seats)
            observe_player(s, other, out, at)
        at += 3 * CARDS + 11
    # Colours: stock, value, Chapel (3 · 3).
    for colour in range(COLOURS):
        out[at] = s.stock[colour]
        out[at + 1] = value(s, colour)
        out[at + 2] = value(s, colour) - i64(s.stock[colour])
        at += 3
    # The moment (20 + 12).
    out[at + i64(s.phase)] = 1
    at += 20
    out[at] = s.chapter
    out[at + 1] = s.rounds
    out[at + 2] = s.played
    out[at + 3] = s.back
    out[at + 4] = s.traded
    out[at + 5] = s.named
    out[at + 6] = s.low
    out[at + 7] = s.paid
    out[at + 8] = wrap(i64(s.partner) + seats - seat, seats)
    out[at + 9] = s.blessed
    out[at + 10] = s.from_hand
    out[at + 11] = s.random_deck


@rule
def observe_player(s: State, other: int, out: I8s, at: int) -> None:
    """One player's stack (up 1, down −1; the top; whom it watches for) and numbers: 60 + 11."""
    height = i64(s.height[other])
    for i in range(height):
        card = i64(s.stack[other, i])
        out[at + card] = -1 if has(s.down, card) else 1
        if i == height - 1:
            out[at + CARDS + card] = 1
    watched = s.standing[other]
    while watched != u64(0):
        out[at + 2 * CARDS + lowest(watched)] = 1
        watched = rest(watched)
    at += 3 * CARDS
    for colour in range(COLOURS):
        out[at + colour] = s.tokens[other, colour]
        out[at + 3 + colour] = earned(s, other, colour)
    out[at + 6] = s.kills[other]
    out[at + 7] = i64(s.held[other, 0]) + 4 * i64(s.held[other, 1])
    out[at + 8] = s.first == other
    out[at + 9] = s.turn == other
    out[at + 10] = (i64(s.waiting) >> other) & 1


@rule
def picked_out(s: State, seat: int) -> int:
    """The card this seat has chosen for a pass or an exchange that is not over yet, or −1."""
    back = i64(s.back)
    chosen = s.phase == PASSING and (i64(s.waiting) >> seat) & 1 == 0
    offered = (s.phase == PAIRING or s.phase == TAKING) and s.turn == seat
    if chosen or offered:
        return i64(s.place[last_place(s, seat, back)])
    return i64(-1)
