"""evaluate(): how many points a position promises a seat, from what that seat knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.bits import NONE
from menagerie.core.rule import rule

from .cards import CHAPTERS, COLOURS, HUNTERS, ROUNDS
from .scoring import earned, points, value
from .state import OVER
from .table import hand, hand_size, open_top

CHAPTER_WORTH = 7.0  # points that a chapter still to come brings, on average
KEPT = 0.92  # chance that a stack survives one more card of its owner's
SAFE, HUNTED = 1.0, 0.72  # … and that its top survives until it is covered


@rule
def top_safety(s: Any, seat: Any, other: Any) -> Any:
    """The chance that nobody eliminates the open top of `other` before it is covered."""
    card = open_top(s, other)
    if card < 0:
        return SAFE
    armed = 0
    for rival in range(np.int64(s.seats)):
        if rival != other:
            armed += hand_size(s, rival)
    if armed == 0:
        return SAFE
    out_of_play = s.gone
    if seat == other:
        out_of_play = out_of_play | hand(s, seat)
    if HUNTERS[card] & ~out_of_play != NONE:
        return HUNTED
    return SAFE


@rule
def evaluate(s: Any, seat: Any) -> Any:
    if s.phase == OVER:
        return np.float64(points(s, seat))
    seats = np.int64(s.seats)
    left = ROUNDS - 1 - np.int64(s.rounds)
    total = np.float64(s.kills[seat])
    chance = top_safety(s, seat, seat)
    if hand_size(s, seat) > 0:
        for _ in range(hand_size(s, seat)):
            chance = chance * KEPT
    for colour in range(COLOURS):
        # Tokens that will be taken soon make all of this colour cheaper.
        coming = 0.0
        for other in range(seats):
            coming += 0.7 * earned(s, other, colour)
        worth = max(0.0, np.float64(value(s, colour)) - coming)
        total += worth * np.float64(s.tokens[seat, colour])
        total += worth * chance * np.float64(earned(s, seat, colour))
    later = np.float64(CHAPTERS - 1 - np.int64(s.chapter))
    return total + CHAPTER_WORTH * (later + 0.25 * np.float64(left))
