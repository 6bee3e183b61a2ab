"""How an observed vector meets the first layer: a row for each number, several for each code.

A net adds numbers up and does not take a code apart. So a place that names something (a card, a
seat), or tells one of few values, has a row for each value but nought, and that row counts as it
is; a place that tells how much has one row, which counts as often as the place says. Either way a
place costs one row at most.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from menagerie.core.observation import ObservationSpec, Part
from menagerie.core.state.record import U8s

FEW = 8  # values beside nought: so many are told apart
I32s = NDArray[np.int32]


class Inputs(NamedTuple):
    """Place by place."""

    row: I32s  # the only one or, of a code, that of the value 1
    coded: U8s  # whether it is a code


def is_code(part: Part) -> bool:
    if part.low != 0 or part.high == 1:
        return False
    return part.of is not None or part.high <= FEW


def inputs_of(spec: ObservationSpec) -> Inputs:
    """The rows of the numbers come first, in the order of the vector, then those of the codes."""
    coded = np.concatenate([np.full(part.size, is_code(part), np.uint8) for part in spec.parts])
    rows = np.where(coded, spec.high.astype(np.int32), 0)
    first_code = int((coded == 0).sum())
    row = np.where(coded, first_code + np.cumsum(rows) - rows, np.cumsum(coded == 0) - 1)
    return Inputs(row.astype(np.int32), coded)


def rows_in(spec: ObservationSpec) -> int:
    """How many rows the first layer has."""
    return sum(part.size * (part.high if is_code(part) else 1) for part in spec.parts)
