"""Information-set Monte Carlo tree search, generic over games, N players and hidden choices.

Each iteration draws a world that the thinking seat cannot rule out, goes down the one tree by moves
that are legal there, plays on, and tells the moves on its way what they brought.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.running.binder import bind
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import MAX_SEATS, new_states
from menagerie.core.style import Style

from . import descent, tree
from .tree import BOX, ROOT, SPREAD, STYLE, VICTORY

if TYPE_CHECKING:
    from menagerie.bots.knowledge import Knowledge

CHUNK = 64  # iterations between two looks at the clock
LARGEST_SEED = 2**64 - 1


def style_array(style: Style) -> Any:
    values = np.zeros(STYLE, np.float64)
    values[:SPREAD] = (
        style.explore,
        style.trust,
        style.depth,
        style.samples,
        style.win,
        style.place,
        style.margin,
        style.own,
        style.others,
        style.split,
        style.far,
    )
    return values


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
        self._think = bind(descent.think, game)
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
            sampling_stream(seed),
            np.zeros(game.mask_words, np.uint64),
            np.zeros(game.mask_words, np.uint64),
            np.zeros(MAX_SEATS, np.int64),
            np.zeros(style.plies, np.int64),
            np.zeros(game.observation, np.int8),
            np.zeros((MAX_SEATS, 2), np.int64),
            np.zeros(MAX_SEATS, np.float64),
            np.zeros((MAX_SEATS, MAX_SEATS), np.float64),
            np.zeros(MAX_SEATS, np.float64),
            style_array(style),
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
