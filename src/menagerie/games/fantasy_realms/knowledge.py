"""What a seat knows (FR-57 … FR-59)."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, nth, rest, wrap
from menagerie.core.state.random import reseed_game, sample_below
from menagerie.core.state.record import I8s, Mask, Stream, U8s

from .components import CARDS
from .forms import BOOK_AT, COPY_AT, ISLAND_AT, MIRAGE_AT, SHIFT_AT, SUIT_AT, chosen
from .state import FINISHING, MAX_PLAYERS, TRADING, State
from .tables import ALL_CARDS

# The observed vector: 53 places for each of these sets, then numbers.
SETS = 3 + MAX_PLAYERS  # the discard area, the pair, the three; hands as far as known, own first
SEAT_NUMBERS = 4  # hand size, step, whom it deals with, whether it offers a card
NUMBERS = 8 + 6  # phase, turn, turns, deck, options, seats, standing; the choices made
OBSERVATION = SETS * CARDS + SEAT_NUMBERS * MAX_PLAYERS + NUMBERS


@rule
def known_hand(s: State, viewer: int, seat: int) -> Mask:
    """The cards of a hand that the viewer knows to be there."""
    if viewer == seat or s.phase == FINISHING:
        return s.hand[seat]  # FR-28: in the end all hands lie open
    return s.hand[seat] & (s.shown | s.sure[viewer])


@rule
def shuffle_part(rng: Stream, cards: U8s, start: int, n: int) -> None:
    """Shuffle n cards from `start` on with a sampling stream."""
    for i in range(n - 1, 0, -1):
        j = sample_below(rng, i + 1)
        cards[start + i], cards[start + j] = cards[start + j], cards[start + i]


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Deal anew all that the seat cannot know.

    The deck array serves as the table to shuffle on: unseen cards first, then the cards that must
    be in some other hand; hands are filled from its far end, what remains is the deck.
    """
    reseed_game(s, rng)
    seats = int(s.seats)
    located = s.discards | s.three
    in_hands = NONE  # FR-58: met while trading, so in some other hand, but not known in which
    hidden_pair = 0
    if s.phase == TRADING:
        in_hands = s.met[seat] & ~s.sure[seat]
    if s.drawn_pair != NONE:
        if s.turn == seat:
            located |= s.drawn_pair
        else:
            hidden_pair = 2
    wanted = hidden_pair
    for other in range(seats):
        known = known_hand(s, seat, other)
        located |= known
        wanted += count(s.hand[other]) - count(known)
    unseen = ALL_CARDS & ~located & ~in_hands
    n = 0
    while unseen != NONE:
        s.deck[n] = lowest(unseen)
        unseen = rest(unseen)
        n += 1
    shuffle_part(rng, s.deck, 0, n)
    certain = count(in_hands)
    while in_hands != NONE:
        s.deck[n] = lowest(in_hands)
        in_hands = rest(in_hands)
        n += 1
    if certain > 0:
        shuffle_part(rng, s.deck, n - wanted, wanted)
    for other in range(seats):
        known = known_hand(s, seat, other)
        need = count(s.hand[other]) - count(known)
        s.hand[other] = known
        for _ in range(need):
            n -= 1
            s.hand[other] |= bit(s.deck[n])
            s.deck[n] = 0
    if hidden_pair > 0:
        s.drawn_pair = NONE
        for _ in range(2):
            n -= 1
            s.drawn_pair |= bit(s.deck[n])
            s.deck[n] = 0
    if s.phase == TRADING:
        imagine_trading(s, seat, rng)


@rule
def imagine_trading(s: State, seat: int, rng: Stream) -> None:
    """Of others' memories the seat knows only those of its own cards; offers are face down."""
    for other in range(int(s.seats)):
        if other != seat:
            s.sure[other] &= s.hand[seat]
            s.met[other] = s.sure[other]
            if s.offer[other] != 0:
                s.offer[other] = nth(s.hand[other], sample_below(rng, count(s.hand[other]))) + 1


@rule
def write_set(out: I8s, at: int, cards: Mask) -> int:
    """One number a card; returns where to go on."""
    for card in range(CARDS):
        out[at + card] = 1 if has(cards, card) else 0
    return at + CARDS


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    """What the seat knows as a vector; seats are counted from its own."""
    seats = int(s.seats)
    at = write_set(out, 0, s.discards)
    at = write_set(out, at, s.drawn_pair if s.turn == seat else NONE)
    at = write_set(out, at, s.three)
    for k in range(MAX_PLAYERS):
        other = wrap(seat + k, seats)
        at = write_set(out, at, known_hand(s, seat, other) if k < seats else NONE)
    for k in range(MAX_PLAYERS):
        other = wrap(seat + k, seats)
        there = k < seats
        out[at] = count(s.hand[other]) if there else 0
        out[at + 1] = int(s.step[other]) if there else 0
        out[at + 2] = int(s.offer_to[other]) if there else 0
        out[at + 3] = 1 if there and s.offer[other] != 0 else 0
        at += SEAT_NUMBERS
    out[at] = int(s.phase)
    out[at + 1] = wrap(int(s.turn) - seat + seats, seats)
    out[at + 2] = min(127, int(s.turns))
    out[at + 3] = int(s.deck_size)
    out[at + 4] = int(s.chaos)
    out[at + 5] = seats
    out[at + 6] = int(s.acts[seat])
    out[at + 7] = int(s.offer[seat])
    form = s.form[seat]
    out[at + 8] = chosen(form, COPY_AT)
    out[at + 9] = chosen(form, MIRAGE_AT)
    out[at + 10] = chosen(form, SHIFT_AT)
    out[at + 11] = chosen(form, BOOK_AT)
    out[at + 12] = chosen(form, SUIT_AT)
    out[at + 13] = chosen(form, ISLAND_AT)
