"""Two random streams.

The game's own is Threefry-4x32 with 20 rounds: counter-based, a 128-bit key that is the seed, kept
in the state (`key`, `drawn`). A player who sees their own cards and has the source still cannot
compute the hidden ones.

Sampling (playouts, search, `imagine`) uses MWC64X, one 64-bit word in an array of its own, and
never touches the game's: looking ahead does not change the deal.

Both stay within 64 bits without overflow, so that interpreted and compiled runs agree.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule

from .bits import NONE, bit, count, i64, lowest, nth, rest, u64, without
from .record import GameState, Mask, Stream

LOW = u64(0xFFFFFFFF)
HALF = u64(32)
PARITY = u64(0x1BD11BDA)
MULTIPLIER = u64(4294883355)


@inlined_rule
def _mix(a: Any, b: Any, turn: Any) -> Any:
    """Add and rotate; given back as 32-bit numbers, so that compilers work with such."""
    a, b = u64(a), u64(b)
    a = (a + b) & LOW
    b = (((b << turn) | (b >> (HALF - turn))) & LOW) ^ a
    return np.uint32(a), np.uint32(b)


@inlined_rule
def _first_four(a: Any, b: Any, c: Any, d: Any) -> Any:
    a, b = _mix(a, b, u64(10))
    c, d = _mix(c, d, u64(26))
    a, d = _mix(a, d, u64(11))
    c, b = _mix(c, b, u64(21))
    a, b = _mix(a, b, u64(13))
    c, d = _mix(c, d, u64(27))
    a, d = _mix(a, d, u64(23))
    c, b = _mix(c, b, u64(5))
    return a, b, c, d


@inlined_rule
def _second_four(a: Any, b: Any, c: Any, d: Any) -> Any:
    a, b = _mix(a, b, u64(6))
    c, d = _mix(c, d, u64(20))
    a, d = _mix(a, d, u64(17))
    c, b = _mix(c, b, u64(11))
    a, b = _mix(a, b, u64(25))
    c, d = _mix(c, d, u64(10))
    a, d = _mix(a, d, u64(18))
    c, b = _mix(c, b, u64(20))
    return a, b, c, d


@rule
def threefry(
    k0: np.uint64, k1: np.uint64, k2: np.uint64, k3: np.uint64, counter: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Four 32-bit words for this key and counter.

    Twenty rounds in five groups of four; after each group the key words are added, rotated by one.
    Written out, because rotations by constants are what a GPU does fast.
    """
    k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3
    a, b, c, d = _first_four((counter + k0) & LOW, k1, k2, k3)
    a, b, c, d = (a + k1) & LOW, (b + k2) & LOW, (c + k3) & LOW, (d + k4 + u64(1)) & LOW
    a, b, c, d = _second_four(a, b, c, d)
    a, b, c, d = (a + k2) & LOW, (b + k3) & LOW, (c + k4) & LOW, (d + k0 + u64(2)) & LOW
    a, b, c, d = _first_four(a, b, c, d)
    a, b, c, d = (a + k3) & LOW, (b + k4) & LOW, (c + k0) & LOW, (d + k1 + u64(3)) & LOW
    a, b, c, d = _second_four(a, b, c, d)
    a, b, c, d = (a + k4) & LOW, (b + k0) & LOW, (c + k1) & LOW, (d + k2 + u64(4)) & LOW
    a, b, c, d = _first_four(a, b, c, d)
    return (a + k0) & LOW, (b + k1) & LOW, (c + k2) & LOW, (d + k3 + u64(5)) & LOW


@rule
def seed_game(s: GameState, seed_low: np.uint64, seed_high: np.uint64) -> None:
    """Key the game's own stream with a seed of 128 bits."""
    s.key[0] = np.uint32(seed_low & LOW)
    s.key[1] = np.uint32(seed_low >> HALF)
    s.key[2] = np.uint32(seed_high & LOW)
    s.key[3] = np.uint32(seed_high >> HALF)
    s.drawn = np.uint32(0)


@rule
def random_block(s: GameState) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """The next four 32-bit words of the game's own stream."""
    words = threefry(u64(s.key[0]), u64(s.key[1]), u64(s.key[2]), u64(s.key[3]), u64(s.drawn))
    s.drawn = np.uint32(s.drawn + np.uint32(1))
    return words


@inlined_rule
def _scale(word: np.uint64, n: int) -> int:
    """A 32-bit word as a number below n."""
    return i64((word * u64(n)) >> HALF)


@rule
def random_below(s: GameState, n: int) -> int:
    """A number below n from the game's own stream."""
    a, _b, _c, _d = random_block(s)
    return _scale(a, n)


@rule
def random_member(s: GameState, mask: Mask, size: int) -> int:
    """A member of a set of this size, from the game's own stream."""
    return nth(mask, random_below(s, size))


@rule
def shuffle(s: GameState, cards: NDArray[Any], n: int) -> None:
    """Shuffle cards[0:n] with the game's own stream."""
    apart()
    i = n - 1
    while i > 0:
        words = random_block(s)
        for k in range(4):
            if i > 0:
                j = _scale(words[k], i + 1)
                cards[i], cards[j] = cards[j], cards[i]
                i -= 1


@rule
def sample_word(rng: Stream) -> np.uint64:
    """The next 32-bit word of a sampling stream."""
    word = rng[0]
    low = word & LOW
    high = word >> HALF
    rng[0] = low * MULTIPLIER + high
    return u64(low ^ high)


@rule
def seed_sampling(rng: Stream, seed: np.uint64) -> None:
    """Start a sampling stream: any 64-bit seed gives a valid, well mixed state."""
    a, b, _c, _d = threefry(seed & LOW, seed >> HALF, u64(0), u64(0), u64(0))
    # Keep off the generator's fixed points: an odd low half, and a high half below MULTIPLIER − 1.
    if b >= MULTIPLIER - u64(1):
        b -= MULTIPLIER - u64(1)
    rng[0] = (b << HALF) | (a | u64(1))


@inlined_rule
def sample_below(rng: Stream, n: int) -> int:
    """A number below n from a sampling stream."""
    return i64((sample_word(rng) * u64(n)) >> HALF)


@inlined_rule
def sample_member(rng: Stream, mask: Mask) -> int:
    """A member of a set, from a sampling stream."""
    return nth(mask, sample_below(rng, count(mask)))


@rule
def sample_shuffle(rng: Stream, cards: NDArray[Any], n: int) -> None:
    """Shuffle cards[0:n] with a sampling stream."""
    for i in range(n - 1, 0, -1):
        j = sample_below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def sample_order(rng: Stream, mask: Mask, cards: NDArray[Any], start: int) -> int:
    """Write the members of a set, each plus `start`, in random order; returns how many."""
    n = 0
    while mask != NONE:
        cards[n] = start + lowest(mask)
        mask = rest(mask)
        n += 1
    sample_shuffle(rng, cards, n)
    return n


@rule
def sample_subset(rng: Stream, mask: Mask, size: int, n: int) -> Mask:
    """A uniform subset of n members out of a set of this size (n ≤ size)."""
    chosen = u64(0)
    left = size
    need = n
    # Walk the set once: each member joins with probability need / left.
    while need > 0:
        member = lowest(mask)
        mask = without(mask, member)
        if sample_below(rng, left) < need:
            chosen |= bit(member)
            need -= 1
        left -= 1
    return chosen


@rule
def reseed_game(s: GameState, rng: Stream) -> None:
    """For `imagine`: replace the game's own stream, which no seat may know."""
    for i in range(4):
        s.key[i] = np.uint32(sample_word(rng))
    s.drawn = np.uint32(0)


def sampling_stream(seed: int) -> Stream:
    """A sampling stream of its own."""
    rng = np.zeros(1, np.uint64)
    seed_sampling(rng, np.uint64(seed & 0xFFFFFFFFFFFFFFFF))
    return rng
