"""The search tree: an array of nodes, allocated once a search; a node is a move of a seat.

A tree belongs to the seat that thinks. Worlds that differ in what the seat cannot know share its
nodes, and a move counts only where it was legal; where the seat would see different things after
the same moves, the ways part.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, allowed, i64, u64, without
from menagerie.core.state.random import LOW
from menagerie.core.state.record import MAX_SEATS

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", np.float64),  # sum of what it brought the seat that made the move
                ("wins", np.float64),  # sum of that seat's shares of victory
                ("margin", np.float64),  # sum of its points less the best rival's
                ("weight", np.float64),  # how promising the move looks before it is tried
                ("first", np.int32),  # first child; 0: none
                ("next", np.int32),  # next child of the same parent; 0: none
                ("visits", np.int32),
                ("seen", np.int32),  # how often it could have been chosen
                ("sight", np.uint32),  # of a parting of the ways: what the thinking seat saw
                ("move", np.int16),
                ("seat", np.int16),
            ],
            align=True,
        ),
    )
)
ROOT = 0
NOBODY = -1  # in place of the seat: no move, but a parting of the ways by what was seen
MAX_NODES = 1 << 17
MAX_DEPTH = 256

# Where the search keeps its numbers: `box` of int64.
USED, LENGTH, DONE, BOX = range(4)  # nodes, moves of the path, iterations
# What a result brings a seat: columns of `gain`.
WORTH, VICTORY, MARGIN, GAINS = range(4)
# How it thinks: `style` of float64.
(
    EXPLORE,  # how much to look at moves that were little tried
    TRUST,  # how far a promise must be apart to count, in spreads; 0: all moves alike
    DEPTH,  # moves played on from a leaf before it is judged
    SAMPLES,  # random moves of which a playout takes the most promising
    FOR_WIN,  # what the share of victory, the place and the margin weigh in a result
    FOR_PLACE,
    FOR_MARGIN,
    FOR_OWN,  # … and the seat's own points, whatever the others have
    OTHERS,  # 1: rivals think too; 0: they play as in a playout, and the tree is the seat's own
    PARTING,  # 1: the tree parts by what the seat would see; 0: the same moves share their nodes
    FAR,  # 1: a position is judged with what may still come; 0: by the points as they stand
    SPREAD,  # how far points still differ at the end: measured before each search
    USUAL,  # points at the end of random play: measured likewise
    STYLE,
) = range(14)

SIGHT_BASIS, SIGHT_PRIME = u64(2166136261), u64(16777619)  # FNV-1a
BYTE = u64(255)
HIGHEST_ADVANTAGE = 8.0  # of a promise, in units of trust: exp() of more says nothing more


def new_nodes(iterations: int, moves: int) -> Any:
    """Room for a search of so many iterations."""
    size = min(MAX_NODES, 1 + (iterations + 2) * max(8, min(moves, 64)))
    return np.zeros(size, NODE).view(np.recarray)


@rule
def promise(advantage: Any, trust: Any) -> Any:
    """The weight of a move by what it seems to win."""
    if trust <= 0.0:
        return 1.0
    scaled = advantage / trust
    return np.exp(min(HIGHEST_ADVANTAGE, max(-HIGHEST_ADVANTAGE, scaled)))


@rule
def add_node(nodes: Any, box: Any, parent: Any, seat: Any, move: Any, weight: Any) -> Any:
    """A new child; 0 when the tree is full."""
    child = box[USED]
    if child >= nodes.shape[0]:
        return 0
    box[USED] = child + 1
    nodes[child].seat = seat
    nodes[child].move = move
    nodes[child].weight = weight
    nodes[child].next = nodes[parent].first
    nodes[parent].first = child
    return child


@rule
def seen_as(sight: Any) -> Any:
    """A number for what is seen, within 32 bits: interpreted arithmetic does not wrap."""
    number = SIGHT_BASIS
    for value in sight:
        number = ((number ^ (u64(value) & BYTE)) * SIGHT_PRIME) & LOW
    return np.uint32(number)


@rule
def part(nodes: Any, box: Any, parent: Any, sight: Any) -> Any:
    """The way on from a node for who sees this; 0 when the tree is full."""
    number = seen_as(sight)
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == NOBODY and nodes[child].sight == number:
            return child
        child = nodes[child].next
    child = add_node(nodes, box, parent, NOBODY, 0, 0.0)
    if child != 0:
        nodes[child].sight = number
    return child


@rule
def find_missing(nodes: Any, parent: Any, seat: Any, mask: Any, missing: Any) -> Any:
    """The legal moves that are no children yet; returns whether there are any."""
    for i in range(mask.shape[0]):
        missing[i] = mask[i]
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == seat:
            move = i64(nodes[child].move)
            missing[move >> 6] = without(missing[move >> 6], move & 63)
        child = nodes[child].next
    lacking = NONE
    for word in missing:
        lacking |= word
    return lacking != NONE


@rule
def select(nodes: Any, parent: Any, seat: Any, mask: Any, style: Any) -> Any:
    """The legal child that is worth a look most: good so far, promising, or little tried."""
    weights, value, visits = 0.0, 0.0, 0
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == seat and allowed(mask, i64(nodes[child].move)):
            weights += nodes[child].weight
            value += nodes[child].value
            visits += nodes[child].visits
        child = nodes[child].next
    usual = value / visits if visits > 0 else 0.5  # what an untried move is taken to bring
    best, best_score = 0, -1e9
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == seat and allowed(mask, i64(nodes[child].move)):
            nodes[child].seen += 1
            n = nodes[child].visits
            mean = nodes[child].value / n if n > 0 else usual
            share = nodes[child].weight / weights
            score = mean + style[EXPLORE] * share * np.sqrt(float(nodes[child].seen)) / (1 + n)
            if score > best_score:
                best, best_score = child, score
        child = nodes[child].next
    return best


@rule
def back_up(nodes: Any, box: Any, path: Any, gain: Any, tally: Any) -> Any:
    """Tell every move on the path what it brought its seat, and add up what each seat gained."""
    for seat in range(tally.shape[0]):
        for k in range(GAINS):
            tally[seat, k] += gain[seat, k]
    for k in range(box[LENGTH]):
        node = path[k]
        seat = nodes[node].seat
        nodes[node].visits += 1
        nodes[node].value += gain[seat, WORTH]
        nodes[node].wins += gain[seat, VICTORY]
        nodes[node].margin += gain[seat, MARGIN]


def new_gain() -> Any:
    return np.zeros((MAX_SEATS, GAINS), np.float64)
