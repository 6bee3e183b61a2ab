"""The chaos variant: everybody trades one card for one at the same time (FR-23 … FR-27)."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, allow, allow_range, bit, without
from menagerie.core.state.events import EVERYONE, Events, emit, only
from menagerie.core.state.record import Masks

from . import moves, state
from .moves import TO_ALL
from .state import State

TRADE_CAP = 100  # FR-27: moves a seat while trading


@rule
def is_offered(s: State, giver: int, seat: int) -> bool:
    """Whether the giver's standing offer is open to this seat (FR-24)."""
    if giver == seat or s.offer[giver] == 0 or (int(s.refused[giver]) >> seat) & 1 != 0:
        return False
    return s.offer_to[giver] == seat or s.offer_to[giver] == TO_ALL


@rule
def legal_trade(s: State, seat: int, mask: Masks) -> None:
    allow(mask, moves.LEAVE)  # FR-26
    if s.step[seat] != state.FREE:
        # Whom is chosen; now which card.
        allow_range(mask, moves.GIVE, s.hand[seat])
        allow(mask, moves.CANCEL)
        return
    if s.offer[seat] == 0:
        allow(mask, moves.OFFER + TO_ALL)
    else:
        allow(mask, moves.WITHDRAW)
    for other in range(int(s.seats)):
        if s.offer[seat] == 0 and other != seat and s.step[other] != state.GONE:
            allow(mask, moves.OFFER + other)
        if is_offered(s, other, seat):
            allow(mask, moves.ACCEPT + other)
            allow(mask, moves.DECLINE + other)


@rule
def act_trade(s: State, seat: int, move: int, events: Events) -> None:
    s.acts[seat] = int(s.acts[seat]) + 1
    if move == moves.LEAVE:
        leave(s, seat, events)
    elif move == moves.CANCEL:
        s.step[seat] = state.FREE
        s.offer_to[seat] = 0
    elif move == moves.WITHDRAW:
        withdraw(s, seat, events)
    elif move >= moves.DECLINE:
        decline(s, seat, move - moves.DECLINE, events)
    elif move >= moves.ACCEPT:
        # Accepting lets go of one's own offer: the card may be the one to give.
        if s.offer[seat] != 0:
            withdraw(s, seat, events)
        s.step[seat] = state.ANSWERING
        s.offer_to[seat] = move - moves.ACCEPT
    elif move >= moves.GIVE:
        if s.step[seat] == state.OFFERING:
            s.step[seat] = state.FREE
            s.offer[seat] = move - moves.GIVE + 1
            if s.offer_to[seat] == TO_ALL:
                emit(events, moves.OFFERED_ALL, EVERYONE, seat)
            else:
                emit(events, moves.OFFERED, EVERYONE, seat, int(s.offer_to[seat]))
        else:
            trade(s, seat, int(s.offer_to[seat]), move - moves.GIVE, events)
    else:
        s.step[seat] = state.OFFERING
        s.offer_to[seat] = move - moves.OFFER
    if s.step[seat] != state.GONE and s.acts[seat] >= TRADE_CAP:
        leave(s, seat, events)  # FR-27
    left = int(s.waiting)
    if left & (left - 1) == 0:
        # FR-26: at most one is left, and nobody to trade with.
        end_trading(s)


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


@rule
def drop_offer(s: State, seat: int) -> None:
    """The offer is gone; whoever was about to answer it is free again."""
    s.offer[seat] = 0
    s.offer_to[seat] = 0
    s.refused[seat] = 0
    for other in range(int(s.seats)):
        if s.step[other] == state.ANSWERING and s.offer_to[other] == seat:
            s.step[other] = state.FREE
            s.offer_to[other] = 0


@rule
def withdraw(s: State, seat: int, events: Events) -> None:
    drop_offer(s, seat)
    emit(events, moves.WITHDREW, EVERYONE, seat)


@rule
def decline(s: State, seat: int, giver: int, events: Events) -> None:
    emit(events, moves.DECLINED, EVERYONE, seat, giver)
    s.refused[giver] = int(s.refused[giver]) | (1 << seat)
    withdraw_if_refused(s, giver, events)


@rule
def withdraw_if_refused(s: State, giver: int, events: Events) -> None:
    """An offer that nobody may accept any more falls (FR-24)."""
    for other in range(int(s.seats)):
        if s.step[other] != state.GONE and is_offered(s, giver, other):
            return
    withdraw(s, giver, events)


@rule
def leave(s: State, seat: int, events: Events) -> None:
    """FR-26: the seat trades no more; its offer, and offers made to it alone, fall."""
    if s.offer[seat] != 0:
        withdraw(s, seat, events)
    s.step[seat] = state.GONE
    s.offer_to[seat] = 0
    s.waiting = int(s.waiting) & ~(1 << seat)
    emit(events, moves.LEFT, EVERYONE, seat)
    for other in range(int(s.seats)):
        if s.offer[other] != 0:
            withdraw_if_refused(s, other, events)
        if s.step[other] == state.OFFERING and s.offer_to[other] == seat:
            s.step[other] = state.FREE
            s.offer_to[other] = 0


@rule
def end_trading(s: State) -> None:
    """What only mattered for trading is cleared; nobody decides until the hands lie open."""
    for seat in range(int(s.seats)):
        s.offer[seat] = 0
        s.offer_to[seat] = 0
        s.refused[seat] = 0
        s.acts[seat] = 0
        s.sure[seat] = NONE
        s.met[seat] = NONE
    s.waiting = 0
