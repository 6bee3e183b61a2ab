"""The chaos variant: everybody trades one card for one at the same time (FR-23 … FR-27)."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, allow, allow_range, bit, i64, without
from menagerie.core.state.events import EVERYONE, Events, emit, only
from menagerie.core.state.record import Mask, Masks

from . import moves, state
from .components import SUITS
from .moves import TO_ALL
from .state import State
from .tables import SUIT, SUIT_CARDS

MINUTES = tuple(range(2, 11))  # FR-26: the trading times to choose from
MOVES_A_MINUTE = 20  # FR-27: of each seat
_MOVES = np.array([MOVES_A_MINUTE * minutes for minutes in MINUTES], np.int64)


@rule
def begin_trading(s: State, minutes: int) -> None:
    """`minutes` is the place in `MINUTES`."""
    s.phase = state.TRADING
    s.waiting = (1 << int(s.seats)) - 1
    s.minutes = minutes
    s.moves_left = _MOVES[minutes] * int(s.seats)


@inlined_rule
def moves_made(s: State) -> int:
    """How many moves the trading has taken so far, all seats together."""
    return _MOVES[int(s.minutes)] * i64(s.seats) - i64(s.moves_left)


@inlined_rule
def stands(s: State, seat: int) -> bool:
    """Whether the seat has a standing offer; one that it is still preparing is none."""
    return s.offer[seat] != 0 and s.step[seat] != state.OFFERING


@inlined_rule
def offered_suit(s: State, giver: int) -> int:
    """The suit of the offered card, which the offer tells (FR-24)."""
    return SUIT[int(s.offer[giver]) - 1]


@rule
def wanted(s: State, giver: int) -> Mask:
    """The cards that the giver's offer asks for: all of the suits it names (FR-24)."""
    found = NONE
    for suit in range(SUITS):
        if (int(s.want[giver]) >> suit) & 1 != 0:
            found |= SUIT_CARDS[suit]
    return found


@rule
def is_offered(s: State, giver: int, seat: int) -> bool:
    """Whether the giver's standing offer is open to this seat (FR-24)."""
    if giver == seat or not stands(s, giver) or (int(s.refused[giver]) >> seat) & 1 != 0:
        return False
    if s.step[seat] == state.GONE:
        return False
    return s.offer_to[giver] == seat or s.offer_to[giver] == TO_ALL


@rule
def is_answered(s: State, giver: int) -> bool:
    """Whether somebody is choosing the card to give for this offer (FR-25)."""
    for seat in range(int(s.seats)):
        if s.step[seat] == state.ANSWERING and s.offer_to[seat] == giver:
            return True
    return False


@rule
def legal_trade(s: State, seat: int, mask: Masks) -> None:
    allow(mask, moves.LEAVE)  # FR-26
    if s.step[seat] == state.OFFERING:
        allow(mask, moves.CANCEL)
        for suit in range(SUITS):
            allow(mask, moves.WANT + suit)
        if s.want[seat] != 0:
            allow(mask, moves.OFFER + TO_ALL)
            for other in range(int(s.seats)):
                if other != seat and s.step[other] != state.GONE:
                    allow(mask, moves.OFFER + other)
        return
    if s.step[seat] == state.ANSWERING:
        allow(mask, moves.CANCEL)
        allow_range(mask, moves.GIVE, s.hand[seat] & wanted(s, int(s.offer_to[seat])))  # FR-25
        return
    allow(mask, moves.PASS)  # FR-26
    if s.offer[seat] == 0:
        allow_range(mask, moves.GIVE, s.hand[seat])
    elif not is_answered(s, seat):
        allow(mask, moves.WITHDRAW)
    for other in range(int(s.seats)):
        if is_offered(s, other, seat):
            allow(mask, moves.DECLINE + other)
            if s.hand[seat] & wanted(s, other) != NONE:
                allow(mask, moves.ACCEPT + other)


@rule
def act_trade(s: State, seat: int, move: int, events: Events) -> None:
    if move == moves.TIME:
        time_up(s, events)
        return
    s.moves_left = int(s.moves_left) - 1
    if move >= moves.WANT:
        s.want[seat] = int(s.want[seat]) ^ (1 << (move - moves.WANT))
    elif move == moves.PASS:
        wait_for_news(s, seat, events)
    elif move == moves.LEAVE:
        leave(s, seat, events)
    elif move == moves.CANCEL:
        cancel(s, seat, events)
    elif move == moves.WITHDRAW:
        withdraw(s, seat, events)
    elif move >= moves.DECLINE:
        emit(events, moves.DECLINED, EVERYONE, seat, move - moves.DECLINE)
        refuse(s, seat, move - moves.DECLINE, events)
    elif move >= moves.ACCEPT:
        # Accepting lets go of one's own offer: the card may be the one to give.
        if s.offer[seat] != 0:
            withdraw(s, seat, events)
        s.step[seat] = state.ANSWERING
        s.offer_to[seat] = move - moves.ACCEPT
    elif move >= moves.GIVE:
        if s.step[seat] == state.ANSWERING:
            trade(s, seat, int(s.offer_to[seat]), move - moves.GIVE, events)
        else:
            s.step[seat] = state.OFFERING
            s.offer[seat] = move - moves.GIVE + 1
    else:
        make_offer(s, seat, move - moves.OFFER, events)
    if s.moves_left == 0:
        time_up(s, events)  # FR-27
    elif s.waiting == 0 or traders(s) < 2:
        end_trading(s)  # FR-26


@rule
def traders(s: State) -> int:
    """How many have not stopped."""
    n = 0
    for seat in range(int(s.seats)):
        if s.step[seat] != state.GONE:
            n += 1
    return n


@rule
def wake(s: State, seat: int) -> None:
    """Something new concerns the seat: it is asked again, unless it has stopped (FR-26)."""
    if s.step[seat] != state.GONE:
        s.waiting = int(s.waiting) | (1 << seat)


@rule
def make_offer(s: State, seat: int, to: int, events: Events) -> None:
    """FR-24: the offer stands, and whoever it is made to is asked."""
    s.step[seat] = state.FREE
    s.offer_to[seat] = to
    suit = offered_suit(s, seat)
    if to == TO_ALL:
        emit(events, moves.OFFERED_ALL, EVERYONE, seat, suit, int(s.want[seat]))
    else:
        emit(events, moves.OFFERED, EVERYONE, seat, to, suit, int(s.want[seat]))
    for other in range(int(s.seats)):
        if is_offered(s, seat, other):
            wake(s, other)


@rule
def trade(s: State, seat: int, giver: int, card: int, events: Events) -> None:
    """FR-25: one card for one; each of the two sees what it gets."""
    got = int(s.offer[giver]) - 1
    before = s.hand[seat] | s.hand[giver]
    s.hand[seat] = without(s.hand[seat], card) | bit(got)
    s.hand[giver] = without(s.hand[giver], got) | bit(card)
    # FR-58: the two know where the cards went; the others no longer know what these two hold.
    for other in range(int(s.seats)):
        if other != seat and other != giver:
            s.sure[other] &= ~before
    s.sure[seat] = without(s.sure[seat], got) | bit(card)
    s.met[seat] = without(s.met[seat], got) | bit(card)
    s.sure[giver] = without(s.sure[giver], card) | bit(got)
    s.met[giver] = without(s.met[giver], card) | bit(got)
    s.step[seat] = state.FREE
    s.offer_to[seat] = 0
    emit(events, moves.TRADED, EVERYONE, seat, giver)
    emit(events, moves.GOT, only(seat), seat, got, card, giver)
    emit(events, moves.GOT, only(giver), giver, card, got, seat)
    drop_offer(s, giver)
    s.spurned[seat] = NONE
    s.spurned[giver] = NONE


@rule
def drop_offer(s: State, seat: int) -> None:
    """The offer is gone: its owner is asked anew, and whoever was about to answer it is free."""
    s.spurned[seat] |= bit(int(s.offer[seat]) - 1)
    s.offer[seat] = 0
    s.offer_to[seat] = 0
    s.want[seat] = 0
    s.refused[seat] = 0
    wake(s, seat)
    for other in range(int(s.seats)):
        if s.step[other] == state.ANSWERING and s.offer_to[other] == seat:
            s.step[other] = state.FREE
            s.offer_to[other] = 0


@rule
def withdraw(s: State, seat: int, events: Events) -> None:
    drop_offer(s, seat)
    emit(events, moves.WITHDREW, EVERYONE, seat)


@rule
def cancel(s: State, seat: int, events: Events) -> None:
    """An offer in preparation is dropped; whoever was about to accept one declines it (FR-24)."""
    giver = int(s.offer_to[seat])
    answering = s.step[seat] == state.ANSWERING
    s.step[seat] = state.FREE
    s.offer_to[seat] = 0
    if answering:
        emit(events, moves.DECLINED, EVERYONE, seat, giver)
        refuse(s, seat, giver, events)
    else:
        s.offer[seat] = 0
        s.want[seat] = 0


@rule
def refuse(s: State, seat: int, giver: int, events: Events) -> None:
    """The giver is told, and may think again."""
    s.refused[giver] = int(s.refused[giver]) | (1 << seat)
    wake(s, giver)
    withdraw_if_refused(s, giver, events)


@rule
def withdraw_if_refused(s: State, giver: int, events: Events) -> None:
    """An offer that nobody may accept any more falls (FR-24)."""
    for other in range(int(s.seats)):
        if is_offered(s, giver, other):
            return
    drop_offer(s, giver)
    emit(events, moves.UNWANTED, EVERYONE, giver)


@rule
def wait_for_news(s: State, seat: int, events: Events) -> None:
    """FR-26: the seat takes nothing of what is offered now, and waits for something new."""
    s.waiting = int(s.waiting) & ~(1 << seat)
    for giver in range(int(s.seats)):
        if is_offered(s, giver, seat):
            refuse(s, seat, giver, events)


@rule
def leave(s: State, seat: int, events: Events) -> None:
    """FR-26: the seat trades no more; its offer, and offers made to it alone, fall."""
    if stands(s, seat):
        withdraw(s, seat, events)
    s.step[seat] = state.GONE
    s.offer[seat] = 0
    s.offer_to[seat] = 0
    s.want[seat] = 0
    s.waiting = int(s.waiting) & ~(1 << seat)
    emit(events, moves.LEFT, EVERYONE, seat)
    for other in range(int(s.seats)):
        if stands(s, other):
            withdraw_if_refused(s, other, events)


@rule
def time_up(s: State, events: Events) -> None:
    """FR-26, FR-27: trading stops for everyone; standing offers lapse."""
    emit(events, moves.TIME_UP, EVERYONE)
    end_trading(s)


@rule
def end_trading(s: State) -> None:
    """What only mattered for trading is cleared; nobody decides until the hands lie open."""
    for seat in range(int(s.seats)):
        s.offer[seat] = 0
        s.offer_to[seat] = 0
        s.want[seat] = 0
        s.refused[seat] = 0
        s.sure[seat] = NONE
        s.met[seat] = NONE
        s.spurned[seat] = NONE
    s.moves_left = 0
    s.waiting = 0
