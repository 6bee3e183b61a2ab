"""Animalia, in the order of the rulebook. RULES.md says each rule in words, under the same ids.

What powers do is in powers.py, prize cards and medals are in prizes.py, counting in medals.py.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import (
    NONE,
    allow,
    allow_range,
    bit,
    clear,
    count,
    first,
    lowest,
    rest,
    with_,
)
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.random import random_below, seed_game

from .components import FAMILIES, GIVING, NO_CARD, NO_FAMILY, POWERS, SPYING, STEALING
from .deck import draw_top, make_deck, spied_cards
from .moves import (
    COMPLETED,
    DONE,
    ENDED,
    FINISHED,
    GIVE,
    GIVE_TO,
    KEEP,
    KEPT,
    LAY,
    LOOK,
    MAY_USE,
    MUST_TAKE,
    NAME,
    NEXT,
    NO_ROOM,
    PASS,
    PASSED,
    REPLACE,
    REVEALED,
    ROWS,
    SEASON,
    SKIP,
    SKIPPED,
    STEAL,
    TAKE,
    TOOK,
)
from .powers import (
    can_use_power,
    choose_gift,
    give,
    grant_powers,
    let_powers_lapse,
    look,
    put_back,
    receivers,
    robbable,
    steal,
)
from .prizes import (
    award_medals,
    award_prizes,
    begin_exchange,
    exchange,
    finish_exchange,
    name_owl,
    prizes_of,
    replaceable,
)
from .state import COUNTING, EXCHANGING, MAX_OFFER, OFFERING, SEASONS, USING_POWERS, State
from .table import after, fits, is_complete, next_collecting, room, rows_of

# --- Setup ----------------------------------------------------------------------------------------


@rule
def deal(s: State, seats: Any, options: Any, seed_low: Any, seed_high: Any) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.set_uses_all = options[0]
    s.open_medals = options[1]
    s.leader = random_below(s, seats)  # AN-06
    begin_season(s)


@rule
def begin_season(s: State) -> None:
    """AN-07, AN-48: collections are empty, every card but the held prizes is in the deck."""
    for seat in range(s.seats):
        s.laying[seat] = NO_CARD
        for row in range(ROWS):
            s.collections[seat, row] = NONE
    s.discard = NONE
    s.laid = NONE
    s.gift = NO_CARD
    s.owl_family = NO_FAMILY
    s.turns = 0
    make_deck(s)
    begin_turn(s)


# --- Stage 1: collections -------------------------------------------------------------------------


@rule
def begin_turn(s: State) -> None:
    """AN-08: the leader turns up a card and is asked first."""
    s.phase = OFFERING
    s.turns += 1
    s.row = 0
    s.offer = bit(draw_top(s))
    s.asked = s.leader
    s.waiting = 1 << int(s.leader)
    # AN-17: whoever alone still collects has to take every card.
    s.must_take = 1 if next_collecting(s, s.leader) == int(s.leader) else 0


@rule
def pass_on(s: State, events: Events) -> None:
    """AN-09: the set goes left, to the next seat that may take it, or back to the leader."""
    emit(events, PASSED, EVERYONE, s.asked)
    seat = after(s, s.asked)
    while seat != s.leader and not (fits(s, seat, 0) or fits(s, seat, 1)):
        if not is_complete(s, seat):
            emit(events, NO_ROOM, EVERYONE, seat)  # AN-13
        seat = after(s, seat)
    s.asked = seat
    s.waiting = 1 << seat
    if seat == s.leader:
        come_back(s, events)


@rule
def come_back(s: State, events: Events) -> None:
    """The set is back at the leader: it has to be taken, or grows."""
    size = count(s.offer)
    fills = size == room(s, s.leader, 0) or (rows_of(s) == 2 and size == room(s, s.leader, 1))
    if fills or size == MAX_OFFER:
        s.must_take = 1  # AN-14, AN-54 and AN-12
    else:
        card = draw_top(s)  # AN-11
        s.offer = with_(s.offer, card)
        emit(events, REVEALED, EVERYONE, s.leader, card)


@rule
def take(s: State, row: Any, events: Events) -> None:
    """AN-10: the asked seat lays the whole set into one of its collections."""
    seat = int(s.asked)
    grant_powers(s, s.collections[seat, row])
    left = s.offer
    while left != NONE:
        emit(events, TOOK, EVERYONE, seat, lowest(left), row)
        left = rest(left)
    s.collections[seat, row] |= s.offer
    s.offer = NONE
    s.row = row
    s.must_take = 0
    if room(s, seat, row) == 0:
        emit(events, COMPLETED, EVERYONE, seat, row)
    for power in range(POWERS):
        if s.uses[power] > 0:
            emit(events, MAY_USE, EVERYONE, seat, power, s.uses[power])


@rule
def go_on(s: State, events: Events) -> None:
    """Play on, doing all that leaves no choice, until a seat has one."""
    deciding = False
    while not deciding:
        if s.offer != NONE:
            # A set that must be taken and fits only one collection is no choice.
            deciding = s.must_take == 0 or (fits(s, s.asked, 0) and fits(s, s.asked, 1))
            if s.must_take:
                emit(events, MUST_TAKE, EVERYONE, s.asked)
            if not deciding:
                take(s, 0 if fits(s, s.asked, 0) else 1, events)
        elif can_use_power(s):
            s.phase = USING_POWERS
            s.waiting = 1 << int(s.asked)
            deciding = True
        else:
            let_powers_lapse(s, events)
            leader = next_collecting(s, s.leader)  # AN-16
            if leader >= 0:
                s.leader = leader
                begin_turn(s)
                emit(events, REVEALED, EVERYONE, leader, lowest(s.offer))
            else:
                s.waiting = 0
                s.phase = COUNTING
                deciding = True


# --- End of a season ------------------------------------------------------------------------------


@rule
def interlude(s: State, events: Events) -> Any:
    """Stages 2 and 3, as far as nobody decides; true when the game is over."""
    over = False
    if s.phase == COUNTING:
        award_prizes(s, events)
        begin_exchange(s)
    else:
        over = end_season(s, events)
    return over


@rule
def end_season(s: State, events: Events) -> Any:
    """AN-44: medals; then the next season (AN-48) or the end (AN-49), which is told."""
    award_medals(s, events)
    last = s.season + 1 == SEASONS
    if not last:
        s.season += 1
        s.leader = after(s, s.leader)
        begin_season(s)
        emit(events, SEASON, EVERYONE, s.season + 1, s.leader)
        emit(events, REVEALED, EVERYONE, s.leader, lowest(s.offer))
    else:
        emit(events, ENDED, EVERYONE)
    return last


# --- Moves ----------------------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, mask: Any) -> None:
    """Fill the mask with what this seat may do now."""
    clear(mask)
    if (int(s.waiting) >> seat) & 1 == 0:
        return
    if s.phase == OFFERING:
        for row in range(ROWS):
            if fits(s, seat, row):
                allow(mask, TAKE + row)
        if s.must_take == 0:
            allow(mask, PASS)
    elif s.phase == USING_POWERS:
        if s.spied > 0:
            allow_range(mask, NEXT, spied_cards(s))
            allow(mask, KEEP)
        elif s.gift != NO_CARD:
            allow_range(mask, GIVE_TO, receivers(s, seat))
        else:
            legal_powers(s, seat, mask)
    elif (int(s.naming) >> seat) & 1:
        allow_range(mask, NAME, first(FAMILIES))
    elif s.laying[seat] != NO_CARD:
        allow_range(mask, REPLACE, replaceable(s, seat))
    else:
        allow_range(mask, LAY, prizes_of(s, seat))
        allow(mask, DONE)


@rule
def legal_powers(s: State, seat: int, mask: Any) -> None:
    """AN-21: any power with a use left, in any order; every use may be skipped."""
    if s.uses[STEALING] > 0:
        allow_range(mask, STEAL, robbable(s, seat))
    if s.uses[SPYING] > 0 and s.deck_size > 0:
        allow(mask, LOOK)
    if s.uses[GIVING] > 0:
        allow_range(mask, GIVE, s.collections[seat, s.row])
    for power in range(POWERS):
        if s.uses[power] > 0:
            allow(mask, SKIP + power)


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    """Apply a legal move."""
    if s.phase == EXCHANGING:
        act_exchanging(s, seat, move, events)
        return
    if move < PASS:
        take(s, move - TAKE, events)
    elif move == PASS:
        pass_on(s, events)
    elif move < LOOK:
        s.uses[move - SKIP] -= 1
        emit(events, SKIPPED, EVERYONE, seat, move - SKIP)
    elif move == LOOK:
        look(s, seat, events)
    elif move == KEEP:
        s.spied = 0
        emit(events, KEPT, EVERYONE, seat)
    elif move < STEAL:
        give(s, seat, move - GIVE_TO, events)
    elif move < NEXT:
        steal(s, seat, move - STEAL, events)
    elif move < GIVE:
        put_back(s, seat, move - NEXT, events)
    else:
        choose_gift(s, seat, move - GIVE, events)
    # A spy with cards in hand and a joker without a receiver are not done yet.
    if s.spied == 0 and s.gift == NO_CARD:
        go_on(s, events)


@rule
def act_exchanging(s: State, seat: int, move: int, events: Events) -> None:
    if move == DONE:
        emit(events, FINISHED, EVERYONE, seat)
        finish_exchange(s, seat)
    elif move < GIVE_TO:
        name_owl(s, seat, move - NAME, events)
    elif move < REPLACE:
        s.laying[seat] = move - LAY
    else:
        exchange(s, seat, move - REPLACE, events)
