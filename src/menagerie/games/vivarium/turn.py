"""The two actions of a turn (VI-09 … VI-14)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from .dominoes import DEAREST, PRICE, REACH
from .equipment import pay, take
from .moves import FIRST_PLAYER, OUT_OF_REACH, ROUND_BEGINS, SWAPPED, TOOK, TOOK_GEMS
from .rounds import next_turn
from .state import CHOOSING, GEMS_INSTEAD, State, centre, domino, occupied
from .tokens import HOURGLASS


@inlined_rule
def price(s: State, seat: int, cell: int) -> int:
    """VI-11, VI-12: gems that a cell costs with the two dominoes of a seat."""
    return PRICE[domino(s, seat, 0), domino(s, seat, 1), cell]


@inlined_rule
def reachable(s: State, seat: int) -> Mask:
    """The cells with a card that a seat can reach and pay."""
    gems = min(DEAREST, int(s.gems[seat]))
    return REACH[domino(s, seat, 0), domino(s, seat, 1), gems] & occupied(s)


@rule
def swap(s: State, seat: int, slot: int, events: Events) -> None:
    """VI-10, VI-37: give one domino, take the open one from the centre; it lies there now."""
    if s.stage == 1 and s.turn == 0:
        tell_beginning(s, events)
    mine = 2 * seat + slot
    middle = centre(s)
    given = int(s.dominoes[mine])
    got = int(s.dominoes[middle])
    s.dominoes[mine] = got
    s.dominoes[middle] = given
    emit(events, SWAPPED, EVERYONE, seat, given, got)
    s.phase = CHOOSING
    # VI-14, VI-50: without a card to take, the gems are no choice.
    if reachable(s, seat) == NONE:
        emit(events, OUT_OF_REACH, EVERYONE, seat)
        take_gems(s, seat, events)


@rule
def tell_beginning(s: State, events: Events) -> None:
    """VI-06, VI-31: a deal tells nothing, so the first decision begins with the first round."""
    emit(events, FIRST_PLAYER, EVERYONE, int(s.first))
    emit(events, ROUND_BEGINS, EVERYONE, 1, HOURGLASS)


@rule
def take_card(s: State, seat: int, cell: int, events: Events) -> None:
    """VI-13."""
    emit(events, TOOK, EVERYONE, seat, int(s.board[cell]), cell)
    pay(s, seat, price(s, seat, cell), events)
    take(s, seat, cell, events)


@rule
def take_gems(s: State, seat: int, events: Events) -> None:
    """VI-14."""
    s.gems[seat] += GEMS_INSTEAD
    emit(events, TOOK_GEMS, EVERYONE, seat, GEMS_INSTEAD)
    next_turn(s)
