"""The record of a game. A stack's top is its last card; places no longer used are zero."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.bits import NONE, bit
from menagerie.core.rule import inlined_rule
from menagerie.core.state import state_type

from .cards import CELLS, EMPTY
from .tokens import HOURGLASS

ROUNDS = 7

# What the active player is asked (`phase`).
SWAPPING = 0  # which domino to give
CHOOSING = 1  # a card or two gems
SPOTTING = 2  # binoculars: another neighbour, or stop
SHOOTING = 3  # camera: pay or not
KEEPING = 4  # camera: which of two
PICKING = 5  # shovel: which creature goes out next
HANDING = 6  # shovel: to whom
OVER = 7

STATE = state_type(
    [
        # The clock.
        ("stage", np.uint8),  # the round, 1–7 (records know a method `round`)
        ("turn", np.uint8),  # turns finished this round: 0 … 2 × seats − 1
        ("first", np.uint8),  # who has the first player's token
        ("active", np.uint8),  # whose turn it is
        ("phase", np.uint8),
        ("tools_start", np.uint8),  # option: hats and bags count for starting contracts (VI-41)
        # The table.
        ("board", np.uint8, 16),  # card or EMPTY, cell = 4 × row + column
        (
            "dominoes",
            np.uint8,
            9,
        ),  # two of each seat in turn, the open one in the centre, a face-down
        ("tokens", np.uint8, 8),  # of rounds 2–7 in order; the last two are in the box
        # Stacks, face down.
        ("creatures", np.uint8, 48),
        ("creatures_left", np.uint8),
        ("equipment", np.uint8, 16),
        ("equipment_left", np.uint8),
        ("contracts", np.uint8, 21),
        ("contracts_left", np.uint8),
        # What the players have.
        ("cards", np.uint64, 4),  # creatures and equipment, by card
        ("signed", np.uint64, 4),  # contracts taken from the board: bit i is card 64 + i
        ("habitat_goal", np.uint8, 4),  # secret starting contracts by seat; the rest is in the box
        ("species_goal", np.uint8, 4),
        ("gems", np.uint8, 4),
        ("won", np.uint16, 4),  # advantage tokens, as a bit set
        # What is gone.
        ("discarded", np.uint64),  # creatures and equipment that all saw go
        ("torn", np.uint64),  # contracts that all saw go
        ("rejected", np.uint64, 4),  # camera: creatures that only this seat saw go
        # An ability under way.
        ("spyglass", np.uint8, 4),  # cells of binoculars in use, one from within another
        ("spying", np.uint8),  # how many of them
        ("looked", np.uint64),  # creatures from the deck that the active player looks at
        ("picked", np.uint8),  # shovel: the creature to be handed out next
        ("owed", np.uint8),  # shovel: bit set of the seats still to get one
    ]
)


@inlined_rule
def players(s: Any) -> Any:
    """How many play, as a signed number: ranges over unsigned ones make floats of sums."""
    return np.int64(s.seats)


@inlined_rule
def domino(s: Any, seat: Any, slot: Any) -> Any:
    """One of the two dominoes of a seat."""
    return int(s.dominoes[2 * seat + slot])


@inlined_rule
def centre(s: Any) -> Any:
    """The place in `dominoes` of the open one in the centre."""
    return 2 * players(s)


@inlined_rule
def current_token(s: Any) -> Any:
    """VI-31: the hourglass in round 1, then the row of tokens."""
    if s.stage == 1:
        return HOURGLASS
    return int(s.tokens[int(s.stage) - 2])


@inlined_rule
def occupied(s: Any) -> Any:
    """The cells with a card, as a set."""
    cells = NONE
    for cell in range(CELLS):
        if s.board[cell] != EMPTY:
            cells |= bit(cell)
    return cells
