"""Tokens at the end of a chapter, their value, and the final score (BK-51 … BK-57)."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.bits import has
from menagerie.core.events import EVERYONE, emit
from menagerie.core.rule import rule
from menagerie.core.state import POINTS, TIEBREAK

from .cards import BLACK_KNIGHT, COLOURS, ICONS
from .moves import SHORT, TOKENS_TAKEN


@rule
def earned(s: Any, seat: Any, colour: Any) -> Any:
    """Icons of one colour on the face-up cards of a stack."""
    icons = 0
    for i in range(np.int64(s.height[seat])):
        card = s.stack[seat, i]
        if not has(s.down, card):
            icons += ICONS[card, colour]
    return icons


@rule
def take_tokens(s: Any, seat: Any, events: Any) -> Any:
    """A player's tokens, as far as the stock reaches (BK-51, BK-52). Returns how many."""
    total = 0
    for colour in range(COLOURS):
        due = earned(s, seat, colour)
        taken = min(due, np.int64(s.stock[colour]))
        if taken > 0:
            s.stock[colour] -= np.uint8(taken)
            s.tokens[seat, colour] += np.uint8(taken)
            emit(events, TOKENS_TAKEN, EVERYONE, seat, colour, taken)
        if taken < due:
            emit(events, SHORT, EVERYONE, seat, colour, due - taken)
        total += taken
    return total


@rule
def stock_left(s: Any) -> Any:
    left = np.int64(0)
    for colour in range(COLOURS):
        left += np.int64(s.stock[colour])
    return left


@rule
def may_claim(s: Any, seat: Any, received: Any) -> Any:
    """BK-32: an open Black Knight that never fell, no token received, and something to take."""
    if received > 0 or stock_left(s) == 0 or has(s.fallen, BLACK_KNIGHT):
        return False
    played = False
    for i in range(np.int64(s.height[seat])):
        if s.stack[seat, i] == BLACK_KNIGHT:
            played = True
    return played


@rule
def value(s: Any, colour: Any) -> Any:
    """What one token of this colour is worth now: those in the stock and in the Chapel (BK-55)."""
    worth = np.int64(s.stock[colour])
    for space in range(4):
        if s.chapel[space] == colour + 1:
            worth += 1
    return worth


@rule
def points(s: Any, seat: Any) -> Any:
    total = np.int64(s.kills[seat])  # BK-56
    for colour in range(COLOURS):
        total += np.int64(s.tokens[seat, colour]) * value(s, colour)
    return total


@rule
def score(s: Any, out: Any) -> Any:
    seats = np.int64(s.seats)
    for seat in range(seats):
        out[seat, POINTS] = points(s, seat)
        # BK-57: the holder of the first-player card, then clockwise.
        out[seat, TIEBREAK] = seats - (seat + seats - np.int64(s.first)) % seats
