"""The points of a hand, given what its cards have become (FR-29 … FR-46)."""

from __future__ import annotations

from typing import Any

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, lowest, rest

from .blanking import army_struck, cleared, survivors
from .bonuses import add_suit, bonus
from .components import HAS_PENALTY
from .forms import holders, model_of, names_in, strength_of, suit_of
from .penalties import penalty


@rule
def suit_counts(active: Any, form: Any) -> Any:
    counts = NONE
    while active != NONE:
        counts = add_suit(counts, suit_of(lowest(active), form))
        active = rest(active)
    return counts


@rule
def worth(hand: Any, form: Any) -> Any:
    """(points, strength): strength is that of the active cards, for ties (FR-22)."""
    clear = cleared(hand, form)
    active = survivors(hand, form, clear)
    names = names_in(active, form)
    counts = suit_counts(active, form)
    punished = holders(active, form, HAS_PENALTY) & ~clear
    points = 0
    strength = 0
    each = active
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        own = suit_of(card, form)
        strength += strength_of(card, form)
        points += bonus(card, own, names, counts, active, form)
        if has(punished, card):
            struck = army_struck(card, hand, form)
            points += penalty(model_of(card, form), own, struck, counts)
    return points + strength, strength
