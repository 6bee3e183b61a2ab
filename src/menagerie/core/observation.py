"""What each place of an observed vector means, part by part.

A game lays its vector out and writes it by the places that this gives:

    LAYOUT = Layout()
    HANDS = LAYOUT.part("hand", seat=MAX_SEATS, card=CARDS)  # a flag for each seat and card
    TURN = LAYOUT.part("turn", of="seat", high=MAX_SEATS - 1)
    OBSERVATION = LAYOUT.size

    put_flags(out, HANDS, away * CARDS, s.hands[other], CARDS)
    put(out, TURN, 0, wrap(s.turn - seat + seats, seats))

So the names are those by which the rules write, and there is no second list. Seats are counted from
the observer: 0 is the observer, 1 the left neighbour. `state/vector.py` writes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .state.record import I8s, Masks, U8s
from .state.vector import Places
from .words import Words

NO_SEAT = -1  # what speaks of no single seat
LOWEST, HIGHEST = -128, 127  # of a place


@dataclass(frozen=True)
class Part:
    """A block of places: its last axis runs fastest, and without axes it is one number."""

    name: str
    at: Places
    axes: tuple[tuple[str, int], ...]  # (name, length); the axis "seat" counts from the observer
    low: int
    high: int
    of: str | None = None  # values are numbers in this list of names, or seats: from 0 …
    maybe: bool = False  # … or from 1, and 0 is none

    @property
    def start(self) -> int:
        return self.at.start

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(length for _, length in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def places(self) -> slice:
        return slice(self.start, self.start + self.size)

    @property
    def indices(self) -> Iterator[tuple[int, ...]]:
        """The index of each place along the axes."""
        return product(*map(range, self.shape))

    def seat(self, index: tuple[int, ...]) -> int:
        """The seat that a place speaks of, counted from the observer; or NO_SEAT."""
        at = (i for (axis, _), i in zip(self.axes, index, strict=True) if axis == "seat")
        return next(at, NO_SEAT)

    def label(self, index: tuple[int, ...]) -> str:
        """The name of a place: `hand[seat=1, card=12]`."""
        inside = ", ".join(f"{axis}={i}" for (axis, _), i in zip(self.axes, index, strict=True))
        return f"{self.name}[{inside}]" if inside else self.name

    def read(self, observations: ArrayLike) -> NDArray[Any]:
        """Its values in one vector, or in an array whose last axis is the vector."""
        values = np.asarray(observations)[..., self.places]
        return values.reshape((*values.shape[:-1], *self.shape))


class Layout:
    """The parts of a vector, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0
        self.bits = 0  # of the vector in words

    def part(
        self,
        name: str,
        *,
        high: int = 1,
        low: int = 0,
        of: str | None = None,
        maybe: str | None = None,
        **axes: int,
    ) -> Places:
        """Add a part; returns where it lies. Values go from `low` to `high`, both included.

        `of="card"`: a value is the number of a card; `maybe="card"`: of one from 1, 0 being none.
        """
        if not LOWEST <= low < high <= HIGHEST:
            raise ValueError(f"{name}: {low} to {high} is no range of a place")
        width = bits_for(low, high)
        bit = (self.bits + width - 1) // width * width
        at = Places(self.size, bit, width, (bit + width * prod(axes.values()) + 63) // 64)
        part = Part(name, at, tuple(axes.items()), low, high, maybe or of, maybe is not None)
        self.parts.append(part)
        self.size += part.size
        self.bits = at.bit + width * part.size
        return at


def bits_for(low: int, high: int) -> int:
    """How many bits a place takes in words: 1, 2, 4 or 8; negative numbers in two's complement."""
    needed = high.bit_length() if low >= 0 else max(high, -low - 1).bit_length() + 1
    return next(width for width in (1, 2, 4, 8) if width >= needed)


def unnamed(size: int) -> Layout:
    """The layout of a game that names nothing: one part with any values."""
    layout = Layout()
    layout.part("observation", low=LOWEST, high=HIGHEST, place=size)
    return layout


class ObservationSpec:
    """Names, ranges and seats of an observed vector, and the vector as other things.

    Where `observations` are taken, one vector is welcome, and so is an array of them, vectors last.
    """

    def __init__(self, layout: Layout, words: Words) -> None:
        self.parts = tuple(layout.parts)
        self.size = layout.size
        self._bits = layout.bits
        self._words = words

    def __getitem__(self, name: str) -> Part:
        """The part of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"{name!r} is no part: {', '.join(part.name for part in self.parts)}")

    def _of_places(self, values: list[int]) -> I8s:
        """One number a part, repeated for each of its places."""
        return np.repeat(np.array(values, np.int8), [part.size for part in self.parts])

    @cached_property
    def low(self) -> I8s:
        return self._of_places([part.low for part in self.parts])

    @cached_property
    def high(self) -> I8s:
        return self._of_places([part.high for part in self.parts])

    @cached_property
    def seats(self) -> I8s:
        """The seat that each place speaks of, counted from the observer; −1 for none."""
        return np.array([part.seat(i) for part in self.parts for i in part.indices], np.int8)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each place."""
        return tuple(part.label(i) for part in self.parts for i in part.indices)

    # The vector as other things

    def _checked(self, observations: ArrayLike) -> NDArray[Any]:
        values = np.asarray(observations)
        if values.shape[-1:] != (self.size,):
            raise ValueError(f"an observation has {self.size} places; the shape is {values.shape}")
        return values

    def arrays(self, observations: ArrayLike) -> dict[str, NDArray[Any]]:
        """Each part in the shape of its axes."""
        values = self._checked(observations)
        return {part.name: part.read(values) for part in self.parts}

    def words(self, observation: ArrayLike, lang: str = "en") -> list[str]:
        """One vector as lines of text, zeros left out; components have their names."""
        lines, observation = [], self._checked(observation)
        for part in self.parts:
            values = part.read(observation)
            if not part.axes:
                lines.append(f"{part.name}: {self._value(part, int(values), lang)}")
                continue
            for row in product(*map(range, part.shape[:-1])):
                said = [
                    self._said(part, i, int(values[(*row, i)]), lang)
                    for i in np.flatnonzero(values[row]).tolist()
                ]
                if said:
                    where = [self._name(part.axes[k][0], i, lang) for k, i in enumerate(row)]
                    lines.append(f"{' / '.join([part.name, *where])}: {', '.join(said)}")
        return lines

    def _name(self, axis: str, i: int, lang: str) -> str:
        named = axis in self._words.names and i < len(self._words.names[axis])
        return self._words.name(axis, i, lang) if named else f"{axis} {i}"

    def _value(self, part: Part, value: int, lang: str) -> str:
        if part.of is None or (part.maybe and value == 0):
            return str(value)
        return self._name(part.of, value - part.maybe, lang)

    def _said(self, part: Part, i: int, value: int, lang: str) -> str:
        """A value along the last axis: of a flag the name alone."""
        name = self._name(part.axes[-1][0], i, lang)
        flag = (part.low, part.high) == (0, 1)
        return name if flag else f"{name} = {self._value(part, value, lang)}"

    # In bits

    @cached_property
    def words_size(self) -> int:
        """64-bit words of a vector in bits."""
        return (self._bits + 63) // 64

    @cached_property
    def bit_widths(self) -> U8s:
        """How many bits each place takes."""
        return np.repeat(
            np.array([part.at.width for part in self.parts], np.uint8),
            [part.size for part in self.parts],
        )

    @cached_property
    def bit_places(self) -> NDArray[np.int64]:
        """The first bit of each place: bit b is bit b % 64 of word b // 64."""
        starts = [part.at.bit + part.at.width * np.arange(part.size) for part in self.parts]
        return np.concatenate(starts).astype(np.int64)

    @cached_property
    def signs(self) -> U8s:
        """The bit that makes a place negative, where it may be."""
        return np.where(self.low < 0, 1 << (self.bit_widths - 1), 0).astype(np.uint8)

    def pack(self, observations: ArrayLike) -> Masks:
        """Vectors in bits, as 64-bit words."""
        values = np.asarray(observations).astype(np.uint8) & ((1 << self.bit_widths) - 1)
        words = np.zeros((*values.shape[:-1], self.words_size), np.uint64)
        shifted = values.astype(np.uint64) << (self.bit_places & 63).astype(np.uint64)
        for place, word in enumerate((self.bit_places >> 6).tolist()):
            words[..., word] |= shifted[..., place]
        return words

    def unpack(self, words: ArrayLike) -> I8s:
        """The vectors that these words hold."""
        found = np.asarray(words, np.uint64)[..., self.bit_places >> 6]
        values = (found >> (self.bit_places & 63).astype(np.uint64)).astype(np.int16)
        values &= (1 << self.bit_widths.astype(np.int16)) - 1
        return ((values ^ self.signs) - self.signs).astype(np.int8)
