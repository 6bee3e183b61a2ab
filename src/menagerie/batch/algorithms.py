"""What a batch does to one of its games, written once: CPU loops and GPU kernels both call it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.algorithms import algorithms, unbound
from menagerie.core.bits import allowed, lowest, u64
from menagerie.core.events import NO_EVENTS
from menagerie.core.rule import bind
from menagerie.core.state import MAX_SEATS, POINTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.game import Game

deal = decide = interlude = legal = observe = random_game = score = unbound

# Columns of a row of statistics, after them four for each ranked seat: sum, squares, least, most.
GAMES, MOVES, SEATS = 0, 1, 2
ROW = SEATS + 4 * MAX_SEATS
SUM, SQUARES, LEAST, MOST = 0, 1, 2, 3

# What became of a move: made; made, and an interlude is due; refused, so nothing changed.
LEGAL, PENDING, ILLEGAL = range(3)


def look(s: Any, mask: Any, observation: Any) -> Any:
    """The last part: the first of those who must decide, its legal moves and what it knows."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    observe(s, seat, observation)
    return seat


def reset_game(state: Any, blank: Any, seats: Any, options: Any, seed: Any, index: Any) -> Any:
    """Deal game `index` of the batch into an array of one state."""
    state[0] = blank[0]
    deal(state[0], seats, options, seed, u64(index))


def move_game(s: Any, seat: Any, move: Any, mask: Any) -> Any:
    """The first part of a step: what a seat decided, if it may. Answers LEGAL, PENDING, ILLEGAL."""
    if move < 0 or move >= mask.shape[0] * 64 or not allowed(mask, move):
        return ILLEGAL
    # Rules take plain numbers: the small ones of the arrays would overflow when interpreted.
    decide(s, np.int64(seat), np.int64(move), NO_EVENTS)
    return PENDING if s.waiting == 0 else LEGAL


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
        reset_game(state, blank, seats, options, seed, slot + np.int64(restarts[slot]) * slots)
    return over


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


@dataclass(frozen=True)
class BatchAlgorithms:
    look: Callable[..., Any]
    reset_game: Callable[..., Any]
    move_game: Callable[..., Any]
    settle_game: Callable[..., Any]
    play_games: Callable[..., Any]
    count_scores: Callable[..., Any]


@cache
def batch_algorithms(game: Game) -> BatchAlgorithms:
    names: dict[str, Any] = {
        "deal": game.deal,
        "legal": game.legal,
        "decide": game.decide,
        "interlude": game.interlude,
        "score": game.score,
        "observe": game.observe,
        "random_game": algorithms(game).random_game,
    }
    for function in (look, reset_game, count_scores, move_game, settle_game, play_games):
        names[function.__name__] = bind(function, names, game.folder)
    return BatchAlgorithms(
        look=names["look"],
        reset_game=names["reset_game"],
        move_game=names["move_game"],
        settle_game=names["settle_game"],
        play_games=names["play_games"],
        count_scores=names["count_scores"],
    )
