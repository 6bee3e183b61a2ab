"""`evaluate`: the points a position promises a seat; at the end, exactly the points."""

from __future__ import annotations

from .state import ROUNDS

PER_TURN = 3.0  # points that an ordinary turn still brings
GEM_IN_HAND = 0.15  # what a gem is worth beyond its point, while cards are to be had
TURNS = 2 * ROUNDS
"""placeholder"""
