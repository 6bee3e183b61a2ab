"""What a game foresees after every legal move, for some games of a batch at once.

This is what a greedy player goes by who looks as far ahead as the game itself does (`foresee`, or
`evaluate` where there is none), in one imagined world: nothing that the deciding seat cannot know
takes part. A net that learns may begin with it, or play against it (`menagerie.learn`).
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from menagerie.core.contract import State, act, foresee, imagine
from menagerie.core.running.binder import bind, generic
from menagerie.core.state.bits import NONE, i64, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import seed_sampling
from menagerie.core.state.record import I8s, Masks, Stream, new_states

from .cpu import CpuBatch
from .playing import States, game_seed

Promises = NDArray[np.float32]


@generic
def promise_after(s: State, seat: int, move: int, rng: Stream) -> float:
    """The points that a seat may expect more than its rivals after a move, in an imagined world."""
    imagine(s, seat, rng)
    act(s, seat, move, NO_EVENTS)
    lead = 0.0
    less = 1.0 / max(1, i64(s.seats) - 1)
    for other in range(i64(s.seats)):  # one call: a kernel holds what it calls as often as it does
        lead += (1.0 if other == seat else -less) * foresee(s, other)
    return lead


@generic
def promise_range(
    low: int,
    high: int,
    states: States,
    seats: I8s,
    masks: Masks,
    every: int,
    salt: int,
    trial: States,
    rng: Stream,
    out: Promises,
) -> None:
    """Rows `low` to `high` of `out`; all moves of a game are judged in the same world."""
    for row in range(low, high):
        i = row * every
        for word in range(masks.shape[1]):
            left = masks[i, word]
            while left != NONE:
                move = word * 64 + lowest(left)
                left = rest(left)
                trial[0] = states[i]
                seed_sampling(rng, game_seed(u64(salt), i))
                out[row, move] = promise_after(trial[0], i64(seats[i]), move, rng)


def promises(batch: CpuBatch, every: int, salt: int, out: Promises) -> None:
    """Fill the rows of `out`, for the games 0, `every`, 2 · `every` …, at the legal moves; other
    places stay. Another `salt` imagines other worlds. `gpu.promises` has the same for a device."""
    loop: Callable[..., None] = bind(promise_range, batch.game)
    trial, rng = new_states(batch.game.state), np.zeros(1, np.uint64)
    loop(0, len(out), batch.states, batch.seat, batch.masks, every, salt, trial, rng, out)
