"""The rules, in the order of the rulebook: deal, legal moves, what they do, and the score.

Their parts: decrees.py, table.py (cards and cubes), scoring.py and battles.py (the end of an age),
upstart.py (the solo game), ages.py (from one decision to the next).
"""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import (
    NONE,
    allow,
    allow_range,
    bit,
    clear,
    count,
    first,
    has,
    i64,
    lowest,
    u64,
)
from menagerie.core.state.events import EVERYONE, HIDDEN, NO_EVENTS, Events, all_but, emit, only
from menagerie.core.state.random import random_below, seed_game, shuffle
from menagerie.core.state.record import POINTS, TIEBREAK, Masks, Numbers, U8s

from . import components, decrees, moves, table
from .ages import begin_age, first_of_game, interlude, next_turn, tell_beginning
from .battles import add_modifiers, choose, reveal, strength
from .decrees import InEach
from .state import BATTLE, DISCARDS, LAY, MODIFY, OVER, PAIR_CARD, TURN, WITHDRAWALS, State
from .upstart import deal_bonus, solo_fight

DECREE_COUNT = len(components.DECREES)
RALLY_ROUNDS = 5  # full rounds of nothing but rallies before rallying ends (AK-18)


# Set-up (AK-04, AK-05, AK-42)


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.players = seats if seats > 1 else 2
    s.peace = options[0]
    s.level = options[1]
    # Beasts: four to each.
    for card in range(components.CARDS):
        s.deck[card] = card
    s.deck_size = components.CARDS
    shuffle(s, s.deck, components.CARDS)
    for p in range(seats):
        table.refill(s, p, components.HAND, NO_EVENTS)
    # Decrees: the first five lie open.
    for decree in range(DECREE_COUNT):
        s.decrees[decree] = decree
    shuffle(s, s.decrees, DECREE_COUNT)
    # Kingdom tokens: three in each kingdom, ascending.
    for i in range(components.KINGDOMS * components.AGES):
        s.tokens[i] = components.KINGDOM_TOKENS[i]
    shuffle(s, s.tokens, components.KINGDOMS * components.AGES)
    for k in range(components.KINGDOMS):
        sort_three(s.tokens, k * components.AGES)
    if table.solo(s):
        deal_bonus(s, NO_EVENTS)
    else:
        # Withdrawal tokens: three face down, the fourth unseen into the box.
        for i in range(WITHDRAWALS):
            s.withdrawal[i] = components.WITHDRAWAL_TOKENS[i]
        shuffle(s, s.withdrawal, WITHDRAWALS)
        s.level = 0
    begin_age(s, first_of_game(s, random_below(s, seats)), NO_EVENTS)
    while s.waiting == 0:
        interlude(s, NO_EVENTS)


@rule
def sort_three(values: U8s, start: int) -> None:
    """Put three values in ascending order."""
    for i in range(2):
        for j in range(2 - i):
            if values[start + j] > values[start + j + 1]:
                values[start + j], values[start + j + 1] = (
                    values[start + j + 1],
                    values[start + j],
                )


# What a seat may do


@rule
def may_rally(s: State, seat: int) -> bool:
    """Until someone withdraws (AK-17), with a card in hand, and not for ever (AK-18)."""
    if s.outs > 0 or s.hand[seat] == NONE:
        return False
    return table.solo(s) or i64(s.rallies_running) < RALLY_ROUNDS * i64(s.seats)


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    clear(mask)
    if has(u64(s.waiting), seat):
        if claims(s):
            legal_claims(s, seat, decrees.playable_in_each(s, s.hand[seat]), mask)
        else:
            legal_others(s, seat, mask)


@inlined_rule
def claims(s: State) -> bool:
    return s.phase == TURN or s.phase == LAY


@inlined_rule
def legal_claims(s: State, seat: int, each: InEach, mask: Masks) -> None:
    """Which card to pick; once one is picked, the kingdoms that take it (AK-07, AK-08)."""
    if s.phase == LAY:
        found = decrees.that_take(bit(i64(s.picked) - 1), each)
        capitals = decrees.down_to_the_capital(s)
        allow_range(mask, moves.KINGDOM, found & ~capitals)
        allow_range(mask, moves.CAPITAL, found & capitals)
    else:
        allow_range(mask, moves.CARD, decrees.somewhere(each))
        if may_rally(s, seat):
            allow(mask, moves.RALLY)
        allow(mask, moves.WITHDRAW)


@inlined_rule
def legal_others(s: State, seat: int, mask: Masks) -> None:
    """After the first decision of a turn, and in battles."""
    hand = s.hand[seat]
    if s.phase == PAIR_CARD:
        allow_range(mask, moves.MATE, decrees.mates(hand, i64(s.picked) - 1))
    elif s.phase == DISCARDS:
        allow_range(mask, moves.DROP, hand)
        if s.dropped > 0:
            allow(mask, moves.DRAW)
    elif s.phase == BATTLE:
        allow_range(mask, moves.FIGHT, hand)
    elif s.phase == MODIFY:
        allow_range(mask, moves.BOOST + 1, first(i64(s.modifiers[seat])))
        allow(mask, moves.ENOUGH)


# What a move does


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    if s.phase == TURN:
        tell_beginning(s, events)
    if move < moves.KINGDOM:
        pick(s, seat, move - moves.CARD)
    elif move < moves.MATE:
        k = move - moves.KINGDOM
        claim(s, seat, k if k < components.KINGDOMS else k - components.KINGDOMS, events)
    elif move < moves.RALLY:
        take_land(s, seat, i64(s.kingdom), move - moves.MATE, events)
    elif move == moves.RALLY:
        rally(s, seat, events)
    elif move < moves.DRAW:
        drop(s, seat, move - moves.DROP, events)
    elif move == moves.DRAW:
        end_rally(s, seat, events)
    elif move == moves.WITHDRAW:
        table.withdraw(s, seat, events)
        next_turn(s)
    elif move < moves.BOOST:
        fight(s, seat, move - moves.FIGHT, events)
    else:
        modify(s, seat, move - moves.BOOST if move < moves.ENOUGH else 0, events)


# 1. Claim a territory (AK-07, AK-08, AK-13, AK-14)


@inlined_rule
def pick(s: State, seat: int, card: int) -> None:
    """Choose a card. It stays in the hand, and only its owner knows, until the claim is whole."""
    s.picked = card + 1
    s.phase = LAY


@rule
def claim(s: State, seat: int, k: int, events: Events) -> None:
    """Lay the picked card; the decree of two cards wants a second one discarded."""
    found = NONE
    if decrees.demands_pair(s, k):
        found = decrees.mates(s.hand[seat], i64(s.picked) - 1)
    if count(found) > 1:
        s.kingdom = k
        s.phase = PAIR_CARD
    else:
        take_land(s, seat, k, lowest(found), events)


@rule
def take_land(s: State, seat: int, k: int, mate: int, events: Events) -> None:
    """A cube for the card, cards to make four, and out with whoever took a capital."""
    table.take_from_hand(s, seat, i64(s.picked) - 1)
    capital = table.lay(s, seat, i64(s.picked) - 1, k, events)
    if mate < components.CARDS:
        table.discard(s, seat, mate)
        emit(events, moves.E_MATE, EVERYONE, seat, mate)
    table.refill(s, seat, components.HAND, events)
    s.picked = 0
    s.kingdom = 0
    s.last = k + 1
    s.rallies_running = 0
    if capital or table.cubes_left(s, seat) == 0:
        table.withdraw(s, seat, events)
    next_turn(s)


# 2. Rally (AK-15)


@inlined_rule
def rally(s: State, seat: int, events: Events) -> None:
    s.points[seat] += 1
    s.rallies[seat] += 1
    s.rallies_running += 1
    s.phase = DISCARDS
    emit(events, moves.E_RALLIED, EVERYONE, seat)


@rule
def drop(s: State, seat: int, card: int, events: Events) -> None:
    table.discard(s, seat, card)
    s.dropped += 1
    emit(events, moves.E_DROPPED, EVERYONE, seat, card)
    if s.hand[seat] == NONE:
        end_rally(s, seat, events)


@rule
def end_rally(s: State, seat: int, events: Events) -> None:
    """Draw as many cards as were discarded."""
    table.refill(s, seat, count(s.hand[seat]) + i64(s.dropped), events)
    s.dropped = 0
    next_turn(s)


# Battles (AK-25, AK-28, AK-51)


@rule
def fight(s: State, seat: int, card: int, events: Events) -> None:
    if table.solo(s):
        s.waiting = 0
        solo_fight(s, card, events)
        return
    emit(events, moves.E_CHOSE, only(seat), seat, card)
    emit(events, moves.E_CHOSE, all_but(seat), seat, HIDDEN)
    if choose(s, seat, card):
        reveal(s, events)


@rule
def modify(s: State, seat: int, n: int, events: Events) -> None:
    if n > 0:
        emit(
            events, moves.E_BOOSTED, EVERYONE, seat, n, strength(s, seat) + components.MODIFIER * n
        )
    else:
        emit(events, moves.E_ENOUGH, EVERYONE, seat)
    s.waiting = 0
    add_modifiers(s, seat, n, events)


# The score (AK-40, AK-41, AK-54)


@rule
def tokens_worth(s: State, player: int) -> int:
    """What modifiers and withdrawal tokens will be worth at the end."""
    worth = i64(s.modifiers[player])
    for age in range(components.AGES):
        if i64(s.withdrawal_of[age]) == player + 1:
            worth += i64(s.withdrawal[age])
    return worth


@rule
def final_points(s: State, player: int) -> int:
    """Points on the track, with the tokens once the game is over."""
    points = i64(s.points[player])
    if s.phase == OVER:
        points += tokens_worth(s, player)
    return points


@rule
def score(s: State, out: Numbers) -> None:
    for p in range(i64(s.players)):
        out[p, POINTS] = final_points(s, p)
        out[p, TIEBREAK] = 0
    if s.phase == OVER:
        if table.solo(s):
            out[table.UPSTART, TIEBREAK] = 1
        elif table.capital_taken(s, components.LARGEST):
            # It decides between the best alone: lower places are shared.
            holder = table.capital_holder(s, components.LARGEST)
            best = 0
            for p in range(i64(s.players)):
                best = max(best, final_points(s, p))
            if final_points(s, holder) == best:
                out[holder, TIEBREAK] = 1
