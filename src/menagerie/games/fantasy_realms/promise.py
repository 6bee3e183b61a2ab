"""What a hand is worth when its wild cards are well used: quick, for judging many hands."""

from __future__ import annotations

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, lowest, rest
from menagerie.core.state.record import Mask

from .choices import BOOK, SPARE, best_booked, book_suits, disguises, merit, points_of, spoken
from .components import BOOK_OF_CHANGES, DOPPELGANGER, MIRAGE, SHAPESHIFTER
from .forms import COPY_AT, MIRAGE_AT, PLAIN, SHIFT_AT, choose
from .scoring import worth
from .tables import CHOOSERS, MIRAGE_CARDS, SHIFTER_CARDS, WILDS

HUGE = 1e9


@rule
def best_alone(hand: Mask, form: Mask, at: Mask, tried: Mask) -> Mask:
    """The form with one choice made as well as possible, the others as they are."""
    best = merit(hand, form)
    best_form = form
    while tried != NONE:
        trial = choose(form, at, lowest(tried))
        tried = rest(tried)
        value = merit(hand, trial)
        if value > best:
            best = value
            best_form = trial
    return best_form


@rule
def promise(hand: Mask, use_book: bool) -> int:
    """Points of a hand with its choices made one after the other: quick, and never too high."""
    apart()
    if hand & CHOOSERS == NONE:
        points, _strength = worth(hand, PLAIN)
        return points
    names = spoken(hand)
    form = PLAIN
    if has(hand, MIRAGE):
        form = best_alone(hand, form, MIRAGE_AT, disguises(hand, names, MIRAGE, MIRAGE_CARDS))
    if has(hand, SHAPESHIFTER):
        tried = disguises(hand, names, SHAPESHIFTER, SHIFTER_CARDS)
        form = best_alone(hand, form, SHIFT_AT, tried)
    if has(hand, DOPPELGANGER):
        form = best_alone(hand, form, COPY_AT, hand & ~WILDS)
    open_ = SPARE
    suits = NONE
    if use_book and has(hand, BOOK_OF_CHANGES):
        open_ = SPARE | BOOK
        suits = book_suits(hand)
    value, _form = best_booked(hand, form, open_, suits, names)
    return points_of(value)
