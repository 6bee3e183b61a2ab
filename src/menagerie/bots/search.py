"""Information-set Monte Carlo tree search, generic over games, N players and hidden choices.

Each iteration draws a world that the thinking seat cannot rule out, goes down the one tree by moves
that are legal there, plays on, and tells the moves on its way what they brought.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.algorithms import algorithms, new_rng
from menagerie.core.rule import bind
from menagerie.core.state import MAX_SEATS, new_states

from .thinking import descent, tree, worth
from .thinking.tree import BOX, MAX_DEPTH, ROOT, SPREAD, STYLE, VICTORY

if TYPE_CHECKING:
    from menagerie.core.game import Game

    from .knowledge import Knowledge

CHUNK = 64  # iterations between two looks at the clock


@dataclass(frozen=True)
class Compiled:
    """The search bound to one game's rules."""

    measure: Callable[..., Any]
    weigh_moves: Callable[..., Any]
    iterate: Callable[..., Any]


@cache
def compiled(game: Game) -> Compiled:
    names: dict[str, Any] = {
        name: getattr(game, name) for name in ("act", "evaluate", "imagine", "legal", "score")
    }
    names["playout"] = algorithms(game).playout
    for function in (worth.judge, worth.roll_out, worth.settle, tree.expand, descent.descend):
        names[function.__name__] = bind(function, names, game.folder)
    return Compiled(
        bind(descent.measure, names, game.folder),
        bind(descent.weigh_moves, names, game.folder),
        bind(descent.iterate, names, game.folder),
    )


@dataclass(frozen=True)
class Style:
    """How a search thinks. Data, chosen by measurement: see docs/strength.md."""

    iterations: int
    explore: float = 1.0
    trust: float = 0.25
    depth: int = 0
    samples: int = 1
    win: float = 0.4
    place: float = 0.3
    margin: float = 0.3

    def array(self) -> Any:
        style = np.zeros(STYLE, np.float64)
        style[:SPREAD] = (
            self.explore,
            self.trust,
            self.depth,
            self.samples,
            self.win,
            self.place,
            self.margin,
        )
        return style


@dataclass(frozen=True)
class Finding:
    """What the search found out about one move."""

    move: int
    visits: int
    value: float  # what it brings on average, from 0 to 1
    wins: float  # the expected share of victory
    margin: float  # expected points less the best rival's


class Search:
    """One decision of one seat, thought over for as long as it is asked to."""

    def __init__(self, knowledge: Knowledge, seed: int, style: Style) -> None:
        game = knowledge.game
        self.moves = np.array(knowledge.legal_ids, np.int64)
        self.seat = knowledge.seat
        self.style = style
        self.done = 0
        self._functions = compiled(game)
        self._nodes = tree.new_nodes(style.iterations, game.move_count)
        self._box = np.zeros(BOX, np.int64)
        self._tally = tree.new_gain()
        known = knowledge.world()
        world, trial = new_states(game.state), new_states(game.state)
        me, ranked = knowledge.seat, game.ranked(knowledge.seats)
        rng, numbers = new_rng(seed), style.array()
        mask, missing = (np.zeros(game.mask_words, np.uint64) for _ in range(2))
        table = np.zeros((MAX_SEATS, 2), np.int64)
        self._functions.measure(known, world, me, ranked, rng, mask, table, numbers)
        promises = np.zeros(len(self.moves), np.float64)
        if style.trust > 0:
            self._functions.weigh_moves(known, world, trial, me, self.moves, rng, promises)
        descent.open_root(self._nodes, self._box, me, self.moves, promises, numbers)
        self._rest = (
            known,
            world,
            trial,
            self._nodes,
            self._box,
            me,
            ranked,
            rng,
            mask,
            missing,
            np.zeros(MAX_SEATS, np.int64),
            np.zeros(MAX_DEPTH, np.int64),
            table,
            np.zeros(MAX_SEATS, np.float64),
            np.zeros((MAX_SEATS, MAX_SEATS), np.float64),
            numbers,
            tree.new_gain(),
            self._tally,
        )

    def run(self, seconds: float | None = None) -> None:
        """Think through the whole budget, or until the time is over."""
        end = None if seconds is None else time.perf_counter() + seconds
        while self.done < self.style.iterations:
            self.step(min(CHUNK if self.done else 1, self.style.iterations - self.done))
            if end is not None and time.perf_counter() >= end:
                return

    def step(self, iterations: int) -> None:
        self._functions.iterate(iterations, *self._rest)
        self.done += iterations

    def chance(self, seat: int) -> float:
        """The share of victory that a seat may expect, as the thinking seat sees it."""
        return float(self._tally[seat, VICTORY]) / max(1, self.done)

    def findings(self) -> list[Finding]:
        """What is known of each legal move, the best first."""
        found = []
        child = int(self._nodes[ROOT].first)
        while child:
            node = self._nodes[child]
            if node.seat == self.seat:  # others may choose at the same time
                n = max(1, int(node.visits))
                means = (float(node[name]) / n for name in ("value", "wins", "margin"))
                found.append(Finding(int(node.move), int(node.visits), *means))
            child = int(node.next)
        return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))


class SearchBot:
    """Plays what its search tried most."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        if len(moves) == 1:
            return moves[0]
        search = Search(knowledge, seed, self.style)
        search.run(seconds)
        return search.findings()[0].move
