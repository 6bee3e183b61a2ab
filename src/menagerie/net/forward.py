"""What a net thinks of a position: one function, compiled or not, callable inside a search.

`learn/model.py` has the same sums in PyTorch, for many positions at once; a test holds them
together. A layer is a sum of rows, each as often as its input says; most inputs are nought, so they
are picked out first. An observation has few others (`inputs.py` says which rows these mean); still
fewer differ from an earlier one that is remembered. Of the moves only those that one asks for are
judged.
"""

import math
from typing import NamedTuple

import numpy as np

from menagerie.core.game import Game
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, i64, lowest, rest, u64
from menagerie.core.state.record import MAX_SEATS, I8s, Masks, Numbers, U8s

from .inputs import I32s, inputs_of, rows_in
from .sums import AT_ONCE, F32s, add_rows, product, put, rectify

ONE = np.float32(1)
# At a table the best move is played more often than the net, still trying things out, would.
SHARPNESS = 2.0
LINE = 16  # numbers
OCTET, OCTETS = u64(255), 8  # of a word


class Net(NamedTuple):
    """The weights: a row for each input of a layer, but of the last one a row for each output."""

    row: I32s  # of each place of an observation: see `Inputs`
    coded: U8s
    first: F32s
    first_bias: F32s
    second: F32s
    second_bias: F32s
    third: F32s
    third_bias: F32s
    heads: F32s  # a row for each move; the last one is the value
    heads_bias: F32s


class Desk(NamedTuple):
    """Room to work in, and the answer."""

    observation: I8s
    words: Masks  # the same, eight places each
    earlier: I8s  # by seat: an observation that it had before, at first an empty one …
    earlier_words: Masks
    sums: F32s  # … and what the first layer makes of that
    which: Numbers  # inputs that are not nought …
    times: F32s  # … and what they are
    hidden: F32s
    fresh: F32s  # what a layer adds to it
    heads: F32s  # the answer: how good each move seems, then the value


def new_table(*shape: int) -> F32s:
    """Zeros from where a line of memory begins: of those that a processor reads at once, all are in
    one line, which takes a fifth less time."""
    size = math.prod(shape)
    room = np.zeros(size + LINE, np.float32)
    start = -room.ctypes.data % (LINE * room.itemsize) // room.itemsize
    return room[start : start + size].reshape(shape)


def zero_net(game: Game, width: int) -> Net:
    """A net for a game, which finds all moves alike and all positions even."""
    spec, outputs = game.observation_spec(), game.move_count + 1
    layers = [(rows_in(spec), width), (width, width), (width, width)]
    tables = [new_table(*shape) for layer in layers for shape in (layer, (width,))]
    tables += [new_table(outputs, width), new_table(outputs)]
    return Net(*inputs_of(spec), *tables)


def no_net() -> Net:
    """In place of a net where there is none: compiled code knows one kind only."""
    table, row = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    inputs = np.zeros(0, np.int32), np.zeros(0, np.uint8)
    return Net(*inputs, table, row, table, row, table, row, table, row)


def new_observation(places: int) -> tuple[I8s, Masks]:
    """Room for an observation, and the same in words of eight places each."""
    words = np.zeros(-(-places // OCTETS), np.uint64)
    return words.view(np.int8)[:places], words


def new_desk(net: Net) -> Desk:
    places, width = len(net.row), net.first.shape[1]
    observation, words = new_observation(places)
    earlier, sums = np.zeros((MAX_SEATS, len(words)), np.uint64), new_table(MAX_SEATS, width)
    sums[:] = net.first_bias
    room = max(2 * places, width) + AT_ONCE  # a place may mean two rows
    return Desk(
        *(observation, words, earlier.view(np.int8), earlier, sums),
        np.zeros(room, np.int64),
        *(new_table(size) for size in (room, width, width, len(net.heads))),
    )


@inlined_rule
def notice(net: Net, desk: Desk, seat: int) -> int:
    """What differs from what the seat observed earlier: how many rows of the first layer that
    means."""
    n = 0
    for k in range(desk.words.shape[0]):
        left = desk.words[k] ^ desk.earlier_words[seat, k]
        while left != NONE:
            octet = lowest(left) >> 3
            left &= ~(OCTET << u64(8 * octet))
            place = OCTETS * k + octet
            row = i64(net.row[place])
            now, then = i64(desk.observation[place]), i64(desk.earlier[seat, place])
            if not net.coded[place]:
                desk.which[n], desk.times[n] = row, np.float32(now - then)
                n += 1
                continue
            if now != 0:
                desk.which[n], desk.times[n] = row + now - 1, ONE
                n += 1
            if then != 0:
                desk.which[n], desk.times[n] = row + then - 1, -ONE
                n += 1
    return n


@inlined_rule
def gather(desk: Desk) -> int:
    """What of `hidden` is not nought: how many."""
    n = 0
    for k in range(desk.hidden.shape[0]):
        desk.which[n], desk.times[n] = k, desk.hidden[k]
        if desk.hidden[k] != 0:
            n += 1
    return n


@inlined_rule
def think_on(weights: F32s, bias: F32s, desk: Desk) -> None:
    """A layer that adds to what the ones before it found."""
    put(bias, desk.fresh)
    add_rows(gather(desk), desk.which, desk.times, weights, desk.fresh)
    rectify(desk.fresh)
    np.add(desk.hidden, desk.fresh, desk.hidden)


@inlined_rule
def see(net: Net, desk: Desk, seat: int) -> None:
    """The sums of the first layer."""
    put(desk.sums[seat], desk.hidden)
    changed = notice(net, desk, seat)
    add_rows(changed, desk.which, desk.times, net.first, desk.hidden)


@rule
def remember(net: Net, desk: Desk, seat: int) -> None:
    """Let `desk.observation` be what later ones of the seat are compared with."""
    see(net, desk, seat)
    put(desk.hidden, desk.sums[seat])
    for k in range(desk.words.shape[0]):
        desk.earlier_words[seat, k] = desk.words[k]


@inlined_rule
def judge(net: Net, desk: Desk, head: int) -> np.float32:
    """How good a move seems to whoever understood the position; the last head is for the value."""
    good: np.float32 = net.heads_bias[head] + product(desk.hidden, net.heads[head])
    return good


@rule
def understand(net: Net, desk: Desk, seat: int) -> float:
    """From `desk.observation` to `desk.hidden`, on which the judgement of moves rests; returns the
    value."""
    see(net, desk, seat)
    rectify(desk.hidden)
    think_on(net.second, net.second_bias, desk)
    think_on(net.third, net.third_bias, desk)
    value: float = np.tanh(float(judge(net, desk, -1)))
    return value


@rule
def liking(net: Net, desk: Desk, seat: int, mask: Masks) -> float:
    """From `desk.observation` to what it says of these moves, in `desk.heads`; returns the most."""
    understand(net, desk, seat)
    most = -1e9
    for i in range(mask.shape[0]):
        left = mask[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            desk.heads[move] = judge(net, desk, move)
            most = max(most, float(desk.heads[move]))
    return most


@rule
def forward(net: Net, desk: Desk) -> None:
    """From `desk.observation` to `desk.heads`."""
    desk.heads[-1] = understand(net, desk, 0)
    for move in range(desk.heads.shape[0] - 1):
        desk.heads[move] = judge(net, desk, move)
