"""The best choice at the end, found exactly: every choice is tried, except those that provably
give the same points as another one that is tried (FR-55).

Why leaving some out is safe. Scoring looks at a card's name only where a card of the hand speaks of
that name, or (Collector) to tell different names apart; and at its suit only through the groups of
suits that cards of the hand speak of, or (Collector, World Tree) to tell suits apart. So:

* of the names in a suit that nobody in the hand speaks of, one fresh name stands for all; a name
  already in the hand is never better for the Collector than a fresh one;
* suits that no card of the hand tells apart (`alike`) stand for one another;
* a wild card to which the Book gives a suit keeps only its name; of unspoken ones, its own does;
* Doppelgänger as Mirage or Shapeshifter is a strengthless wild card, as it is by itself, unless
  the player chooses the order of the wild cards: then it may be what these have become;
* Island matters only on a flood or flame that has a penalty.
"""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, has, lowest, rest, u64, with_, without
from menagerie.core.state.record import Mask

from . import components, forms, tables
from .readings import WILD_ORDER_CHOSEN
from .scoring import worth
from .tables import APART, SPOKEN_NAMES

# Which choices are still open: a bit set.
COPY, BECOME, SHIFT, BOOK, BOOK_SUIT, SPARE = (u64(1 << k) for k in range(6))
EVERYTHING = COPY | BECOME | SHIFT | BOOK | BOOK_SUIT | SPARE

_SUITS = u64(0x7FF)
_REAL_SUITS = u64(0x3FF)
WORST = -(1 << 40)


@rule
def merit(hand: Mask, form: Mask) -> int:
    """What is better at the end, as one number: points, then less strength (FR-22), then fewer
    changes."""
    apart()
    points, strength = worth(hand, form)
    return (points * 512 - strength) * 8 - forms.changes(form)


@rule
def alike(hand: Mask, suit: int) -> Mask:
    """The suits that no card of this hand tells apart from this one."""
    others = NONE
    each = hand
    while each != NONE:
        others |= APART[lowest(each), suit]
        each = rest(each)
    return _SUITS & ~others


@rule
def spoken(hand: Mask) -> Mask:
    """The names that cards of this hand speak of."""
    names = NONE
    each = hand
    while each != NONE:
        names |= SPOKEN_NAMES[lowest(each)]
        each = rest(each)
    return names


@rule
def disguises(hand: Mask, spoken_names: Mask, wild: int, allowed: Mask) -> Mask:
    """The cards worth passing for, for a wild card that may pass for any of those allowed."""
    tried = with_(NONE, wild)
    done = bit(components.WILD)
    for suit in range(components.WILD):
        block = tables.SUIT_CARDS[suit] & allowed
        tried |= block & spoken_names
        if block != NONE and alike(hand, suit) & done == NONE:
            unspoken = block & ~spoken_names
            fresh = unspoken & ~hand if hand & tables.COLLECTORS != NONE else unspoken
            if fresh != NONE:
                tried |= bit(lowest(fresh))
                done |= bit(suit)
            else:
                tried |= unspoken
    return tried


@rule
def book_suits(hand: Mask) -> Mask:
    """One suit of each class that the Book can give."""
    tried = NONE
    for suit in range(components.WILD):
        if lowest(alike(hand, suit)) == suit:
            tried |= bit(suit)
    return tried


@rule
def best_alone(hand: Mask, form: Mask, now: int, at: Mask, tried: Mask) -> tuple[int, Mask]:
    """(merit, form) with one choice made as well as possible, the others as they are; `now` is the
    merit without it."""
    best = now
    best_form = form
    while tried != NONE:
        trial = forms.choose(form, at, lowest(tried))
        tried = rest(tried)
        value = merit(hand, trial)
        if value > best:
            best = value
            best_form = trial
    return best, best_form


@rule
def worth_sparing(hand: Mask, form: Mask) -> Mask:
    """The cards whose penalty Island can lift."""
    return forms.in_suits(hand, form, tables.SPAREABLE) & forms.holders(
        hand, form, tables.HAS_PENALTY
    )


@rule
def best_spared(hand: Mask, form: Mask, open_: Mask) -> tuple[int, Mask]:
    """(merit, form): the form completed by Island's best choice."""
    now = merit(hand, form)
    if open_ & SPARE == NONE:
        return now, form
    return best_alone(hand, form, now, forms.ISLAND_AT, worth_sparing(hand, form))


@rule
def best_booked(hand: Mask, form: Mask, open_: Mask, suits: Mask, names: Mask) -> tuple[int, Mask]:
    """The form completed by the best choices of Book and Island, and its merit."""
    best = WORST
    best_form = form
    books = NONE
    if open_ & BOOK != NONE:
        books = without(hand, components.BOOK_OF_CHANGES)
    elif open_ & BOOK_SUIT != NONE:
        books = bit(forms.chosen(form, forms.BOOK_AT))  # the card is chosen, its suit is not
    if books == NONE or open_ & BOOK != NONE:
        best, best_form = best_spared(hand, form, open_)
    while books != NONE:
        card = lowest(books)
        books = rest(books)
        # Under the Book, a disguise that nobody speaks of is the same as none, unless it is copied.
        if (
            card == components.MIRAGE
            and open_ & BECOME != NONE
            and forms.chosen(form, forms.COPY_AT) != components.MIRAGE
        ):
            if names & bit(forms.chosen(form, forms.MIRAGE_AT)) == NONE:
                if forms.chosen(form, forms.MIRAGE_AT) != components.MIRAGE:
                    continue
        if (
            card == components.SHAPESHIFTER
            and open_ & SHIFT != NONE
            and forms.chosen(form, forms.COPY_AT) != components.SHAPESHIFTER
        ):
            if names & bit(forms.chosen(form, forms.SHIFT_AT)) == NONE:
                if forms.chosen(form, forms.SHIFT_AT) != components.SHAPESHIFTER:
                    continue
        trial = forms.choose(form, forms.BOOK_AT, forms.NOBODY)
        each = suits & ~alike(hand, forms.suit_of(card, trial))
        if open_ & BOOK == NONE:
            each = without(_REAL_SUITS, forms.suit_of(card, trial))
        while each != NONE:
            trial = forms.choose(
                forms.choose(form, forms.BOOK_AT, card), forms.SUIT_AT, lowest(each)
            )
            each = rest(each)
            value, trial = best_spared(hand, trial, open_)
            if value > best:
                best = value
                best_form = trial
    return best, best_form


@rule
def best_choice(hand: Mask, form: Mask, open_: Mask) -> tuple[int, Mask]:
    """(merit, form): the form with its open choices made as well as possible (FR-55)."""
    names = spoken(hand)
    suits = book_suits(hand) if has(hand, components.BOOK_OF_CHANGES) else NONE
    if not has(hand, components.BOOK_OF_CHANGES):
        open_ &= ~(BOOK | BOOK_SUIT)
    if not has(hand, components.ISLAND):
        open_ &= ~SPARE
    copies = bit(forms.chosen(form, forms.COPY_AT))
    if open_ & COPY != NONE and has(hand, components.DOPPELGANGER):
        copies = with_(hand & ~tables.WILDS, components.DOPPELGANGER)
        if form & WILD_ORDER_CHOSEN != NONE:
            copies = hand
    mirages = bit(forms.chosen(form, forms.MIRAGE_AT))
    if open_ & BECOME != NONE and has(hand, components.MIRAGE):
        mirages = disguises(hand, names, components.MIRAGE, tables.MIRAGE_CARDS)
    shifts = bit(forms.chosen(form, forms.SHIFT_AT))
    if open_ & SHIFT != NONE and has(hand, components.SHAPESHIFTER):
        shifts = disguises(hand, names, components.SHAPESHIFTER, tables.SHIFTER_CARDS)
    best = WORST
    best_form = form
    while copies != NONE:
        trial = forms.choose(form, forms.COPY_AT, lowest(copies))
        copies = rest(copies)
        each_mirage = mirages
        while each_mirage != NONE:
            trial = forms.choose(trial, forms.MIRAGE_AT, lowest(each_mirage))
            each_mirage = rest(each_mirage)
            each_shift = shifts
            while each_shift != NONE:
                trial = forms.choose(trial, forms.SHIFT_AT, lowest(each_shift))
                each_shift = rest(each_shift)
                value, done = best_booked(hand, trial, open_, suits, names)
                if value > best:
                    best = value
                    best_form = done
    return best, best_form


@inlined_rule
def points_of(merit_: int) -> int:
    """The points in a merit."""
    # merit = (points · 512 − strength) · 8 − changes, with strength < 512 and changes < 8
    return (merit_ + 4095) >> 12
