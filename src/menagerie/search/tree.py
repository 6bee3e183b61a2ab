"""The search tree: an array of nodes; a node is a move of a seat.

A tree belongs to the seat that decides. Worlds that differ in what the seat cannot know share its
nodes, and a move counts only where it was legal. Where the seat would observe different things
after the same moves, the tree splits into information sets.
"""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, allowed, i64, u64, without
from menagerie.core.state.random import LOW
from menagerie.core.state.record import Masks, Numbers
from menagerie.core.style import Style

from .desk import Gains, Nodes, Progress, Records

ROOT = 0
FIRST_MOVE = 1  # the moves to choose from are the first nodes
NOBODY = -1  # in place of the seat: no move, but an information-set split

BASIS, PRIME = u64(2166136261), u64(2654435761)
HALF = u64(32)  # of a word
HIGHEST_PROMISE = 8.0  # exp() of more says nothing more


@rule
def prior(promise: float) -> float:
    """How promising a move looks, by what speaks for it."""
    return np.exp(min(HIGHEST_PROMISE, max(-HIGHEST_PROMISE, promise)))


@rule
def add_node(
    nodes: Nodes,
    progress: Records[Progress],
    parent: int,
    seat: int,
    move: int,
    prior: float,
) -> int:
    """A new child; 0 when the tree is full."""
    child = progress[0].nodes
    if child >= nodes.shape[0]:
        return 0
    progress[0].nodes = child + 1
    nodes[child].seat = seat
    nodes[child].move = move
    nodes[child].prior = prior
    nodes[child].next = nodes[parent].first
    nodes[parent].first = child
    return child


@inlined_rule
def stirred(number: np.uint64) -> np.uint64:
    """Each bit of 32 has a say in each; interpreted arithmetic must not wrap, so never more."""
    product = number * PRIME
    return (product ^ (product >> HALF)) & LOW


@rule
def hash_of(words: Masks) -> np.uint32:
    """A number for what is observed. Both halves of the words go their own way: a processor stirs
    them at once."""
    low = high = BASIS
    for word in words:
        low = stirred(low ^ (word & LOW))
        high = stirred(high ^ (word >> HALF))
    return np.uint32(stirred(low) ^ high)


@rule
def split(nodes: Nodes, progress: Records[Progress], parent: int, observed: Masks) -> int:
    """The information set below a node in which this is observed; 0 when the tree is full."""
    number = hash_of(observed)
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == NOBODY and nodes[child].observed == number:
            return child
        child = nodes[child].next
    child = add_node(nodes, progress, parent, NOBODY, 0, 0.0)
    if child != 0:
        nodes[child].observed = number
    return child


@rule
def find_missing(nodes: Nodes, parent: int, seat: int, mask: Masks, missing: Masks) -> bool:
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
def select(nodes: Nodes, parent: int, seat: int, mask: Masks, style: Style) -> int:
    """The legal child that is worth a look most: good so far, promising, or little tried."""
    moves, priors, value, visits = 0, 0.0, 0.0, 0
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == seat and allowed(mask, i64(nodes[child].move)):
            moves += 1
            priors += nodes[child].prior
            value += nodes[child].value
            visits += nodes[child].visits
        child = nodes[child].next
    usual = value / visits if visits > 0 else 0.5  # what an untried move is taken to bring
    alike = style.even / max(1, moves)
    best, best_score = 0, -1e9
    child = nodes[parent].first
    while child != 0:
        if nodes[child].seat == seat and allowed(mask, i64(nodes[child].move)):
            nodes[child].available += 1
            n = nodes[child].visits
            mean = nodes[child].value / n if n > 0 else usual
            share = (1.0 - style.even) * nodes[child].prior / priors + alike
            often = np.sqrt(float(nodes[child].available))
            score = mean + style.explore * share * often / (1 + n)
            if score > best_score:
                best, best_score = child, score
        child = nodes[child].next
    return best


@rule
def back_up(nodes: Nodes, path: Numbers, depth: int, gain: Gains, tally: Gains) -> None:
    """Tell every move on the path what it brought its seat, and add up what each seat gained."""
    for seat in range(tally.shape[0]):
        tally[seat].value += gain[seat].value
        tally[seat].wins += gain[seat].wins
        tally[seat].margin += gain[seat].margin
    for k in range(depth):
        node = path[k]
        seat = nodes[node].seat
        nodes[node].visits += 1
        nodes[node].value += gain[seat].value
        nodes[node].wins += gain[seat].wins
        nodes[node].margin += gain[seat].margin
