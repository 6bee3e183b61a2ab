"""Thief, spy and joker (AN-19 to AN-33)."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, lowest, with_, without
from menagerie.core.state.events import EVERYONE, Events, emit, only
from menagerie.core.state.record import Mask

from . import moves
from .components import GIVING, NO_CARD, POWERS, SPYING, STEALING, WITH_POWER
from .moves import ROWS
from .state import MAX_TURNS, State
from .table import learn_top, put_next, put_under, rows_of, space


@rule
def uses_of_set(s: State, cards: Mask, power: int) -> int:
    """AN-19, AN-20: uses of a power when the offered set joins a collection of these cards."""
    new = count(s.offer & WITH_POWER[power])
    if s.turns > MAX_TURNS or new == 0:
        return 0  # AN-33
    if (cards & WITH_POWER[power]) != NONE:
        return new
    # No partner yet: the cards of the set are each other's.
    if s.set_uses_all and new > 1:
        return new
    return new - 1


@rule
def grant_powers(s: State, cards: Mask) -> None:
    """Fix the uses, just before the set joins a collection of these cards."""
    for power in range(POWERS):
        s.uses[power] = uses_of_set(s, cards, power)


@rule
def robbable(s: State, thief: int) -> Mask:
    """AN-23: every card in other players' collections, complete or not."""
    cards = NONE
    for seat in range(s.seats):
        if seat != thief:
            cards |= s.collections[seat, 0] | s.collections[seat, 1]
    return cards


@rule
def receivers(s: State, giver: int) -> Mask:
    """AN-28, AN-53: incomplete collections of other players, as a set of seat * 2 + row."""
    places = NONE
    for seat in range(s.seats):
        for row in range(rows_of(s)):
            if seat != giver and space(s, seat, row) > 0:
                places = with_(places, seat * ROWS + row)
    return places


@rule
def can_use_power(s: State) -> bool:
    """AN-25: is there a use left that could do something? (A joker's giver always has a card.)"""
    return (
        s.uses[GIVING] > 0
        or (s.uses[SPYING] > 0 and s.deck_size > 0)
        or (s.uses[STEALING] > 0 and robbable(s, int(s.asked)) != NONE)
    )


@rule
def let_powers_lapse(s: State, events: Events) -> None:
    for power in range(POWERS):
        if s.uses[power] > 0:
            emit(events, moves.LAPSED, EVERYONE, s.asked, power)
            s.uses[power] = 0


@rule
def bury(s: State, seat: int, card: int, events: Events) -> None:
    put_under(s, card)
    emit(events, moves.BURIED, EVERYONE, seat, card)


@rule
def steal(s: State, thief: int, card: int, events: Events) -> None:
    """AN-23: the card leaves its owner, who collects again if he was complete."""
    s.uses[STEALING] -= 1
    for seat in range(s.seats):
        for row in range(ROWS):
            if (s.collections[seat, row] & bit(card)) != NONE:
                s.collections[seat, row] = without(s.collections[seat, row], card)
                emit(events, moves.STOLE, EVERYONE, thief, card, seat)
    # AN-24, AN-52: to the collection the thief joined, or under the deck if that is complete.
    if space(s, thief, s.row) > 0:
        s.collections[thief, s.row] = with_(s.collections[thief, s.row], card)
        if space(s, thief, s.row) == 0:
            emit(events, moves.COMPLETED, EVERYONE, thief, s.row)
    else:
        bury(s, thief, card, events)


@rule
def spy_on_deck(s: State, spy: int, events: Events) -> None:
    """AN-26: the spy, and nobody else, sees the top cards, the first to be drawn first."""
    s.uses[SPYING] -= 1
    n = learn_top(s, spy)
    s.spied = n if n > 1 else 0
    emit(events, moves.LOOKED, EVERYONE, spy, n)
    for i in range(n):
        emit(events, moves.SAW, only(spy), spy, s.deck[int(s.deck_size) - 1 - i])


@rule
def put_back(s: State, spy: int, card: int, events: Events) -> None:
    """AN-27: one card after another; the last one has only one place."""
    put_next(s, card)
    emit(events, moves.PLACED, only(spy), spy, card)
    if s.spied == 1:
        s.spied = 0
    if s.spied == 0:
        emit(events, moves.KEPT, EVERYONE, spy)


@rule
def choose_gift(s: State, giver: int, card: int, events: Events) -> None:
    """AN-28, AN-29: a card of the joker's collection goes to an incomplete one, if any is left."""
    s.uses[GIVING] -= 1
    places = receivers(s, giver)
    if places == NONE:
        s.collections[giver, s.row] = without(s.collections[giver, s.row], card)
        bury(s, giver, card, events)
    else:
        s.gift = card
        if count(places) == 1:
            give(s, giver, lowest(places), events)


@rule
def give(s: State, giver: int, place: int, events: Events) -> None:
    """AN-28: the receiver has to accept; AN-22: the present's own power is not used.

    AN-30: the giver has space for another card now, and so collects again if complete before.
    """
    card = int(s.gift)
    seat = place // ROWS
    row = place % ROWS
    s.gift = NO_CARD
    s.collections[giver, s.row] = without(s.collections[giver, s.row], card)
    s.collections[seat, row] = with_(s.collections[seat, row], card)
    emit(events, moves.GAVE, EVERYONE, giver, card, seat, row)
    if space(s, seat, row) == 0:
        emit(events, moves.COMPLETED, EVERYONE, seat, row)
