"""Penalties in points (FR-39); those that blank are in `blanking.py`."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE
from menagerie.core.state.record import Mask

from . import clauses


@rule
def penalty(kind: int, own: int, struck: bool, counts: Mask) -> int:
    """What the penalty of `kind` takes from an active card of suit `own`: a number ≤ 0.

    `struck`: the word "army" is struck from it (FR-32).
    """
    if struck:
        counts &= ~clauses.ARMY_COUNTS
    loss = 0
    span = clauses.PENALTIES[kind]
    for clause in range(clauses.first_of(span), clauses.end_of(span)):
        loss += clauses.clause_points(clause, own, NONE, counts)
    return loss
