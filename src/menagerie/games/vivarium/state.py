"""The record of a game. A stack's top is its last card; places no longer used are zero."""

from typing import Annotated

from menagerie.core.running.rule import inlined_rule
from menagerie.core.state.bits import NONE, bit, i64
from menagerie.core.state.record import U8, GameState, Mask, Masks, U8s, U16s

from .tables import CELLS, EMPTY, HOURGLASS

ROUNDS = 7
GEMS_INSTEAD = 2  # VI-14: of a card

# What the active player is asked (`phase`).
SWAPPING = 0  # which domino to give
CHOOSING = 1  # a card or two gems
SPOTTING = 2  # binoculars: another neighbour, or stop
SHOOTING = 3  # camera: pay or not
KEEPING = 4  # camera: which of two
PICKING = 5  # shovel: which creature goes out next
HANDING = 6  # shovel: to whom
OVER = 7


class State(GameState):
    # The clock.
    stage: U8  # the round, 1–7 (records know a method `round`)
    turn: U8  # turns finished this round: 0 … 2 × seats − 1
    first: U8  # who has the first player's token
    active: U8  # whose turn it is
    phase: U8
    tools_start: U8  # option: hats and bags count for starting contracts (VI-41)
    # The table.
    board: Annotated[U8s, 16]  # card or EMPTY, cell = 4 × row + column
    # two of each seat in turn, the open one in the centre, a face-down
    dominoes: Annotated[U8s, 9]
    tokens: Annotated[U8s, 8]  # of rounds 2–7 in order; the last two are in the box
    # Stacks, face down.
    creatures: Annotated[U8s, 48]
    creatures_left: U8
    equipment: Annotated[U8s, 16]
    equipment_left: U8
    contracts: Annotated[U8s, 21]
    contracts_left: U8
    # What the players have.
    cards: Annotated[Masks, 4]  # creatures and equipment, by card
    signed: Annotated[Masks, 4]  # contracts taken from the board: bit i is card 64 + i
    habitat_goal: Annotated[U8s, 4]  # secret starting contracts by seat; the rest is in the box
    species_goal: Annotated[U8s, 4]
    gems: Annotated[U8s, 4]
    won: Annotated[U16s, 4]  # advantage tokens, as a bit set
    # What is gone.
    discarded: Mask  # creatures and equipment that all saw go
    torn: Mask  # contracts that all saw go
    rejected: Annotated[Masks, 4]  # camera: creatures that only this seat saw go
    # An ability under way.
    spyglass: Annotated[U8s, 4]  # cells of binoculars in use, one from within another
    spying: U8  # how many of them
    looked: Mask  # creatures from the deck that the active player looks at
    picked: U8  # shovel: the creature to be handed out next
    owed: U8  # shovel: bit set of the seats still to get one


@inlined_rule
def players(s: State) -> int:
    """How many play, as a signed number: ranges over unsigned ones make floats of sums."""
    return i64(s.seats)


@inlined_rule
def domino(s: State, seat: int, slot: int) -> int:
    """One of the two dominoes of a seat."""
    return int(s.dominoes[2 * seat + slot])


@inlined_rule
def centre(s: State) -> int:
    """The place in `dominoes` of the open one in the centre."""
    return 2 * players(s)


@inlined_rule
def current_token(s: State) -> int:
    """VI-31: the hourglass in round 1, then the row of tokens."""
    if s.stage == 1:
        return HOURGLASS
    return int(s.tokens[int(s.stage) - 2])


@inlined_rule
def occupied(s: State) -> Mask:
    """The cells with a card, as a set."""
    cells = NONE
    for cell in range(CELLS):
        if s.board[cell] != EMPTY:
            cells |= bit(cell)
    return cells
