"""What the characters do when they are played (BK-31 … BK-50), the four plain killers apart.

Each effect either ends with `s.phase = DONE` or asks somebody and is carried on by the answer.
"""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, without, wrap
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.record import Mask

from . import moves, scoring, state, table
from .components import BACK, BACKS, VICTIMS
from .moves import ELIMINATED, TURNED
from .notes import exchange, in_no_hand, pick_out, see, show
from .state import CHOOSING_VICTIM, DONE, State

# Eliminations: at once, and standing ones (BK-13 … BK-23).


@rule
def eliminate(s: State, killer: int, seat: int, events: Events) -> None:
    """The whole stack of `seat` goes face down; one point for the killer (BK-13, BK-21)."""
    apart()
    cards = table.pile(s, seat)
    emit(
        events,
        ELIMINATED,
        EVERYONE,
        killer,
        table.open_top(s, killer),
        seat,
        table.open_top(s, seat),
    )
    turned = count(cards & ~s.down)
    s.down |= cards
    s.fallen |= cards
    s.standing[seat] = NONE
    s.kills[killer] += 1
    emit(events, TURNED, EVERYONE, seat, turned)


@rule
def falls_to_standing(s: State, seat: int, card: int, events: Events) -> bool:
    """Does an open King, Queen or Executioner of another player catch the card just played?"""
    seats = i64(s.seats)
    # BK-19: the first one clockwise from the player scores.
    for step in range(1, seats):
        killer = wrap(seat + step, seats)
        if has(s.standing[killer], card):
            eliminate(s, killer, seat, events)
            return True
    return False


@rule
def open_victims(s: State, seat: int, card: int) -> Mask:
    """The other seats whose open top card this card eliminates (BK-14), as a set of seats."""
    found = NONE
    for other in range(i64(s.seats)):
        top = table.open_top(s, other)
        if other != seat and top >= 0 and has(VICTIMS[card], top):
            found |= bit(other)
    return found


@rule
def kill(s: State, seat: int, card: int, events: Events) -> None:
    """Poisoner, Berserker, Assassin, Abbot: now or never (BK-15)."""
    victims = open_victims(s, seat, card)
    if count(victims) > 1:
        # BK-16: both lie open, choose one.
        table.ask(s, seat, CHOOSING_VICTIM)
        return
    if victims != NONE:
        eliminate(s, seat, lowest(victims), events)
    s.phase = DONE


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
    return table.pile(s, seat) & s.down


@rule
def begin_revival(s: State, seat: int) -> None:
    if fallen_in_stack(s, seat) != NONE:
        table.ask(s, seat, state.REVIVING)
    else:
        s.phase = state.DONE


@rule
def revive(s: State, seat: int, card: int, events: Events) -> None:
    s.down = without(s.down, card)
    emit(events, moves.RISEN, EVERYONE, seat, card)
    s.phase = state.DONE


# BK-33: Courtesan.


@rule
def may_offer(s: State, seat: int, back: int) -> bool:
    """One exchange a back, and only where somebody can answer it."""
    untouched = (i64(s.traded) >> back) & 1 == 0
    return untouched and s.held[seat, back] > 0 and table.seats_with_back(s, seat, back) != NONE


@rule
def begin_offer(s: State, seat: int) -> None:
    for back in range(BACKS):
        if may_offer(s, seat, back):
            table.ask(s, seat, state.OFFERING)
            return
    s.traded = 0
    s.phase = state.DONE


@rule
def offer(s: State, seat: int, card: int) -> None:
    """The card is chosen; it is the last of its back in hand until taken."""
    pick_out(s, seat, card, False)
    s.back = BACK[card]
    table.ask(s, seat, state.PAIRING)


@rule
def pair(s: State, seat: int, partner: int, events: Events) -> None:
    """The card lies before the partner: face down, or open with option `courtesan=open`."""
    back = i64(s.back)
    if s.open_offer != 0:
        s.named = s.place[table.last_place(s, seat, back)]
        emit(events, moves.SHOWN, EVERYONE, seat, s.named)
        show(s, seat, i64(s.named))
    if s.held[partner, back] > 1:
        s.partner = partner
        table.ask(s, partner, state.ANSWERING)
    else:
        trade(s, seat, partner, back, events)


@rule
def answer(s: State, partner: int, card: int, events: Events) -> None:
    pick_out(s, partner, card, False)
    s.partner = 0
    trade(s, i64(s.turn), partner, i64(s.back), events)


@rule
def trade(s: State, seat: int, partner: int, back: int, events: Events) -> None:
    mine = table.last_place(s, seat, back)
    theirs = table.last_place(s, partner, back)
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
            place = table.centre_place(back, number)
            see(s, seat, place)
            emit(events, moves.SAW_CENTRE, only(seat), seat, 2 * back + number, s.place[place])
    s.phase = state.DONE


# BK-38, BK-39, BK-40: Druid, White Knight, Monk.


@rule
def lend(s: State, seat: int, card: int) -> None:
    pick_out(s, seat, card, False)
    s.back = BACK[card]
    table.ask(s, seat, state.TAKING)


@rule
def swap_with_centre(s: State, seat: int, number: int, events: Events) -> None:
    """The last card of `back` in hand for this card of the centre, both unseen."""
    back = i64(s.back)
    mine = table.last_place(s, seat, back)
    exchange(s, mine, table.centre_place(back, number))
    emit(events, moves.SWAPPED, EVERYONE, seat, 2 * back + number)
    receive(s, seat, mine, events)
    s.back = 0
    s.phase = state.DONE


# BK-41: Executioner.


@rule
def condemn(s: State, seat: int, card: int, events: Events) -> None:
    s.standing[seat] = bit(card)
    emit(events, moves.CONDEMNED, EVERYONE, seat, card)
    s.phase = state.DONE


# BK-42: Intriguer.


@rule
def intrigue(s: State, seat: int, events: Events) -> None:
    """He and the highest open card change stacks; neither has an effect there (BK-23)."""
    other = table.highest(s)
    if other >= 0 and other != seat:
        here = i64(s.height[seat]) - 1
        there = i64(s.height[other]) - 1
        card = s.stack[other, there]
        s.stack[other, there] = s.stack[seat, here]
        s.stack[seat, here] = card
        s.standing[other] = NONE
        emit(events, moves.INTRIGUED, EVERYONE, seat, card, other)
    s.phase = state.DONE


# BK-43: Witch.


@rule
def begin_spying(s: State, seat: int) -> None:
    for other in range(i64(s.seats)):
        if other != seat and table.hand_size(s, other) > 0:
            table.ask(s, seat, state.SPYING)
            return
    s.phase = state.DONE


@rule
def spy(s: State, seat: int, other: int, events: Events) -> None:
    emit(events, moves.LOOKED_HAND, EVERYONE, seat, other)
    for back in range(BACKS):
        for number in range(i64(s.held[other, back])):
            place = table.hand_place(other, back, number)
            see(s, seat, place)
            emit(events, moves.SAW_HAND, only(seat), seat, other, s.place[place])
    s.phase = state.DONE


# BK-46: Saint.


@rule
def begin_blessing(s: State, seat: int, events: Events) -> None:
    colours = scoring.colours_left(s)
    if count(colours) > 1:
        table.ask(s, seat, state.BLESSING)
    elif colours != NONE:
        bless(s, seat, lowest(colours), events)
    else:
        s.phase = state.DONE


@rule
def bless(s: State, seat: int, colour: int, events: Events) -> None:
    scoring.fill_chapel(s, colour)
    s.blessed = 1
    emit(events, moves.BLESSED, EVERYONE, seat, colour)
    s.phase = state.DONE


# BK-50: Inquisitor.


@rule
def announce_rank(s: State, seat: int, low: int, events: Events) -> None:
    s.low = low
    emit(events, moves.RANKED, EVERYONE, seat, table.rank(s, table.open_top(s, seat)))
    table.ask(s, seat, state.ASKING)


@rule
def inquire(s: State, seat: int, card: int, events: Events) -> None:
    """Whoever holds the named card shows it and gets another one for it, unseen."""
    emit(events, moves.ASKED, EVERYONE, seat, card)
    found = table.holder(s, card)
    s.phase = state.DONE
    if found < 0:
        emit(events, moves.NOBODY, EVERYONE, card)
        in_no_hand(s, card)
        return
    emit(events, moves.SHOWN, EVERYONE, found, card)
    show(s, found, card)
    s.named = card
    s.back = BACK[card]
    s.partner = found
    if s.from_hand == 0 and table.has_centre(s):
        table.ask(s, found, state.REPLACING)
    elif s.from_hand == 0 or found == seat or s.held[seat, BACK[card]] == 0:
        end_inquiry(s)
    elif s.held[seat, BACK[card]] > 1:
        table.ask(s, seat, state.LOSING)
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
    mine = table.last_place(s, seat, back)
    theirs = table.last_place(s, found, back)
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
    s.phase = state.DONE
