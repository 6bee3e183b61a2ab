"""Playing games at random and step by step, written once for all games.

The functions here call the rules by the names of `core/contract.py`; `bind` compiles them for a
game. CPU loops, GPU kernels and the search all call these.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from menagerie.core.contract import (
    MASK_WORDS,
    ScoreTable,
    State,
    deal,
    decide,
    interlude,
    legal,
    score,
)
from menagerie.core.running.binder import generic
from menagerie.core.running.hints import few
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.setup import Setup
from menagerie.core.state.bits import allowed, count, i64, lowest, nth, one_of, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import LOW, sample_below, seed_sampling
from menagerie.core.state.record import (
    MAX_SEATS,
    POINTS,
    TIEBREAK,
    I8s,
    Masks,
    Numbers,
    Stream,
    U8s,
    new_states,
)

States = Any  # an array of a game's records
Vectors = Any  # a row for each game: small numbers, or 64-bit words where they are packed
Counts = NDArray[np.int32]

MOVE_LIMIT = 20_000  # a game longer than this does not end: the laws catch it

# What became of a move: made; made, and an interlude is due; refused, so nothing changed.
LEGAL, PENDING, ILLEGAL = range(3)


class Dealer(NamedTuple):
    """Deals the games of a batch: game `index` is the match with seed `seed` + `index` · 2^64.

    There may be several tables, a row of `seats` and `options` for each.
    """

    blank: States  # one zeroed state
    seats: Numbers
    options: Numbers
    seed: np.uint64


class Workspace(NamedTuple):
    """What one thread needs to play at random."""

    state: States  # one of them
    rng: Stream
    mask: Masks
    table: ScoreTable


class Slots(NamedTuple):
    """The arrays of a batch that is stepped: a row for each of its games."""

    states: States  # on a GPU their words: see gpu/rows.py
    masks: Masks  # legal moves of the deciding seat
    seen: Vectors  # what that seat knows; none where another loop writes it
    seat: I8s  # who decides
    scores: Counts  # of the game in this slot that ended last …
    tiebreaks: Counts  # … and what decides between equals
    finished: U8s  # whether it ended in the last step
    restarts: Counts  # how many have ended


def new_dealer(*setups: Setup) -> Dealer:
    """A dealer for these tables, of one game."""
    return Dealer(
        blank=new_states(setups[0].game.state),
        seats=np.array([setup.seats for setup in setups], np.int64),
        options=np.stack([setup.option_array for setup in setups]),
        seed=setups[0].seed_low,
    )


def new_workspace(setup: Setup) -> Workspace:
    return Workspace(
        state=new_states(setup.game.state),
        rng=np.zeros(1, np.uint64),
        mask=np.zeros(setup.game.mask_words, np.uint64),
        table=np.zeros((MAX_SEATS, 2), np.int64),
    )


# Random play


@rule
def random_move(mask: Masks, rng: Stream) -> int:
    """A uniformly chosen move of a mask of several words, which is not empty."""
    return random_in_words(mask, mask.shape[0], rng)


@inlined_rule
def random_in_words(mask: Masks, words: int, rng: Stream) -> int:
    """The same; where their number is known to the compiler, it needs no loops."""
    few()
    total = 0
    for i in range(words):
        total += count(mask[i])
    pick = sample_below(rng, total)
    # Which word holds it, without a branch: chance decides, and no processor can guess.
    word, inside, before = 0, pick, 0
    for i in range(words - 1):
        before += count(mask[i])
        word = i + 1 if pick >= before else word
        inside = pick - before if pick >= before else inside
    return word * 64 + nth(one_of(mask, words, word), inside)


@rule
def game_seed(seed: np.uint64, index: int) -> np.uint64:
    """The sampling seed of game `index` of a batch."""
    return seed ^ ((u64(index) & LOW) << u64(32)) ^ (u64(index) >> u64(32))


@generic
def random_turn(s: State, rng: Stream, mask: Masks) -> None:
    """The first of the seats that are waited for decides at random."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    decide(s, seat, random_in_words(mask, MASK_WORDS, rng), NO_EVENTS)


@generic
def playout(s: State, rng: Stream, mask: Masks) -> int:
    """Play random legal moves to the end; returns how many.

    `gpu.kernels.playout_kernel` has these loops a second time, with its threads in step.
    """
    moves = 0
    over = False
    while not over:
        while s.waiting != 0 and moves < MOVE_LIMIT:
            random_turn(s, rng, mask)
            moves += 1
        over = s.waiting != 0 or interlude(s, NO_EVENTS)
    return moves


@generic
def deal_random(s: State, dealer: Dealer, index: int, rng: Stream) -> None:
    """Deal game `index` into a blank state, and seed its random player."""
    deal(s, dealer.seats[0], dealer.options[0], dealer.seed, u64(index))
    seed_sampling(rng, game_seed(dealer.seed, index))


@generic
def random_game(s: State, dealer: Dealer, index: int, rng: Stream, mask: Masks) -> int:
    """Deal game `index` into a blank state and play it at random; returns how many moves."""
    deal_random(s, dealer, index, rng)
    return playout(s, rng, mask)


@generic
def random_games(
    dealer: Dealer, space: Workspace, start: int, scores: Numbers, lengths: Numbers
) -> None:
    """Games `start`, `start` + 1 … of a batch: scores by seat and lengths into the arrays."""
    for k in range(lengths.shape[0]):
        space.state[0] = dealer.blank[0]
        s = space.state[0]
        lengths[k] = random_game(s, dealer, start + k, space.rng, space.mask)
        score(s, space.table)
        for seat in range(scores.shape[1]):
            scores[k, seat] = space.table[seat, POINTS]


# Step by step


@generic
def reset_game(state: States, dealer: Dealer, slots: Slots, i: int) -> None:
    """Deal the next game of slot i into an array of one state. Tables share the slots in blocks."""
    n = slots.seat.shape[0]
    table = i * dealer.seats.shape[0] // n
    index = i + i64(slots.restarts[i]) * n
    state[0] = dealer.blank[0]
    deal(state[0], dealer.seats[table], dealer.options[table], dealer.seed, u64(index))


@inlined_rule
def is_legal(mask: Masks, move: int) -> bool:
    """Whether this number, whatever it is, stands for a legal move."""
    return 0 <= move < mask.shape[0] * 64 and allowed(mask, move)


@generic
def move_game(s: State, seat: int, move: int, mask: Masks) -> int:
    """The first part of a step: what a seat decided, if it may. Answers LEGAL, PENDING, ILLEGAL."""
    if not is_legal(mask, move):
        return ILLEGAL
    # Rules take plain numbers: the small ones of the arrays would overflow when interpreted.
    decide(s, i64(seat), i64(move), NO_EVENTS)
    return PENDING if s.waiting == 0 else LEGAL


@generic
def run_interludes(s: State, slots: Slots, i: int, table: ScoreTable) -> bool:
    """The second part, when nobody decides in slot i: interludes, until somebody does.

    A finished game leaves its scores. Did it finish? Then the next one is to be dealt.
    """
    over = False
    while s.waiting == 0 and not over:
        over = interlude(s, NO_EVENTS)
    if over:
        for k in range(slots.scores.shape[1]):
            table[k, POINTS] = table[k, TIEBREAK] = 0  # others may seat more than this one
        score(s, table)
        for k in range(slots.scores.shape[1]):
            slots.scores[i, k] = table[k, POINTS]
            slots.tiebreaks[i, k] = table[k, TIEBREAK]
        slots.restarts[i] += 1
    return over


@generic
def next_to_decide(s: State, mask: Masks) -> int:
    """The last part: the first of those who must decide, and its legal moves. What it knows is
    written by whoever asks, in numbers or in bits."""
    seat = lowest(u64(s.waiting))
    legal(s, seat, mask)
    return seat
