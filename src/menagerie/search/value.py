"""What a position is worth to each seat: the result at the end, an estimate before it."""

import numpy as np

from menagerie.batch.playing import MOVE_LIMIT, random_move
from menagerie.core.contract import ScoreTable, act, habit, legal, score, settled
from menagerie.core.judgements import Floats
from menagerie.core.running.binder import generic
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import POINTS, TIEBREAK
from menagerie.core.style import Style

from .desk import Desk, Gains
from .memory import estimate


@generic(inline=True)
def quick_move(desk: Desk, seat: int, style: Style) -> int:
    """The most promising of a few random legal moves; of all, if there are no more."""
    s, trial, mask, rng = desk.world[0], desk.trial, desk.mask, desk.rng
    legal(s, seat, mask)
    if style.samples <= 1:
        return random_move(mask, rng)
    moves = 0
    for word in mask:
        moves += count(word)
    best, choice = -1e18, -1
    at, left = -1, NONE  # where the walk through all moves is
    for _ in range(min(moves, style.samples)):
        if moves > style.samples:
            move = random_move(mask, rng)
        else:
            while left == NONE:
                at += 1
                left = mask[at]
            move = at * 64 + lowest(left)
            left = rest(left)
        trial[0] = s
        act(trial[0], seat, move, NO_EVENTS)
        value = estimate(trial[0], seat, style.far, desk.memory)
        if value > best:
            best, choice = value, move
    return choice


@generic(inline=True)
def rollout(desk: Desk, style: Style) -> None:
    """Play on for at most `depth` moves, quick ones or by habit, or until the result is settled."""
    s = desk.world[0]
    limit = min(style.depth, MOVE_LIMIT)
    moves = 0
    while s.waiting != 0 and moves < limit and not settled(s):
        seat = lowest(u64(s.waiting))
        if style.habit:
            move = habit(s, seat, desk.memory, desk.rng)
        else:
            move = quick_move(desk, seat, style)
        act(s, seat, move, NO_EVENTS)
        moves += 1
    desk.progress[0].moves += moves


@rule
def chance(difference: float, spread: float) -> float:
    """The chance to end in front with so many points more now."""
    return 1.0 / (1.0 + np.exp(min(30.0, max(-30.0, -difference / spread))))


@rule
def beats(table: ScoreTable, a: int, b: int) -> float:
    """1 if a ends before b, 0.5 for equals."""
    if table[a, POINTS] != table[b, POINTS]:
        return 1.0 if table[a, POINTS] > table[b, POINTS] else 0.0
    if table[a, TIEBREAK] != table[b, TIEBREAK]:
        return 1.0 if table[a, TIEBREAK] > table[b, TIEBREAK] else 0.0
    return 0.5


@rule
def reward_rank(
    points: Floats,
    ahead: Floats,
    seats: int,
    ranked: int,
    usual: float,
    spread: float,
    style: Style,
    gain: Gains,
) -> None:
    """From points, and who is ahead of whom, to what each seat gains."""
    total = 0.0
    for seat in range(seats):
        place, first, rival = 0.0, 1.0, -1e18
        for other in range(ranked):
            if other != seat:
                before = ahead[seat, other]
                if style.soft:
                    before = chance(points[seat] - points[other], spread)
                place += before / (ranked - 1)
                first *= ahead[seat, other]
                rival = max(rival, points[other])
        margin = points[seat] - (rival if ranked > 1 else usual)
        total += first
        gain[seat].wins = first
        gain[seat].margin = margin
        gain[seat].value = style.place * place + style.margin * chance(margin, spread)
    # Rivals played by the rules may win too: only among seats do the shares add up to one.
    fair = 1.0 / total if total > 0.0 and ranked == seats else 1.0
    for seat in range(seats):
        gain[seat].wins *= fair
        gain[seat].value += style.win * gain[seat].wins


@rule
def reward_points(
    points: Floats,
    means: Floats,
    done: int,
    seats: int,
    spread: float,
    own: float,
    gain: Gains,
) -> None:
    """What each seat gains by having more points than in the iterations before."""
    for seat in range(seats):
        means[seat] += (points[seat] - means[seat]) / (done + 1)
        gain[seat].value += own * chance(points[seat] - means[seat], spread)


@generic(inline=True)
def assess(desk: Desk, style: Style) -> None:
    """What each seat gains from the world's position: the result, or what it may expect."""
    s, table, points, gain = desk.world[0], desk.table, desk.points, desk.gain
    ranked, progress = desk.ranked, desk.progress[0]
    seats, spread = int(s.seats), progress.spread
    over = s.waiting == 0
    if over or ranked > seats:
        score(s, table)
    for a in range(ranked):
        counted = over or a >= seats
        points[a] = table[a, POINTS] if counted else estimate(s, a, style.far, desk.memory)
    for a in range(ranked):
        for b in range(ranked):
            desk.ahead[a, b] = beats(table, a, b) if over else chance(points[a] - points[b], spread)
    reward_rank(points, desk.ahead, seats, ranked, progress.usual, spread, style, gain)
    done = progress.iterations
    reward_points(points, desk.mean_points, done, seats, spread, style.own, gain)
