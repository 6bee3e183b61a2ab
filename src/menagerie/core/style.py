"""How a search thinks: data that a game declares for the levels of its bots."""

from __future__ import annotations

from typing import NamedTuple

MAX_DEPTH = 256


class Style(NamedTuple):
    """Chosen by measurement: see docs/strength.md. Compiled searches read it as it is."""

    iterations: int
    explore: float = 0.7  # how much to look at moves that were little tried
    trust: float = 0.25  # how far a prior must be apart to count, in spreads; 0: all moves alike
    depth: int = 24  # moves played on from a leaf before it is judged
    samples: int = 3  # random moves of which a playout takes the most promising
    plies: int = MAX_DEPTH  # how far the tree reaches
    # What the share of victory, the place, the margin and the seat's own points weigh in a result.
    win: float = 0.4
    place: float = 0.3
    margin: float = 0.3
    own: float = 0.0
    others: bool = True  # rivals think too; else they play as in a playout
    split: bool = True  # the tree splits by what the seat would see: information sets
    far: bool = True  # positions are judged with what may still come
    learned: bool = False  # moves and positions are judged by the game's net
