"""The upstart of the solo game (AK-42 … AK-60): player 1, played by the rules."""

import numpy as np

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, u64, with_, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from . import moves, table
from .battles import clear_battle
from .components import HIGHEST_RANK, KINGDOMS, LEVELS, LIKE, LOW_RANK, SIZE, SIZES, SMALLEST, rank
from .decrees import down_to_the_capital, plays
from .scoring import award
from .state import BATTLE, BONUS_CARDS, REVEALS, SCORING, State

PLAYER = 0
TOO_FAR_AHEAD = 2
KINGDOM_OF_RANK = np.array(
    [SIZES.index(n) if n in SIZES else SMALLEST for n in range(HIGHEST_RANK + 1)], np.int64
)
# By level (AK-55, AK-56, AK-57, AK-58, AK-59).
OPEN_BONUS_CARDS = np.array([level.bonus_cards for level in LEVELS], np.int64)
BONUS_CALLED_BY = np.array([level.called_by for level in LEVELS], np.int64)
BATTLE_REVEALS = np.array([level.reveals for level in LEVELS], np.int64)


@inlined_rule
def player_is_out(s: State) -> bool:
    """After the player's capital (or withdrawal) the upstart may take one too (AK-50)."""
    return s.out[PLAYER] != 0


@rule
def deal_bonus(s: State, events: Events) -> None:
    """Turn up bonus cards until the level's number lies open (AK-42, AK-49)."""
    for i in range(OPEN_BONUS_CARDS[i64(s.level)]):
        if s.bonus[i] == 0:
            card = table.next_card(s, events)
            if card >= 0:
                s.bonus[i] = card + 1
                emit(events, moves.E_UPSTART_NEW_BONUS, EVERYONE, card)


# Its turn


@rule
def upstart_turn(s: State, events: Events) -> None:
    apart()
    card = table.next_card(s, events)
    if card < 0:  # no card anywhere: nothing to play with
        table.withdraw(s, table.UPSTART, events)
        return
    # After the player is out, low cards do nothing (AK-50).
    if player_is_out(s) and rank(card) <= LOW_RANK:
        s.discards = with_(s.discards, card)
        emit(events, moves.E_UPSTART_DISCARDS, EVERYONE, card)
        return
    target = target_of(s, card)
    emit(events, moves.E_UPSTART_REVEALS, EVERYONE, card, target)
    k = destination(s, target)
    place(s, card, target, k, events)
    if s.out[table.UPSTART] == 0:
        play_bonus(s, card, k, events)


@rule
def target_of(s: State, card: int) -> int:
    """The kingdom a card names: of as many territories, or where the player last was (AK-44)."""
    nearby = i64(s.last) - 1 if s.last > 0 else SMALLEST
    named = i64(KINGDOM_OF_RANK[rank(card)])
    return named if rank(card) > LOW_RANK else nearby


@inlined_rule
def far_ahead(s: State, k: int) -> bool:
    """Two or more cubes ahead of the player (AK-45)."""
    return i64(s.cubes[k, table.UPSTART]) - i64(s.cubes[k, PLAYER]) >= TOO_FAR_AHEAD


@inlined_rule
def clockwise(kingdoms: Mask, start: int) -> int:
    """The first of these kingdoms clockwise from `start`; there is one."""
    twice = kingdoms | kingdoms << u64(KINGDOMS)
    return wrap(start + lowest(twice >> u64(start)), KINGDOMS)


@rule
def destination(s: State, start: int) -> int:
    """The first kingdom clockwise from `start` that suits the upstart."""
    # Ordinary territories, at first where it is not far ahead (AK-45).
    free, ahead = NONE, NONE
    for k in range(KINGDOMS):
        free |= u64(i64(s.laid_count[k]) < SIZE[k] - 1) << u64(k)
        ahead |= u64(far_ahead(s, k)) << u64(k)
    wanted = free & ~ahead
    # A capital as well after the player is out (AK-50), before only when nothing else is left
    # (AK-46).
    capitals = down_to_the_capital(s)
    if player_is_out(s):
        free |= capitals
        wanted |= capitals
    if wanted == NONE:
        wanted = free if free != NONE else capitals
    return clockwise(wanted, start) if wanted != NONE else start


@rule
def place(s: State, card: int, start: int, k: int, events: Events) -> None:
    """Lay a card with a cube, whatever the decree says (AK-47); a capital ends its age."""
    for i in range(wrap(k - start + KINGDOMS, KINGDOMS)):
        emit(events, moves.E_UPSTART_SKIPS, EVERYONE, wrap(start + i, KINGDOMS))
    capital = table.lay(s, table.UPSTART, card, k, events)
    if capital or table.cubes_left(s, table.UPSTART) == 0:
        table.withdraw(s, table.UPSTART, events)


# Its bonus cards


@inlined_rule
def calls_bonus(s: State, card: int, bonus: int) -> bool:
    """Whether a card just laid brings out a bonus card (AK-48, AK-56)."""
    return has(LIKE[BONUS_CALLED_BY[i64(s.level)], card], bonus)


@rule
def replies_left(s: State, bonus: int, k: int) -> int:
    """How many plays the player would have after this bonus card."""
    if player_is_out(s):
        return i64(0)
    at = destination(s, k)
    table.put_down(s, table.UPSTART, bonus, at)
    n = plays(s, s.hand[PLAYER])
    table.take_up(s, table.UPSTART, at)
    return n


@rule
def better(s: State, a: int, b: int, k: int) -> bool:
    """Whether bonus card b suits the upstart better than a, the older one (AK-59)."""
    after_a = replies_left(s, a, k)
    after_b = replies_left(s, b, k)
    if after_a != after_b:
        return after_b < after_a
    return rank(b) > rank(a)


@rule
def play_bonus(s: State, card: int, k: int, events: Events) -> None:
    """Lay one matching bonus card, from the same kingdom on; turn up a new one (AK-48, AK-49)."""
    choice = -1
    for i in range(BONUS_CARDS):
        if s.bonus[i] > 0 and calls_bonus(s, card, i64(s.bonus[i]) - 1):
            if choice < 0 or better(s, i64(s.bonus[choice]) - 1, i64(s.bonus[i]) - 1, k):
                choice = i
    if choice < 0:
        return
    bonus = i64(s.bonus[choice]) - 1
    emit(events, moves.E_UPSTART_BONUS, EVERYONE, bonus)
    place(s, bonus, k, destination(s, k), events)
    for i in range(choice, BONUS_CARDS - 1):
        s.bonus[i] = s.bonus[i + 1]
    s.bonus[BONUS_CARDS - 1] = 0
    deal_bonus(s, events)


# Battles with it


@rule
def begin_solo_battle(s: State, k: int, events: Events) -> None:
    apart()
    s.kingdom = k
    s.fighters = np.uint8(3)
    emit(events, moves.E_UPSTART_TIED, EVERYONE, k, reveals_now(s))
    ask_for_card(s, events)


@rule
def ask_for_card(s: State, events: Events) -> None:
    """A card from the player; without one the upstart wins (AK-52)."""
    if s.hand[PLAYER] == NONE:
        end_solo_battle(s, table.UPSTART, events)
    else:
        s.phase = BATTLE
        s.waiting = np.uint8(1)


@inlined_rule
def beats(a: int, b: int) -> bool:
    """One card against another: the higher rank, but 1 beats 8 (AK-26)."""
    if a == 1 and b == HIGHEST_RANK:
        return True
    return a > b and not (a == HIGHEST_RANK and b == 1)


@inlined_rule
def reveals_now(s: State) -> int:
    """How many cards the upstart shows: one fewer in each further battle of the age (AK-53)."""
    reveals = i64(BATTLE_REVEALS[i64(s.level)]) - i64(s.battles)
    return reveals if reveals > 1 else 1


@rule
def solo_fight(s: State, card: int, events: Events) -> None:
    """The player's card against the upstart's, one by one (AK-51)."""
    apart()
    table.take_from_hand(s, PLAYER, card)
    s.shown = with_(s.shown, card)
    s.fought[PLAYER, i64(s.bout)] = card + 1
    emit(events, moves.E_SHOWED, EVERYONE, PLAYER, card, i64(s.kingdom))
    reveals = reveals_now(s)
    lost = False
    tied = False
    for i in range(REVEALS):
        s.revealed[i] = 0
        if i < reveals:
            other = table.next_card(s, events)
            if other >= 0:
                s.revealed[i] = other + 1
                s.shown = with_(s.shown, other)
                emit(events, moves.E_UPSTART_SHOWS, EVERYONE, other, i64(s.kingdom))
                lost = lost or beats(rank(other), rank(card))
                tied = tied or rank(other) == rank(card)
    s.bout += 1
    if lost:
        end_solo_battle(s, table.UPSTART, events)
    elif tied:
        emit(events, moves.E_AGAIN, EVERYONE, i64(s.kingdom), 2)
        ask_for_card(s, events)
    else:
        end_solo_battle(s, PLAYER, events)


@rule
def end_solo_battle(s: State, winner: int, events: Events) -> None:
    """Points; the player draws for each card used, or after a victory for each tie (AK-52)."""
    if winner == table.UPSTART:
        emit(events, moves.E_UPSTART_WON, EVERYONE, i64(s.kingdom))
    else:
        emit(events, moves.E_WON, EVERYONE, PLAYER, i64(s.kingdom))
    award(s, i64(s.kingdom), bit(winner), u64(3) & ~bit(winner), events)
    s.discards |= s.shown
    drawn = i64(s.bout)
    if winner == PLAYER:
        drawn -= 1
    table.refill(s, PLAYER, count(s.hand[PLAYER]) + drawn, events)
    s.battles += 1
    clear_battle(s)
    s.scored += 1
    s.phase = SCORING
