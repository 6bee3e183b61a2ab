"""Playing games at random and step by step, written once for all games.

The functions here call the rules by the names of `core/contract.py`; `bind` compiles them for a
game. CPU loops, GPU kernels and the search all call these.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.contract import deal, decide, interlude, legal, observe, score
from menagerie.core.running.binder import generic
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import allowed, count, i64, lowest, nth, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import LOW, sample_below, seed_sampling
from menagerie.core.state.record import MAX_SEATS, POINTS

MOVE_LIMIT = 20_000  # a game longer than this does not end: the laws catch it

# Columns of a row of statistics, after them four for each ranked seat: sum, squares, least, most.
GAMES, MOVES, SEATS = 0, 1, 2
ROW = SEATS + 4 * MAX_SEATS
SUM, SQUARES, LEAST, MOST = 0, 1, 2, 3

# What became of a move: made; made, and an interlude is due; refused, so nothing changed.
LEGAL, PENDING, ILLEGAL = range(3)


@rule
def random_move(mask: Any, rng: Any) -> Any:
    """A uniformly chosen move of a mask of several words."""
    total = 0
    for word in mask:
        total += count(word)
    pick = sample_below(rng, total)
    for i in range(mask.shape[0]):
        here = count(mask[i])
        if pick < here:
            return i * 64 + nth(mask[i], pick)
        pick -= here
    return -1


@rule
def game_seed(seed: Any, index: Any) -> Any:
    """The thinking seed of game `index` of a batch."""
    return seed ^ ((u64(index) & LOW) << u64(32)) ^ (u64(index) >> u64(32))


@generic
def random_turn(s: Any, rng: Any, mask: Any, events: Any) -> Any:
    """The first of the seats that are waited for decides at random."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    decide(s, seat, random_move(mask, rng), events)


@generic
def playout(s: Any, rng: Any, mask: Any, events: Any) -> Any:
    """Play random legal moves to the end; returns how many."""
    moves = 0
    over = False
    while not over:
        while s.waiting != 0 and moves < MOVE_LIMIT:
            random_turn(s, rng, mask, events)
            moves += 1
        over = s.waiting != 0 or interlude(s, events)
    return moves


@generic
def deal_random(s: Any, seats: Any, options: Any, seed: Any, index: Any, rng: Any) -> Any:
    """Deal game `index` of the batch `seed` into a blank state, and seed its random player."""
    deal(s, seats, options, seed, u64(index))
    seed_sampling(rng, game_seed(seed, index))


@generic
def random_game(
    s: Any, seats: Any, options: Any, seed: Any, index: Any, rng: Any, mask: Any, events: Any
) -> Any:
    """Deal game `index` of the batch `seed` into a blank state and play it at random."""
    deal_random(s, seats, options, seed, index, rng)
    return playout(s, rng, mask, events)


@generic
def random_games(
    state: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    start: Any,
    rng: Any,
    mask: Any,
    table: Any,
    scores: Any,
    lengths: Any,
) -> Any:
    """Games `start`, `start` + 1 … of a batch: scores by seat and lengths into the arrays."""
    total = 0
    for k in range(lengths.shape[0]):
        state[0] = blank[0]
        length = random_game(state[0], seats, options, seed, start + k, rng, mask, NO_EVENTS)
        score(state[0], table)
        for seat in range(scores.shape[1]):
            scores[k, seat] = table[seat, POINTS]
        lengths[k] = length
        total += length
    return total


@generic
def look(s: Any, mask: Any, observation: Any) -> Any:
    """The last part: the first of those who must decide, its legal moves and what it knows."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    observe(s, seat, observation)
    return seat


@generic
def reset_game(state: Any, blank: Any, seats: Any, options: Any, seed: Any, index: Any) -> Any:
    """Deal game `index` of the batch into an array of one state."""
    state[0] = blank[0]
    deal(state[0], seats, options, seed, u64(index))


@generic
def move_game(s: Any, seat: Any, move: Any, mask: Any) -> Any:
    """The first part of a step: what a seat decided, if it may. Answers LEGAL, PENDING, ILLEGAL."""
    if move < 0 or move >= mask.shape[0] * 64 or not allowed(mask, move):
        return ILLEGAL
    # Rules take plain numbers: the small ones of the arrays would overflow when interpreted.
    decide(s, i64(seat), i64(move), NO_EVENTS)
    return PENDING if s.waiting == 0 else LEGAL


@generic
def settle_game(
    state: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    slot: Any,
    slots: Any,
    scores: Any,
    restarts: Any,
    table: Any,
) -> Any:
    """The second part, when nobody decides: interludes, until somebody does.

    A finished game leaves its scores and the next one is dealt into the slot. Did it finish?
    """
    over = False
    while state[0].waiting == 0 and not over:
        over = interlude(state[0], NO_EVENTS)
    if over:
        score(state[0], table)
        for k in range(scores.shape[0]):
            scores[k] = table[k, POINTS]
        restarts[slot] += 1
        reset_game(state, blank, seats, options, seed, slot + i64(restarts[slot]) * slots)
    return over


@generic
def play_games(
    state: Any,
    blank: Any,
    seats: Any,
    options: Any,
    seed: Any,
    first: Any,
    stride: Any,
    end: Any,
    rng: Any,
    mask: Any,
    table: Any,
    row: Any,
    ranked: Any,
) -> Any:
    """Random games first, first + stride … below end, their statistics added to a row."""
    for index in range(first, end, stride):
        state[0] = blank[0]
        row[MOVES] += random_game(state[0], seats, options, seed, index, rng, mask, NO_EVENTS)
        count_scores(state[0], table, row, ranked)


@generic
def count_scores(s: Any, table: Any, row: Any, ranked: Any) -> Any:
    """Add a finished game to a row of statistics."""
    score(s, table)
    for k in range(ranked):
        points = table[k, POINTS]
        at = SEATS + 4 * k
        row[at + SUM] += points
        row[at + SQUARES] += points * points
        if row[GAMES] == 0 or points < row[at + LEAST]:
            row[at + LEAST] = points
        if row[GAMES] == 0 or points > row[at + MOST]:
            row[at + MOST] = points
    row[GAMES] += 1
