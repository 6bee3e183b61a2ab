"""What a position is worth to each seat: places and points at the end, promises before it."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.batch.playing import MOVE_LIMIT, random_move
from menagerie.core.contract import act, evaluate, foresee, legal, score, settled
from menagerie.core.running.binder import generic
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import POINTS, TIEBREAK

from .tree import (
    DEPTH,
    FAR,
    FOR_MARGIN,
    FOR_OWN,
    FOR_PLACE,
    FOR_WIN,
    MARGIN,
    SAMPLES,
    SPREAD,
    USUAL,
    VICTORY,
    WORTH,
)


@generic(inline=True)
def estimate(s: Any, seat: Any, style: Any) -> Any:
    """The points that a position promises the seat: as they stand, or with what may still come."""
    return foresee(s, seat) if style[FAR] > 0.0 else evaluate(s, seat)


@generic(inline=True)
def judge(s: Any, seat: Any, style: Any) -> Any:
    """The seat's promised points less the best rival's."""
    rival = -1e9 if s.seats > 1 else 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, estimate(s, other, style))
    return estimate(s, seat, style) - rival


@generic(inline=True)
def quick_move(s: Any, trial: Any, seat: Any, rng: Any, mask: Any, style: Any) -> Any:
    """The most promising of a few random legal moves; of all, if there are no more."""
    samples = int(style[SAMPLES])
    legal(s, seat, mask)
    if samples <= 1:
        return random_move(mask, rng)
    moves = 0
    for word in mask:
        moves += count(word)
    best, choice = -1e18, -1
    at, left = -1, NONE  # where the walk through all moves is
    for _ in range(min(moves, samples)):
        if moves > samples:
            move = random_move(mask, rng)
        else:
            while left == NONE:
                at += 1
                left = mask[at]
            move = at * 64 + lowest(left)
            left = rest(left)
        trial[0] = s
        act(trial[0], seat, move, NO_EVENTS)
        value = estimate(trial[0], seat, style)
        if value > best:
            best, choice = value, move
    return choice


@generic(inline=True)
def roll_out(s: Any, trial: Any, rng: Any, mask: Any, style: Any) -> Any:
    """Play on for at most `DEPTH` quick moves, or until the result is settled."""
    limit = min(int(style[DEPTH]), MOVE_LIMIT)
    moves = 0
    while s.waiting != 0 and moves < limit and not settled(s):
        seat = lowest(u64(s.waiting))
        act(s, seat, quick_move(s, trial, seat, rng, mask, style), NO_EVENTS)
        moves += 1
    return moves


@rule
def chance(difference: Any, spread: Any) -> Any:
    """The chance to end in front with so many points more now."""
    return 1.0 / (1.0 + np.exp(min(30.0, max(-30.0, -difference / spread))))


@rule
def beats(table: Any, a: Any, b: Any) -> Any:
    """1 if a ends before b, 0.5 for equals."""
    if table[a, POINTS] != table[b, POINTS]:
        return 1.0 if table[a, POINTS] > table[b, POINTS] else 0.0
    if table[a, TIEBREAK] != table[b, TIEBREAK]:
        return 1.0 if table[a, TIEBREAK] > table[b, TIEBREAK] else 0.0
    return 0.5


@rule
def weigh(points: Any, ahead: Any, seats: Any, ranked: Any, style: Any, gain: Any) -> Any:
    """From points, and who is ahead of whom, to what each seat gains."""
    total = 0.0
    for seat in range(seats):
        place, first, rival = 0.0, 1.0, -1e18
        for other in range(ranked):
            if other != seat:
                place += ahead[seat, other] / (ranked - 1)
                first *= ahead[seat, other]
                rival = max(rival, points[other])
        margin = points[seat] - (rival if ranked > 1 else style[USUAL])
        total += first
        gain[seat, VICTORY] = first
        gain[seat, MARGIN] = margin
        gain[seat, WORTH] = style[FOR_PLACE] * place + style[FOR_MARGIN] * chance(
            margin, style[SPREAD]
        )
    # Rivals played by the rules may win too: only among seats do the shares add up to one.
    fair = 1.0 / total if total > 0.0 and ranked == seats else 1.0
    for seat in range(seats):
        gain[seat, VICTORY] *= fair
        gain[seat, WORTH] += style[FOR_WIN] * gain[seat, VICTORY]


@rule
def credit(points: Any, usual: Any, done: Any, seats: Any, style: Any, gain: Any) -> Any:
    """What each seat gains by having more points than in the iterations before."""
    for seat in range(seats):
        usual[seat] += (points[seat] - usual[seat]) / (done + 1)
        gain[seat, WORTH] += style[FOR_OWN] * chance(points[seat] - usual[seat], style[SPREAD])


@generic(inline=True)
def settle(
    s: Any,
    ranked: Any,
    table: Any,
    points: Any,
    ahead: Any,
    usual: Any,
    done: Any,
    style: Any,
    gain: Any,
) -> Any:
    """What each seat gains from this position: the result, or what it promises."""
    seats = int(s.seats)
    over = s.waiting == 0
    if over or ranked > seats:
        score(s, table)
    for a in range(ranked):
        points[a] = table[a, POINTS] if over or a >= seats else estimate(s, a, style)
    for a in range(ranked):
        for b in range(ranked):
            ahead[a, b] = (
                beats(table, a, b) if over else chance(points[a] - points[b], style[SPREAD])
            )
    weigh(points, ahead, seats, ranked, style, gain)
    credit(points, usual, done, seats, style, gain)
