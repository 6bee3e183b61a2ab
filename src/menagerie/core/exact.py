"""Positions that can be counted to the end: what a game tells the maker of puzzles about them."""

from collections.abc import Mapping
from typing import NamedTuple


class Exact(NamedTuple):
    """What each legal move brings at the end if everything after it is done well."""

    points: Mapping[int, int]  # by move
    tempting: int  # the move that looks best at first sight
