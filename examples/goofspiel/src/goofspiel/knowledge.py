"""What a seat cannot know: the bids of others and the order of the deck (GS-02, GS-05)."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import count, has, i64, nth, without, wrap
from menagerie.core.state.random import reseed_game, sample_below
from menagerie.core.state.record import I8s, Stream

from .components import CARDS, NO_CARD
from .rules import to_come
from .state import MAX_SEATS, State


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Any card of a hand may be the bid, any order of the deck the true one."""
    for other in range(i64(s.seats)):
        if other != seat and s.bids[other] != NO_CARD:
            hand = s.hands[other]
            s.bids[other] = nth(hand, sample_below(rng, count(hand)))
    left = to_come(s)
    for i in range(i64(s.turned), CARDS):
        card = nth(left, sample_below(rng, count(left)))
        left = without(left, card)
        s.deck[i] = card
    reseed_game(s, rng)


# The observed vector. Seats are counted from the observer: 0 is the observer, 1 the left neighbour.
ROW = CARDS + 1  # for each card 1 if it is in hand and 2 more if it was won; then: 1 if it has bid
STAKE = MAX_SEATS * ROW  # for each prize: 1 at stake, 2 in the deck
OWN_BID = STAKE + CARDS  # the observer's card, from 1
SEATS = OWN_BID + 1
OBSERVATION = SEATS + 1


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    """Everything the seat knows, as small numbers at fixed places."""
    for i in range(OBSERVATION):
        out[i] = 0
    deck = to_come(s)
    for card in range(CARDS):
        out[STAKE + card] = 1 if has(s.stake, card) else 2 if has(deck, card) else 0
    for away in range(i64(s.seats)):
        other = wrap(seat + away, i64(s.seats))
        for card in range(CARDS):
            won = 2 if has(s.won[other], card) else 0
            out[away * ROW + card] = won + (1 if has(s.hands[other], card) else 0)
        out[away * ROW + CARDS] = 1 if s.bids[other] != NO_CARD else 0
    out[OWN_BID] = 1 + i64(s.bids[seat]) if s.bids[seat] != NO_CARD else 0
    out[SEATS] = s.seats
