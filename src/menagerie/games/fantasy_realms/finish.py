"""The end: hands are laid open, the Necromancer acts, and choices are made (FR-28, FR-29, FR-48 …
FR-54)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, allow, allow_range, bit, has, with_, without
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask, Masks

from . import components, forms, moves, state, tables
from .scoring import worth
from .state import State


@rule
def pop(s: State) -> int:
    """The top card of the deck; its place in the array is cleared."""
    top = int(s.deck_size) - 1
    card = int(s.deck[top])
    s.deck[top] = 0
    s.deck_size = top
    return card


@rule
def begin_finish(s: State, events: Events) -> None:
    """FR-28: the hands are laid open; whoever has something to choose is asked."""
    s.phase = state.FINISHING
    s.turn = 0
    s.shown = NONE
    emit(events, moves.LAID_OPEN, EVERYONE)
    for seat in range(int(s.seats)):
        s.step[seat] = state.RAISING
        if not has_step(s, seat, state.RAISING):
            next_step(s, seat)
    wait_for_choosers(s)


@rule
def has_step(s: State, seat: int, step: int) -> bool:
    """Whether the seat has this to decide."""
    hand = s.hand[seat]
    if step == state.RAISING:
        if not has(hand, components.NECROMANCER):
            return False
        # FR-49: the deck still has at least four cards
        return s.chaos != 0 or raisable(s) != NONE
    if step == state.COPYING:
        return has(hand, components.DOPPELGANGER)
    if step == state.DISGUISING:
        return has(hand, components.MIRAGE)
    if step == state.SHIFTING:
        return has(hand, components.SHAPESHIFTER)
    if step == state.CHANGING:
        return has(hand, components.BOOK_OF_CHANGES)
    if step == state.SUITING:
        return forms.chosen(s.form[seat], forms.BOOK_AT) != forms.NOBODY
    if step == state.SPARING:
        return has(hand, components.ISLAND) and spareable(hand, s.form[seat]) != NONE
    return True


@inlined_rule
def raisable(s: State) -> Mask:
    """FR-48: what the Necromancer may take. FR-49: in chaos, one of the three that he drew."""
    return s.three if s.chaos else s.discards & tables.RAISABLE


@inlined_rule
def spareable(hand: Mask, form: Mask) -> Mask:
    """FR-54: floods and flames after the Book; Island itself has no penalty to lift."""
    return without(forms.in_suits(hand, form, tables.SPAREABLE), components.ISLAND)


@rule
def next_step(s: State, seat: int) -> None:
    """On to the seat's next decision, in the fixed order (FR-29)."""
    step = int(s.step[seat]) + 1
    while not has_step(s, seat, step):
        step += 1
    s.step[seat] = step


@rule
def legal_finish(s: State, seat: int, mask: Masks) -> None:
    step = int(s.step[seat])
    hand = s.hand[seat]
    form = s.form[seat]
    if step == state.RAISING:
        allow_range(mask, moves.RAISE, raisable(s))
        if s.three == NONE:
            allow(mask, moves.RAISE_NOTHING)
            if s.chaos:
                allow(mask, moves.LOOK)  # FR-49
    elif step == state.COPYING:
        allow_range(mask, moves.COPY, hand)  # FR-50
    elif step == state.DISGUISING:
        allow_range(mask, moves.DISGUISE, tables.MIRAGE_CARDS)  # FR-51
        allow(mask, moves.STAY_MIRAGE)
    elif step == state.SHIFTING:
        allow_range(mask, moves.SHIFT, tables.SHIFTER_CARDS)  # FR-52
        allow(mask, moves.STAY_SHIFTER)
    elif step == state.CHANGING:
        allow_range(mask, moves.CHANGE, hand)  # FR-53
    elif step == state.SUITING:
        old = forms.suit_of(
            forms.chosen(form, forms.BOOK_AT), forms.choose(form, forms.BOOK_AT, forms.NOBODY)
        )
        for suit in range(components.WILD):
            if suit != old:
                allow(mask, moves.CHANGE_SUIT + suit)
    elif step == state.SPARING:
        allow_range(mask, moves.SPARE, with_(spareable(hand, form), components.ISLAND))


@rule
def act_finish(s: State, seat: int, move: int, events: Events) -> None:
    if move == moves.LOOK:
        look_at_three(s, seat, events)
    else:
        choose_one(s, seat, move, events)
        wait_for_choosers(s)


@rule
def wait_for_choosers(s: State) -> None:
    """All who have something left to choose do so at the same time."""
    waiting = 0
    for seat in range(int(s.seats)):
        if s.step[seat] != state.READY:
            waiting |= 1 << seat
    s.waiting = waiting


@rule
def choose_one(s: State, seat: int, move: int, events: Events) -> None:
    """One decision of the seat."""
    form = s.form[seat]
    step = int(s.step[seat])
    if step == state.RAISING:
        if move == moves.RAISE_NOTHING:
            emit(events, moves.RAISED_NOTHING, EVERYONE, seat)
        else:
            raise_card(s, seat, move - moves.RAISE, events)
    elif step == state.COPYING:
        card = move - moves.COPY
        s.form[seat] = forms.choose(form, forms.COPY_AT, card)
        if card == components.DOPPELGANGER:
            emit(events, moves.KEPT_FORM, EVERYONE, seat, card)
        else:
            emit(events, moves.COPIED, EVERYONE, seat, card)
    elif step == state.DISGUISING:
        if move == moves.STAY_MIRAGE:
            emit(events, moves.KEPT_FORM, EVERYONE, seat, components.MIRAGE)
        else:
            s.form[seat] = forms.choose(form, forms.MIRAGE_AT, move - moves.DISGUISE)
            emit(events, moves.DISGUISED, EVERYONE, seat, components.MIRAGE, move - moves.DISGUISE)
    elif step == state.SHIFTING:
        if move == moves.STAY_SHIFTER:
            emit(events, moves.KEPT_FORM, EVERYONE, seat, components.SHAPESHIFTER)
        else:
            s.form[seat] = forms.choose(form, forms.SHIFT_AT, move - moves.SHIFT)
            emit(
                events, moves.DISGUISED, EVERYONE, seat, components.SHAPESHIFTER, move - moves.SHIFT
            )
    elif step == state.CHANGING:
        card = move - moves.CHANGE
        if card == components.BOOK_OF_CHANGES:
            emit(events, moves.UNUSED, EVERYONE, seat, card)
        else:
            # Until the suit is chosen the card keeps its own.
            old = forms.suit_of(card, form)
            s.form[seat] = forms.choose(forms.choose(form, forms.BOOK_AT, card), forms.SUIT_AT, old)
    elif step == state.SUITING:
        s.form[seat] = forms.choose(form, forms.SUIT_AT, move - moves.CHANGE_SUIT)
        card = forms.chosen(form, forms.BOOK_AT)
        emit(events, moves.CHANGED, EVERYONE, seat, card, move - moves.CHANGE_SUIT)
    elif step == state.SPARING:
        card = move - moves.SPARE
        if card == components.ISLAND:
            emit(events, moves.UNUSED, EVERYONE, seat, card)
        else:
            s.form[seat] = forms.choose(form, forms.ISLAND_AT, card)
            emit(events, moves.SPARED, EVERYONE, seat, card)
    next_step(s, seat)


@rule
def raise_card(s: State, seat: int, card: int, events: Events) -> None:
    """The eighth card joins the hand; in chaos the other two are discarded (FR-49)."""
    s.discards = without(s.discards | s.three, card)
    s.three = NONE
    s.hand[seat] |= bit(card)
    emit(events, moves.RAISED, EVERYONE, seat, card)


@rule
def look_at_three(s: State, seat: int, events: Events) -> None:
    a = pop(s)
    b = pop(s)
    c = pop(s)
    s.three = bit(a) | bit(b) | bit(c)
    emit(events, moves.LOOKED_THREE, EVERYONE, seat, a, b, c)


@rule
def tell_scores(s: State, events: Events) -> None:
    if events is not None:
        for seat in range(int(s.seats)):
            points, _strength = worth(s.hand[seat], s.form[seat])
            emit(events, moves.SCORED, EVERYONE, seat, points)
