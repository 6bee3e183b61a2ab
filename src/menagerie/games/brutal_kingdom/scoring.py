"""Tokens at the end of a chapter, their value, and the final score (BK-51 … BK-57)."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, i64, lowest, with_, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import POINTS, TIEBREAK, Mask, Numbers

from .components import CHAPTERS, COLOURS, MOST_ICONS, PENSIONERS, WITH_ICONS
from .moves import SHORT, TOKENS_TAKEN
from .state import State
from .table import open_cards, pile


@rule
def earned(s: State, seat: int, colour: int) -> int:
    """Icons of one colour on the face-up cards of a stack."""
    return icons_on(open_cards(s, seat), colour)


@inlined_rule
def icons_on(cards: Mask, colour: int) -> int:
    """Icons of one colour on a set of cards."""
    icons = 0
    for fewer in range(MOST_ICONS):
        icons += count(cards & WITH_ICONS[fewer, colour])
    return icons


@rule
def take_tokens(s: State, seat: int, events: Events) -> int:
    """A player's tokens, as far as the stock reaches (BK-51, BK-52). Returns how many."""
    cards = open_cards(s, seat)
    total = 0
    for colour in range(COLOURS):
        due = icons_on(cards, colour)
        taken = min(due, i64(s.stock[colour]))
        if taken > 0:
            s.stock[colour] -= np.uint8(taken)
            s.tokens[seat, colour] += np.uint8(taken)
            emit(events, TOKENS_TAKEN, EVERYONE, seat, colour, taken)
        if taken < due:
            emit(events, SHORT, EVERYONE, seat, colour, due - taken)
        total += taken
    return total


@rule
def colours_left(s: State) -> Mask:
    """The colours of which the stock still holds a token."""
    found = NONE
    for colour in range(COLOURS):
        if s.stock[colour] > 0:
            found = with_(found, colour)
    return found


@rule
def pensioner(s: State, seat: int) -> int:
    """The Black Knight in this stack, if he never fell in this chapter, or −1 (BK-32)."""
    found = pile(s, seat) & PENSIONERS & ~s.fallen
    return i64(-1) if found == NONE else lowest(found)


@rule
def may_claim(s: State, seat: int, received: int) -> bool:
    """BK-32: no token received, unless an option pays always, and something to take."""
    return (
        (received == 0 or s.pays_always != 0)
        and colours_left(s) != NONE
        and pensioner(s, seat) >= 0
    )


@rule
def take_token(s: State, seat: int, colour: int) -> None:
    """A token goes from the stock to a player."""
    s.stock[colour] -= np.uint8(1)
    s.tokens[seat, colour] += np.uint8(1)


@rule
def fill_chapel(s: State, colour: int) -> None:
    """A token goes from the stock into this chapter's space of the Chapel."""
    s.stock[colour] -= np.uint8(1)
    s.chapel[s.chapter] = colour + 1


@rule
def in_chapel(s: State, colour: int) -> int:
    """Tokens of one colour in the Chapel."""
    found = 0
    for space in range(CHAPTERS):
        if s.chapel[space] == colour + 1:
            found += 1
    return found


@rule
def value(s: State, colour: int) -> int:
    """What one token of this colour is worth now: those in the stock and in the Chapel (BK-55)."""
    return i64(s.stock[colour]) + in_chapel(s, colour)


@rule
def worth(s: State, seat: int, colour: int) -> int:
    """Points that a player's tokens of one colour bring."""
    return i64(s.tokens[seat, colour]) * value(s, colour)


@rule
def points(s: State, seat: int) -> int:
    total = i64(s.kills[seat])  # BK-56
    for colour in range(COLOURS):
        total += worth(s, seat, colour)
    return total


@rule
def score(s: State, out: Numbers) -> None:
    seats = i64(s.seats)
    for seat in range(seats):
        out[seat, POINTS] = points(s, seat)
        # BK-57: the holder of the first-player card, then clockwise.
        out[seat, TIEBREAK] = seats - wrap(seat + seats - i64(s.first), seats)
