"""Penalties in points (FR-39); those that blank are in `blanking.py`."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import ALL
from menagerie.core.state.record import Mask

from . import clauses, tables
from .components import ARMY


@rule
def penalty(kind: int, own: Mask, struck: bool, counts: Mask) -> int:
    """What the penalty of `kind` takes from an active card: a number ≤ 0.

    `own`: its suit, if it counts itself there (FR-41); `struck`: the word "army" is struck from it
    (FR-32).
    """
    if struck:
        counts &= ~tables.SUIT_CARDS[ARMY]
    return clauses.clause_points(clauses.LOSS[kind], own, ALL, counts)
