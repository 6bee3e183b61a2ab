"""The rules as the world calls them: deal, legal, act (and `score` in scoring.py)."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, allow, allow_range, clear, first, u64
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.random import random_below, seed_game, shuffle
from menagerie.core.state.record import Mask, Masks, Numbers

from . import equipment, moves, state, tables
from .equipment import pay, take
from .moves import FIRST_PLAYER, OUT_OF_REACH, ROUND_BEGINS, SWAPPED, TOOK, TOOK_GEMS
from .rounds import begin_turn, next_card, next_turn
from .state import State

# The two actions of a turn (VI-09 … VI-14).


@inlined_rule
def price(s: State, seat: int, cell: int) -> int:
    """VI-11, VI-12: gems that a cell costs with the two dominoes of a seat."""
    return tables.PRICE[state.domino(s, seat, 0), state.domino(s, seat, 1), cell]


@inlined_rule
def reachable(s: State, seat: int) -> Mask:
    """The cells with a card that a seat can reach and pay."""
    gems = min(tables.DEAREST, int(s.gems[seat]))
    return tables.REACH[state.domino(s, seat, 0), state.domino(s, seat, 1), gems] & state.occupied(
        s
    )


@rule
def swap(s: State, seat: int, slot: int, events: Events) -> None:
    """VI-10, VI-37: give one domino, take the open one from the centre; it lies there now."""
    if s.stage == 1 and s.turn == 0:
        tell_beginning(s, events)
    mine = 2 * seat + slot
    middle = state.centre(s)
    given = int(s.dominoes[mine])
    got = int(s.dominoes[middle])
    s.dominoes[mine] = got
    s.dominoes[middle] = given
    emit(events, SWAPPED, EVERYONE, seat, given, got)
    s.phase = state.CHOOSING
    # VI-14, VI-50: without a card to take, the gems are no choice.
    if reachable(s, seat) == NONE:
        emit(events, OUT_OF_REACH, EVERYONE, seat)
        take_gems(s, seat, events)


@rule
def tell_beginning(s: State, events: Events) -> None:
    """VI-06, VI-31: a deal tells nothing, so the first decision begins with the first round."""
    emit(events, FIRST_PLAYER, EVERYONE, int(s.first))
    emit(events, ROUND_BEGINS, EVERYONE, 1, tables.HOURGLASS)


@rule
def take_card(s: State, seat: int, cell: int, events: Events) -> None:
    """VI-13."""
    emit(events, TOOK, EVERYONE, seat, int(s.board[cell]), cell)
    pay(s, seat, price(s, seat, cell), events)
    take(s, seat, cell, events)


@rule
def take_gems(s: State, seat: int, events: Events) -> None:
    """VI-14."""
    s.gems[seat] += state.GEMS_INSTEAD
    emit(events, TOOK_GEMS, EVERYONE, seat, state.GEMS_INSTEAD)
    next_turn(s)


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.tools_start = 1 if options[0] == 0 else 0
    # VI-02: shuffle each type of card, lay out the board.
    for i in range(tables.EQUIPMENT):
        s.creatures[i] = i
    for i in range(tables.CONTRACT - tables.EQUIPMENT):
        s.equipment[i] = tables.EQUIPMENT + i
    for i in range(tables.CONTRACTS):
        s.contracts[i] = tables.CONTRACT + i
    shuffle(s, s.creatures, tables.EQUIPMENT)
    shuffle(s, s.equipment, tables.CONTRACT - tables.EQUIPMENT)
    shuffle(s, s.contracts, tables.CONTRACTS)
    s.creatures_left = tables.EQUIPMENT
    s.equipment_left = tables.CONTRACT - tables.EQUIPMENT
    s.contracts_left = tables.CONTRACTS
    for cell in range(tables.CELLS):
        s.board[cell] = next_card(s, cell)
    # VI-03: six of eight tokens, in a stack.
    for i in range(tables.TOKENS - 1):
        s.tokens[i] = i + 1
    shuffle(s, s.tokens, tables.TOKENS - 1)
    # VI-04: starting contracts, one of each sort.
    for i in range(4):
        s.habitat_goal[i] = i
        s.species_goal[i] = i
    shuffle(s, s.habitat_goal, 4)
    shuffle(s, s.species_goal, 4)
    # VI-05, VI-36: two dominoes each, the rest in the centre.
    for i in range(tables.IN_PLAY[seats]):
        s.dominoes[i] = i
    shuffle(s, s.dominoes, tables.IN_PLAY[seats])
    # VI-06: a gem each; chance names the first player.
    for seat in range(seats):
        s.gems[seat] = 1
    s.first = random_below(s, seats)
    s.stage = 1
    begin_turn(s)


@rule
def legal(s: State, seat: int, mask: Masks) -> None:
    clear(mask)
    if (int(s.waiting) >> seat) & 1 == 0:
        return
    phase = s.phase
    if phase == state.SWAPPING:
        # VI-10.
        allow_range(mask, moves.GIVE, first(2))
    elif phase == state.CHOOSING:
        # VI-13, VI-14.
        allow_range(mask, moves.TAKE, reachable(s, seat))
        allow(mask, moves.TWO_GEMS)
    elif phase == state.SPOTTING:
        # VI-23.
        cell = int(s.spyglass[int(s.spying) - 1])
        allow_range(mask, moves.SPOT, tables.NEIGHBOURS[cell] & state.occupied(s))
        allow(mask, moves.STOP)
    elif phase == state.SHOOTING:
        # VI-21.
        allow(mask, moves.SHOOT)
        allow(mask, moves.SKIP)
    elif phase == state.KEEPING:
        allow_range(mask, moves.KEEP, s.looked)
    elif phase == state.PICKING:
        # VI-24.
        allow_range(mask, moves.PICK, s.looked)
    elif phase == state.HANDING:
        allow_range(mask, moves.HAND, u64(s.owed))


@rule
def decide(s: State, seat: int, move: int, events: Events) -> None:
    if move < moves.TAKE:
        swap(s, seat, move - moves.GIVE, events)
    elif move < moves.TWO_GEMS:
        take_card(s, seat, move - moves.TAKE, events)
    elif move == moves.TWO_GEMS:
        take_gems(s, seat, events)
    elif move < moves.STOP:
        equipment.spot(s, seat, move - moves.SPOT, events)
    elif move == moves.STOP:
        equipment.stop_spotting(s, seat, events)
    elif move == moves.SHOOT:
        equipment.shoot(s, seat, events)
    elif move == moves.SKIP:
        equipment.skip_camera(s, seat, events)
    elif move < moves.PICK:
        equipment.keep(s, seat, move - moves.KEEP, events)
    elif move < moves.HAND:
        equipment.pick(s, move - moves.PICK)
    else:
        equipment.hand(s, seat, move - moves.HAND, events)
