"""Observations as small numbers, from bits: four games at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import cuda, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from menagerie.batch.playing import Counts
from menagerie.core.running.rule import COMPILED, inlined_rule
from menagerie.core.state.bits import i64, u64
from menagerie.core.state.record import I8s, Masks

if TYPE_CHECKING:
    from menagerie.core.game import Game


class Bits(NamedTuple):
    """How a vector lies in bits, for `unpack_kernel`; see `ObservationSpec`."""

    firsts: Counts  # the first place of each half word, and the number of places
    # Of each place, byte by byte: how far up its half; its bits; its sign.
    codes: NDArray[np.uint32]


def bits_of(game: Game) -> Bits:
    spec = game.observation_spec()
    halves, ends = spec.bit_places >> 5, np.arange(2 * spec.words_size + 1)
    inside = (1 << spec.bit_widths.astype(np.int64)) - 1
    codes = spec.bit_places & 31 | inside << 8 | spec.signs.astype(np.int64) << 16
    firsts = np.searchsorted(halves, ends)
    return Bits(firsts=firsts.astype(np.int32), codes=codes.astype(np.uint32))


@intrinsic
def _store_four(typing_context: Any, table: Any, word: Any, value: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        pointer = builder.bitcast(data, ir.IntType(32).as_pointer())
        builder.store(args[2], builder.gep(pointer, [args[1]]))
        return context.get_dummy_value()

    return types.void(table, types.int64, types.uint32), codegen


@intrinsic
def _four_numbers(typing_context: Any, a: Any, b: Any, c: Any, d: Any, code: Any) -> Any:
    """The lowest bytes of four words, shifted, are brought together first: what follows is done to
    all four at once."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.IntType(32)
        pick = builder.module.declare_intrinsic(
            "llvm.nvvm.prmt", (), ir.FunctionType(kind, [kind] * 3)
        )

        def bytes_of(one: Any, other: Any, which: int) -> Any:
            """Four of eight bytes, the last digit of `which` being the first of them."""
            return builder.call(pick, [one, other, kind(which)])

        code = args[4]
        shift = builder.and_(code, kind(31))
        a, b, c, d = (builder.lshr(word, shift) for word in args[:4])
        four = bytes_of(bytes_of(a, b, 0x40), bytes_of(c, d, 0x40), 0x5410)
        four = builder.and_(four, bytes_of(code, code, 0x1111))
        sign = bytes_of(code, code, 0x2222)
        before = builder.block
        with builder.if_then(builder.icmp_unsigned("!=", sign, kind(0))):
            # (x ^ sign) - sign in each byte: the top bits are left out, so that none borrows
            top = kind(0x80808080)
            turned = builder.xor(four, sign)
            less = builder.sub(builder.or_(turned, top), builder.and_(sign, builder.not_(top)))
            tops = builder.and_(builder.not_(builder.xor(turned, sign)), top)
            negative = builder.xor(less, tops)
            inside = builder.block
        found = builder.phi(kind)
        found.add_incoming(four, before)
        found.add_incoming(negative, inside)
        return found

    return types.uint32(*[types.uint32] * 5), codegen


# The type checker takes them for what the compiler is told, not for what it makes of that.
store_four_bytes: Any = _store_four
four_bytes: Any = _four_numbers

if COMPILED:

    @cuda.jit(device=True)
    def four_numbers(a: Any, b: Any, c: Any, d: Any, code: np.uint32) -> np.uint32:
        """The same place of four games, a byte each."""
        return four_bytes(a, b, c, d, code)

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

else:  # in the simulator, in Python

    def four_numbers(a: Any, b: Any, c: Any, d: Any, code: np.uint32) -> np.uint32:
        """The same place of four games, a byte each."""
        shift, inside, sign, _ = int(code).to_bytes(4, "little")
        found = 0
        for n, word in enumerate((a, b, c, d)):
            one = int(word) >> shift & inside
            found |= ((one ^ sign) - sign & 255) << 8 * n
        return np.uint32(found)

    def store_four(table: I8s, i: int, place: int, four: np.uint32) -> None:
        """Four bytes into column `place` of a table that is kept column by column: rows i … i + 3,
        as far as there are."""
        for k in range(min(4, table.shape[0] - i)):
            table[i + k, place] = (int(four) >> 8 * k & 255 ^ 128) - 128


def unpack_kernel(seen: Masks, bits: Bits, out: I8s) -> None:
    """Vectors in small numbers, from bits: a thread takes half a word of four games.

    Numbers lie column by column, so those of the four games make one 32-bit word: a single store,
    where a byte for each would cost four.
    """
    n = seen.shape[0]
    fours = (n + 3) // 4
    for task in range(cuda.grid(1), fours * seen.shape[1] * 2, cuda.gridsize(1)):
        half = task // fours
        i = (task - half * fours) * 4
        a = half_word(seen, i, half)
        b = half_word(seen, min(i + 1, n - 1), half)
        c = half_word(seen, min(i + 2, n - 1), half)
        d = half_word(seen, min(i + 3, n - 1), half)
        for place in range(i64(bits.firsts[half]), i64(bits.firsts[half + 1])):
            code = bits.codes[u64(place)]  # of a number below zero it would ask where that is
            store_four(out, i, place, four_numbers(a, b, c, d, code))


@inlined_rule
def half_word(seen: Masks, i: int, half: int) -> np.uint32:
    """32 bits of game i: a GPU is quicker with them than with 64."""
    return np.uint32((seen[i, half >> 1] >> u64((half & 1) * 32)) & u64(0xFFFFFFFF))
