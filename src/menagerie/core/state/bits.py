"""Sets as 64-bit masks. Masks meet only masks: `uint64` mixed with `int64` becomes a float."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, SupportsInt

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.hints import on_gpu
from menagerie.core.running.rule import COMPILED, inlined_rule

u64 = np.uint64
if TYPE_CHECKING:

    def i64(n: SupportsInt) -> int:
        """A signed number in every mode, whatever small field it was read from."""

    def i32(n: SupportsInt) -> int:
        """The same where many are compared: a GPU takes two instructions for longer ones."""

else:
    i64 = np.int64
    i32 = np.int32
NONE = u64(0)
ONE = u64(1)
ALL = u64(0xFFFFFFFFFFFFFFFF)
KNOWN_SETS = 1 << 13  # whose members are remembered

if COMPILED:
    from llvmlite import binding, ir
    from numba import types
    from numba.extending import intrinsic

    _WORD = ir.IntType(64)
    _PICKS_BITS = bool(binding.get_host_cpu_features().get("bmi2"))  # in one instruction

    @intrinsic
    def _popcount(typing_context: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _trailing_zeros(typing_context: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, 0))

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _nth(typing_context: Any, mask: Any, n: Any) -> Any:
        """No loop and no branch: which member it is, chance decides, and no processor can guess."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            mask, n = args
            if builder.module.triple.startswith("x86_64") and _PICKS_BITS:
                kind = ir.FunctionType(_WORD, [_WORD, _WORD])
                deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
                chosen = builder.call(deposit, [builder.shl(_WORD(1), n), mask])
                return builder.cttz(chosen, ir.IntType(1)(0))
            at = _WORD(0)
            for width in (32, 16, 8, 4, 2, 1):  # is it in the lower half?
                below = builder.ctpop(builder.and_(mask, _WORD((1 << width) - 1)))
                above = builder.icmp_unsigned(">=", n, below)
                n = builder.select(above, builder.sub(n, below), n)
                mask = builder.select(above, builder.lshr(mask, _WORD(width)), mask)
                at = builder.select(above, builder.add(at, _WORD(width)), at)
            return at

        return types.uint64(types.uint64, types.uint64), codegen

    @inlined_rule
    def count(mask: np.uint64) -> int:
        """How many members the set has."""
        return i64(_popcount(mask))  # type: ignore[call-arg]

    @inlined_rule
    def lowest(mask: np.uint64) -> int:
        """The smallest member (64 for the empty set)."""
        return i64(_trailing_zeros(mask))  # type: ignore[call-arg]

    @inlined_rule
    def nth(mask: np.uint64, n: int) -> int:
        """The member with n smaller members; there is one."""
        return i64(_nth(mask, u64(n)))  # type: ignore[call-arg]  # Numba gives the context

else:

    def count(mask: np.uint64) -> int:
        """How many members the set has."""
        return int(mask).bit_count()

    def lowest(mask: np.uint64) -> int:
        """The smallest member (64 for the empty set)."""
        number = int(mask)
        return (number & -number).bit_length() - 1 if number else 64

    def nth(mask: np.uint64, n: int) -> int:
        """The member with n smaller members; there is one."""
        number = int(mask)
        for _ in range(n):
            number &= number - 1
        return lowest(np.uint64(number))


@inlined_rule
def bit(member: int) -> np.uint64:
    """The set with this one member."""
    return ONE << u64(member)


@inlined_rule
def has(mask: np.uint64, member: int) -> bool:
    return bool((mask >> u64(member)) & ONE != NONE)


@inlined_rule
def with_(mask: np.uint64, member: int) -> np.uint64:
    return mask | (ONE << u64(member))


@inlined_rule
def without(mask: np.uint64, member: int) -> np.uint64:
    return mask & ~(ONE << u64(member))


@inlined_rule
def rest(mask: np.uint64) -> np.uint64:
    """The set without its smallest member: `while m: c = lowest(m); m = rest(m)` walks it."""
    return mask & (mask - ONE)


@inlined_rule
def first(n: int) -> np.uint64:
    """The set {0, …, n − 1}, n ≤ 63."""
    return (ONE << u64(n)) - ONE


@inlined_rule
def spread(mask: np.uint64) -> np.uint64:
    """The doubles of its members, below 32: bits move apart by halves, by quarters …"""
    mask = (mask | (mask << u64(16))) & u64(0x0000FFFF0000FFFF)
    mask = (mask | (mask << u64(8))) & u64(0x00FF00FF00FF00FF)
    mask = (mask | (mask << u64(4))) & u64(0x0F0F0F0F0F0F0F0F)
    mask = (mask | (mask << u64(2))) & u64(0x3333333333333333)
    return (mask | (mask << u64(1))) & u64(0x5555555555555555)


@inlined_rule
def wrap(n: int, size: int) -> int:
    """n modulo size for 0 ≤ n < 2 · size, without a division, which is slow on a GPU."""
    return n - size if n >= size else n


@inlined_rule
def clear(words: NDArray[np.uint64]) -> None:
    """Make a mask of several words empty."""
    for i in range(words.shape[0]):
        words[i] = NONE


@inlined_rule
def join(words: NDArray[np.uint64], first: int, end: int, word: int, members: np.uint64) -> None:
    """Add members to one of several words, numbered from `first` to before `end`."""
    if on_gpu():  # in registers, which have no address: each word asks whether it is meant
        for k in range(first, end):
            words[k] |= members if np.int32(k) == np.int32(word) else NONE
    else:
        words[word] |= members


@inlined_rule
def one_of(words: NDArray[np.uint64], n: int, word: int) -> np.uint64:
    """One of the first n words; see `join`."""
    if not on_gpu():
        return u64(words[word])
    found = u64(words[0])
    for k in range(1, n):
        found = u64(words[k]) if np.int32(k) == np.int32(word) else found
    return found


@inlined_rule
def allow(words: NDArray[np.uint64], move: int) -> None:
    """Put one move into a mask of several words."""
    join(words, 0, words.shape[0], move >> 6, ONE << u64(move & 63))


@inlined_rule
def allow_range(words: NDArray[np.uint64], start: int, mask: np.uint64) -> None:
    """Put `start + member` into a mask of several words, for each member of the 64-bit set."""
    word = start >> 6
    shift = u64(start & 63)
    join(words, 0, words.shape[0], word, mask << shift)
    if shift != NONE and (mask >> (u64(64) - shift)) != NONE:
        join(words, 0, words.shape[0], word + 1, mask >> (u64(64) - shift))


@inlined_rule
def allowed(words: NDArray[np.uint64], move: int) -> bool:
    return bool((words[move >> 6] >> u64(move & 63)) & ONE != NONE)


def members(mask: np.uint64 | int) -> list[int]:
    """For Python code around the rules: the members in order."""
    return list(_members(int(mask)))


@lru_cache(KNOWN_SETS)
def _members(number: int) -> tuple[int, ...]:
    """Whoever looks at a table asks for the same sets, and most do not change with a move."""
    found: list[int] = []
    for place, byte in enumerate(number.to_bytes((number.bit_length() + 7) // 8, "little")):
        if byte:
            found += _members_of_byte(place, byte)
    return tuple(found)


@cache
def _members_of_byte(place: int, byte: int) -> tuple[int, ...]:
    return tuple(8 * place + bit for bit in range(8) if byte >> bit & 1)
