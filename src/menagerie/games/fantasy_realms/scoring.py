"""The points of a hand, given what its cards have become (FR-29 … FR-46)."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, lowest, rest
from menagerie.core.state.record import Mask

from .blanking import army_struck, cleared, survivors
from .bonuses import bonus, total_strength
from .clauses import add_suit, less_one, printed_counts
from .disputed import change_by_readings
from .forms import BOOK_AT, SUIT_AT, chosen, holders, model_of, name_of, names_in, suit_of
from .penalties import penalty
from .readings import FIRST_BIT
from .tables import LOSERS, PAYERS, SUIT, SUIT_CARDS, WILDS


@rule
def suit_counts(active: Mask, form: Mask) -> Mask:
    """The active cards by suit: as printed, but for wild cards and what the Book changed."""
    counts = printed_counts(active & ~WILDS)
    each = active & WILDS
    while each != NONE:
        counts = add_suit(counts, SUIT[name_of(lowest(each), form)])
        each = rest(each)
    book = chosen(form, BOOK_AT)
    if has(active, book):
        counts = add_suit(less_one(counts, SUIT[name_of(book, form)]), chosen(form, SUIT_AT))
    return counts


@rule
def worth(hand: Mask, form: Mask) -> tuple[int, int]:
    """(points, strength): strength is that of the active cards, for ties (FR-22)."""
    clear = cleared(hand, form)
    active = survivors(hand, form, clear)
    # FR-42: a blanked card has no name, suit, strength, bonus or penalty.
    names = names_in(active, form)
    counts = suit_counts(active, form)
    strength = total_strength(active, form)
    points = strength
    each = active & PAYERS
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        points += bonus(card, suit_of(card, form), names, counts, active, form)
    punished = holders(active, form, LOSERS) & ~clear
    each = punished
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        own = SUIT_CARDS[suit_of(card, form)]
        points += penalty(model_of(card, form), own, army_struck(card, hand, form), counts)
    if form >> FIRST_BIT != NONE:
        points += change_by_readings(hand, active, names, counts, punished, form)
    return points, strength
