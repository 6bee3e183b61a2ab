"""What a net thinks of a position: one function, compiled or not, callable inside a search.

`learn/model.py` has the same sums in PyTorch, for many positions at once; a test holds them
together. An observation is mostly zeros, so the first layer is a sum of the rows that are not.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.rule import COMPILED, inlined_rule, rule
from menagerie.core.state.record import I8s

F32s = NDArray[np.float32]

ZERO = np.float32(0)


class Net(NamedTuple):
    """The weights: a row for each input of a layer."""

    first: F32s
    first_bias: F32s
    second: F32s
    second_bias: F32s
    third: F32s
    third_bias: F32s
    heads: F32s  # a column for each move; the last one is the value
    heads_bias: F32s


class Desk(NamedTuple):
    """Room to work in, and the answer."""

    observation: I8s
    hidden: F32s
    fresh: F32s  # what a layer adds to it
    heads: F32s  # the answer: how good each move seems, then the value


def no_net() -> Net:
    """In place of a net where there is none: compiled code knows one kind only."""
    table, row = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    return Net(table, row, table, row, table, row, table, row)


def new_desk(net: Net) -> Desk:
    observation, width = net.first.shape
    return Desk(
        np.zeros(observation, np.int8),
        *(np.zeros(size, np.float32) for size in (width, width, net.heads.shape[1])),
    )


if COMPILED:

    @inlined_rule
    def add_row(times: np.float32, row: F32s, total: F32s) -> None:
        for k in range(total.shape[0]):  # one pass, and no array in between
            total[k] += times * row[k]

else:

    def add_row(times: np.float32, row: F32s, total: F32s) -> None:
        total += times * row


@rule
def add_rows(inputs: Any, rows: F32s, total: F32s) -> None:
    """Add each row as often as its input says."""
    for i in range(inputs.shape[0]):
        if inputs[i] != 0:
            add_row(np.float32(inputs[i]), rows[i], total)


@rule
def think_on(weights: F32s, bias: F32s, desk: Desk) -> None:
    """A layer that adds to what the ones before it found."""
    desk.fresh[:] = bias
    add_rows(desk.hidden, weights, desk.fresh)
    desk.fresh[:] = np.maximum(desk.fresh, ZERO)
    desk.hidden[:] += desk.fresh


@rule
def understand(net: Net, desk: Desk) -> None:
    """From `desk.observation` to `desk.hidden`, on which both heads rest."""
    desk.hidden[:] = net.first_bias
    add_rows(desk.observation, net.first, desk.hidden)
    desk.hidden[:] = np.maximum(desk.hidden, ZERO)
    think_on(net.second, net.second_bias, desk)
    think_on(net.third, net.third_bias, desk)


@rule
def forward(net: Net, desk: Desk) -> None:
    """From `desk.observation` to `desk.heads`."""
    understand(net, desk)
    desk.heads[:] = net.heads_bias
    add_rows(desk.hidden, net.heads, desk.heads)
    desk.heads[-1] = np.tanh(desk.heads[-1])


@rule
def expectation(net: Net, desk: Desk) -> float:
    """From `desk.observation` to the value alone."""
    understand(net, desk)
    total = float(net.heads_bias[-1])
    for k in range(desk.hidden.shape[0]):
        total += float(desk.hidden[k]) * float(net.heads[k, -1])
    value: float = np.tanh(total)
    return value
