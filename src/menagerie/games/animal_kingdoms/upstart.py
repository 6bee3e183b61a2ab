"""The upstart of the solo game (AK-42 … AK-60): player 1, played by the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, u64, with_, wrap
from menagerie.core.state.events import EVERYONE, Events, emit

from .battles import clear_battle
from .components import (
    BATTLE_REVEALS,
    BONUS_CARDS,
    KINGDOM_OF_SIZE,
    KINGDOMS,
    MEDIUM,
    RANK,
    SIZE,
    SMALLEST,
    TYPE,
)
from .decrees import like, only_capital_free, plays
from .moves import (
    E_AGAIN,
    E_SHOWED,
    E_TIED,
    E_UPSTART_BONUS,
    E_UPSTART_DISCARDS,
    E_UPSTART_NEW_BONUS,
    E_UPSTART_REVEALS,
    E_UPSTART_SHOWS,
    E_UPSTART_SKIPS,
    E_UPSTART_WON,
    E_WON,
)
from .scoring import award
from .state import BATTLE, SCORING, State
from .table import (
    UPSTART,
    cubes_left,
    lay,
    next_card,
    put_down,
    refill,
    take_from_hand,
    take_up,
    withdraw,
)

PLAYER = 0
LOW_RANK = 3  # ranks up to this one name no kingdom
TOO_FAR_AHEAD = 2


@inlined_rule
def rank(card: Any) -> Any:
    return (i64(card) & 7) + 1


@inlined_rule
def player_is_out(s: State) -> bool:
    """After the player's capital (or withdrawal) the upstart may take one too (AK-50)."""
    return s.out[PLAYER] != 0


@rule
def deal_bonus(s: State, events: Events) -> None:
    """Turn up bonus cards until the level's number lies open (AK-42, AK-49)."""
    for i in range(BONUS_CARDS[i64(s.level)]):
        if s.bonus[i] == 0:
            card = next_card(s, events)
            if card >= 0:
                s.bonus[i] = card + 1
                emit(events, E_UPSTART_NEW_BONUS, EVERYONE, card)


# Its turn


@rule
def upstart_turn(s: State, events: Events) -> None:
    card = next_card(s, events)
    if card < 0:  # no card anywhere: nothing to play with
        withdraw(s, UPSTART, events)
        return
    # After the player is out, low cards do nothing (AK-50).
    if player_is_out(s) and rank(card) <= LOW_RANK:
        s.discards = with_(s.discards, card)
        emit(events, E_UPSTART_DISCARDS, EVERYONE, card)
        return
    target = target_of(s, card)
    emit(events, E_UPSTART_REVEALS, EVERYONE, card, target)
    k = destination(s, target)
    place(s, card, target, k, events)
    if s.out[UPSTART] == 0:
        play_bonus(s, card, k, events)


@rule
def target_of(s: State, card: Any) -> Any:
    """The kingdom a card names: of as many territories, or where the player last was (AK-44)."""
    if rank(card) > LOW_RANK:
        return KINGDOM_OF_SIZE[rank(card)]
    if s.last > 0:
        return i64(s.last) - 1
    return SMALLEST


@inlined_rule
def far_ahead(s: State, k: Any) -> bool:
    """Two or more cubes ahead of the player (AK-45)."""
    return i64(s.cubes[k, UPSTART]) - i64(s.cubes[k, PLAYER]) >= TOO_FAR_AHEAD


@rule
def destination(s: State, start: Any) -> Any:
    """The first kingdom clockwise from `start` that suits the upstart."""
    # First where it is not far ahead, then anywhere; the capital only after the player is out.
    for anywhere in range(2):
        for i in range(KINGDOMS):
            k = wrap(start + i, KINGDOMS)
            if only_capital_free(s, k):
                if player_is_out(s):
                    return k
            elif i64(s.laid_count[k]) < SIZE[k] - 1:
                if anywhere == 1 or not far_ahead(s, k):
                    return k
    # Only capitals are left (AK-46).
    for i in range(KINGDOMS):
        k = wrap(start + i, KINGDOMS)
        if only_capital_free(s, k):
            return k
    return start


@rule
def place(s: State, card: Any, start: Any, k: Any, events: Events) -> None:
    """Lay a card with a cube, whatever the decree says (AK-47); a capital ends its age."""
    for i in range(wrap(k - start + KINGDOMS, KINGDOMS)):
        emit(events, E_UPSTART_SKIPS, EVERYONE, wrap(start + i, KINGDOMS))
    capital = lay(s, UPSTART, card, k, events)
    if capital or cubes_left(s, UPSTART) == 0:
        withdraw(s, UPSTART, events)


# Its bonus cards


@inlined_rule
def calls_bonus(s: State, card: Any, bonus: Any) -> Any:
    """Whether a card just laid brings out a bonus card (AK-48, AK-56)."""
    what = TYPE if s.level == MEDIUM else TYPE | RANK
    return has(like(bit(card), what), bonus)


@rule
def replies_left(s: State, bonus: Any, k: Any) -> Any:
    """How many plays the player would have after this bonus card."""
    if player_is_out(s):
        return i64(0)
    at = destination(s, k)
    put_down(s, UPSTART, bonus, at)
    n = plays(s, s.hand[PLAYER])
    take_up(s, UPSTART, at)
    return n


@rule
def better(s: State, a: Any, b: Any, k: Any) -> bool:
    """Whether bonus card b suits the upstart better than a, the older one (AK-59)."""
    after_a = replies_left(s, a, k)
    after_b = replies_left(s, b, k)
    if after_a != after_b:
        return after_b < after_a
    return rank(b) > rank(a)


@rule
def play_bonus(s: State, card: Any, k: Any, events: Events) -> None:
    """Lay one matching bonus card, from the same kingdom on; turn up a new one (AK-48, AK-49)."""
    choice = -1
    for i in range(2):
        if s.bonus[i] > 0 and calls_bonus(s, card, i64(s.bonus[i]) - 1):
            if choice < 0 or better(s, i64(s.bonus[choice]) - 1, i64(s.bonus[i]) - 1, k):
                choice = i
    if choice < 0:
        return
    bonus = i64(s.bonus[choice]) - 1
    emit(events, E_UPSTART_BONUS, EVERYONE, bonus)
    place(s, bonus, k, destination(s, k), events)
    if choice == 0:
        s.bonus[0] = s.bonus[1]
    s.bonus[1] = 0
    deal_bonus(s, events)


# Battles with it


@rule
def begin_solo_battle(s: State, k: Any, events: Events) -> None:
    s.kingdom = k
    s.fighters = np.uint8(3)
    emit(events, E_TIED, EVERYONE, k, 2)
    ask_for_card(s, events)


@rule
def ask_for_card(s: State, events: Events) -> None:
    """A card from the player; without one the upstart wins (AK-52)."""
    if s.hand[PLAYER] == NONE:
        end_solo_battle(s, UPSTART, events)
    else:
        s.phase = BATTLE
        s.waiting = np.uint8(1)


@inlined_rule
def beats(a: Any, b: Any) -> bool:
    """One card against another: the higher rank, but 1 beats 8 (AK-26)."""
    if a == 1 and b == 8:
        return True
    return a > b and not (a == 8 and b == 1)


@rule
def solo_fight(s: State, card: Any, events: Events) -> None:
    """The player's card against the upstart's, one by one (AK-51, AK-53)."""
    take_from_hand(s, PLAYER, card)
    s.shown = with_(s.shown, card)
    s.fought[PLAYER, i64(s.bout)] = card + 1
    emit(events, E_SHOWED, EVERYONE, PLAYER, card, i64(s.kingdom))
    reveals = BATTLE_REVEALS[i64(s.level)] - i64(s.battles)
    if reveals < 1:
        reveals = 1
    lost = False
    tied = False
    for i in range(4):
        s.revealed[i] = 0
        if i < reveals:
            other = next_card(s, events)
            if other >= 0:
                s.revealed[i] = other + 1
                s.shown = with_(s.shown, other)
                emit(events, E_UPSTART_SHOWS, EVERYONE, other, i64(s.kingdom))
                lost = lost or beats(rank(other), rank(card))
                tied = tied or rank(other) == rank(card)
    s.bout += 1
    if lost:
        end_solo_battle(s, UPSTART, events)
    elif tied:
        emit(events, E_AGAIN, EVERYONE, i64(s.kingdom), 2)
        ask_for_card(s, events)
    else:
        end_solo_battle(s, PLAYER, events)


@rule
def end_solo_battle(s: State, winner: Any, events: Events) -> None:
    """Points; the player draws for each card used, or after a victory for each tie (AK-52)."""
    if winner == UPSTART:
        emit(events, E_UPSTART_WON, EVERYONE, i64(s.kingdom))
    else:
        emit(events, E_WON, EVERYONE, PLAYER, i64(s.kingdom))
    award(s, i64(s.kingdom), bit(winner), u64(3) & ~bit(winner), events)
    s.discards |= s.shown
    drawn = i64(s.bout)
    if winner == PLAYER:
        drawn -= 1
    refill(s, PLAYER, count(s.hand[PLAYER]) + drawn, events)
    s.battles += 1
    clear_battle(s)
    s.scored += 1
    s.phase = SCORING
