"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator
from functools import partial

from menagerie.core.facts import Fact, fact, reasons_by
from menagerie.core.state.bits import count, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import Message

from .bargain import mean_fit
from .choices import EVERYTHING, best_choice
from .components import CARDS
from .explain import CardSheet, sheet
from .knowledge import known_hand
from .moves import DISCARD, MOVES, OFFER, RAISE
from .prospects import TABLE
from .state import State
from .tables import HAND
from .trading import offered_suit
from .view import View, best_points, decision, discard_totals, exchanges, view

PARTNERS = 5.0  # points that two cards add together, on average, from which it is worth a word
HOPED = 0.3  # how far such points to come count beside those at hand
RIVAL = 0.2  # … and those of a rival
SEARCH = 2.0  # points that a card from the deck may bring where the discard area brings none
SUITED = 0.1  # how far the mean of a suit counts


# Draws and discards.


def _drawing(s: State, seen: View, seat: int) -> Iterator[Fact]:
    """A card that nobody sees, where none of those that all see would help."""
    if count(s.hand[seat]) == HAND and int(s.discards):
        if all(one.gain <= 0 for one in exchanges(s, seat)):
            yield fact(SEARCH, "deck")


def _taking(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    one = next(found for found in exchanges(s, seat) if found.take == card)
    if one.gain > 0 and one.discard is not None:
        args = {"card": card, "card2": one.discard, "n": one.total, "gain": one.gain}
        yield fact(one.gain, "take.swap", "gain", **args)
    elif one.gain > 0:
        yield fact(one.gain, "take", "gain", card=card, n=one.total, gain=one.gain)
    elif one.discard is not None:
        yield fact(one.gain - 1.0, "take.nothing", card=card)
    if (partner := _partner(card, s.hand[seat])) is not None:
        yield fact(HOPED * _together(card, partner), "take.partner", card=card, card2=partner)
    yield from _wanted(s, seat, card, "take.rival", RIVAL)


def _discarding(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    """What is left, and why; what the card may still become; whom it may help."""
    totals = {one.move - DISCARD: one.total for one in discard_totals(s, seat)}
    best, left = max(totals.values()), totals[card]
    hand = u64(s.hand[seat] | s.drawn_pair)
    others = hand & ~u64(1 << card)
    if left == best:
        yield Fact(1.0, _spared(hand, s.form[seat], card, left), kind="left")
    else:
        yield fact(left - best, "discard.costs", card=card, n=left, best=best)
    if all(_prospects(s, seat, card) <= _prospects(s, seat, one) for one in members(others)):
        yield fact(HOPED, "discard.prospects", card=card, n=_prospects(s, seat, card))
    if (partner := _partner(card, others)) is not None:
        weight = -HOPED * _together(card, partner)
        yield fact(weight, "discard.partner", card=card, card2=partner)
    yield from _wanted(s, seat, card, "discard.rival", -RIVAL)


def _spared(hand: Mask, form: Mask, card: int, left: int) -> Message:
    """Why the hand does without this card, by the score pad of the whole hand."""
    rows = {row.card: row for row in _pad(hand, form)}
    row, args = rows[card], {"card": card, "n": left}
    if row.blanked and row.blanked_by and row.blanked_by != [card]:
        return Message("advice.discard.blanked", {**args, "card2": row.blanked_by[0]})
    if row.blanked:
        return Message("advice.discard.blank", args)
    harmed = [one.card for one in rows.values() if card in (*one.blanked_by, *one.hurt_by)]
    harmed = [one for one in harmed if one != card]
    if harmed:
        return Message("advice.discard.harms", {**args, "card2": harmed[0]})
    if row.penalty:
        return Message("advice.discard.penalty", {**args, "points": row.points})
    return Message("advice.discard", args)


def _pad(hand: Mask, form: Mask) -> list[CardSheet]:
    return sheet(hand, u64(best_choice(hand, form, EVERYTHING)[1]))


def _together(card: int, other: int) -> float:
    return float(TABLE[min(card, other), max(card, other)])


def _partner(card: int, others: Mask) -> int | None:
    """The card with which it usually brings most, if that is worth a word."""
    best = max(members(others), key=lambda one: _together(card, one), default=None)
    return best if best is not None and _together(card, best) >= PARTNERS else None


def _prospects(s: State, seat: int, card: int) -> int:
    """Count the cards that may still come and go well with this one."""
    gone = u64(s.hand[seat] | s.drawn_pair)
    for other in range(int(s.seats)):
        if other != seat:
            gone |= u64(known_hand(s, seat, other))
    coming = (one for one in range(CARDS) if not int(gone) >> one & 1)
    return sum(_together(card, one) >= PARTNERS for one in coming)


def _wanted(s: State, seat: int, card: int, key: str, share: float) -> Iterator[Fact]:
    """Somebody is known to hold a card that goes well with this one."""
    for other in range(int(s.seats)):
        if other == seat:
            continue
        partner = _partner(card, u64(known_hand(s, seat, other)))
        if partner is not None:
            weight = share * _together(card, partner)
            yield fact(weight, key, card=card, seat=other, card2=partner)
            return


# The choices of the end.


def _choosing(
    start: int, s: State, seen: View, seat: int, card: int = 0, suit: int = 0
) -> Iterator[Fact]:
    asked = decision(s, seat)
    total = next((one.total for one in asked.options if one.move == start + card + suit), None)
    if asked.best_total is None or total is None:
        return
    if total == asked.best_total:
        yield fact(1.0, "choice", n=total)
    else:
        yield fact(total - asked.best_total, "choice.less", n=total, best=asked.best_total)


# Trades.


def _giving(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    hand, form = s.hand[seat], s.form[seat]
    worth = best_points(hand, form) - best_points(hand & ~u64(1 << card), form)
    if worth > 0:
        yield fact(-worth, "give.worth", card=card, n=worth)
    else:
        yield fact(1.0 - worth, "give.spare", card=card)


def _accepting(s: State, seen: View, me: int, seat: int) -> Iterator[Fact]:
    yield from _suited(s.hand[me], int(offered_suit(s, seat)), "accept")


def _wanting(s: State, seen: View, seat: int, suit: int) -> Iterator[Fact]:
    if not int(s.want[seat]) >> suit & 1:
        yield from _suited(s.hand[seat], suit, "want")


def _suited(hand: Mask, suit: int, key: str) -> Iterator[Fact]:
    """Nobody sees the card, only its suit: what cards of it usually add to such a hand."""
    mean = float(mean_fit(hand, suit, hand))
    if mean > 0:
        yield fact(SUITED * mean, key, suit=suit)


reasons = reasons_by(
    MOVES,
    view,
    {
        "deck": _drawing,
        "take": _taking,
        "discard": _discarding,
        **{k.name: partial(_choosing, k.start) for k in MOVES if RAISE <= k.start < OFFER},
        "give": _giving,
        "accept": _accepting,
        "want": _wanting,
    },
)
