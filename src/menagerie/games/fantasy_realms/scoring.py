"""The points of a hand, given what its cards have become (FR-29 … FR-46)."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, lowest, rest
from menagerie.core.state.record import Mask

from .blanking import army_struck, cleared, survivors
from .bonuses import bonus
from .clauses import add_suit
from .disputed import change_by_readings
from .forms import holders, model_of, names_in, strength_of, suit_of
from .penalties import penalty
from .readings import FIRST_BIT
from .tables import LOSERS


@rule
def suit_counts(active: Mask, form: Mask) -> Mask:
    counts = NONE
    while active != NONE:
        counts = add_suit(counts, suit_of(lowest(active), form))
        active = rest(active)
    return counts


@rule
def worth(hand: Mask, form: Mask) -> tuple[int, int]:
    """(points, strength): strength is that of the active cards, for ties (FR-22)."""
    clear = cleared(hand, form)
    active = survivors(hand, form, clear)
    # FR-42: a blanked card has no name, suit, strength, bonus or penalty.
    names = names_in(active, form)
    counts = suit_counts(active, form)
    punished = holders(active, form, LOSERS) & ~clear
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
    if form >> FIRST_BIT != NONE:
        points += change_by_readings(hand, active, names, counts, punished, form)
    return points + strength, strength
