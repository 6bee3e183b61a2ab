"""What a seat knows (FR-57 … FR-59)."""

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, lowest, nth, rest, u64, wrap
from menagerie.core.state.random import (
    reseed_game,
    sample_below,
    sample_member,
    sample_order,
    sample_shuffle,
)
from menagerie.core.state.record import Mask, Stream
from menagerie.core.state.vector import Vector, blank, put, put_flags

from . import tables
from .components import CARDS, SUITS
from .forms import BOOK_AT, COPY_AT, ISLAND_AT, MIRAGE_AT, NOBODY, SHIFT_AT, SUIT_AT, chosen
from .moves import TO_ALL
from .state import ANSWERING, FINISHING, MAX_PLAYERS, OFFERING, READY, TRADING, State
from .tables import ALL_CARDS
from .trading import offered_suit, stands

# The observed vector. Seats are counted from the observer: 0 is the observer, 1 the left neighbour.
LAYOUT = Layout()
DISCARDS = LAYOUT.part("discards", card=CARDS)
PAIR = LAYOUT.part("pair", card=CARDS)  # two players, filling: the two cards just drawn
THREE = LAYOUT.part("three", card=CARDS)
HANDS = LAYOUT.part("hand", seat=MAX_PLAYERS, card=CARDS)  # as far as known
HELD = LAYOUT.part("held", high=CARDS, seat=MAX_PLAYERS)
STEP = LAYOUT.part("step", high=READY, seat=MAX_PLAYERS)
# MAX_PLAYERS + 1: with all.
DEALS_WITH = LAYOUT.part("deals_with", maybe="seat", high=MAX_PLAYERS + 1, seat=MAX_PLAYERS)
OFFERS = LAYOUT.part("offers", maybe="suit", high=SUITS, seat=MAX_PLAYERS)
ASKS_FOR = LAYOUT.part("asks_for", seat=MAX_PLAYERS, suit=SUITS)
DECLINED = LAYOUT.part("declined", seat=MAX_PLAYERS, by=MAX_PLAYERS)
DECIDES = LAYOUT.part("decides", seat=MAX_PLAYERS)
PHASE = LAYOUT.part("phase", high=FINISHING)
TURN = LAYOUT.part("turn", of="seat", high=MAX_PLAYERS - 1)
TURNS = LAYOUT.part("turns", high=127)
DECK = LAYOUT.part("deck", high=CARDS)
CHAOS = LAYOUT.part("chaos")
SEATS = LAYOUT.part("seats", high=MAX_PLAYERS)
MOVES_LEFT = LAYOUT.part("moves_left", high=127)
OWN_OFFER = LAYOUT.part("own_offer", maybe="card", high=CARDS)
OWN_WANT = LAYOUT.part("own_want", suit=SUITS)
# The choices of the end: what the wild cards pass for, the two cards chosen and a suit.
COPY = LAYOUT.part("copy", of="card", high=NOBODY)
MIRAGE = LAYOUT.part("mirage", of="card", high=NOBODY)
SHIFT = LAYOUT.part("shift", of="card", high=NOBODY)
BOOK = LAYOUT.part("book", maybe="card", high=CARDS)
BOOK_SUIT = LAYOUT.part("book_suit", of="suit", high=SUITS - 1)
ISLAND = LAYOUT.part("island", maybe="card", high=CARDS)
OBSERVATION = LAYOUT.size


@rule
def known_hand(s: State, viewer: int, seat: int) -> Mask:
    """The cards of a hand that the viewer knows to be there."""
    if viewer == seat or s.phase == FINISHING:
        return s.hand[seat]  # FR-28: in the end all hands lie open
    return s.hand[seat] & (s.shown | s.sure[viewer])


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
    n = sample_order(rng, unseen, s.deck, 0)
    certain = count(in_hands)
    while in_hands != NONE:
        s.deck[n] = lowest(in_hands)
        in_hands = rest(in_hands)
        n += 1
    if certain > 0:
        sample_shuffle(rng, s.deck[n - lacking :], lacking)
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
                s.offer[other] = sample_member(rng, s.hand[other]) + 1
                s.want[other] = 0


@rule
def observe(s: State, seat: int, out: Vector) -> None:
    """What the seat knows as a vector."""
    seats = int(s.seats)
    blank(out)
    put_flags(out, DISCARDS, 0, s.discards, CARDS)
    put_flags(out, PAIR, 0, s.drawn_pair if s.turn == seat else NONE, CARDS)
    put_flags(out, THREE, 0, s.three, CARDS)
    for away in range(seats):
        other = wrap(seat + away, seats)
        put_flags(out, HANDS, away * CARDS, known_hand(s, seat, other), CARDS)
        put(out, HELD, away, count(s.hand[other]))
        put(out, STEP, away, int(s.step[other]))
        put(out, DECIDES, away, (int(s.waiting) >> other) & 1)
        if s.phase == TRADING:
            observe_trader(s, seat, away, out)
    put(out, PHASE, 0, int(s.phase))
    put(out, TURN, 0, wrap(int(s.turn) - seat + seats, seats))
    put(out, TURNS, 0, min(127, int(s.turns)))
    put(out, DECK, 0, int(s.deck_size))
    put(out, CHAOS, 0, int(s.chaos))
    put(out, SEATS, 0, seats)
    put(out, MOVES_LEFT, 0, min(127, int(s.moves_left)))
    put(out, OWN_OFFER, 0, int(s.offer[seat]))
    put_flags(out, OWN_WANT, 0, u64(s.want[seat]), SUITS)
    form = s.form[seat]
    put(out, COPY, 0, chosen(form, COPY_AT))
    put(out, MIRAGE, 0, chosen(form, MIRAGE_AT))
    put(out, SHIFT, 0, chosen(form, SHIFT_AT))
    put(out, BOOK, 0, from_one(chosen(form, BOOK_AT)))
    put(out, BOOK_SUIT, 0, chosen(form, SUIT_AT))
    put(out, ISLAND, 0, from_one(chosen(form, ISLAND_AT)))


@inlined_rule
def from_one(card: int) -> int:
    return 0 if card == NOBODY else card + 1


@rule
def observe_trader(s: State, seat: int, away: int, out: Vector) -> None:
    """FR-24, FR-25: with whom a player deals, and the standing offer."""
    seats = int(s.seats)
    other = wrap(seat + away, seats)
    open_ = stands(s, other)
    if open_ or s.step[other] == ANSWERING:
        partner = int(s.offer_to[other])
        to = partner if partner == TO_ALL else wrap(partner - seat + seats, seats)
        put(out, DEALS_WITH, away, 1 + to)
    if open_:
        put(out, OFFERS, away, offered_suit(s, other) + 1)
        put_flags(out, ASKS_FOR, away * SUITS, u64(s.want[other]), SUITS)
    for by in range(seats):
        refused = (int(s.refused[other]) >> wrap(seat + by, seats)) & 1
        put(out, DECLINED, away * MAX_PLAYERS + by, refused)
