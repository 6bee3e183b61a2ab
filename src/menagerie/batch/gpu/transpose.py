"""A state record as words, so that a batch can be kept word by word.

Neighbouring threads then read neighbouring words, which the memory of a GPU serves at once; records
one after another would cost a transaction for every field of every game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import cuda, types
from numba.extending import intrinsic

from menagerie.batch.playing import States
from menagerie.core.running.rule import COMPILED
from menagerie.core.state.record import GameState, I8s, Masks, U32s, new_states

Words = Masks | U32s  # words × games: 64-bit ones, or 32-bit where a record is no multiple of them
AHEAD = 8  # words under way at once: memory takes hundreds of cycles to answer


def _pointer(context: Any, builder: Any, record: Any, word: Any, k: Any) -> Any:
    kind = context.get_value_type(word).as_pointer()
    return builder.gep(builder.bitcast(record, kind), [k])


@intrinsic
def _load_word(typing_context: Any, words: Any, record: Any, k: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_pointer(context, builder, args[1], words.dtype, args[2]))

    return words.dtype(words, record, types.int64), codegen


@intrinsic
def _store_word(typing_context: Any, record: Any, k: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _pointer(context, builder, args[0], word, args[1]))
        return context.get_dummy_value()

    return types.void(record, types.int64, word), codegen


@intrinsic
def _store_four(typing_context: Any, table: Any, word: Any, value: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        pointer = builder.bitcast(data, ir.IntType(32).as_pointer())
        builder.store(args[2], builder.gep(pointer, [args[1]]))
        return context.get_dummy_value()

    return types.void(table, types.int64, types.uint32), codegen


@intrinsic
def _four_numbers(
    typing_context: Any, a: Any, b: Any, c: Any, d: Any, shift: Any, inside: Any, sign: Any
) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.IntType(32)
        shift, inside, sign = (builder.zext(one, kind) for one in args[4:])
        found = kind(0)
        for n, word in enumerate(args[:4]):
            one = builder.and_(builder.lshr(word, shift), inside)
            one = builder.sub(builder.xor(one, sign), sign)
            one = builder.shl(builder.and_(one, kind(255)), kind(8 * n))
            found = builder.or_(found, one)
        return found

    kinds = [types.uint32] * 4 + [types.uint8] * 3
    return types.uint32(*kinds), codegen


# The type checker takes them for what the compiler is told, not for what it makes of that.
load_word: Any = _load_word
store_word: Any = _store_word
store_four_bytes: Any = _store_four
four_bytes: Any = _four_numbers

if COMPILED:

    @cuda.jit(device=True)
    def four_numbers(
        a: Any, b: Any, c: Any, d: Any, shift: Any, inside: Any, sign: Any
    ) -> np.uint32:
        """The same place of four games, a byte each."""
        return four_bytes(a, b, c, d, shift, inside, sign)

    @cuda.jit(device=True)
    def store_four(table: I8s, i: int, place: int, four: np.uint32) -> None:
        """Four bytes into column `place` of a table that is kept column by column: rows i … i + 3,
        as far as there are."""
        n = table.shape[0]
        if n & 3 == 0:
            store_four_bytes(table, (place * n + i) >> 2, four)
        else:
            for k in range(min(4, n - i)):
                table[i + k, place] = np.int8(four >> (8 * k))

    @cuda.jit(device=True)
    def load_state(words: Words, i: int, state: States) -> None:
        """Fetch game i into the thread's own record."""
        n = words.shape[0]
        k = 0
        while k + AHEAD <= n:
            a, b, c, d = words[k, i], words[k + 1, i], words[k + 2, i], words[k + 3, i]
            e, f, g, h = words[k + 4, i], words[k + 5, i], words[k + 6, i], words[k + 7, i]
            store_word(state[0], k, a)
            store_word(state[0], k + 1, b)
            store_word(state[0], k + 2, c)
            store_word(state[0], k + 3, d)
            store_word(state[0], k + 4, e)
            store_word(state[0], k + 5, f)
            store_word(state[0], k + 6, g)
            store_word(state[0], k + 7, h)
            k += AHEAD
        while k < n:
            store_word(state[0], k, words[k, i])
            k += 1

    @cuda.jit(device=True)
    def store_state(words: Words, i: int, state: States) -> None:
        """Put the thread's record back."""
        n = words.shape[0]
        k = 0
        while k + AHEAD <= n:
            a = load_word(words, state[0], k)
            b = load_word(words, state[0], k + 1)
            c = load_word(words, state[0], k + 2)
            d = load_word(words, state[0], k + 3)
            e = load_word(words, state[0], k + 4)
            f = load_word(words, state[0], k + 5)
            g = load_word(words, state[0], k + 6)
            h = load_word(words, state[0], k + 7)
            words[k, i], words[k + 1, i], words[k + 2, i], words[k + 3, i] = a, b, c, d
            words[k + 4, i], words[k + 5, i], words[k + 6, i], words[k + 7, i] = e, f, g, h
            k += AHEAD
        while k < n:
            words[k, i] = load_word(words, state[0], k)
            k += 1

else:  # in the simulator a local array is a NumPy array

    def four_numbers(
        a: Any, b: Any, c: Any, d: Any, shift: Any, inside: Any, sign: Any
    ) -> np.uint32:
        """The same place of four games, a byte each."""
        found = 0
        for n, word in enumerate((a, b, c, d)):
            one = int(word) >> int(shift) & int(inside)
            found |= ((one ^ int(sign)) - int(sign) & 255) << 8 * n
        return np.uint32(found)

    def store_four(table: I8s, i: int, place: int, four: np.uint32) -> None:
        """Four bytes into column `place` of a table that is kept column by column: rows i … i + 3,
        as far as there are."""
        for k in range(min(4, table.shape[0] - i)):
            table[i + k, place] = (int(four) >> 8 * k & 255 ^ 128) - 128

    def load_state(words: Words, i: int, state: States) -> None:
        """Fetch game i into the thread's own record."""
        for k in range(words.shape[0]):
            state.view(words.dtype)[k] = words[k, i]

    def store_state(words: Words, i: int, state: States) -> None:
        """Put the thread's record back."""
        for k in range(words.shape[0]):
            words[k, i] = state.view(words.dtype)[k]


def new_words(state: type[GameState], n: int) -> Any:
    """Room on the device for n states, word by word; nothing is in it yet."""
    size = state.dtype.itemsize
    word = np.dtype(np.uint64 if size % 8 == 0 else np.uint32)
    return cuda.device_array((size // word.itemsize, n), word)


def from_words(words: Words, state: type[GameState]) -> States:
    """The records again, field by field: what lies between the fields means nothing."""
    states = new_states(state, words.shape[1])
    states[:] = np.ascontiguousarray(words.T).view(state.dtype).reshape(-1)
    return states
