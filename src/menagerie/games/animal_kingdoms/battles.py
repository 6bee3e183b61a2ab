"""Battles for first place in a kingdom (AK-25 … AK-34).

A round: every fighter chooses a card in secret, all show at once, modifiers are added in turn, and
the best go on until one is left. `s.kingdom` is the kingdom fought for. Points and new cards come
in the interlude that follows: on a GPU few games end a battle at a time, and all others would wait.
"""

import numpy as np

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import (
    NONE,
    bit,
    count,
    has,
    i64,
    lowest,
    rest,
    u64,
    with_,
    without,
    wrap,
)
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from . import moves
from .components import HAND, HIGHEST_RANK, MODIFIER, MODIFIERS, rank
from .scoring import award
from .state import BATTLE, MODIFY, REVEALS, SCORING, State
from .table import refill, take_from_hand


@inlined_rule
def strength(s: State, p: int) -> int:
    """The rank of the card a fighter shows, with the modifiers on it (AK-29)."""
    return rank(i64(s.chosen[p]) - 1) + MODIFIER * i64(s.boost[p])


@rule
def begin_battle(s: State, k: int, leaders: Mask, events: Events) -> None:
    s.kingdom = k
    s.fighters = np.uint8(leaders)
    if count(leaders) == 2:
        emit(events, moves.E_DUEL, EVERYONE, k, lowest(leaders), lowest(rest(leaders)))
    else:
        emit(events, moves.E_TIED, EVERYONE, k, count(leaders))
    next_round(s, events)


@rule
def next_round(s: State, events: Events) -> None:
    """Ask the fighters for a card; who has none left falls behind those who have (AK-31)."""
    apart()
    fighters = u64(s.fighters)
    able = NONE
    for p in range(i64(s.players)):
        if has(fighters, p) and s.hand[p] != NONE:
            able |= bit(p)
    if able == NONE:
        s.phase = SCORING
        return
    s.losers = np.uint8(u64(s.losers) | (fighters & ~able))
    s.fighters = np.uint8(able)
    if count(able) == 1:
        s.phase = SCORING
        return
    s.phase = BATTLE
    s.waiting = s.fighters


@rule
def choose(s: State, p: int, card: int) -> bool:
    """A fighter's card, secret until the last one has chosen; true when all have."""
    s.chosen[p] = card + 1
    s.waiting = np.uint8(without(u64(s.waiting), p))
    return s.waiting == 0


@rule
def reveal(s: State, events: Events) -> None:
    """All show their cards at once; then modifiers may be added."""
    for p in range(i64(s.players)):
        if has(u64(s.fighters), p):
            card = i64(s.chosen[p]) - 1
            take_from_hand(s, p, card)
            s.shown = with_(s.shown, card)
            s.fought[p, i64(s.bout)] = s.chosen[p]
            emit(events, moves.E_SHOWED, EVERYONE, p, card, i64(s.kingdom))
    s.bout += 1
    s.quiet = 0
    # The first player of the age is asked first.
    s.turn = wrap(i64(s.first) + i64(s.players) - 1, i64(s.players))
    ask_for_modifiers(s, events)


@rule
def ask_for_modifiers(s: State, events: Events) -> None:
    """Ask the next fighter with modifiers; when all in a row add nothing, compare (AK-28)."""
    apart()
    players = i64(s.players)
    seat = i64(s.turn)
    for _ in range(players):
        seat = wrap(seat + 1, players)
        asked = has(u64(s.fighters), seat) and s.modifiers[seat] > 0
        if asked and not has(u64(s.quiet), seat):
            s.turn = seat
            s.phase = MODIFY
            s.waiting = np.uint8(bit(seat))
            return
    compare(s, events)


@rule
def add_modifiers(s: State, p: int, n: int, events: Events) -> None:
    """Add n modifiers to the card shown; then everyone may answer. With n = 0: add none."""
    if n > 0:
        s.modifiers[p] -= n
        s.boost[p] += n
        s.quiet = 0
    else:
        s.quiet = np.uint8(u64(s.quiet) | bit(p))
    ask_for_modifiers(s, events)


@rule
def best(s: State) -> Mask:
    """The fighters with the best card. Beside an 8 or more a bare 1 is best (AK-26, AK-27)."""
    top = 0
    one = False
    for p in range(i64(s.players)):
        if has(u64(s.fighters), p):
            one = one or strength(s, p) == 1
            if strength(s, p) > top:
                top = strength(s, p)
    if one and top >= HIGHEST_RANK:
        top = 1
    found = NONE
    for p in range(i64(s.players)):
        if has(u64(s.fighters), p) and strength(s, p) == top:
            found |= bit(p)
    return found


@rule
def compare(s: State, events: Events) -> None:
    """The best go on, the others have lost (AK-30)."""
    winners = best(s)
    s.losers = np.uint8(u64(s.losers) | (u64(s.fighters) & ~winners))
    s.fighters = np.uint8(winners)
    for p in range(i64(s.players)):
        s.chosen[p] = 0
        s.boost[p] = 0  # a modifier lasts for one card and goes back to the supply (AK-29, AK-34)
    if count(winners) == 1:
        s.phase = SCORING
    else:
        emit(events, moves.E_AGAIN, EVERYONE, i64(s.kingdom), count(winners))
        next_round(s, events)


@inlined_rule
def decided(s: State) -> bool:
    """Whether a battle is over, and its end still to come; asked when nobody is waited for."""
    return s.fighters != 0


@rule
def end_battle(s: State, events: Events) -> None:
    """Points, consolation modifiers, cards away and new ones drawn (AK-32, AK-33, AK-34)."""
    apart()
    winners, losers = u64(s.fighters), u64(s.losers)
    if count(winners) == 1:
        emit(events, moves.E_WON, EVERYONE, lowest(winners), i64(s.kingdom))
    else:
        emit(events, moves.E_SHARED, EVERYONE, i64(s.kingdom), count(winners))
    award(s, i64(s.kingdom), winners, losers, events)
    s.discards |= s.shown
    players = i64(s.players)
    for i in range(players):
        p = wrap(i64(s.first) + i, players)
        if has(losers, p) and modifiers_left(s) > 0:
            s.modifiers[p] += 1
            emit(events, moves.E_CONSOLED, EVERYONE, p)
    for i in range(players):
        p = wrap(i64(s.first) + i, players)
        if has(winners | losers, p):
            refill(s, p, HAND, events)
    clear_battle(s)
    s.scored += 1
    s.phase = SCORING


@rule
def modifiers_left(s: State) -> int:
    """How many modifiers lie in the supply."""
    left = i64(MODIFIERS)
    for p in range(i64(s.players)):
        left -= i64(s.modifiers[p]) + i64(s.boost[p])
    return left


@rule
def clear_battle(s: State) -> None:
    s.kingdom = 0
    s.shown = NONE
    s.fighters = 0
    s.losers = 0
    s.bout = 0
    s.quiet = 0
    for p in range(i64(s.players)):
        s.chosen[p] = 0
        s.boost[p] = 0
        for i in range(HAND):
            s.fought[p, i] = 0
    for i in range(REVEALS):
        s.revealed[i] = 0
