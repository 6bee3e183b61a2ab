"""evaluate(): how many points a position promises a seat, from what that seat knows."""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, i64, lowest, rest
from menagerie.core.state.record import Mask

from .components import CHAPTERS, COLOURS, EFFECT, HUNTERS, ICONS, KILL, STAND
from .phases import OVER
from .scoring import earned, points, value
from .state import State
from .table import hand, hand_size, open_top

CHAPTER_WORTH = 7.0  # points that a chapter still to come brings, on average
KEPT = 0.92  # chance that a stack survives one more card of its owner's
SAFE, HUNTED = 1.0, 0.72  # … and that its top survives until it is covered
HELD = 0.85  # … and that a card still in hand brings its tokens: the later played, the safer
STRIKE, WATCH = 0.4, 0.2  # points that a killer and a standing card in hand may still bring


@rule
def icons_held(cards: Mask, colour: int) -> int:
    """Icons of one colour on a set of cards."""
    icons = 0
    while cards != NONE:
        icons += ICONS[lowest(cards), colour]
        cards = rest(cards)
    return icons


@rule
def arms_held(cards: Mask) -> float:
    """What the killers among a set of cards may still bring."""
    worth = 0.0
    while cards != NONE:
        effect = EFFECT[lowest(cards)]
        if effect == KILL:
            worth += STRIKE
        elif effect == STAND:
            worth += WATCH
        cards = rest(cards)
    return worth


@rule
def top_safety(s: State, seat: int, other: int) -> float:
    """The chance that nobody eliminates the open top of `other` before it is covered."""
    card = open_top(s, other)
    if card < 0:
        return SAFE
    armed = 0
    for rival in range(i64(s.seats)):
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
def evaluate(s: State, seat: int) -> float:
    if s.phase == OVER:
        return np.float64(points(s, seat))
    seats = i64(s.seats)
    total = np.float64(s.kills[seat])
    chance = top_safety(s, seat, seat)
    for _ in range(hand_size(s, seat)):
        chance = chance * KEPT
    held = hand(s, seat)
    total += arms_held(held)
    for colour in range(COLOURS):
        # Tokens that will be taken soon make all of this colour cheaper.
        coming = 0.0
        for other in range(seats):
            coming += 0.7 * earned(s, other, colour)
        worth = max(0.0, np.float64(value(s, colour)) - coming)
        total += worth * np.float64(s.tokens[seat, colour])
        total += worth * chance * np.float64(earned(s, seat, colour))
        total += worth * HELD * np.float64(icons_held(held, colour))
    later = np.float64(CHAPTERS - 1 - i64(s.chapter))
    return total + CHAPTER_WORTH * later
