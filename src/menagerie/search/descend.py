"""Iterations of the search: imagine a world, go down the tree, play on, tell the moves.

Written once; `bind` compiles it for each game's rules. The parts of `iterate` are folded into it:
to hand a desk on, with all its arrays, would cost more than many of them.
"""

import numpy as np

from menagerie.batch.playing import game_seed, playout
from menagerie.core.contract import act, imagine, legal, observe, score, suspect
from menagerie.core.running.binder import generic
from menagerie.core.state.bits import NONE, i64, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.random import seed_sampling
from menagerie.core.state.record import POINTS
from menagerie.core.style import Style

from .desk import Desk
from .memory import lead
from .thought import expect, hope, like_moves, look_around
from .tree import ROOT, add_node, back_up, find_missing, prior, select, split
from .value import assess, rollout

SPREAD_GAMES = 24  # random games from which the spread of points is estimated
WORLDS = 8  # in which the advantages of the moves to choose from are averaged
DEVIATION = 0.6  # of a logistic curve, by its standard deviation


@generic(inline=True)
def measure_spread(desk: Desk) -> None:
    """How far apart random play still drives the points: the scale of every advantage."""
    me, table = desk.me, desk.table
    total, squares, mine = 0.0, 0.0, 0.0
    for _ in range(SPREAD_GAMES):
        desk.world[0] = desk.known[0]
        imagine(desk.world[0], me, desk.rng)
        playout(desk.world[0], desk.rng, desk.mask)
        score(desk.world[0], table)
        rival = -1e9 if desk.ranked > 1 else 0.0
        for other in range(desk.ranked):
            if other != me:
                rival = max(rival, float(table[other, POINTS]))
        margin = table[me, POINTS] - rival
        total += margin
        squares += margin * margin
        mine += table[me, POINTS]
    mean = total / SPREAD_GAMES
    variance = max(1.0, squares / SPREAD_GAMES - mean * mean)
    desk.progress[0].spread = DEVIATION * np.sqrt(variance)
    desk.progress[0].usual = mine / SPREAD_GAMES


@generic(inline=True)
def compare_moves(desk: Desk, far: int) -> None:
    """What each move seems to win at first sight, averaged over several worlds."""
    world, trial, me = desk.world, desk.trial, desk.me
    for _ in range(WORLDS):
        world[0] = desk.known[0]
        imagine(world[0], me, desk.rng)
        before = lead(world[0], me, far, desk.memory)
        for k in range(desk.moves.shape[0]):
            trial[0] = world[0]
            act(trial[0], me, desk.moves[k], NO_EVENTS)
            desk.advantages[k] += (lead(trial[0], me, far, desk.memory) - before) / WORLDS


@generic(inline=True)
def open_root(desk: Desk, style: Style) -> None:
    """The moves to choose from, with their priors."""
    desk.progress[0].nodes = 1
    trust, best = style.trust * desk.progress[0].spread, 0.0
    if style.net_prior > 0.0:
        desk.world[0] = desk.known[0]
        legal(desk.world[0], desk.me, desk.mask)
        best = like_moves(desk, desk.me)
    for k in range(desk.moves.shape[0]):
        promise = desk.advantages[k] / trust if trust > 0.0 else 0.0
        if style.net_prior > 0.0:
            promise += style.net_prior * (float(desk.thought.heads[desk.moves[k]]) - best)
        add_node(desk.nodes, desk.progress, ROOT, desk.me, desk.moves[k], prior(promise))


@generic(inline=True)
def expand(desk: Desk, parent: int, seat: int, style: Style) -> None:
    """Give a node the children it lacks in this world, with their priors."""
    world, trial = desk.world, desk.trial
    trust = style.trust * desk.progress[0].spread
    before = lead(world[0], seat, style.far, desk.memory) if trust > 0.0 else 0.0
    best = like_moves(desk, seat) if style.net_prior > 0.0 else 0.0
    for i in range(desk.missing.shape[0]):
        left = desk.missing[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            promise = 0.0
            if trust > 0.0:
                trial[0] = world[0]
                act(trial[0], seat, move, NO_EVENTS)
                promise += (lead(trial[0], seat, style.far, desk.memory) - before) / trust
            if style.net_prior > 0.0:
                promise += style.net_prior * (float(desk.thought.heads[move]) - best)
            add_node(desk.nodes, desk.progress, parent, seat, move, prior(promise))


@generic(inline=True)
def dream(desk: Desk, style: Style, turn: int) -> None:
    """Imagine a world; or take one of those in which rivals hold what they may have chosen, which
    takes long to find out, so that all moves share them."""
    world, worlds, progress = desk.world, desk.worlds, desk.progress[0]
    seed_sampling(desk.rng, game_seed(desk.seed, turn))
    if style.worlds == 0:
        world[0] = desk.known[0]
        imagine(world[0], desk.me, desk.rng)
        return
    k = turn % style.worlds
    if k == progress.worlds:
        worlds[k] = desk.known[0]
        imagine(worlds[k], desk.me, desk.rng)
        suspect(worlds[k], desk.me, desk.memory, desk.rng)
        progress.worlds = k + 1
        seed_sampling(desk.rng, game_seed(desk.seed, turn))
    world[0] = worlds[k]


@generic(inline=True)
def descend(desk: Desk, first: int, style: Style) -> None:
    """Go down the tree in this world, beginning with `first` if given, until a move is new.

    Seats that choose at the same time must not see each other's choice, so each goes down from the
    node where the choice began (`at`); the game goes on from the deciding seat's node.
    """
    s, me, nodes, at, path = desk.world[0], desk.me, desk.nodes, desk.at, desk.path
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
            if depth > 0:
                observe(s, me, desk.observation)
                node = split(nodes, desk.progress, node, desk.observed)
                if node == ROOT:
                    break  # the tree is full
            for seat in range(at.shape[0]):
                at[seat] = node
            together, mine = waiting, False
        seat = me if (waiting >> me) & 1 else lowest(u64(waiting))
        child = first if depth == 0 else 0
        if child == 0:
            legal(s, seat, desk.mask)
            if find_missing(nodes, at[seat], seat, desk.mask, desk.missing):
                expand(desk, at[seat], seat, style)
            child = select(nodes, at[seat], seat, desk.mask, style)
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
    desk.progress[0].depth = depth


@generic
def iterate(desk: Desk, style: Style, iterations: int) -> None:
    """So many iterations of the search; before the first one, a first look at the moves."""
    progress, nodes, me = desk.progress[0], desk.nodes, desk.me
    if progress.nodes == 0:
        if style.trust > 0.0:
            compare_moves(desk, style.far)
        if iterations > 0:
            measure_spread(desk)
        if style.net_prior > 0.0 or style.net_value > 0.0:
            look_around(desk)
        open_root(desk, style)
    for _ in range(iterations):
        first, turn = 0, progress.iterations
        if desk.moves.shape[0] > 0:
            legal(desk.known[0], me, desk.mask)
            first = select(nodes, ROOT, me, desk.mask, style)
            turn = i64(nodes[first].visits)
        # All moves to choose from are tried on the same sequence of worlds: less variance.
        dream(desk, style, turn)
        descend(desk, first, style)
        asked = style.net_value > 0.0 and desk.world[0].waiting != 0
        if asked:
            expect(desk)
        rollout(desk, style)
        assess(desk, style)
        if asked:
            hope(desk, style)
        back_up(nodes, desk.path, progress.depth, desk.gain, desk.tally)
        progress.iterations += 1
