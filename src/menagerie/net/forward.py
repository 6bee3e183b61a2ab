"""What a net thinks of a position: one function, compiled or not, callable inside a search.

`learn/model.py` has the same sums in PyTorch, for many positions at once; a test holds them
together. An observation is mostly zeros, so the first layer is a sum of the rows that are not
(`inputs.py` says which these are).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from menagerie.core.game import Game
from menagerie.core.running.rule import COMPILED, inlined_rule, rule
from menagerie.core.state.bits import i64
from menagerie.core.state.record import I8s, U8s

from .inputs import I32s, inputs_of, rows_in

F32s = NDArray[np.float32]

ZERO, ONE = np.float32(0), np.float32(1)
# At a table the best move is played more often than the net, still trying things out, would.
SHARPNESS = 2.0


class Net(NamedTuple):
    """The weights: a row for each input of a layer."""

    row: I32s  # of each place of an observation: see `Inputs`
    coded: U8s
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


def zero_net(game: Game, width: int) -> Net:
    """A net for a game, which finds all moves alike and all positions even."""
    spec = game.observation_spec()
    sizes = [(rows_in(spec), width), (width, width), (width, width), (width, game.move_count + 1)]
    tables = [np.zeros(shape, np.float32) for size in sizes for shape in (size, size[1])]
    return Net(*inputs_of(spec), *tables)


def no_net() -> Net:
    """In place of a net where there is none: compiled code knows one kind only."""
    table, row = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    inputs = np.zeros(0, np.int32), np.zeros(0, np.uint8)
    return Net(*inputs, table, row, table, row, table, row, table, row)


def new_desk(net: Net) -> Desk:
    width = net.first.shape[1]
    return Desk(
        np.zeros(len(net.row), np.int8),
        *(np.zeros(size, np.float32) for size in (width, width, net.heads.shape[1])),
    )


if COMPILED:

    @inlined_rule
    def add_row(times: np.float32, row: F32s, total: F32s) -> None:
        for k in range(total.shape[0]):  # one pass, and no array in between
            total[k] += times * row[k]

    @inlined_rule
    def put(values: F32s, into: F32s) -> None:
        for k in range(into.shape[0]):
            into[k] = values[k]

    @inlined_rule
    def rectify(values: F32s) -> None:
        for k in range(values.shape[0]):
            values[k] = max(values[k], ZERO)

else:

    def add_row(times: np.float32, row: F32s, total: F32s) -> None:
        total += times * row

    def put(values: F32s, into: F32s) -> None:
        into[:] = values

    def rectify(values: F32s) -> None:
        np.maximum(values, ZERO, out=values)


@rule
def see(net: Net, desk: Desk) -> None:
    """The first layer."""
    put(net.first_bias, desk.hidden)
    for place in range(desk.observation.shape[0]):
        value = i64(desk.observation[place])
        if value != 0:
            row = i64(net.row[place])
            if net.coded[place]:
                add_row(ONE, net.first[row + value - 1], desk.hidden)
            else:
                add_row(np.float32(value), net.first[row], desk.hidden)
    rectify(desk.hidden)


@rule
def add_rows(inputs: F32s, rows: F32s, total: F32s) -> None:
    """Add each row as often as its input says."""
    for i in range(inputs.shape[0]):
        if inputs[i] != 0:
            add_row(np.float32(inputs[i]), rows[i], total)


@rule
def think_on(weights: F32s, bias: F32s, desk: Desk) -> None:
    """A layer that adds to what the ones before it found."""
    put(bias, desk.fresh)
    add_rows(desk.hidden, weights, desk.fresh)
    rectify(desk.fresh)
    np.add(desk.hidden, desk.fresh, desk.hidden)


@rule
def understand(net: Net, desk: Desk) -> None:
    """From `desk.observation` to `desk.hidden`, on which both heads rest."""
    see(net, desk)
    think_on(net.second, net.second_bias, desk)
    think_on(net.third, net.third_bias, desk)


@rule
def forward(net: Net, desk: Desk) -> None:
    """From `desk.observation` to `desk.heads`."""
    understand(net, desk)
    put(net.heads_bias, desk.heads)
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
