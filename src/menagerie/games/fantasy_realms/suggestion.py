"""What the hints show: the best exchange, and at the end the best choices (FR-55)."""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, lowest, rest, with_, without
from menagerie.core.state.record import Mask

from . import choices, forms, moves, state
from .choices import EVERYTHING, WORST, best_choice
from .components import BOOK_OF_CHANGES, ISLAND, MIRAGE, SHAPESHIFTER
from .finish import raisable
from .state import State


@rule
def best_discard(hand: Mask, form: Mask, among: Mask) -> tuple[int, int]:
    """(merit, card): the card to throw away so that the rest is worth most. Nothing is chosen in
    this form yet."""
    best = WORST
    best_card = forms.NOBODY
    while among != NONE:
        card = lowest(among)
        among = rest(among)
        value, _form = best_choice(without(hand, card), form, EVERYTHING)
        if value > best:
            best = value
            best_card = card
    return best, best_card


@rule
def open_choices(step: int) -> Mask:
    """The choices that a seat at this step has not made yet, as a set for `best_choice`."""
    open_ = EVERYTHING
    if step > state.COPYING:
        open_ &= ~choices.COPY
    if step > state.DISGUISING:
        open_ &= ~choices.BECOME
    if step > state.SHIFTING:
        open_ &= ~choices.SHIFT
    if step > state.CHANGING:
        open_ &= ~choices.BOOK
    if step > state.SUITING:
        open_ &= ~choices.BOOK_SUIT
    if step > state.SPARING:
        open_ &= ~choices.SPARE
    return open_


@rule
def best_eighth(
    hand: Mask, form: Mask, open_: Mask, offered: Mask, must: bool
) -> tuple[int, int, Mask]:
    """(merit, eighth, form): the best of the cards that the Necromancer is offered; NOBODY is none,
    unless one must be taken (FR-48, FR-49)."""
    best, best_form = best_choice(hand, form, open_)
    eighth = forms.NOBODY
    if must:
        best = WORST
    while offered != NONE:
        card = lowest(offered)
        offered = rest(offered)
        value, trial = best_choice(with_(hand, card), form, open_)
        if value > best:
            best = value
            best_form = trial
            eighth = card
    return best, eighth, best_form


@rule
def best_finish(s: State, seat: int) -> tuple[int, int, Mask]:
    """(merit, eighth, form): the best that the seat can still reach by its choices of the end."""
    step = int(s.step[seat])
    offered = raisable(s) if step == state.RAISING else NONE
    must = step == state.RAISING and s.three != NONE  # FR-49: one of them must be kept
    return best_eighth(s.hand[seat], s.form[seat], open_choices(step), offered, must)


@rule
def move_towards(step: int, eighth: int, form: Mask) -> int:
    """The move by which a seat at this step comes nearer to this finish."""
    if step == state.RAISING:
        return moves.RAISE_NOTHING if eighth == forms.NOBODY else moves.RAISE + eighth
    if step == state.COPYING:
        return moves.COPY + forms.chosen(form, forms.COPY_AT)
    if step == state.DISGUISING:
        card = forms.chosen(form, forms.MIRAGE_AT)
        return moves.STAY_MIRAGE if card == MIRAGE else moves.DISGUISE + card
    if step == state.SHIFTING:
        card = forms.chosen(form, forms.SHIFT_AT)
        return moves.STAY_SHIFTER if card == SHAPESHIFTER else moves.SHIFT + card
    if step == state.CHANGING:
        card = forms.chosen(form, forms.BOOK_AT)
        return moves.CHANGE + (BOOK_OF_CHANGES if card == forms.NOBODY else card)
    if step == state.SUITING:
        return moves.CHANGE_SUIT + forms.chosen(form, forms.SUIT_AT)
    card = forms.chosen(form, forms.ISLAND_AT)
    return moves.SPARE + (ISLAND if card == forms.NOBODY else card)
