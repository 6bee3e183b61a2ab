"""What a hand is worth when its wild cards are well used: quick, for judging many hands."""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, without
from menagerie.core.state.record import Mask

from .choices import (
    BOOK,
    SPARE,
    best_alone,
    best_booked,
    book_suits,
    disguises,
    merit,
    points_of,
    spoken,
    worth_sparing,
)
from .components import BOOK_OF_CHANGES, DOPPELGANGER, ISLAND, MIRAGE, SHAPESHIFTER
from .forms import COPY_AT, ISLAND_AT, MIRAGE_AT, PLAIN, SHIFT_AT
from .scoring import worth
from .tables import CHOOSERS, MIRAGE_CARDS, SHIFTER_CARDS, WILDS

HUGE = 1e9


@rule
def promise(hand: Mask, use_book: bool) -> int:
    """Points of a hand with its choices made one after the other: quick, and never too high."""
    apart()
    if hand & CHOOSERS == NONE:
        points, _strength = worth(hand, PLAIN)
        return points
    names = spoken(hand)
    form = PLAIN
    best = merit(hand, form)
    if has(hand, MIRAGE):
        tried = without(disguises(hand, names, MIRAGE, MIRAGE_CARDS), MIRAGE)
        best, form = best_alone(hand, form, best, MIRAGE_AT, tried)
    if has(hand, SHAPESHIFTER):
        tried = without(disguises(hand, names, SHAPESHIFTER, SHIFTER_CARDS), SHAPESHIFTER)
        best, form = best_alone(hand, form, best, SHIFT_AT, tried)
    if has(hand, DOPPELGANGER):
        best, form = best_alone(hand, form, best, COPY_AT, hand & ~WILDS)
    spare = SPARE if has(hand, ISLAND) else NONE
    if use_book and has(hand, BOOK_OF_CHANGES):
        best, _form = best_booked(hand, form, BOOK | spare, book_suits(hand), names)
    elif spare != NONE:
        best, _form = best_alone(hand, form, best, ISLAND_AT, worth_sparing(hand, form))
    return points_of(best)
