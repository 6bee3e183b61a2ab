"""What the cards of a hand have become: the choices of the end, packed into one 64-bit word.

A *form* says what Doppelgänger copies, what Mirage and Shapeshifter pass for, which card Book of
Changes gives which suit, and whose penalty Island lifts. `PLAIN` is: nothing chosen.
"""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, ONE, has, i64, u64
from menagerie.core.state.record import Mask

from .components import DOPPELGANGER, MIRAGE, SHAPESHIFTER
from .readings import WILD_ORDER_CHOSEN
from .tables import STRENGTH, SUIT, WILDS

NOBODY = 63  # no card: Book or Island is not used

# Six bits a card; the three wild cards come in the order in which they are decided (FR-29).
COPY_AT, MIRAGE_AT, SHIFT_AT, BOOK_AT, ISLAND_AT, SUIT_AT = (u64(6 * k) for k in range(6))
SIX_BITS = u64(63)
PLAIN = u64(DOPPELGANGER | MIRAGE << 6 | SHAPESHIFTER << 12 | NOBODY << 18 | NOBODY << 24)

_D, _M, _S = u64(DOPPELGANGER), u64(MIRAGE), u64(SHAPESHIFTER)
_FIVE = u64(5)


@inlined_rule
def chosen(form: Mask, at: Mask) -> int:
    """One choice of a form: a card, or (at `SUIT_AT`) a suit."""
    return i64((form >> at) & SIX_BITS)


@inlined_rule
def choose(form: Mask, at: Mask, value: int) -> Mask:
    return (form & ~(SIX_BITS << at)) | (u64(value) << at)


def put(form: Mask, at: Mask, value: int) -> Mask:
    """`choose` for Python code around the rules: a form stays a 64-bit number."""
    return u64(choose(form, at, value))


@inlined_rule
def copied_name(form: Mask) -> Mask:
    """The card whose name Doppelgänger bears (FR-50): in another reading of FR-29 also the one that
    Mirage or Shapeshifter has become."""
    copied = form & SIX_BITS
    if form & WILD_ORDER_CHOSEN != NONE:
        if copied == _M:
            copied = (form >> MIRAGE_AT) & SIX_BITS
        elif copied == _S:
            copied = (form >> SHIFT_AT) & SIX_BITS
    return copied


@inlined_rule
def name_of(card: int, form: Mask) -> int:
    """The card whose name it bears (FR-50…52)."""
    if card < SHAPESHIFTER:
        return card
    if card == DOPPELGANGER:
        return i64(copied_name(form))
    return i64((form >> u64(6 * (DOPPELGANGER - card))) & SIX_BITS)


@inlined_rule
def suit_of(card: int, form: Mask) -> int:
    if card == chosen(form, BOOK_AT):
        return chosen(form, SUIT_AT)  # FR-47
    return SUIT[name_of(card, form)]


@inlined_rule
def model_of(card: int, form: Mask) -> int:
    """The card whose strength and penalty it has: only Doppelgänger takes these over (FR-50)."""
    if card == DOPPELGANGER:
        return chosen(form, COPY_AT)
    return card


@inlined_rule
def strength_of(card: int, form: Mask) -> int:
    return STRENGTH[model_of(card, form)]


@rule
def in_suits(hand: Mask, form: Mask, printed: Mask) -> Mask:
    """The cards of the hand whose suit now is one of those that `printed` is made of."""
    book = (form >> BOOK_AT) & SIX_BITS
    found = (
        (printed & ~WILDS)
        | (((printed >> copied_name(form)) & ONE) << _D)
        | (((printed >> ((form >> MIRAGE_AT) & SIX_BITS)) & ONE) << _M)
        | (((printed >> ((form >> SHIFT_AT) & SIX_BITS)) & ONE) << _S)
    )
    # The suit given by the Book stands for whatever the card was before.
    found = found & ~(ONE << book)
    found = found | (((printed >> (((form >> SUIT_AT) & SIX_BITS) * _FIVE)) & ONE) << book)
    return found & hand


@rule
def named(hand: Mask, form: Mask, names: Mask) -> Mask:
    """The cards of the hand that bear one of these names."""
    found = (
        (names & ~WILDS)
        | (((names >> copied_name(form)) & ONE) << _D)
        | (((names >> ((form >> MIRAGE_AT) & SIX_BITS)) & ONE) << _M)
        | (((names >> ((form >> SHIFT_AT) & SIX_BITS)) & ONE) << _S)
    )
    return found & hand


@rule
def names_in(cards: Mask, form: Mask) -> Mask:
    """The names that these cards bear."""
    return (
        (cards & ~WILDS)
        | (((cards >> _D) & ONE) << copied_name(form))
        | (((cards >> _M) & ONE) << ((form >> MIRAGE_AT) & SIX_BITS))
        | (((cards >> _S) & ONE) << ((form >> SHIFT_AT) & SIX_BITS))
    )


@rule
def changes(form: Mask) -> int:
    """How many of the five choices were used."""
    n = 0
    if chosen(form, COPY_AT) != DOPPELGANGER:
        n += 1
    if chosen(form, MIRAGE_AT) != MIRAGE:
        n += 1
    if chosen(form, SHIFT_AT) != SHAPESHIFTER:
        n += 1
    if chosen(form, BOOK_AT) != NOBODY:
        n += 1
    if chosen(form, ISLAND_AT) != NOBODY:
        n += 1
    return n


@inlined_rule
def holders(hand: Mask, form: Mask, penalties: Mask) -> Mask:
    """The cards of the hand with one of these penalties: printed, or copied by Doppelgänger."""
    found = hand & penalties
    if has(hand, DOPPELGANGER) and (penalties >> (form & SIX_BITS)) & ONE != NONE:
        found |= ONE << _D
    return found
