"""Dealing and taking turns (FR-01 … FR-22). Trading is in `trading.py`, the end in `finish.py`."""

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, allow, allow_range, bit, clear, count, without, wrap
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.random import random_below, seed_game, shuffle
from menagerie.core.state.record import POINTS, TIEBREAK, Masks, Numbers

from . import moves
from .components import CARDS
from .finish import act_finish, begin_finish, legal_finish, pop, tell_scores
from .forms import PLAIN
from .readings import WILD_ORDER_CHOSEN
from .scoring import worth
from .state import DISCARDING, DRAWING, FINISHING, TRADING, State
from .tables import HAND
from .trading import act_trade, begin_trading, legal_trade

TWO_PLAYERS_DISCARDS, DISCARDS = 12, 10  # FR-17, FR-13: so many end the game
TURN_CAP = 30  # FR-20: turns a seat


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.chaos = options[0]
    s.live_score = options[1]
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS)
    s.deck_size = CARDS
    for seat in range(seats):
        s.form[seat] = PLAIN | WILD_ORDER_CHOSEN if options[3] else PLAIN  # FR-29
        if seats > 2:  # FR-14: two players begin with empty hands
            for _ in range(HAND):
                s.hand[seat] |= bit(pop(s))
    if s.chaos:
        begin_trading(s, options[2])
    else:
        s.turn = random_below(s, seats)  # FR-04
        s.waiting = 1 << int(s.turn)


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    clear(mask)
    if (int(s.waiting) >> seat) & 1 == 0:
        return
    if s.phase == DRAWING:
        # FR-10: the top of the deck or any card of the discard area. FR-11: the first player finds
        # that area empty.
        allow(mask, moves.DECK)
        allow_range(mask, moves.TAKE, s.discards)
    elif s.phase == DISCARDING:
        # FR-12: any card, the one just taken too. FR-16: while filling, one of the two drawn.
        if s.drawn_pair != NONE:
            allow_range(mask, moves.DISCARD, s.drawn_pair)
        else:
            allow_range(mask, moves.DISCARD, s.hand[seat])
    elif s.phase == TRADING:
        legal_trade(s, seat, mask)
    else:
        legal_finish(s, seat, mask)


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    if s.phase == DRAWING:
        if move == moves.DECK:
            draw_cards(s, seat, events)
        else:
            take(s, seat, move - moves.TAKE, events)
    elif s.phase == DISCARDING:
        discard(s, seat, move - moves.DISCARD, events)
    elif s.phase == TRADING:
        act_trade(s, seat, move, events)
    else:
        act_finish(s, seat, move, events)


@rule
def interlude(s: State, events: Events) -> bool:
    """What nobody decides: hands are laid open, and at last the scores are told; is it over?"""
    if s.phase != FINISHING:
        begin_finish(s, events)
    over = s.waiting == 0
    if over:
        tell_scores(s, events)
    return over


@rule
def draw_cards(s: State, seat: int, events: Events) -> None:
    card = pop(s)
    if count(s.hand[seat]) < HAND:
        # FR-16: filling, draw two, keep one.
        card2 = pop(s)
        s.drawn_pair = bit(card) | bit(card2)
        emit(events, moves.LOOKED, only(seat), seat, card, card2)
        emit(events, moves.LOOKED, all_but(seat), seat, HIDDEN, HIDDEN)
    else:
        s.hand[seat] |= bit(card)
        emit(events, moves.DREW, only(seat), seat, card)
        emit(events, moves.DREW, all_but(seat), seat, HIDDEN)
    s.phase = DISCARDING


@rule
def take(s: State, seat: int, card: int, events: Events) -> None:
    s.discards = without(s.discards, card)
    filling = count(s.hand[seat]) < HAND
    s.hand[seat] |= bit(card)
    s.shown |= bit(card)  # FR-57: all saw it
    emit(events, moves.TOOK, EVERYONE, seat, card)
    if filling:
        end_turn(s, events)  # FR-15: nothing is thrown away
    else:
        s.phase = DISCARDING


@rule
def discard(s: State, seat: int, card: int, events: Events) -> None:
    # The kept one of the two drawn goes to the hand.
    s.hand[seat] = without(s.hand[seat] | s.drawn_pair, card)
    s.drawn_pair = NONE
    s.discards |= bit(card)
    s.shown = without(s.shown, card)
    emit(events, moves.DISCARDED, EVERYONE, seat, card)
    end_turn(s, events)


@rule
def end_turn(s: State, events: Events) -> None:
    s.turns = int(s.turns) + 1
    s.phase = DRAWING
    if is_complete(s):
        s.waiting = 0
    elif int(s.turns) >= TURN_CAP * int(s.seats):
        emit(events, moves.CAPPED, EVERYONE)
        s.waiting = 0
    else:
        s.turn = wrap(int(s.turn) + 1, int(s.seats))  # FR-04
        s.waiting = 1 << int(s.turn)


@rule
def discard_goal(s: State) -> int:
    """How many cards in the discard area end the game."""
    return TWO_PLAYERS_DISCARDS if int(s.seats) == 2 else DISCARDS


@rule
def missing_discards(s: State) -> int:
    """How many more end the game (FR-13, FR-17)."""
    return discard_goal(s) - count(s.discards)


@rule
def is_complete(s: State) -> bool:
    """FR-13: enough is discarded. FR-17: for two, both hands must be full too."""
    if int(s.seats) == 2 and (count(s.hand[0]) != HAND or count(s.hand[1]) != HAND):
        return False
    return missing_discards(s) <= 0


@rule
def score(s: State, out: Numbers) -> None:
    """FR-21: the points of the hand. FR-22: ties go to the lower strength."""
    for seat in range(int(s.seats)):
        points, strength = worth(s.hand[seat], s.form[seat])
        out[seat, POINTS] = points
        out[seat, TIEBREAK] = -strength
