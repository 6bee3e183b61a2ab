"""A new chapter: the deal and the two passes (BK-07, BK-08)."""

import numpy as np

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, has, i64, wrap
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.random import shuffle

from .components import BACKS, CARD_OF, DARK, LIGHT, PER_BACK, ROUNDS
from .moves import CHOSE, DEALT, PASSED
from .notes import clear_notes, forget_all, move_last, recall_all
from .state import ASIDE_AT, CENTRE_AT, EMPTY, PASSING, PLACES, PLAYING, SEATS, State
from .table import ask, hand_place, has_centre


@rule
def begin_chapter(s: State) -> None:
    """All characters come back and are shuffled (BK-54)."""
    s.gone = NONE
    s.down = NONE
    s.fallen = NONE
    s.low = 0
    s.blessed = 0
    s.rounds = 0
    s.played = 0
    s.paid = 0
    for seat in range(SEATS):
        s.standing[seat] = NONE
        s.height[seat] = 0
        for i in range(ROUNDS):
            s.stack[seat, i] = EMPTY
        for back in range(BACKS):
            s.held[seat, back] = 0
    for place in range(PLACES):
        s.place[place] = EMPTY
        s.seen[place] = 0
    clear_notes(s)
    deal_back(s, LIGHT)


@rule
def deal_back(s: State, back: int) -> None:
    """Two cards of this back to each player, two to the centre; then everyone chooses a pass.

    What lies aside comes last: with `both`, it is all that is left (BK-04).
    """
    apart()
    seats = i64(s.seats)
    first = back * PER_BACK
    n = 0
    for key in range(first, first + PER_BACK):
        if has(s.deck, CARD_OF[key]):
            s.place[first + n] = CARD_OF[key]
            n += 1
    shuffle(s, s.place[first : first + PER_BACK], n)
    if n < PER_BACK and has_centre(s):
        # BK-03: with sixteen characters nothing is left to set aside.
        for i in range(2):
            s.place[first + CENTRE_AT + i] = s.place[first + ASIDE_AT + i]
            s.place[first + ASIDE_AT + i] = EMPTY
    forget_all(s, back)
    for seat in range(seats):
        s.held[seat, back] = 2
        a = hand_place(seat, back, 0)
        s.seen[a] = 1 << seat
        s.seen[a + 1] = 1 << seat
    recall_all(s, back)
    s.back = back
    s.phase = PASSING
    s.waiting = np.uint8((1 << seats) - 1)


@rule
def tell_deal(s: State, events: Events) -> None:
    """Everyone sees his own two cards."""
    for seat in range(i64(s.seats)):
        a = hand_place(seat, i64(s.back), 0)
        emit(events, DEALT, only(seat), seat, s.place[a], s.place[a + 1])
        emit(events, DEALT, all_but(seat), seat, HIDDEN, HIDDEN)


@rule
def choose_pass(s: State, seat: int, card: int, events: Events) -> None:
    """The chosen card waits at the second place of the hand until everyone has chosen."""
    move_last(s, seat, card)
    s.waiting = np.uint8(i64(s.waiting) & ~(1 << seat))
    emit(events, CHOSE, EVERYONE, seat)


@inlined_rule
def direction(s: State) -> int:
    """Light cards go to the left (BK-07), dark ones to the right (BK-08): seats further on."""
    return i64(1) if s.back == LIGHT else i64(s.seats) - 1


@rule
def receiver_of(s: State, seat: int) -> int:
    """Who gets the card that this seat passes."""
    return wrap(seat + direction(s), i64(s.seats))


@rule
def pass_on(s: State, events: Events) -> None:
    """Every chosen card goes to the neighbour, all at once."""
    seats = i64(s.seats)
    back = i64(s.back)
    step = direction(s)
    # Walk the ring against the direction of the pass, so that nothing is overwritten too early.
    receiver = i64(0)
    carried = s.place[hand_place(0, back, 1)]
    for n in range(seats):
        giver = wrap(receiver + seats - step, seats)
        card = s.place[hand_place(giver, back, 1)] if n < seats - 1 else carried
        place = hand_place(receiver, back, 1)
        s.place[place] = card
        # BK-63: the giver knows this card for as long as it can be told apart.
        s.seen[place] = (1 << receiver) | (1 << giver)
        emit(events, PASSED, only(giver) | only(receiver), giver, receiver, card)
        emit(events, PASSED, EVERYONE & ~(only(giver) | only(receiver)), giver, receiver, HIDDEN)
        receiver = giver
    recall_all(s, back)
    if back == LIGHT:
        deal_back(s, DARK)
        tell_deal(s, events)
    else:
        s.turn = s.first
        ask(s, i64(s.first), PLAYING)
