"""One iteration of the search: imagine a world, go down the tree, play on, tell the moves.

Written once; `menagerie.search.search` binds it to each game's rules. Only `think` is compiled: its
parts are folded into it, since every function compiled apart would carry the game's rules again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.batch.playing import game_seed, playout
from menagerie.core.contract import act, imagine, legal, observe, score
from menagerie.core.running.binder import generic
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, i64, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import seed_sampling
from menagerie.core.state.record import POINTS

from .tree import (
    DONE,
    LENGTH,
    OTHERS,
    PARTING,
    ROOT,
    SPREAD,
    TRUST,
    USED,
    USUAL,
    add_node,
    back_up,
    find_missing,
    part,
    promise,
    select,
)
from .value import judge, quick_move, roll_out, settle

SPREAD_GAMES = 24  # random games from which the spread of points is estimated
WORLDS = 8  # in which the promises of the moves to choose from are averaged
DEVIATION = 0.6  # of a logistic curve, by its standard deviation


@generic(inline=True)
def measure(
    known: Any,
    world: Any,
    me: Any,
    ranked: Any,
    rng: Any,
    mask: Any,
    table: Any,
    style: Any,
) -> Any:
    """How far apart random play still drives the points: the scale of every promise."""
    total, squares, mine = 0.0, 0.0, 0.0
    for _ in range(SPREAD_GAMES):
        world[0] = known[0]
        imagine(world[0], me, rng)
        playout(world[0], rng, mask, NO_EVENTS)
        score(world[0], table)
        rival = -1e9 if ranked > 1 else 0.0
        for other in range(ranked):
            if other != me:
                rival = max(rival, float(table[other, POINTS]))
        margin = table[me, POINTS] - rival
        total += margin
        squares += margin * margin
        mine += table[me, POINTS]
    mean = total / SPREAD_GAMES
    variance = max(1.0, squares / SPREAD_GAMES - mean * mean)
    style[SPREAD] = DEVIATION * np.sqrt(variance)
    style[USUAL] = mine / SPREAD_GAMES


@generic(inline=True)
def weigh_moves(
    known: Any, world: Any, trial: Any, me: Any, moves: Any, rng: Any, style: Any, out: Any
) -> Any:
    """What each move seems to win, averaged over several worlds."""
    for _ in range(WORLDS):
        world[0] = known[0]
        imagine(world[0], me, rng)
        before = judge(world[0], me, style)
        for k in range(moves.shape[0]):
            trial[0] = world[0]
            act(trial[0], me, moves[k], NO_EVENTS)
            out[k] += (judge(trial[0], me, style) - before) / WORLDS


@rule
def open_root(nodes: Any, box: Any, me: Any, moves: Any, promises: Any, style: Any) -> Any:
    """The moves to choose from, weighed by what they seem to win."""
    box[USED] = 1
    for k in range(moves.shape[0]):
        weight = promise(promises[k], style[TRUST] * style[SPREAD])
        add_node(nodes, box, ROOT, me, moves[k], weight)


@generic(inline=True)
def expand(
    world: Any,
    trial: Any,
    nodes: Any,
    box: Any,
    parent: Any,
    seat: Any,
    missing: Any,
    style: Any,
) -> Any:
    """Give a node the children it lacks in this world, weighed by what they seem to win."""
    trust = style[TRUST] * style[SPREAD]
    before = judge(world[0], seat, style) if trust > 0.0 else 0.0
    for i in range(missing.shape[0]):
        left = missing[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            advantage = 0.0
            if trust > 0.0:
                trial[0] = world[0]
                act(trial[0], seat, move, NO_EVENTS)
                advantage = judge(trial[0], seat, style) - before
            add_node(nodes, box, parent, seat, move, promise(advantage, trust))


@generic(inline=True)
def descend(
    world: Any,
    trial: Any,
    nodes: Any,
    box: Any,
    me: Any,
    mask: Any,
    missing: Any,
    rng: Any,
    at: Any,
    path: Any,
    sight: Any,
    style: Any,
    first: Any,
) -> Any:
    """Go down the tree in this world, beginning with `first` if given, until a move is new.

    Seats that choose at the same time must not see each other's choice, so each goes down from the
    node where the choice began (`at`); the game goes on from the thinking seat's node.
    """
    s = world[0]
    for seat in range(at.shape[0]):
        at[seat] = ROOT
    together, last, mine = 0, me, False  # who chooses now; who moved last; whether I did
    depth = 0
    new = False
    while s.waiting != 0 and not new and depth < path.shape[0]:
        waiting = int(s.waiting)
        if waiting & ~together != 0:
            # A new decision begins: all go on from one node.
            node = at[me] if mine else at[last]
            if depth > 0 and style[PARTING] > 0.0:
                observe(s, me, sight)
                node = part(nodes, box, node, sight)
                if node == ROOT:
                    break  # the tree is full
            for seat in range(at.shape[0]):
                at[seat] = node
            together, mine = waiting, False
        seat = me if (waiting >> me) & 1 else lowest(u64(waiting))
        if seat != me and style[OTHERS] == 0.0:
            act(s, seat, quick_move(s, trial, seat, rng, mask, style), NO_EVENTS)
            continue
        child = first if depth == 0 else 0
        if child == 0:
            legal(s, seat, mask)
            if find_missing(nodes, at[seat], seat, mask, missing):
                expand(world, trial, nodes, box, at[seat], seat, missing, style)
            child = select(nodes, at[seat], seat, mask, style)
        if child == 0:
            break  # the tree is full
        act(s, seat, i64(nodes[child].move), NO_EVENTS)
        new = nodes[child].visits == 0
        path[depth] = child
        depth += 1
        at[seat] = child
        together &= int(s.waiting)
        last = seat
        if seat == me:
            mine = True
    box[LENGTH] = depth


@generic
def think(
    iterations: Any,
    known: Any,
    world: Any,
    trial: Any,
    nodes: Any,
    box: Any,
    me: Any,
    ranked: Any,
    moves: Any,
    promises: Any,
    seed: Any,
    rng: Any,
    mask: Any,
    missing: Any,
    at: Any,
    path: Any,
    sight: Any,
    table: Any,
    points: Any,
    ahead: Any,
    usual: Any,
    style: Any,
    gain: Any,
    tally: Any,
) -> Any:
    """So many iterations of the search; before the first one, a first look at the moves."""
    if box[USED] == 0:
        if style[TRUST] > 0.0:
            weigh_moves(known, world, trial, me, moves, rng, style, promises)
        if iterations > 0:
            measure(known, world, me, ranked, rng, mask, table, style)
        open_root(nodes, box, me, moves, promises, style)
    for _ in range(iterations):
        first, turn = 0, box[DONE]
        if moves.shape[0] > 0:
            legal(known[0], me, mask)
            first = select(nodes, ROOT, me, mask, style)
            turn = nodes[first].visits
        # The moves to choose from meet the same worlds in the same order: less of what seems to
        # tell them apart is luck.
        seed_sampling(rng, game_seed(seed, turn))
        world[0] = known[0]
        imagine(world[0], me, rng)
        descend(world, trial, nodes, box, me, mask, missing, rng, at, path, sight, style, first)
        roll_out(world[0], trial, rng, mask, style)
        settle(world[0], ranked, table, points, ahead, usual, box[DONE], style, gain)
        back_up(nodes, box, path, gain, tally)
        box[DONE] += 1
