"""States of a batch on a device: a row of words each, which a block fetches for its games.

A block keeps the states of its games in the shared memory of its multiprocessor: no first-level
cache holds so many thread-local ones, and any thread may take any game. Neighbouring threads fetch
and put back neighbouring words.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import cuda, types
from numba.extending import intrinsic

from menagerie.batch.playing import Counts, States
from menagerie.core.running.rule import COMPILED
from menagerie.core.state.record import GameState, Masks, new_states

from .launching import device_record, row_words

AHEAD = 16  # words that a thread has under way: memory takes hundreds of cycles to answer


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


def mover(fetching: bool, scattered: bool) -> Any:
    """A function that moves words between rows and a block's shared memory: those with the numbers
    `first`, `first + step` … below n, as many as `AHEAD`. In the rows they are one run from `place`
    on or, scattered, rows of `place` words of these games."""

    @intrinsic
    def move(
        typing_context: Any,
        rows: Any,
        games: Any,
        place: Any,
        here: Any,
        first: Any,
        step: Any,
        n: Any,
    ) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = ir.IntType(32)  # a GPU divides them sooner than longer ones
            rows, games, here = (
                context.make_array(signature.args[i])(context, builder, args[i]).data
                for i in (0, 1, 3)
            )
            place = args[2]
            size, first, step, n = (builder.trunc(args[i], kind) for i in (2, 4, 5, 6))
            last = builder.sub(n, kind(1))
            sources, targets = [], []
            for ahead in range(AHEAD):
                number = builder.add(first, builder.mul(step, kind(ahead)))
                beyond = builder.icmp_unsigned(">", number, last)
                number = builder.select(beyond, last, number)
                row, inside = place, number
                if scattered:
                    at = builder.udiv(number, size)
                    inside = builder.sub(number, builder.mul(at, size))
                    game = builder.load(builder.gep(games, [at]))
                    row = builder.mul(builder.sext(game, place.type), place)
                word = builder.add(row, builder.zext(inside, place.type))
                sources.append(builder.gep(rows, [word]))
                targets.append(builder.gep(here, [number]))
            if not fetching:
                sources, targets = targets, sources
            words = [builder.load(source) for source in sources]  # all under way at once
            for word, target in zip(words, targets, strict=True):
                builder.store(word, target)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(rows, games, whole, here, whole, whole, whole), codegen

    return move


if COMPILED:
    # The type checker takes them for what the compiler is told, not for what it makes of that.
    fetch_words: Any = mover(fetching=True, scattered=False)
    put_words: Any = mover(fetching=False, scattered=False)
    fetch_scattered: Any = mover(fetching=True, scattered=True)
    put_scattered: Any = mover(fetching=False, scattered=True)

    @cuda.jit(device=True)
    def fetch(rows: Masks, place: int, n: int, here: Masks, t: int, block: int) -> None:
        """Thread t of a block helps to fetch n words, from a place of the rows on."""
        for first in range(t, n, AHEAD * block):
            fetch_words(rows, rows, place, here, first, block, n)

    @cuda.jit(device=True)
    def put_back(rows: Masks, place: int, n: int, here: Masks, t: int, block: int) -> None:
        """… and to put them back."""
        for first in range(t, n, AHEAD * block):
            put_words(rows, rows, place, here, first, block, n)

    @cuda.jit(device=True)
    def fetch_rows(
        rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int
    ) -> None:
        """Thread t of a block helps to fetch the rows, of `size` words, of n games."""
        for first in range(t, n * size, AHEAD * block):
            fetch_scattered(rows, games, size, here, first, block, n * size)

    @cuda.jit(device=True)
    def put_back_rows(
        rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int
    ) -> None:
        """… and to put them back."""
        for first in range(t, n * size, AHEAD * block):
            put_scattered(rows, games, size, here, first, block, n * size)

else:  # in the simulator, in Python

    def fetch(rows: Masks, place: int, n: int, here: Masks, t: int, block: int) -> None:
        """Thread t of a block helps to fetch n words, from a place of the rows on."""
        for k in range(t, n, block):
            here[k] = rows[place + k]

    def put_back(rows: Masks, place: int, n: int, here: Masks, t: int, block: int) -> None:
        """… and to put them back."""
        for k in range(t, n, block):
            rows[place + k] = here[k]

    def fetch_rows(
        rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int
    ) -> None:
        """Thread t of a block helps to fetch the rows, of `size` words, of n games."""
        for k in range(t, n * size, block):
            here[k] = rows[int(games[k // size]) * size + k % size]

    def put_back_rows(
        rows: Masks, games: Counts, n: int, size: int, here: Masks, t: int, block: int
    ) -> None:
        """… and to put them back."""
        for k in range(t, n * size, block):
            rows[int(games[k // size]) * size + k % size] = here[k]


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
