"""The rules of Goofspiel, in the order of RULES.md."""

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, clear, first, has, i64, lowest, rest, u64, without
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.random import seed_game, shuffle
from menagerie.core.state.record import POINTS, TIEBREAK, Mask, Masks, Numbers

from . import moves
from .components import ALL_CARDS, CARDS, NO_CARD, RANK
from .state import State


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    """GS-01, GS-02: equal hands, and the prizes shuffled."""
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    for seat in range(seats):
        s.hands[seat] = ALL_CARDS
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS)
    turn_up(s, None)


@rule
def turn_up(s: State, events: Events) -> None:
    """GS-03: the next prize comes to the stake, and everybody bids."""
    prize = i64(s.deck[s.turned])
    s.turned += 1
    s.stake |= bit(prize)
    s.waiting = first(s.seats)
    for seat in range(s.seats):
        s.bids[seat] = NO_CARD
    emit(events, moves.PRIZE, EVERYONE, prize)


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    """GS-04: any card of one's hand."""
    clear(mask)
    if has(u64(s.waiting), seat):
        mask[0] = s.hands[seat]


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    """GS-05: a bid is secret until the last one is in."""
    s.bids[seat] = move
    s.waiting = without(u64(s.waiting), seat)
    emit(events, moves.BIDDEN, only(seat), seat, move)
    emit(events, moves.BIDDEN, all_but(seat), seat, HIDDEN)


@rule
def interlude(s: State, events: Events) -> bool:
    """GS-06 to GS-08: the bids are compared; the next round begins, or the game is over."""
    best, winner = 0, -1
    for seat in range(i64(s.seats)):
        bid = i64(s.bids[seat])
        s.hands[seat] = without(s.hands[seat], bid)
        emit(events, moves.SHOWN, EVERYONE, seat, bid)
        if RANK[bid] == best:
            winner = -1
        elif RANK[bid] > best:
            best, winner = RANK[bid], seat
    if winner >= 0:
        emit(events, moves.WON, EVERYONE, winner, worth(s.stake))
        s.won[winner] |= s.stake
        s.stake = NONE
    else:
        emit(events, moves.TIED, EVERYONE)  # GS-07
    if s.turned == CARDS:
        return True
    turn_up(s, events)
    return False


@rule
def worth(cards: Mask) -> int:
    """GS-09: the ranks of some cards, added up."""
    total = 0
    while cards != NONE:
        total += RANK[lowest(cards)]
        cards = rest(cards)
    return total


@rule
def score(s: State, out: Numbers) -> None:
    """GS-09: the prizes won; equal scores share a place."""
    for seat in range(s.seats):
        out[seat, POINTS] = worth(s.won[seat])
        out[seat, TIEBREAK] = 0


@rule
def to_come(s: State) -> Mask:
    """The prizes still in the deck."""
    cards = NONE
    for i in range(i64(s.turned), CARDS):
        cards |= bit(s.deck[i])
    return cards
