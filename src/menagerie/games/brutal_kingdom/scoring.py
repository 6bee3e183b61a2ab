"""Tokens at the end of a chapter, their value, and the final score (BK-51 … BK-57)."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import has, i64, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import POINTS, TIEBREAK

from .components import BLACK_KNIGHT, COLOURS, ICONS
from .moves import SHORT, TOKENS_TAKEN
from .state import State


@rule
def earned(s: State, seat: int, colour: Any) -> Any:
    """Icons of one colour on the face-up cards of a stack."""
    icons = 0
    for i in range(i64(s.height[seat])):
        card = s.stack[seat, i]
        if not has(s.down, card):
            icons += ICONS[card, colour]
    return icons


@rule
def take_tokens(s: State, seat: int, events: Events) -> Any:
    """A player's tokens, as far as the stock reaches (BK-51, BK-52). Returns how many."""
    total = 0
    for colour in range(COLOURS):
        due = earned(s, seat, colour)
        taken = min(due, i64(s.stock[colour]))
        if taken > 0:
            s.stock[colour] -= np.uint8(taken)
            s.tokens[seat, colour] += np.uint8(taken)
            emit(events, TOKENS_TAKEN, EVERYONE, seat, colour, taken)
        if taken < due:
            emit(events, SHORT, EVERYONE, seat, colour, due - taken)
        total += taken
    return total


@rule
def stock_left(s: State) -> Any:
    left = i64(0)
    for colour in range(COLOURS):
        left += i64(s.stock[colour])
    return left


@rule
def may_claim(s: State, seat: int, received: Any) -> Any:
    """BK-32: an open Black Knight that never fell, no token received, and something to take."""
    if received > 0 or stock_left(s) == 0 or has(s.fallen, BLACK_KNIGHT):
        return False
    played = False
    for i in range(i64(s.height[seat])):
        if s.stack[seat, i] == BLACK_KNIGHT:
            played = True
    return played


@rule
def value(s: State, colour: Any) -> Any:
    """What one token of this colour is worth now: those in the stock and in the Chapel (BK-55)."""
    worth = i64(s.stock[colour])
    for space in range(4):
        if s.chapel[space] == colour + 1:
            worth += 1
    return worth


@rule
def points(s: State, seat: int) -> Any:
    total = i64(s.kills[seat])  # BK-56
    for colour in range(COLOURS):
        total += i64(s.tokens[seat, colour]) * value(s, colour)
    return total


@rule
def score(s: State, out: Any) -> None:
    seats = i64(s.seats)
    for seat in range(seats):
        out[seat, POINTS] = points(s, seat)
        # BK-57: the holder of the first-player card, then clockwise.
        out[seat, TIEBREAK] = seats - wrap(seat + seats - i64(s.first), seats)
