"""What the characters do when they are played (BK-31 … BK-50), the four plain killers apart.

Each effect either ends with `s.phase = DONE` or asks somebody and is carried on by the answer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, i64, without
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only

from .components import BACK, BACKS, COLOURS, INTRIGUER
from .moves import (
    ASKED,
    BLESSED,
    CONDEMNED,
    EXCHANGED,
    INTRIGUED,
    LOOKED_CENTRE,
    LOOKED_HAND,
    NOBODY,
    RANKED,
    RECEIVED,
    RISEN,
    SAW_CENTRE,
    SAW_HAND,
    SHOWN,
    SWAPPED,
)
from .notes import exchange, in_no_hand, see, show, take_apart
from .state import (
    ANSWERING,
    ASKING,
    BLESSING,
    DONE,
    LOSING,
    OFFERING,
    PAIRING,
    REPLACING,
    REVIVING,
    SPYING,
    TAKING,
    State,
)
from .table import (
    centre_place,
    hand_place,
    hand_size,
    highest,
    holder,
    last_place,
    seats_with_back,
    wait_for,
)


@rule
def ask(s: State, seat: int, phase: Any) -> None:
    s.phase = phase
    wait_for(s, seat)


@rule
def receive(s: State, seat: int, place: Any, events: Events) -> None:
    """A seat sees the card it got at a place of its own hand."""
    see(s, seat, place)
    emit(events, RECEIVED, only(seat), seat, s.place[place])
    emit(events, RECEIVED, all_but(seat), seat, HIDDEN)


# BK-31: Charlatan.


@rule
def fallen_in_stack(s: State, seat: int) -> Any:
    """The face-down cards of a stack, as a set."""
    found = NONE
    for i in range(i64(s.height[seat])):
        found |= bit(s.stack[seat, i]) & s.down
    return found


@rule
def begin_revival(s: State, seat: int) -> None:
    if fallen_in_stack(s, seat) != NONE:
        ask(s, seat, REVIVING)
    else:
        s.phase = DONE


@rule
def revive(s: State, seat: int, card: Any, events: Events) -> None:
    s.down = without(s.down, card)
    emit(events, RISEN, EVERYONE, seat, card)
    s.phase = DONE


# BK-33: Courtesan.


@rule
def may_offer(s: State, seat: int, back: Any) -> Any:
    """One exchange a back, and only where somebody can answer it."""
    untouched = (i64(s.traded) >> back) & 1 == 0
    return untouched and s.held[seat, back] > 0 and seats_with_back(s, seat, back) != NONE


@rule
def begin_offer(s: State, seat: int) -> None:
    for back in range(BACKS):
        if may_offer(s, seat, back):
            ask(s, seat, OFFERING)
            return
    s.traded = 0
    s.phase = DONE


@rule
def offer(s: State, seat: int, card: Any) -> None:
    """The card is laid down, face down; it is the last of its back in hand until taken."""
    take_apart(s, seat, card, False)
    s.back = BACK[card]
    ask(s, seat, PAIRING)


@rule
def pair(s: State, seat: int, partner: Any, events: Events) -> None:
    back = i64(s.back)
    if s.held[partner, back] > 1:
        s.partner = partner
        ask(s, partner, ANSWERING)
    else:
        trade(s, seat, partner, back, events)


@rule
def answer(s: State, partner: Any, card: Any, events: Events) -> None:
    take_apart(s, partner, card, False)
    s.partner = 0
    trade(s, i64(s.turn), partner, i64(s.back), events)


@rule
def trade(s: State, seat: int, partner: Any, back: Any, events: Events) -> None:
    mine = last_place(s, seat, back)
    theirs = last_place(s, partner, back)
    exchange(s, mine, theirs)
    emit(events, EXCHANGED, EVERYONE, seat, partner, back)
    receive(s, seat, mine, events)
    receive(s, partner, theirs, events)
    # Each still knows the card that went away.
    s.seen[mine] = i64(s.seen[mine]) | (1 << partner)
    s.seen[theirs] = i64(s.seen[theirs]) | (1 << seat)
    s.traded = i64(s.traded) | (1 << back)
    s.back = 0
    begin_offer(s, seat)


# BK-34: Clairvoyant.


@rule
def gaze(s: State, seat: int, events: Events) -> None:
    emit(events, LOOKED_CENTRE, EVERYONE, seat)
    for back in range(BACKS):
        for number in range(2):
            place = centre_place(back, number)
            see(s, seat, place)
            emit(events, SAW_CENTRE, only(seat), seat, 2 * back + number, s.place[place])
    s.phase = DONE


# BK-38, BK-39, BK-40: Druid, White Knight, Monk.


@rule
def lend(s: State, seat: int, card: Any) -> None:
    take_apart(s, seat, card, False)
    s.back = BACK[card]
    ask(s, seat, TAKING)


@rule
def swap_with_centre(s: State, seat: int, number: Any, events: Events) -> None:
    """The last card of `back` in hand for this card of the centre, both unseen."""
    back = i64(s.back)
    mine = last_place(s, seat, back)
    exchange(s, mine, centre_place(back, number))
    emit(events, SWAPPED, EVERYONE, seat, 2 * back + number)
    receive(s, seat, mine, events)
    s.back = 0
    s.phase = DONE


# BK-41: Executioner.


@rule
def condemn(s: State, seat: int, card: Any, events: Events) -> None:
    s.standing[seat] = bit(card)
    emit(events, CONDEMNED, EVERYONE, seat, card)
    s.phase = DONE


# BK-42: Intriguer.


@rule
def intrigue(s: State, seat: int, events: Events) -> None:
    """He and the highest open card change stacks; neither has an effect there (BK-23)."""
    other = highest(s)
    if other >= 0 and other != seat:
        card = s.stack[other, i64(s.height[other]) - 1]
        s.stack[seat, i64(s.height[seat]) - 1] = card
        s.stack[other, i64(s.height[other]) - 1] = INTRIGUER
        s.standing[other] = NONE
        emit(events, INTRIGUED, EVERYONE, seat, card, other)
    s.phase = DONE


# BK-43: Witch.


@rule
def begin_spying(s: State, seat: int) -> None:
    for other in range(i64(s.seats)):
        if other != seat and hand_size(s, other) > 0:
            ask(s, seat, SPYING)
            return
    s.phase = DONE


@rule
def spy(s: State, seat: int, other: Any, events: Events) -> None:
    emit(events, LOOKED_HAND, EVERYONE, seat, other)
    for back in range(BACKS):
        for number in range(i64(s.held[other, back])):
            place = hand_place(other, back, number)
            see(s, seat, place)
            emit(events, SAW_HAND, only(seat), seat, other, s.place[place])
    s.phase = DONE


# BK-46: Saint.


@rule
def begin_blessing(s: State, seat: int, events: Events) -> None:
    colours = 0
    only_one = 0
    for colour in range(COLOURS):
        if s.stock[colour] > 0:
            colours += 1
            only_one = colour
    if colours > 1:
        ask(s, seat, BLESSING)
    elif colours == 1:
        bless(s, seat, only_one, events)
    else:
        s.phase = DONE


@rule
def bless(s: State, seat: int, colour: Any, events: Events) -> None:
    s.stock[colour] -= np.uint8(1)
    s.chapel[s.chapter] = colour + 1
    s.blessed = 1
    emit(events, BLESSED, EVERYONE, seat, colour)
    s.phase = DONE


# BK-50: Inquisitor.


@rule
def announce_rank(s: State, seat: int, low: Any, events: Events) -> None:
    s.low = low
    emit(events, RANKED, EVERYONE, seat, 0 if low else 20)
    ask(s, seat, ASKING)


@rule
def inquire(s: State, seat: int, card: Any, events: Events) -> None:
    """Whoever holds the named card shows it and gets another one for it, unseen."""
    emit(events, ASKED, EVERYONE, seat, card)
    found = holder(s, card)
    s.phase = DONE
    if found < 0:
        emit(events, NOBODY, EVERYONE, card)
        in_no_hand(s, card)
        return
    emit(events, SHOWN, EVERYONE, found, card)
    show(s, found, card)
    s.named = card
    s.back = BACK[card]
    s.partner = found
    if s.from_hand == 0:
        ask(s, found, REPLACING)
    elif found == seat or s.held[seat, BACK[card]] == 0:
        end_inquiry(s)
    elif s.held[seat, BACK[card]] > 1:
        ask(s, seat, LOSING)
    else:
        exchange_with_holder(s, seat, events)


@rule
def lose(s: State, seat: int, card: Any, events: Events) -> None:
    take_apart(s, seat, card, False)
    exchange_with_holder(s, seat, events)


@rule
def exchange_with_holder(s: State, seat: int, events: Events) -> None:
    """Option `inquisitor=hand`: the replacement comes from the Inquisitor's own hand."""
    back = i64(s.back)
    found = i64(s.partner)
    mine = last_place(s, seat, back)
    theirs = last_place(s, found, back)
    exchange(s, mine, theirs)
    emit(events, EXCHANGED, EVERYONE, seat, found, back)
    receive(s, found, theirs, events)
    end_inquiry(s)


@rule
def replace(s: State, seat: int, number: Any, events: Events) -> None:
    swap_with_centre(s, seat, number, events)
    end_inquiry(s)


@rule
def end_inquiry(s: State) -> None:
    s.named = 0
    s.back = 0
    s.partner = 0
    s.phase = DONE
