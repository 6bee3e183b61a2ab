"""What the characters do when they are played (BK-31 … BK-50), the four plain killers apart.

Each effect either ends with `s.phase = DONE` or asks somebody and is carried on by the answer.
"""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, i64, lowest, without
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.record import Mask

from . import moves, phases, scoring
from .components import BACK, BACKS
from .notes import exchange, in_no_hand, pick_out, see, show
from .state import State
from .table import (
    ask,
    centre_place,
    hand_place,
    hand_size,
    has_centre,
    highest,
    holder,
    last_place,
    open_top,
    pile,
    rank,
    seats_with_back,
)


@rule
def receive(s: State, seat: int, place: int, events: Events) -> None:
    """A seat sees the card it got at a place of its own hand."""
    see(s, seat, place)
    emit(events, moves.RECEIVED, only(seat), seat, s.place[place])
    emit(events, moves.RECEIVED, all_but(seat), seat, HIDDEN)


# BK-31: Charlatan.


@rule
def fallen_in_stack(s: State, seat: int) -> Mask:
    """The face-down cards of a stack, as a set."""
    return pile(s, seat) & s.down


@rule
def begin_revival(s: State, seat: int) -> None:
    if fallen_in_stack(s, seat) != NONE:
        ask(s, seat, phases.REVIVING)
    else:
        s.phase = phases.DONE


@rule
def revive(s: State, seat: int, card: int, events: Events) -> None:
    s.down = without(s.down, card)
    emit(events, moves.RISEN, EVERYONE, seat, card)
    s.phase = phases.DONE


# BK-33: Courtesan.


@rule
def may_offer(s: State, seat: int, back: int) -> bool:
    """One exchange a back, and only where somebody can answer it."""
    untouched = (i64(s.traded) >> back) & 1 == 0
    return untouched and s.held[seat, back] > 0 and seats_with_back(s, seat, back) != NONE


@rule
def begin_offer(s: State, seat: int) -> None:
    for back in range(BACKS):
        if may_offer(s, seat, back):
            ask(s, seat, phases.OFFERING)
            return
    s.traded = 0
    s.phase = phases.DONE


@rule
def offer(s: State, seat: int, card: int) -> None:
    """The card is chosen; it is the last of its back in hand until taken."""
    pick_out(s, seat, card, False)
    s.back = BACK[card]
    ask(s, seat, phases.PAIRING)


@rule
def pair(s: State, seat: int, partner: int, events: Events) -> None:
    """The card lies before the partner: face down, or open with option `courtesan=open`."""
    back = i64(s.back)
    if s.open_offer != 0:
        s.named = s.place[last_place(s, seat, back)]
        emit(events, moves.SHOWN, EVERYONE, seat, s.named)
        show(s, seat, i64(s.named))
    if s.held[partner, back] > 1:
        s.partner = partner
        ask(s, partner, phases.ANSWERING)
    else:
        trade(s, seat, partner, back, events)


@rule
def answer(s: State, partner: int, card: int, events: Events) -> None:
    pick_out(s, partner, card, False)
    s.partner = 0
    trade(s, i64(s.turn), partner, i64(s.back), events)


@rule
def trade(s: State, seat: int, partner: int, back: int, events: Events) -> None:
    mine = last_place(s, seat, back)
    theirs = last_place(s, partner, back)
    exchange(s, mine, theirs)
    emit(events, moves.EXCHANGED, EVERYONE, seat, partner, back)
    receive(s, seat, mine, events)
    receive(s, partner, theirs, events)
    # Each still knows the card that went away.
    s.seen[mine] = i64(s.seen[mine]) | (1 << partner)
    s.seen[theirs] = i64(s.seen[theirs]) | (1 << seat)
    s.traded = i64(s.traded) | (1 << back)
    s.back = 0
    s.named = 0
    begin_offer(s, seat)


# BK-34: Clairvoyant.


@rule
def gaze(s: State, seat: int, events: Events) -> None:
    emit(events, moves.LOOKED_CENTRE, EVERYONE, seat)
    for back in range(BACKS):
        for number in range(2):
            place = centre_place(back, number)
            see(s, seat, place)
            emit(events, moves.SAW_CENTRE, only(seat), seat, 2 * back + number, s.place[place])
    s.phase = phases.DONE


# BK-38, BK-39, BK-40: Druid, White Knight, Monk.


@rule
def lend(s: State, seat: int, card: int) -> None:
    pick_out(s, seat, card, False)
    s.back = BACK[card]
    ask(s, seat, phases.TAKING)


@rule
def swap_with_centre(s: State, seat: int, number: int, events: Events) -> None:
    """The last card of `back` in hand for this card of the centre, both unseen."""
    back = i64(s.back)
    mine = last_place(s, seat, back)
    exchange(s, mine, centre_place(back, number))
    emit(events, moves.SWAPPED, EVERYONE, seat, 2 * back + number)
    receive(s, seat, mine, events)
    s.back = 0
    s.phase = phases.DONE


# BK-41: Executioner.


@rule
def condemn(s: State, seat: int, card: int, events: Events) -> None:
    s.standing[seat] = bit(card)
    emit(events, moves.CONDEMNED, EVERYONE, seat, card)
    s.phase = phases.DONE


# BK-42: Intriguer.


@rule
def intrigue(s: State, seat: int, events: Events) -> None:
    """He and the highest open card change stacks; neither has an effect there (BK-23)."""
    other = highest(s)
    if other >= 0 and other != seat:
        here = i64(s.height[seat]) - 1
        there = i64(s.height[other]) - 1
        card = s.stack[other, there]
        s.stack[other, there] = s.stack[seat, here]
        s.stack[seat, here] = card
        s.standing[other] = NONE
        emit(events, moves.INTRIGUED, EVERYONE, seat, card, other)
    s.phase = phases.DONE


# BK-43: Witch.


@rule
def begin_spying(s: State, seat: int) -> None:
    for other in range(i64(s.seats)):
        if other != seat and hand_size(s, other) > 0:
            ask(s, seat, phases.SPYING)
            return
    s.phase = phases.DONE


@rule
def spy(s: State, seat: int, other: int, events: Events) -> None:
    emit(events, moves.LOOKED_HAND, EVERYONE, seat, other)
    for back in range(BACKS):
        for number in range(i64(s.held[other, back])):
            place = hand_place(other, back, number)
            see(s, seat, place)
            emit(events, moves.SAW_HAND, only(seat), seat, other, s.place[place])
    s.phase = phases.DONE


# BK-46: Saint.


@rule
def begin_blessing(s: State, seat: int, events: Events) -> None:
    colours = scoring.colours_left(s)
    if count(colours) > 1:
        ask(s, seat, phases.BLESSING)
    elif colours != NONE:
        bless(s, seat, lowest(colours), events)
    else:
        s.phase = phases.DONE


@rule
def bless(s: State, seat: int, colour: int, events: Events) -> None:
    scoring.fill_chapel(s, colour)
    s.blessed = 1
    emit(events, moves.BLESSED, EVERYONE, seat, colour)
    s.phase = phases.DONE


# BK-50: Inquisitor.


@rule
def announce_rank(s: State, seat: int, low: int, events: Events) -> None:
    s.low = low
    emit(events, moves.RANKED, EVERYONE, seat, rank(s, open_top(s, seat)))
    ask(s, seat, phases.ASKING)


@rule
def inquire(s: State, seat: int, card: int, events: Events) -> None:
    """Whoever holds the named card shows it and gets another one for it, unseen."""
    emit(events, moves.ASKED, EVERYONE, seat, card)
    found = holder(s, card)
    s.phase = phases.DONE
    if found < 0:
        emit(events, moves.NOBODY, EVERYONE, card)
        in_no_hand(s, card)
        return
    emit(events, moves.SHOWN, EVERYONE, found, card)
    show(s, found, card)
    s.named = card
    s.back = BACK[card]
    s.partner = found
    if s.from_hand == 0 and has_centre(s):
        ask(s, found, phases.REPLACING)
    elif s.from_hand == 0 or found == seat or s.held[seat, BACK[card]] == 0:
        end_inquiry(s)
    elif s.held[seat, BACK[card]] > 1:
        ask(s, seat, phases.LOSING)
    else:
        exchange_with_holder(s, seat, events)


@rule
def lose(s: State, seat: int, card: int, events: Events) -> None:
    pick_out(s, seat, card, False)
    exchange_with_holder(s, seat, events)


@rule
def exchange_with_holder(s: State, seat: int, events: Events) -> None:
    """Option `inquisitor=hand`: the replacement comes from the Inquisitor's own hand."""
    back = i64(s.back)
    found = i64(s.partner)
    mine = last_place(s, seat, back)
    theirs = last_place(s, found, back)
    exchange(s, mine, theirs)
    emit(events, moves.EXCHANGED, EVERYONE, seat, found, back)
    receive(s, found, theirs, events)
    end_inquiry(s)


@rule
def replace(s: State, seat: int, number: int, events: Events) -> None:
    swap_with_centre(s, seat, number, events)
    end_inquiry(s)


@rule
def end_inquiry(s: State) -> None:
    s.named = 0
    s.back = 0
    s.partner = 0
    s.phase = phases.DONE
