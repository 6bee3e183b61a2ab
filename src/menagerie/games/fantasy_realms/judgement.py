"""How many points a position promises: the hand as it stands, its wild cards well used."""

from __future__ import annotations

from typing import Any

from menagerie.core.bits import NONE, count, has, lowest, rest, without
from menagerie.core.rule import rule

from .cards import (
    BOOK_OF_CHANGES,
    CHOOSERS,
    DOPPELGANGER,
    LAND,
    MIRAGE,
    SHAPESHIFTER,
    WILDS,
    WIZARD,
)
from .choices import (
    BOOK,
    SPARE,
    WORST,
    best_booked,
    book_suits,
    disguises,
    merit,
    points_of,
    spoken,
)
from .forms import COPY_AT, MIRAGE_AT, PLAIN, SHIFT_AT, choose
from .scoring import worth
from .state import FINISHING
from .suggestion import best_finish

FULL = 7


@rule
def best_alone(hand: Any, form: Any, at: Any, tried: Any) -> Any:
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
def promise(hand: Any, use_book: Any) -> Any:
    """Points of a hand with its choices made one after the other: quick, and never too high."""
    if hand & CHOOSERS == NONE:
        points, _strength = worth(hand, PLAIN)
        return points
    names = spoken(hand)
    form = PLAIN
    if has(hand, MIRAGE):
        form = best_alone(hand, form, MIRAGE_AT, disguises(hand, names, MIRAGE, LAND))
    if has(hand, SHAPESHIFTER):
        form = best_alone(hand, form, SHIFT_AT, disguises(hand, names, SHAPESHIFTER, WIZARD))
    if has(hand, DOPPELGANGER):
        form = best_alone(hand, form, COPY_AT, hand & ~WILDS)
    open_ = SPARE
    suits = NONE
    if use_book and has(hand, BOOK_OF_CHANGES):
        open_ = SPARE | BOOK
        suits = book_suits(hand)
    value, _form = best_booked(hand, form, open_, suits, names)
    return points_of(value)


@rule
def best_without_one(hand: Any) -> Any:
    """Points of a hand after its owner parts with the card that it misses least."""
    best = WORST
    kept = hand
    # The Book tries every card in every suit, which is slow: what to part with beside it is looked
    # for without using it.
    others = without(hand, BOOK_OF_CHANGES)
    each = others
    while each != NONE:
        smaller = without(hand, lowest(each))
        each = rest(each)
        value = promise(smaller, False)
        if value > best:
            best = value
            kept = smaller
    if others != hand:
        best = max(promise(kept, True), promise(others, False))
    return best


@rule
def evaluate(s: Any, seat: Any) -> Any:
    """The points of the seat's hand now; with a card too many, of the best seven (FR-12)."""
    hand = s.hand[seat]
    if s.waiting == 0:
        points, _strength = worth(hand, s.form[seat])
        return float(points)
    if s.phase == FINISHING:
        value, _eighth, _form = best_finish(s, seat)
        return float(points_of(value))
    if s.drawn_pair != NONE and s.turn == seat:
        best = WORST
        each = s.drawn_pair
        while each != NONE:
            best = max(best, promise(hand | (each & ~rest(each)), True))
            each = rest(each)
        return float(best)
    if count(hand) > FULL:
        return float(best_without_one(hand))
    return float(promise(hand, True))
