"""Animalia, in the order of the rulebook. RULES.md says each rule in words, under the same ids.

What powers do is in powers.py, prize cards and medals are in prizes.py, counting in prizes.py.
"""

import numpy as np

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
from menagerie.core.state.record import Masks, Numbers

from . import moves, powers, prizes, table
from .components import FAMILIES, GIVING, NO_CARD, NO_FAMILY, POWERS, SPYING, STEALING
from .moves import ROWS
from .state import COUNTING, EXCHANGING, MAX_OFFER, OFFERING, SEASONS, USING_POWERS, State

# --- Setup ----------------------------------------------------------------------------------------


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
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
    table.make_deck(s)
    begin_turn(s)


# --- Stage 1: collections -------------------------------------------------------------------------


@rule
def begin_turn(s: State) -> None:
    """AN-08: the leader turns up a card and is asked first."""
    s.phase = OFFERING
    s.turns += 1
    s.row = 0
    s.offer = bit(table.draw_top(s))
    s.asked = s.leader
    s.waiting = 1 << int(s.leader)
    # AN-17: whoever alone still collects has to take every card.
    s.must_take = 1 if table.next_collecting(s, s.leader) == int(s.leader) else 0


@rule
def pass_on(s: State, events: Events) -> None:
    """AN-09: the set goes left, to the next seat that may take it, or back to the leader."""
    emit(events, moves.PASSED, EVERYONE, s.asked)
    asked = table.next_asked(s, int(s.asked))
    seat = table.after(s, s.asked)
    while seat != asked:
        if not table.is_complete(s, seat):
            emit(events, moves.NO_ROOM, EVERYONE, seat)  # AN-13
        seat = table.after(s, seat)
    s.asked = asked
    s.waiting = 1 << asked
    if asked == s.leader:
        come_back(s, events)


@rule
def come_back(s: State, events: Events) -> None:
    """The set is back at the leader: it has to be taken, or grows."""
    size = count(s.offer)
    fills = size == table.space(s, s.leader, 0) or (
        table.rows_of(s) == 2 and size == table.space(s, s.leader, 1)
    )
    if fills or size == MAX_OFFER:
        s.must_take = 1  # AN-14, AN-54 and AN-12
    else:
        card = table.draw_top(s)  # AN-11
        s.offer = with_(s.offer, card)
        emit(events, moves.REVEALED, EVERYONE, s.leader, card)


@rule
def take(s: State, row: int, events: Events) -> None:
    """AN-10: the asked seat lays the whole set into one of its collections."""
    seat = int(s.asked)
    powers.grant_powers(s, s.collections[seat, row])
    left = s.offer
    while left != NONE:
        emit(events, moves.TOOK, EVERYONE, seat, lowest(left), row)
        left = rest(left)
    s.collections[seat, row] |= s.offer
    s.offer = NONE
    s.row = row
    s.must_take = 0
    if table.space(s, seat, row) == 0:
        emit(events, moves.COMPLETED, EVERYONE, seat, row)
    for power in range(POWERS):
        if s.uses[power] > 0:
            emit(events, moves.MAY_USE, EVERYONE, seat, power, s.uses[power])


@rule
def go_on(s: State, events: Events) -> None:
    """Play on, doing all that leaves no choice, until a seat has one."""
    deciding = False
    while not deciding:
        if s.offer != NONE:
            # A set that must be taken and fits only one collection is no choice.
            deciding = s.must_take == 0 or (table.fits(s, s.asked, 0) and table.fits(s, s.asked, 1))
            if s.must_take:
                emit(events, moves.MUST_TAKE, EVERYONE, s.asked, count(s.offer))
            if not deciding:
                take(s, 0 if table.fits(s, s.asked, 0) else 1, events)
        elif powers.can_use_power(s):
            s.phase = USING_POWERS
            s.waiting = 1 << int(s.asked)
            deciding = True
        else:
            powers.let_powers_lapse(s, events)
            leader = table.next_collecting(s, s.leader)  # AN-16, AN-32
            if leader >= 0:
                s.leader = leader
                begin_turn(s)
                emit(events, moves.REVEALED, EVERYONE, leader, lowest(s.offer))
            else:
                s.waiting = 0
                s.phase = COUNTING
                deciding = True


# --- End of a season ------------------------------------------------------------------------------


@rule
def interlude(s: State, events: Events) -> bool:
    """Stages 2 and 3, as far as nobody decides; true when the game is over."""
    over = False
    if s.phase == COUNTING:
        prizes.award_prizes(s, events)
        emit(events, moves.AWARDS, EVERYONE)
        prizes.begin_exchange(s)
    else:
        over = end_season(s, events)
    return over


@rule
def end_season(s: State, events: Events) -> bool:
    """AN-44: medals; then the next season (AN-48) or the end (AN-49), which is told."""
    prizes.award_medals(s, events)
    last = s.season + 1 == SEASONS
    if not last:
        s.season += 1
        s.leader = table.after(s, s.leader)
        begin_season(s)
        emit(events, moves.SEASON, EVERYONE, s.season + 1, s.leader)
        emit(events, moves.REVEALED, EVERYONE, s.leader, lowest(s.offer))
    else:
        emit(events, moves.ENDED, EVERYONE)
    return last


# --- Moves ----------------------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    """Fill the mask with what this seat may do now."""
    clear(mask)
    if (int(s.waiting) >> seat) & 1 == 0:
        return
    if s.phase == OFFERING:
        for row in range(ROWS):
            if table.fits(s, seat, row):
                allow(mask, moves.TAKE + row)
        if s.must_take == 0:
            allow(mask, moves.PASS)
    elif s.phase == USING_POWERS:
        if s.spied > 0:
            allow_range(mask, moves.NEXT, table.spied_cards(s))
            allow(mask, moves.KEEP)
        elif s.gift != NO_CARD:
            allow_range(mask, moves.GIVE_TO, powers.receivers(s, seat))
        else:
            legal_powers(s, seat, mask)
    elif (int(s.naming) >> seat) & 1:
        allow_range(mask, moves.NAME, first(FAMILIES))
    elif s.laying[seat] != NO_CARD:
        allow_range(mask, moves.REPLACE, prizes.replaceable(s, seat))
    else:
        allow_range(mask, moves.LAY, prizes.prizes_of(s, seat))
        allow(mask, moves.DONE)


@rule
def legal_powers(s: State, seat: int, mask: Masks) -> None:
    """AN-21: any power with a use left, in any order; every use may be skipped."""
    if s.uses[STEALING] > 0:
        allow_range(mask, moves.STEAL, powers.robbable(s, seat))
    if s.uses[SPYING] > 0 and s.deck_size > 0:
        allow(mask, moves.LOOK)
    if s.uses[GIVING] > 0:
        allow_range(mask, moves.GIVE, s.collections[seat, s.row])
    for power in range(POWERS):
        if s.uses[power] > 0:
            allow(mask, moves.SKIP + power)


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    """Apply a legal move."""
    if s.phase == EXCHANGING:
        act_exchanging(s, seat, move, events)
        return
    if is_untouched(s):
        tell_beginning(s, events)
    if move < moves.PASS:
        take(s, move - moves.TAKE, events)
    elif move == moves.PASS:
        pass_on(s, events)
    elif move < moves.LOOK:
        s.uses[move - moves.SKIP] -= 1
        emit(events, moves.SKIPPED, EVERYONE, seat, move - moves.SKIP)
    elif move == moves.LOOK:
        powers.spy_on_deck(s, seat, events)
    elif move == moves.KEEP:
        s.spied = 0
        emit(events, moves.KEPT, EVERYONE, seat)
    elif move < moves.STEAL:
        powers.give(s, seat, move - moves.GIVE_TO, events)
    elif move < moves.NEXT:
        powers.steal(s, seat, move - moves.STEAL, events)
    elif move < moves.GIVE:
        powers.put_back(s, seat, move - moves.NEXT, events)
    else:
        powers.choose_gift(s, seat, move - moves.GIVE, events)
    # A spy with cards in hand and a joker without a receiver are not done yet.
    if s.spied == 0 and s.gift == NO_CARD:
        go_on(s, events)


@rule
def is_untouched(s: State) -> bool:
    """Nobody has decided anything yet: the first leader is asked about the only card dealt."""
    dealt = count(table.cards_in_play(s.seats)) - int(s.deck_size)
    return s.season == 0 and dealt == 1 and s.asked == s.leader


@rule
def tell_beginning(s: State, events: Events) -> None:
    """AN-06, AN-08: a deal tells nothing, so the first decision begins with what was dealt."""
    emit(events, moves.SEASON, EVERYONE, 1, s.leader)
    emit(events, moves.OPENED, EVERYONE, s.leader, lowest(s.offer))


@rule
def act_exchanging(s: State, seat: int, move: int, events: Events) -> None:
    if move == moves.DONE:
        emit(events, moves.FINISHED, EVERYONE, seat)
        prizes.finish_exchange(s, seat)
    elif move < moves.GIVE_TO:
        prizes.name_owl(s, seat, move - moves.NAME, events)
    elif move < moves.REPLACE:
        s.laying[seat] = move - moves.LAY
    else:
        prizes.exchange(s, seat, move - moves.REPLACE, events)
