"""Eliminations: at once, and standing ones (BK-13 … BK-23)."""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from .components import VICTIMS
from .moves import ELIMINATED, TURNED
from .phases import CHOOSING_VICTIM, DONE
from .state import State
from .table import ask, open_top, pile


@rule
def eliminate(s: State, killer: int, seat: int, events: Events) -> None:
    """The whole stack of `seat` goes face down; one point for the killer (BK-13, BK-21)."""
    apart()
    cards = pile(s, seat)
    emit(events, ELIMINATED, EVERYONE, killer, open_top(s, killer), seat, open_top(s, seat))
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
        top = open_top(s, other)
        if other != seat and top >= 0 and has(VICTIMS[card], top):
            found |= bit(other)
    return found


@rule
def kill(s: State, seat: int, card: int, events: Events) -> None:
    """Poisoner, Berserker, Assassin, Abbot: now or never (BK-15)."""
    victims = open_victims(s, seat, card)
    if count(victims) > 1:
        # BK-16: both lie open, choose one.
        ask(s, seat, CHOOSING_VICTIM)
        return
    if victims != NONE:
        eliminate(s, seat, lowest(victims), events)
    s.phase = DONE
