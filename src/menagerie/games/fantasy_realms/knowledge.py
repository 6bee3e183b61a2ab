"""What a seat knows (FR-57 … FR-59)."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, nth, rest, wrap
from menagerie.core.state.random import reseed_game, sample_below
from menagerie.core.state.record import I8s, Mask, Stream, U8s

from . import tables
from .components import CARDS
from .forms import BOOK_AT, COPY_AT, ISLAND_AT, MIRAGE_AT, NOBODY, SHIFT_AT, SUIT_AT, chosen
from .state import FINISHING, MAX_PLAYERS, OFFERING, TRADING, State
from .tables import ALL_CARDS
from .trading import offered_suit, stands

# The observed vector: 53 places for each of these sets, then numbers.
SETS = 3 + MAX_PLAYERS  # the discard area, the pair, the three; hands as far as known, own first
# Hand size, step, whom it deals with, the suit it offers (plus one), those it asks for (two
# numbers), who declined, whether it is asked.
SEAT_NUMBERS = 8
NUMBERS = 10 + 6  # phase, turn, turns, deck, options, seats, time, own offer; the choices made
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
    lacking = hidden_pair
    for other in range(seats):
        known = known_hand(s, seat, other)
        located |= known
        lacking += count(s.hand[other]) - count(known)
    unseen = ALL_CARDS & ~located & ~in_hands
    if s.phase == TRADING:
        offered = imagine_offers(s, seat, in_hands, unseen, lacking, rng)
        lacking -= count(offered & (in_hands | unseen))
        in_hands &= ~offered
        unseen &= ~offered
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
        shuffle_part(rng, s.deck, n - lacking, lacking)
    for other in range(seats):
        known = known_hand(s, seat, other)
        if s.phase == TRADING and other != seat and stands(s, other):
            known |= bit(int(s.offer[other]) - 1)
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
def imagine_offers(
    s: State, seat: int, in_hands: Mask, unseen: Mask, lacking: int, rng: Stream
) -> Mask:
    """Cards for the standing offers of others, each of the suit that its offer tells (FR-24)."""
    offered = NONE
    done = False
    while not done:  # a choice may leave none for a later offer: then all are made anew
        offered = NONE
        done = True
        for giver in range(int(s.seats)):
            if done and giver != seat and stands(s, giver):
                met = in_hands & ~offered
                new = unseen & ~offered
                left = lacking - count(offered & (in_hands | unseen))
                card = imagine_offer(s, seat, giver, met, new, left, rng)
                done = card != NOBODY
                if done:
                    s.offer[giver] = card + 1
                    offered |= bit(card)
    return offered


@rule
def imagine_offer(
    s: State, seat: int, giver: int, in_hands: Mask, unseen: Mask, lacking: int, rng: Stream
) -> int:
    """A card for one offer, or NOBODY.

    Each counts as often as there are deals with it in the giver's hand: `lacking` places in all
    hands together are left for the `in_hands` and for some of the `unseen`.
    """
    suit = tables.SUIT_CARDS[offered_suit(s, giver)]
    known = known_hand(s, seat, giver)
    places = count(s.hand[giver] & ~known)
    of_known = max(1, lacking * count(unseen))
    of_met = places * count(unseen)
    of_new = places * (lacking - count(in_hands))
    n_known = count(known & suit) * of_known
    n_met = count(in_hands & suit) * of_met
    n_new = count(unseen & suit) * of_new
    if n_known + n_met + n_new == 0:
        return NOBODY
    pick = sample_below(rng, n_known + n_met + n_new)
    if pick < n_known:
        return nth(known & suit, pick // of_known)
    pick -= n_known
    if pick < n_met:
        return nth(in_hands & suit, pick // of_met)
    return nth(unseen & suit, (pick - n_met) // of_new)


@rule
def imagine_trading(s: State, seat: int, rng: Stream) -> None:
    """Of others' memories the seat knows only those of its own cards, and of offers that are still
    in preparation nothing."""
    for other in range(int(s.seats)):
        if other != seat:
            s.sure[other] &= s.hand[seat]
            s.met[other] = s.sure[other]
            s.spurned[other] = NONE
            if s.step[other] == OFFERING:
                s.offer[other] = nth(s.hand[other], sample_below(rng, count(s.hand[other]))) + 1
                s.want[other] = 0


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
        open_ = there and stands(s, other)
        out[at + 3] = offered_suit(s, other) + 1 if open_ else 0
        out[at + 4] = int(s.want[other]) & 63 if open_ else 0
        out[at + 5] = int(s.want[other]) >> 6 if open_ else 0
        out[at + 6] = int(s.refused[other]) if there else 0
        out[at + 7] = (int(s.waiting) >> other) & 1 if there else 0
        at += SEAT_NUMBERS
    out[at] = int(s.phase)
    out[at + 1] = wrap(int(s.turn) - seat + seats, seats)
    out[at + 2] = min(127, int(s.turns))
    out[at + 3] = int(s.deck_size)
    out[at + 4] = int(s.chaos)
    out[at + 5] = seats
    out[at + 6] = min(127, int(s.moves_left))
    out[at + 7] = int(s.offer[seat])
    out[at + 8] = int(s.want[seat]) & 63
    out[at + 9] = int(s.want[seat]) >> 6
    form = s.form[seat]
    out[at + 10] = chosen(form, COPY_AT)
    out[at + 11] = chosen(form, MIRAGE_AT)
    out[at + 12] = chosen(form, SHIFT_AT)
    out[at + 13] = chosen(form, BOOK_AT)
    out[at + 14] = chosen(form, SUIT_AT)
    out[at + 15] = chosen(form, ISLAND_AT)
