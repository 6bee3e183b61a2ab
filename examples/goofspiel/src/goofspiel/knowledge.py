"""What a seat cannot know: the bids of others and the order of the deck (GS-02, GS-05)."""

from menagerie.core.observation import Layout
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import i64, without, wrap
from menagerie.core.state.random import reseed_game, sample_member
from menagerie.core.state.record import Stream
from menagerie.core.state.vector import Vector, blank, put, put_flags

from .components import CARDS, NO_CARD
from .rules import to_come
from .state import MAX_SEATS, State


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Any card of a hand may be the bid, any order of the deck the true one."""
    for other in range(i64(s.seats)):
        if other != seat and s.bids[other] != NO_CARD:
            s.bids[other] = sample_member(rng, s.hands[other])
    left = to_come(s)
    for i in range(i64(s.turned), CARDS):
        card = sample_member(rng, left)
        left = without(left, card)
        s.deck[i] = card
    reseed_game(s, rng)


# The observed vector. Seats are counted from the observer: 0 is the observer, 1 the left neighbour.
LAYOUT = Layout()
HANDS = LAYOUT.part("hand", seat=MAX_SEATS, card=CARDS)
WON = LAYOUT.part("won", seat=MAX_SEATS, card=CARDS)
HAS_BID = LAYOUT.part("has_bid", seat=MAX_SEATS)
STAKE = LAYOUT.part("stake", card=CARDS)
TO_COME = LAYOUT.part("to_come", card=CARDS)
OWN_BID = LAYOUT.part("own_bid", maybe="card", high=CARDS)  # from 1; 0: none yet
SEATS = LAYOUT.part("seats", high=MAX_SEATS)
OBSERVATION = LAYOUT.size


@rule
def observe(s: State, seat: int, out: Vector) -> None:
    """Everything the seat knows, part by part, as small numbers or in bits."""
    blank(out)
    for away in range(i64(s.seats)):
        other = wrap(seat + away, i64(s.seats))
        put_flags(out, HANDS, away * CARDS, s.hands[other], CARDS)
        put_flags(out, WON, away * CARDS, s.won[other], CARDS)
        put(out, HAS_BID, away, 1 if s.bids[other] != NO_CARD else 0)
    put_flags(out, STAKE, 0, s.stake, CARDS)
    put_flags(out, TO_COME, 0, to_come(s), CARDS)
    put(out, OWN_BID, 0, 1 + i64(s.bids[seat]) if s.bids[seat] != NO_CARD else 0)
    put(out, SEATS, 0, s.seats)
