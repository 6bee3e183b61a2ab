"""Two random streams.

The game's own is Threefry-4x32 with 20 rounds: counter-based, a 128-bit key that is the seed, kept
in the state (`key`, `drawn`). Who sees his cards and knows this program cannot compute the rest.

Thinking (playouts, search, `imagine`) uses MWC64X, one 64-bit word in an array of its own, and
never touches the game's: looking ahead does not change the deal.

Both stay within 64 bits without overflow, so that interpreted and compiled runs agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import bit, lowest, nth, u64, without
from .rule import inlined_rule, rule

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
def threefry(k0: Any, k1: Any, k2: Any, k3: Any, counter: Any) -> Any:
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
def seed_game(s: Any, seed_low: Any, seed_high: Any) -> Any:
    """Key the game's own stream with a seed of 128 bits."""
    s.key[0] = np.uint32(seed_low & LOW)
    s.key[1] = np.uint32(seed_low >> HALF)
    s.key[2] = np.uint32(seed_high & LOW)
    s.key[3] = np.uint32(seed_high >> HALF)
    s.drawn = np.uint32(0)


@rule
def draw_block(s: Any) -> Any:
    """The next four 32-bit words of the game's own stream."""
    words = threefry(u64(s.key[0]), u64(s.key[1]), u64(s.key[2]), u64(s.key[3]), u64(s.drawn))
    s.drawn = np.uint32(s.drawn + np.uint32(1))
    return words


@inlined_rule
def _scale(word: Any, n: Any) -> Any:
    """A 32-bit word as a number below n."""
    return np.int64((word * u64(n)) >> HALF)


@rule
def draw(s: Any, n: Any) -> Any:
    """A number below n from the game's own stream."""
    a, _b, _c, _d = draw_block(s)
    return _scale(a, n)


@rule
def draw_member(s: Any, mask: Any, size: Any) -> Any:
    """A member of a set of this size, from the game's own stream."""
    return nth(mask, draw(s, size))


@rule
def shuffle(s: Any, cards: Any, n: Any) -> Any:
    """Shuffle cards[0:n] with the game's own stream."""
    i = n - 1
    while i > 0:
        words = draw_block(s)
        for k in range(4):
            if i > 0:
                j = _scale(words[k], i + 1)
                cards[i], cards[j] = cards[j], cards[i]
                i -= 1


@rule
def thought(rng: Any) -> Any:
    """The next 32-bit word of a thinking stream."""
    word = rng[0]
    low = word & LOW
    high = word >> HALF
    rng[0] = low * MULTIPLIER + high
    return low ^ high


@rule
def seed_thought(rng: Any, seed: Any) -> Any:
    """Start a thinking stream: any 64-bit seed gives a valid, well mixed state."""
    a, b, _c, _d = threefry(seed & LOW, seed >> HALF, u64(0), u64(0), u64(0))
    # Keep off the generator's fixed points: an odd low half, and a high half below MULTIPLIER − 1.
    if b >= MULTIPLIER - u64(1):
        b -= MULTIPLIER - u64(1)
    rng[0] = (b << HALF) | (a | u64(1))


@inlined_rule
def think(rng: Any, n: Any) -> Any:
    """A number below n from a thinking stream."""
    return np.int64((thought(rng) * u64(n)) >> HALF)


@rule
def think_shuffle(rng: Any, cards: Any, n: Any) -> Any:
    """Shuffle cards[0:n] with a thinking stream."""
    for i in range(n - 1, 0, -1):
        j = think(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def think_subset(rng: Any, mask: Any, size: Any, n: Any) -> Any:
    """A uniform subset of n members out of a set of this size (n ≤ size)."""
    chosen = u64(0)
    left = size
    need = n
    # Walk the set once: each member joins with probability need / left.
    while need > 0:
        member = lowest(mask)
        mask = without(mask, member)
        if think(rng, left) < need:
            chosen |= bit(member)
            need -= 1
        left -= 1
    return chosen


@rule
def reseed_game(s: Any, rng: Any) -> Any:
    """For `imagine`: replace the game's own stream, which no seat may know."""
    for i in range(4):
        s.key[i] = np.uint32(thought(rng))
    s.drawn = np.uint32(0)
