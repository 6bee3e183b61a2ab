"""A memory of judgements: what a search lends to the game whose positions it judges."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .state.record import Masks

Floats = NDArray[np.float64]

PLACES = 131_071  # of judgements, at most; a prime, so that sets of cards are spread


class Memory(NamedTuple):
    """A judgement is kept at the place that what it goes by has, until another one comes there."""

    by: Masks  # what was judged …
    worth: Floats  # … and what it was worth


def new_memory(places: int = PLACES) -> Memory:
    return Memory(by=np.zeros(places, np.uint64), worth=np.zeros(places, np.float64))
