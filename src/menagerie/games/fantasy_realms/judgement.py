"""How many points a position promises: the hand as it stands, its wild cards well used; and, for
players who look further, what it may still become."""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, has, lowest, rest, without
from menagerie.core.state.record import Mask
from menagerie.core.style import Style

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
from .components import BOOK_OF_CHANGES, DOPPELGANGER, MIRAGE, SHAPESHIFTER
from .forms import COPY_AT, MIRAGE_AT, PLAIN, SHIFT_AT, choose
from .prospects import outlook
from .rules import missing_discards
from .scoring import worth
from .state import DISCARDING, FINISHING, TRADING, State
from .suggestion import best_finish
from .tables import CHOOSERS, HAND, MIRAGE_CARDS, SHIFTER_CARDS, WILDS

HUGE = 1e9


# One's next cards are unforeseeable, so all thought goes to the move at hand; playouts that look at
# every move do not throw good cards away; and imagined hands are worse than those that rivals have
# gathered, so against them every move seems to win: own points tell more. A master knows what hands
# may become and need not play on to the end; a club player counts points.
ONE_MOVE = Style(
    iterations=0, plies=1, trust=1.0, depth=32, samples=8, win=0.0, place=0.0, margin=0.0, own=1.0
)
STYLES = {
    "club": ONE_MOVE._replace(iterations=150, far=False),
    "master": ONE_MOVE._replace(iterations=400, depth=10),
}


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


@rule
def hope(hand: Mask, left: float, use_book: bool) -> float:
    """Points to hope for when so much of the game is left: 1 in the beginning, 0 in the end."""
    now = float(promise(hand, use_book))
    if left <= 0.0:
        return now
    return (1.0 - left) * now + left * outlook(hand)


@rule
def best_without_one(hand: Mask, left: float) -> float:
    """What to hope for after the owner of a hand parts with the card that it misses least."""
    best = -HUGE
    kept = hand
    # The Book tries every card in every suit, which is slow: what to part with beside it is looked
    # for without using it.
    others = without(hand, BOOK_OF_CHANGES)
    each = others
    while each != NONE:
        smaller = without(hand, lowest(each))
        each = rest(each)
        value = hope(smaller, left, False)
        if value > best:
            best = value
            kept = smaller
    if others != hand:
        best = max(hope(kept, left, True), hope(others, left, False))
    return best


@rule
def evaluate(s: State, seat: int) -> float:
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
    if count(hand) > HAND:
        return best_without_one(hand, 0.0)
    return float(promise(hand, True))


@rule
def share_left(s: State) -> float:
    """How much of the game is left, by the discards still missing (FR-13, FR-17)."""
    missing = missing_discards(s)
    if s.phase == DISCARDING:
        missing -= 1  # one is on its way
    return min(1.0, max(0.0, missing / 10.0))


@rule
def foresee(s: State, seat: int) -> float:
    """The points to hope for: what the hand is worth now counts more the nearer the end is."""
    size = count(s.hand[seat])
    if s.waiting == 0 or s.phase == FINISHING or s.phase == TRADING or size < HAND:
        return evaluate(s, seat)
    if size > HAND:
        return best_without_one(s.hand[seat], share_left(s))
    return hope(s.hand[seat], share_left(s), True)


@rule
def settled(s: State) -> bool:
    """FR-28: all hands lie open, and what is left to choose does not touch the others."""
    return s.phase == FINISHING
