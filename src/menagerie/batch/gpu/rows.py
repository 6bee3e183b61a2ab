"""States of a batch on a device: a row of words each, which a block fetches for its games.

A block keeps the states of its games in the shared memory of its multiprocessor: no first-level
cache holds so many thread-local ones, and any thread may take any game. Warps fetch and put back
whole rows, neighbouring lanes neighbouring words.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, types
from numba.extending import intrinsic

from menagerie.batch.playing import Counts, States
from menagerie.core.running.rule import COMPILED, inlined_rule
from menagerie.core.state.bits import i64
from menagerie.core.state.record import GameState, Masks, new_states

from .layout import LANES, device_record, row_words

AHEAD = 8  # rows under way at once: memory takes hundreds of cycles to answer


def new_rows(state: type[GameState], n: int) -> Any:
    """Room on the device for n states; nothing is in it yet."""
    return cuda.device_array(n * row_words(state), np.uint64)


def from_rows(rows: Masks, state: type[GameState]) -> States:
    """The records again, field by field: what lies between the fields means nothing."""
    there = rows.view(device_record(state))
    states = new_states(state, len(there))
    for name in there.dtype.names or ():
        states[name] = there[name]
    return states


@inlined_rule
def fetch(rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int) -> None:
    """Thread t of a block helps to fetch the rows, of `size` words, of its n games."""
    lanes = min(LANES, block)
    lane, warps = t % lanes, block // lanes
    for r in range(t // lanes, n, AHEAD * warps):
        b, c, d = min(r + warps, n - 1), min(r + 2 * warps, n - 1), min(r + 3 * warps, n - 1)
        e, f = min(r + 4 * warps, n - 1), min(r + 5 * warps, n - 1)
        g, h = min(r + 6 * warps, n - 1), min(r + 7 * warps, n - 1)
        at, bt, ct, dt = size * games[r], size * games[b], size * games[c], size * games[d]
        et, ft, gt, ht = size * games[e], size * games[f], size * games[g], size * games[h]
        for k in range(lane, size, lanes):
            aw, bw, cw, dw = rows[at + k], rows[bt + k], rows[ct + k], rows[dt + k]
            ew, fw, gw, hw = rows[et + k], rows[ft + k], rows[gt + k], rows[ht + k]
            here[size * r + k] = aw
            here[size * b + k] = bw
            here[size * c + k] = cw
            here[size * d + k] = dw
            here[size * e + k] = ew
            here[size * f + k] = fw
            here[size * g + k] = gw
            here[size * h + k] = hw


@inlined_rule
def put_back(
    rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int
) -> None:
    """… and to put them back."""
    lanes = min(LANES, block)
    lane, warps = t % lanes, block // lanes
    for r in range(t // lanes, n, warps):
        at = size * i64(games[r])
        for k in range(lane, size, lanes):
            rows[at + k] = here[size * r + k]


@intrinsic
def _store_word(typing_context: Any, record: Any, k: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = context.get_value_type(word).as_pointer()
        builder.store(args[2], builder.gep(builder.bitcast(args[0], kind), [args[1]]))
        return context.get_dummy_value()

    return types.void(record, types.int64, word), codegen


# The type checker takes it for what the compiler is told, not for what it makes of that.
store_word: Any = _store_word

if COMPILED:

    @cuda.jit(device=True)
    def load_state(rows: Masks, i: int, size: int, state: States) -> None:
        """Fetch game i into a record of the thread's own."""
        for k in range(size):
            store_word(state[0], k, rows[size * i + k])

else:  # in the simulator a local array is a NumPy array

    def load_state(rows: Masks, i: int, size: int, state: States) -> None:
        """Fetch game i into a record of the thread's own."""
        for k in range(size):
            state.view(rows.dtype)[k] = rows[size * i + k]
