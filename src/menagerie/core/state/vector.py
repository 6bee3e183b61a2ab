"""Writing an observed vector, part by part: as small numbers, or in bits.

Whoever asks for a vector hands in where it goes: `int8`, a place each, or 64-bit words, in which a
place takes only as many bits as its part needs. The rules that write do not care which. Compiled,
nothing is left of the question.
"""

from typing import Any, NamedTuple

from menagerie.core.running.rule import inlined_rule

from .bits import i64, join, spread, u64
from .record import I8s, Mask, Masks

Vector = I8s | Masks


class Places(NamedTuple):
    """Where a part lies: its first place; in words its first bit, and how many a place takes.

    A place takes 1, 2, 4 or 8 bits, and its first one is a multiple of that: none is in two words.
    """

    start: int
    bit: int
    width: int
    end: int  # the word after those it lies in


@inlined_rule
def blank(out: Vector) -> None:
    """Nothing known: zero everywhere. Then each place is put once at most."""
    for i in range(out.shape[0]):
        out[i] = 0


@inlined_rule
def put_word(out: Masks, part: Places, word: int, bits: Mask) -> None:
    """Bits into a word of a part."""
    join(out, part.bit >> 6, part.end, word, bits)


@inlined_rule
def put(out: Any, part: Places, i: int, value: int) -> None:
    """The value at place i of a part."""
    if out.itemsize == 1:
        out[part.start + i] = value
    else:
        at = part.bit + i * part.width
        bits = u64(i64(value)) & ((u64(1) << u64(part.width)) - u64(1))
        put_word(out, part, at >> 6, bits << u64(at & 63))


@inlined_rule
def put_flags(out: Any, part: Places, i: int, members: Mask, n: int) -> None:
    """A flag for each of the first n members, from place i of a part on."""
    if out.itemsize == 1:
        for k in range(n):
            out[part.start + i + k] = i64((members >> u64(k)) & u64(1))
    else:
        if n < 64:
            members = members & ((u64(1) << u64(n)) - u64(1))
        put_bits(out, part, i, members, n)


@inlined_rule
def put_signs(out: Any, part: Places, i: int, plus: Mask, minus: Mask, n: int) -> None:
    """1 for each member of one set and −1 for each of another, among the first n ≤ 32, from place i
    of a part on."""
    if out.itemsize == 1:
        for k in range(n):
            sign = i64((plus >> u64(k)) & u64(1)) - i64((minus >> u64(k)) & u64(1))
            out[part.start + i + k] = sign
    else:
        # 01 and 11: the second bit is the sign.
        signs = spread(plus | minus) | (spread(minus) << u64(1))
        put_bits(out, part, 2 * i, signs, 2 * n)


@inlined_rule
def put_bits(out: Masks, part: Places, i: int, bits: Mask, n: int) -> None:
    """The lowest n bits, and no others are set, from bit i of a part on: into a word or two."""
    at = part.bit + i
    shift = u64(at & 63)
    put_word(out, part, at >> 6, bits << shift)
    if i64(shift) + n > 64:
        put_word(out, part, (at >> 6) + 1, bits >> (u64(64) - shift))
