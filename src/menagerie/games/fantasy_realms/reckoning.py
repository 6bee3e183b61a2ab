"""What a calculator asks of the rules (FR-60)."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, has, with_, without
from menagerie.core.state.record import Mask

from . import components as c
from . import tables
from .blanking import army_struck
from .choices import EVERYTHING, best_choice, points_of
from .disputed import bonus_read_otherwise, penalty_read_otherwise, striking
from .finish import spareable
from .forms import NOBODY, PLAIN, model_of, names_in, strength_of, suit_of
from .readings import FIRST_BIT
from .scoring import suit_counts, worth
from .suggestion import best_eighth


@rule
def form_with(taken: Mask) -> Mask:
    """Nothing chosen, and these readings taken."""
    return PLAIN | taken


@rule
def best_hand(hand: Mask, form: Mask, discards: Mask) -> tuple[Mask, Mask]:
    """(hand, form) with the best choices. FR-48: before all else Necromancer takes the best of the
    discards; who holds eight has taken it already."""
    if has(hand, c.NECROMANCER) and count(hand) < tables.MOST_CARDS:
        _merit, eighth, best = best_eighth(
            hand, form, EVERYTHING, discards & tables.RAISABLE, False
        )
        return (hand if eighth == NOBODY else with_(hand, eighth)), best
    _merit, best = best_choice(hand, form, EVERYTHING)
    return hand, best


@rule
def row_of(
    card: int, hand: Mask, form: Mask, clear: Mask, active: Mask
) -> tuple[bool, int, int, int]:
    """(active, strength, bonus, penalty) of a card of the hand; `clear` and `active` are its sets
    of cleared and active cards."""
    if not has(active, card):
        return False, 0, 0, 0
    own = suit_of(card, form)
    counts = suit_counts(active, form)
    plus = bonus_read_otherwise(card, own, names_in(active, form), counts, active, form)
    minus = 0
    if not has(clear, card):
        struck = army_struck(card, striking(hand, active, form), form)
        minus = penalty_read_otherwise(model_of(card, form), own, struck, counts, form)
    return True, strength_of(card, form), plus, minus


@rule
def total_read_otherwise(hand: Mask, form: Mask, reading: Mask, best: bool) -> int:
    """The total if this disputed reading is taken, or not taken where it is; `best`: the choices
    are made anew, as well as that reading allows."""
    other = form ^ reading
    if best:
        value, _form = best_choice(hand, form_with((other >> FIRST_BIT) << FIRST_BIT), EVERYTHING)
        return points_of(value)
    points, _strength = worth(hand, other)
    return points


@rule
def may_choose(who: int, hand: Mask, form: Mask) -> Mask:
    """The cards that a card of the hand may become or touch, with the other choices as they are."""
    if not has(hand, who):
        return NONE
    if who == c.MIRAGE:
        return tables.MIRAGE_CARDS
    if who == c.SHAPESHIFTER:
        return tables.SHIFTER_CARDS
    if who == c.ISLAND:
        return spareable(hand, form)
    return without(hand, who)  # Doppelgänger, Book of Changes
