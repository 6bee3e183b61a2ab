"""Penalties in points (FR-39); those that blank are in `blanking.py`."""

from __future__ import annotations

from typing import Any

from menagerie.core.running.rule import rule

from . import components
from .bonuses import of, others
from .components import ARMY, BEAST, FLAME, LAND, LEADER, WIZARD


@rule
def penalty(kind: Any, own: Any, struck: Any, counts: Any) -> Any:
    """What the penalty of `kind` takes from an active card of suit `own`: a number ≤ 0.

    `struck`: the word "army" is struck from it (FR-32).
    """
    if kind == components.SWAMP:
        return -3 * (of(counts, FLAME) + (0 if struck else of(counts, ARMY)))
    if kind == components.BLIZZARD:
        armies = 0 if struck else of(counts, ARMY)
        return -5 * (armies + of(counts, LEADER) + of(counts, BEAST) + of(counts, FLAME))
    if kind == components.KNIGHTS:
        return -8 if of(counts, LEADER) == 0 else 0
    if kind == components.LIGHT_CAVALRY:
        return -2 * of(counts, LAND)
    if kind == components.DWARVISH_INFANTRY:
        return 0 if struck else -2 * others(counts, ARMY, own)
    if kind == components.WARLOCK_LORD:
        return -10 * (of(counts, LEADER) + others(counts, WIZARD, own))
    if kind == components.EMPRESS:
        return -5 * others(counts, LEADER, own)
    if kind == components.DRAGON:
        return -40 if of(counts, WIZARD) == 0 else 0
    return 0
