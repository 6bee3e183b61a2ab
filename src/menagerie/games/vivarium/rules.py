"""The rules as the world calls them: deal, legal, act (and `score` in scoring.py)."""

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import allow, allow_range, clear, first, u64
from menagerie.core.state.events import Events
from menagerie.core.state.random import random_below, seed_game, shuffle
from menagerie.core.state.record import Masks, Numbers

from . import equipment, moves
from .cards import CELLS, CONTRACT, EQUIPMENT, NEIGHBOURS
from .contracts import CONTRACTS
from .dominoes import IN_PLAY
from .rounds import begin_turn, next_card
from .state import (
    CHOOSING,
    HANDING,
    KEEPING,
    PICKING,
    SHOOTING,
    SPOTTING,
    SWAPPING,
    State,
    occupied,
)
from .tokens import TOKENS
from .turn import reachable, swap, take_card, take_gems


@rule
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    seed_game(s, seed_low, seed_high)
    s.seats = seats
    s.tools_start = 1 if options[0] == 0 else 0
    # VI-02: shuffle each type of card, lay out the board.
    for i in range(EQUIPMENT):
        s.creatures[i] = i
    for i in range(CONTRACT - EQUIPMENT):
        s.equipment[i] = EQUIPMENT + i
    for i in range(CONTRACTS):
        s.contracts[i] = CONTRACT + i
    shuffle(s, s.creatures, EQUIPMENT)
    shuffle(s, s.equipment, CONTRACT - EQUIPMENT)
    shuffle(s, s.contracts, CONTRACTS)
    s.creatures_left = EQUIPMENT
    s.equipment_left = CONTRACT - EQUIPMENT
    s.contracts_left = CONTRACTS
    for cell in range(CELLS):
        s.board[cell] = next_card(s, cell)
    # VI-03: six of eight tokens, in a stack.
    for i in range(TOKENS - 1):
        s.tokens[i] = i + 1
    shuffle(s, s.tokens, TOKENS - 1)
    # VI-04: starting contracts, one of each sort.
    for i in range(4):
        s.habitat_goal[i] = i
        s.species_goal[i] = i
    shuffle(s, s.habitat_goal, 4)
    shuffle(s, s.species_goal, 4)
    # VI-05, VI-36: two dominoes each, the rest in the centre.
    for i in range(IN_PLAY[seats]):
        s.dominoes[i] = i
    shuffle(s, s.dominoes, IN_PLAY[seats])
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
    if phase == SWAPPING:
        # VI-10.
        allow_range(mask, moves.GIVE, first(2))
    elif phase == CHOOSING:
        # VI-13, VI-14.
        allow_range(mask, moves.TAKE, reachable(s, seat))
        allow(mask, moves.TWO_GEMS)
    elif phase == SPOTTING:
        # VI-23.
        cell = int(s.spyglass[int(s.spying) - 1])
        allow_range(mask, moves.SPOT, NEIGHBOURS[cell] & occupied(s))
        allow(mask, moves.STOP)
    elif phase == SHOOTING:
        # VI-21.
        allow(mask, moves.SHOOT)
        allow(mask, moves.SKIP)
    elif phase == KEEPING:
        allow_range(mask, moves.KEEP, s.looked)
    elif phase == PICKING:
        # VI-24.
        allow_range(mask, moves.PICK, s.looked)
    elif phase == HANDING:
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
