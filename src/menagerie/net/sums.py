"""Sums over rows of weights: written twice, for the compiler and for NumPy."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.rule import COMPILED, F, compile_rule, inlined_rule
from menagerie.core.state.record import Numbers

F32s = NDArray[np.float32]

ZERO = np.float32(0)
AT_ONCE = 8  # rows: a sum that is read and written for each would take longer than the rows do

if COMPILED:

    def sums(function: F) -> F:
        """A tiny rule that adds up in any order; a game's must come out the same everywhere."""
        flags = {"forceinline": True, "fastmath": {"reassoc", "contract"}}
        return compile_rule(function, Path(__file__).parent, **flags)

    @inlined_rule
    def put(values: F32s, into: F32s) -> None:
        for k in range(into.shape[0]):
            into[k] = values[k]

    @inlined_rule
    def rectify(values: F32s) -> None:
        for k in range(values.shape[0]):
            values[k] = max(values[k], ZERO)

    @sums
    def add_rows(inputs: int, which: Numbers, times: F32s, rows: F32s, total: F32s) -> None:
        """Add the rows that the first inputs mean."""
        for k in range(inputs, inputs + AT_ONCE):
            which[k], times[k] = 0, ZERO
        for i in range(0, inputs, AT_ONCE):
            a, b, c, d = times[i], times[i + 1], times[i + 2], times[i + 3]
            e, f, g, h = times[i + 4], times[i + 5], times[i + 6], times[i + 7]
            row_a, row_b = rows[which[i]], rows[which[i + 1]]
            row_c, row_d = rows[which[i + 2]], rows[which[i + 3]]
            row_e, row_f = rows[which[i + 4]], rows[which[i + 5]]
            row_g, row_h = rows[which[i + 6]], rows[which[i + 7]]
            for k in range(total.shape[0]):
                some = a * row_a[k] + b * row_b[k] + c * row_c[k] + d * row_d[k]
                more = e * row_e[k] + f * row_f[k] + g * row_g[k] + h * row_h[k]
                total[k] += some + more

    @sums
    def product(ones: F32s, others: F32s) -> np.float32:
        total = ZERO
        for k in range(ones.shape[0]):
            total += ones[k] * others[k]
        return total

else:

    def put(values: F32s, into: F32s) -> None:
        into[:] = values

    def rectify(values: F32s) -> None:
        np.maximum(values, ZERO, out=values)

    def add_rows(inputs: int, which: Numbers, times: F32s, rows: F32s, total: F32s) -> None:
        """Add the rows that the first inputs mean."""
        total += times[:inputs] @ rows[which[:inputs]]

    def product(ones: F32s, others: F32s) -> np.float32:
        return np.float32(ones @ others)
