"""What each place of an observed vector means, part by part.

A game lays its vector out and writes it by the places that this gives:

    LAYOUT = Layout()
    HANDS = LAYOUT.part("hand", seat=MAX_SEATS, card=CARDS)  # a flag for each seat and card
    TURN = LAYOUT.part("turn", of="seat", high=MAX_SEATS - 1)
    OBSERVATION = LAYOUT.size

    out[HANDS + away * CARDS + card] = 1

So the names are those by which the rules write, and there is no second list. Seats are counted from
the observer: 0 is the observer, 1 the left neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .state.record import I8s, U8s
from .words import Words

NO_SEAT = -1  # what speaks of no single seat
LOWEST, HIGHEST = -128, 127  # of a place


@dataclass(frozen=True)
class Part:
    """A block of places: its last axis runs fastest, and without axes it is one number."""

    name: str
    start: int
    axes: tuple[tuple[str, int], ...]  # (name, length); the axis "seat" counts from the observer
    low: int
    high: int
    of: str | None = None  # values are numbers in this list of names, or seats: from 0 …
    maybe: bool = False  # … or from 1, and 0 is none

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
    def bits(self) -> int:
        """How many bits hold any of its values, less the lowest."""
        return (self.high - self.low).bit_length()

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

    def part(
        self,
        name: str,
        *,
        high: int = 1,
        low: int = 0,
        of: str | None = None,
        maybe: str | None = None,
        **axes: int,
    ) -> int:
        """Add a part; returns its first place. Values go from `low` to `high`, both included.

        `of="card"`: a value is the number of a card; `maybe="card"`: of one from 1, 0 being none.
        """
        if not LOWEST <= low < high <= HIGHEST:
            raise ValueError(f"{name}: {low} to {high} is no range of a place")
        part = Part(name, self.size, tuple(axes.items()), low, high, maybe or of, maybe is not None)
        self.parts.append(part)
        self.size += part.size
        return part.start


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
        self._words = words

    def __getitem__(self, name: str) -> Part:
        """The part of this name."""
        return next(part for part in self.parts if part.name == name)

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

    def arrays(self, observations: ArrayLike) -> dict[str, NDArray[Any]]:
        """Each part in the shape of its axes."""
        return {part.name: part.read(observations) for part in self.parts}

    def columns(self, observations: ArrayLike) -> dict[str, NDArray[Any]]:
        """Each place by its name: what `polars.DataFrame` or `pandas.DataFrame` take."""
        values = np.asarray(observations)
        return {name: values[..., i] for i, name in enumerate(self.names)}

    def planes(self, observations: ArrayLike, axis: str = "card") -> dict[str, NDArray[Any]]:
        """All that is said of each card (or along another axis), a plane for each thing said."""
        planes: dict[str, NDArray[Any]] = {}
        for part in self.parts:
            names = [name for name, _ in part.axes]
            if axis not in names:
                continue
            along = names.index(axis)
            rest = Part(part.name, 0, tuple(one for one in part.axes if one[0] != axis), 0, 0)
            values = part.read(observations)
            lead = values.ndim - len(names)
            values = np.moveaxis(values, lead + along, -1)
            for index in rest.indices:
                at: tuple[Any, ...] = (..., *index, slice(None))
                planes[rest.label(index)] = values[at]
        return planes

    def words(self, observation: ArrayLike, lang: str = "en") -> list[str]:
        """One vector as lines of text, zeros left out; components have their names."""
        lines = []
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
    def bits(self) -> U8s:
        """How many bits each place takes when it is packed: one for a flag."""
        return np.repeat(
            np.array([part.bits for part in self.parts], np.uint8),
            [part.size for part in self.parts],
        )

    @cached_property
    def packed_size(self) -> int:
        """Bytes of a packed vector."""
        return (int(self.bits.sum()) + 7) // 8

    @cached_property
    def _bit_places(self) -> tuple[U8s, NDArray[np.int64]]:
        """For each bit of a packed vector its rank within its place; for each place its first."""
        ranks = np.concatenate([np.arange(n, dtype=np.uint8) for n in self.bits.tolist()])
        return ranks, np.flatnonzero(ranks == 0)

    def pack(self, observations: ArrayLike) -> U8s:
        """Vectors as bits: each place less its lowest value, the lowest bit first, in the order of
        `np.packbits(…, bitorder="little")`."""
        ranks, _ = self._bit_places
        values = (np.asarray(observations).astype(np.int16) - self.low).astype(np.uint8)
        bits = (np.repeat(values, self.bits, axis=-1) >> ranks) & 1
        return np.packbits(bits, axis=-1, bitorder="little")

    def unpack(self, packed: ArrayLike) -> I8s:
        """The vectors that were packed."""
        ranks, firsts = self._bit_places
        bits = np.unpackbits(
            np.asarray(packed, np.uint8), axis=-1, count=len(ranks), bitorder="little"
        )
        values = np.add.reduceat(bits.astype(np.int16) << ranks, firsts, axis=-1)
        return (values + self.low).astype(np.int8)
