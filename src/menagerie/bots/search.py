"""Information-set Monte Carlo tree search, generic over games, N players and hidden choices.

Each iteration draws a world that the thinking seat cannot rule out, goes down the one tree by moves
that are legal there, plays on, and tells the moves on its way what they brought.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.algorithms import new_rng, playout, random_turn
from menagerie.core.rule import bind, compile_rule
from menagerie.core.state import MAX_SEATS, new_states

from .thinking import descent, tree, worth
from .thinking.tree import BOX, MAX_DEPTH, ROOT, SPREAD, STYLE, VICTORY

if TYPE_CHECKING:
    from menagerie.core.game import Game

    from .knowledge import Knowledge

CHUNK = 64  # iterations between two looks at the clock
LARGEST_SEED = 2**64 - 1


RULES = ("act", "decide", "evaluate", "imagine", "interlude", "legal", "observe", "score")
PARTS = (
    random_turn,
    playout,
    worth.estimate,
    worth.judge,
    worth.quick_move,
    worth.roll_out,
    worth.settle,
    tree.expand,
    descent.measure,
    descent.weigh_moves,
    descent.descend,
)


@cache
def compiled(game: Game) -> Callable[..., Any]:
    """`think`, bound to one game's rules."""
    names: dict[str, Any] = {name: getattr(game, name) for name in RULES}
    names["foresee"] = game.foresee or game.evaluate
    names["settled"] = game.settled or worth.never
    for part in PARTS:
        scope = {**part.__globals__, **names}
        own = FunctionType(part.__code__, scope, part.__name__, part.__defaults__)
        names[part.__name__] = compile_rule(own, game.folder, inline="always")
    return bind(descent.think, names, game.folder)


@dataclass(frozen=True)
class Style:
    """How a search thinks. Data, chosen by measurement: see docs/strength.md."""

    iterations: int
    explore: float = 0.7
    trust: float = 0.25
    depth: int = 24
    samples: int = 3
    plies: int = MAX_DEPTH  # how far the tree reaches
    win: float = 0.4
    place: float = 0.3
    margin: float = 0.3
    own: float = 0.0
    others: bool = True  # rivals think too; else they play as in a playout
    parting: bool = True  # the tree parts by what the seat would see
    far: bool = True  # positions are judged with what may still come

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
            self.own,
            self.others,
            self.parting,
            self.far,
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
        self.seat = knowledge.seat
        self.style = style
        self.done = 0
        self.moves = np.array(knowledge.legal_ids, np.int64)
        self.promises = np.zeros(len(self.moves), np.float64)  # what each seems to win
        self._think = compiled(game)
        self._nodes = tree.new_nodes(style.iterations, game.move_count)
        self._tally = tree.new_gain()
        self._desk = (
            knowledge.world(),
            new_states(game.state),
            new_states(game.state),
            self._nodes,
            np.zeros(BOX, np.int64),
            self.seat,
            game.ranked(knowledge.seats),
            self.moves,
            self.promises,
            np.uint64(seed & LARGEST_SEED),
            new_rng(seed),
            np.zeros(game.mask_words, np.uint64),
            np.zeros(game.mask_words, np.uint64),
            np.zeros(MAX_SEATS, np.int64),
            np.zeros(style.plies, np.int64),
            np.zeros(game.observation, np.int8),
            np.zeros((MAX_SEATS, 2), np.int64),
            np.zeros(MAX_SEATS, np.float64),
            np.zeros((MAX_SEATS, MAX_SEATS), np.float64),
            np.zeros(MAX_SEATS, np.float64),
            style.array(),
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
        """Some iterations; with none, only a first look at the moves."""
        self._think(iterations, *self._desk)
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
