"""What disputed readings change of the points (`readings.py`): apart from the scoring by the rules,
so that it stays as quick as it is."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, has, lowest, rest
from menagerie.core.state.record import Mask

from . import clauses, readings
from .blanking import army_struck
from .bonuses import bonus
from .forms import model_of, named, suit_of
from .penalties import penalty
from .tables import PECULIAR


@rule
def bonus_read_otherwise(
    card: int, own: int, names: Mask, counts: Mask, active: Mask, form: Mask
) -> int:
    """The bonus of an active card where a disputed reading is taken (FR-45, FR-46)."""
    if has(PECULIAR, card):
        return bonus(card, own, names, counts, active, form)
    if form & readings.WILD_IS_NO_SUIT != NONE:
        counts &= ~clauses.WILD_COUNTS
    best = 0
    span = clauses.BONUSES[card]
    for clause in range(clauses.first_of(span), clauses.end_of(span)):
        points = clauses.clause_points(clause, own, names, counts)
        if form & readings.FOREST_EACH_COPY != NONE:
            points += for_copies(clause, names, active, form)
        best = max(best, points)
    return best


@rule
def for_copies(clause: int, names: Mask, active: Mask, form: Mask) -> int:
    """Another reading of FR-45: what a clause gives for further cards of a name that it counts."""
    counted = clauses.EACH_NAME[clause]
    copies = count(named(active, form, counted)) - count(names & counted)
    return clauses.points_of(clause) * copies


@rule
def striking(hand: Mask, active: Mask, form: Mask) -> Mask:
    """The cards that may strike a word from penalties in points: all, active or not (FR-32)."""
    return hand if form & readings.BLANKED_DO_NOT_STRIKE == NONE else active


@rule
def change_by_readings(
    hand: Mask, active: Mask, names: Mask, counts: Mask, punished: Mask, form: Mask
) -> int:
    """The points that the readings taken add to those of the rules."""
    change = 0
    each = active
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        own = suit_of(card, form)
        change += bonus_read_otherwise(card, own, names, counts, active, form)
        change -= bonus(card, own, names, counts, active, form)
        if has(punished, card):
            kind = model_of(card, form)
            struck = army_struck(card, striking(hand, active, form), form)
            change += penalty(kind, own, struck, counts)
            change -= penalty(kind, own, army_struck(card, hand, form), counts)
    return change
