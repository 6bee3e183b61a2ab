"""What disputed readings change of the points (`readings.py`): apart from the scoring by the rules,
so that it stays as quick as it is."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, has, lowest, rest, without
from menagerie.core.state.record import Mask

from . import clauses, readings
from .blanking import army_struck
from .bonuses import bonus
from .forms import model_of, named, suit_of
from .penalties import penalty
from .tables import PAYERS, PECULIAR, SUIT_CARDS, SUMMERS, WILDS


@rule
def bonus_read_otherwise(
    card: int, own: int, names: Mask, counts: Mask, active: Mask, form: Mask
) -> int:
    """The bonus of an active card where a disputed reading is taken (FR-45, FR-46)."""
    if not has(PAYERS, card):
        return 0
    if has(PECULIAR, card):
        if has(SUMMERS, card) and form & readings.NO_SELF_COUNT != NONE:
            active = without(active, card)
        return bonus(card, own, names, counts, active, form)
    if form & readings.WILD_IS_NO_SUIT != NONE:
        counts &= ~WILDS
    clause = clauses.BONUS[card]
    best = points_with_copies(clause, own, names, counts, active, form)
    if has(clauses.ALTERNATIVES, card):
        best = max(best, points_with_copies(clause + 1, own, names, counts, active, form))
    return best


@rule
def points_with_copies(
    clause: int, own: int, names: Mask, counts: Mask, active: Mask, form: Mask
) -> int:
    """What a clause on an active card gives, if need be for each copy of a name (FR-45)."""
    points = points_read_otherwise(clause, own, names, counts, form)
    if form & readings.FOREST_EACH_COPY != NONE:
        points += for_copies(clause, names, active, form)
    return points


@rule
def points_read_otherwise(clause: int, own: int, names: Mask, counts: Mask, form: Mask) -> int:
    """Another reading of FR-41: what a clause on an active card gives without the card itself."""
    if form & readings.NO_SELF_COUNT == NONE or clauses.tells_suits_apart(clause):
        return clauses.clause_points(clause, SUIT_CARDS[own], names, counts)
    return clauses.clause_points(clause, NONE, names, clauses.less_one(counts, own))


@rule
def penalty_read_otherwise(kind: int, own: int, struck: bool, counts: Mask, form: Mask) -> int:
    """The penalty of an active card where a disputed reading is taken (FR-32, FR-41)."""
    if form & readings.NO_SELF_COUNT == NONE:
        return penalty(kind, SUIT_CARDS[own], struck, counts)
    return penalty(kind, NONE, struck, clauses.less_one(counts, own))


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
            change += penalty_read_otherwise(kind, own, struck, counts, form)
            change -= penalty(kind, SUIT_CARDS[own], army_struck(card, hand, form), counts)
    return change
