"""Information-set Monte Carlo tree search, generic over games, N players and hidden choices.

Each iteration samples a world that the deciding seat cannot rule out, goes down the one tree by
moves that are legal there, plays on, and tells the moves on its way what they brought.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from menagerie.core.running.binder import bind
from menagerie.core.style import Style

from .descend import iterate
from .desk import Knowledge, new_desk
from .tree import FIRST_MOVE, ROOT

CHUNK = 64  # iterations between two looks at the clock
# The lead, beside the iterations left, at which a choice is made: to be tried more often in the end
# another move would need three of four of them.
CATCHING_UP = 0.5
# Looks at each move, on average, where the result is settled: more find the same again.
SETTLED_LOOKS = 16
KINDS = tuple(map(type, Style(iterations=0)))


@dataclass(frozen=True)
class Finding:
    """What the search found out about one move."""

    move: int
    visits: int
    value: float  # what it brings on average, from 0 to 1
    wins: float  # the expected share of victory
    margin: float  # expected points less the best rival's


class Search:
    """One decision of one seat, searched for as long as it is asked to."""

    def __init__(self, knowledge: Knowledge, seed: int, style: Style) -> None:
        # A whole number in place of a fraction would have the search compiled anew.
        self.style = Style(*(kind(value) for kind, value in zip(KINDS, style, strict=True)))
        self.done = 0
        self._desk = new_desk(knowledge, seed, self.style)
        self.budget = self.style.iterations
        if knowledge.game.rule("settled")(self._desk.known[0]):
            moves = max(1, len(self._desk.moves))  # none, where others decide
            self.budget = min(self.budget, SETTLED_LOOKS * moves)
        self._iterate = bind(iterate, knowledge.game)
        self.seat, self.moves = self._desk.me, self._desk.moves
        self.advantages = self._desk.advantages  # what each move seems to win at first sight

    def run(self, seconds: float | None = None, *, to_choose: bool = False) -> None:
        """Search through the whole budget, or until the time is over; who only wants to choose need
        not go on when no other move is likely to be tried more often any more."""
        end = None if seconds is None else time.perf_counter() + seconds
        while self.done < self.budget:
            self.step(min(CHUNK if self.done else 1, self.budget - self.done))
            if end is not None and time.perf_counter() >= end:
                return
            if to_choose and (self.chosen or self.tired):
                return

    @property
    def chosen(self) -> bool:
        """Whether the rest of the budget will hardly change which move is tried most."""
        tried = self._desk.nodes["visits"][FIRST_MOVE : FIRST_MOVE + len(self.moves)]
        *_, second, most = np.sort(tried) if len(tried) > 1 else (0, self.budget)
        return bool(most - second > CATCHING_UP * (self.budget - self.done))

    @property
    def tired(self) -> bool:
        """Whether its playouts have had as many moves as its style allows: iterations of long games
        take long."""
        most = self.style.effort
        return bool(0 < most <= self._desk.progress[0].moves)

    def step(self, iterations: int) -> None:
        """Some iterations; with none, only a first look at the moves."""
        self._iterate(self._desk, self.style, iterations)
        self.done += iterations

    def chance(self, seat: int) -> float:
        """The share of victory that a seat may expect, as the deciding seat sees it."""
        return float(self._desk.tally[seat].wins) / max(1, self.done)

    def findings(self) -> list[Finding]:
        """What is known of each legal move, the best first."""
        found = []
        for node in self._choices(self._desk.nodes[ROOT]):
            n = max(1, int(node.visits))
            means = (float(total) / n for total in (node.value, node.wins, node.margin))
            found.append(Finding(int(node.move), int(node.visits), *means))
        return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))

    def after(self, move: int) -> Iterator[int]:
        """The seat's moves that were tried most after this one, while it goes on choosing."""
        node = next(
            (one for one in self._choices(self._desk.nodes[ROOT]) if one.move == move), None
        )
        while node is not None:
            node = max(self._choices(node), key=lambda one: one.visits, default=None)
            if node is not None and node.visits:
                yield int(node.move)

    def _choices(self, parent: Any) -> list[Any]:
        """The seat's own moves below a node: others may choose at the same time."""
        found, child = [], int(parent.first)
        while child:
            node = self._desk.nodes[child]
            if node.seat == self.seat:
                found.append(node)
            child = int(node.next)
        return found
