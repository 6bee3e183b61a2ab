"""The table: collections, who still collects and who is asked (AN-09, AN-13, AN-15, AN-51), and the
deck."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, lowest, rest, with_, without, wrap
from menagerie.core.state.random import shuffle
from menagerie.core.state.record import Mask

from .components import ALL_CARDS, CUTES
from .state import EVERY_SEAT, FULL, LOOKS, State


@inlined_rule
def rows_of(s: State) -> int:
    """AN-51: two players have two collections each."""
    return 2 if s.seats == 2 else 1


@inlined_rule
def space(s: State, seat: int, row: int) -> int:
    """AN-13: how many animals a collection, which holds at most five, can still take."""
    return FULL - count(s.collections[seat, row])


@inlined_rule
def fits(s: State, seat: int, row: int) -> bool:
    """May the whole offered set go into this collection? (AN-13, AN-51: it is never divided)"""
    return row < rows_of(s) and count(s.offer) <= space(s, seat, row)


@rule
def is_complete(s: State, seat: int) -> bool:
    """AN-15, AN-55: every collection of the seat has its five animals."""
    return count(s.collections[seat, 0]) + count(s.collections[seat, 1]) == FULL * rows_of(s)


@inlined_rule
def after(s: State, seat: int) -> int:
    """The left neighbour."""
    return wrap(int(seat) + 1, int(s.seats))


@rule
def next_collecting(s: State, seat: int) -> int:
    """The next seat to the left, or this one, with an incomplete collection; -1 if none is left."""
    found = -1
    for _ in range(s.seats):
        seat = after(s, seat)
        if found < 0 and not is_complete(s, seat):
            found = seat
    return found


@rule
def next_asked(s: State, seat: int) -> int:
    """AN-09, AN-13: who is asked when this seat passes: whoever can take the set, or the leader."""
    seat = after(s, seat)
    while seat != s.leader and not (fits(s, seat, 0) or fits(s, seat, 1)):
        seat = after(s, seat)
    return seat


# The deck, and what seats know of it (AN-31, AN-59): a set of seats for each card of the deck.
#
# Whoever knows only *which* cards lie on top, not their order, has them in `glimpsed`: these cards
# are among the top `glimpse_size`. A spy always takes up all of such cards, for they are at most
# five, so one such set a seat is enough.


@rule
def cards_in_play(seats: int) -> Mask:
    """AN-05: up to four players play without the five cute ones."""
    return ALL_CARDS if seats > 4 else ALL_CARDS & ~CUTES


@rule
def make_deck(s: State) -> None:
    """AN-06, AN-48: shuffle every card but the prize cards that seats hold (AN-42)."""
    cards = cards_in_play(s.seats)
    for seat in range(s.seats):
        for i in range(s.prize_count[seat]):
            cards = without(cards, s.prizes[seat, i])
    size = 0
    while cards != NONE:
        s.deck[size] = lowest(cards)
        cards = rest(cards)
        size += 1
    shuffle(s, s.deck, size)
    s.deck_size = size
    for i in range(size):
        s.deck_known[i] = 0
    lose_sight(s)


@rule
def draw_top(s: State) -> int:
    """Take the top card off the deck; in stage 1 there always is one (AN-18)."""
    top = int(s.deck_size) - 1
    card = int(s.deck[top])
    s.deck[top] = 0
    s.deck_known[top] = 0
    s.deck_size = top
    for seat in range(s.seats):
        if s.glimpse_size[seat] > 0:
            s.glimpse_size[seat] -= 1
            s.glimpsed[seat] = without(s.glimpsed[seat], card)
            if s.glimpsed[seat] == NONE:
                s.glimpse_size[seat] = 0
    return card


@rule
def put_under(s: State, card: int) -> None:
    """AN-31: a card goes under the deck in everybody's sight."""
    for i in range(s.deck_size, 0, -1):
        s.deck[i] = s.deck[i - 1]
        s.deck_known[i] = s.deck_known[i - 1]
    s.deck[0] = card
    s.deck_known[0] = EVERY_SEAT
    s.deck_size += 1


@rule
def learn_top(s: State, spy: int) -> int:
    """AN-26, AN-59: the spy learns the top cards; others know at most which they are. How many?"""
    size = int(s.deck_size)
    n = min(size, LOOKS)
    for seat in range(s.seats):
        if seat == spy:
            s.glimpsed[seat] = NONE
        else:
            for i in range(size - n, size):
                if (s.deck_known[i] >> seat) & 1:
                    s.glimpsed[seat] = with_(s.glimpsed[seat], s.deck[i])
        s.glimpse_size[seat] = n if s.glimpsed[seat] != NONE else 0
    for i in range(size - n, size):
        s.deck_known[i] = 1 << spy
    return n


@rule
def lose_sight(s: State) -> None:
    """The top cards are shuffled, or go into hands, where nobody can follow them one by one."""
    for seat in range(s.seats):
        s.glimpsed[seat] = NONE
        s.glimpse_size[seat] = 0


@rule
def spied_cards(s: State) -> Mask:
    """The cards the spy has not put back yet."""
    cards = NONE
    top = int(s.deck_size) - min(int(s.deck_size), LOOKS) + int(s.spied)
    for i in range(top - int(s.spied), top):
        cards = with_(cards, s.deck[i])
    return cards


@rule
def put_next(s: State, card: int) -> None:
    """AN-27: of the cards the spy holds, this one goes next; the others keep their order."""
    bottom = int(s.deck_size) - min(int(s.deck_size), LOOKS)
    place = bottom + int(s.spied) - 1
    i = bottom
    while s.deck[i] != card:
        i += 1
    while i < place:
        s.deck[i] = s.deck[i + 1]
        i += 1
    s.deck[place] = card
    s.spied -= 1
