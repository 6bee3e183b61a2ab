"""reasons(): why a move is the better one, from what its player sees."""

from collections.abc import Iterator, Sequence

from menagerie.core.facts import Fact, compared
from menagerie.core.state.bits import count, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import Message

from .bargain import mean_fit
from .choices import EVERYTHING, best_choice
from .components import CARDS, SUITS
from .explain import CardSheet, sheet
from .knowledge import known_hand
from .moves import ACCEPT, DECK, DECLINE, DISCARD, GIVE, OFFER, RAISE, TAKE, WANT
from .prospects import TABLE
from .state import State
from .tables import HAND
from .trading import offered_suit
from .view import best_points, decision, discard_totals, exchanges

PARTNERS = 5.0  # points that two cards add together, on average, from which it is worth a word
HOPED = 0.3  # how far such points to come count beside those at hand
RIVAL = 0.2  # … and those of a rival
SEARCH = 2.0  # points that a card from the deck may bring where the discard area brings none
SUITED = 0.1  # how far the mean of a suit counts


def reasons(s: State, seat: int, better: int, played: int | None) -> Sequence[Message]:
    other = [] if played is None else list(_facts(s, seat, played))
    return compared(list(_facts(s, seat, better)), other)


def _fact(weight: float, key: str, **args: int) -> Fact:
    return Fact(weight, Message(f"advice.{key}", args))


def _facts(s: State, seat: int, move: int) -> Iterator[Fact]:
    """What can be said of a move, by its block of ids."""
    if move == DECK:
        yield from _drawing(s, seat)
    elif move < DISCARD:
        yield from _taking(s, seat, move - TAKE)
    elif move < RAISE:
        yield from _discarding(s, seat, move - DISCARD)
    elif move < OFFER:
        yield from _choosing(s, seat, move)
    elif GIVE <= move < GIVE + CARDS:
        yield from _giving(s.hand[seat], s.form[seat], move - GIVE)
    elif ACCEPT <= move < DECLINE:
        suit = int(offered_suit(s, move - ACCEPT))
        yield from _suited(s.hand[seat], suit, "accept")
    elif WANT <= move < WANT + SUITS:
        if not int(s.want[seat]) >> (move - WANT) & 1:
            yield from _suited(s.hand[seat], move - WANT, "want")


# Draws and discards.


def _drawing(s: State, seat: int) -> Iterator[Fact]:
    """A card that nobody sees, where none of those that all see would help."""
    if count(s.hand[seat]) == HAND and int(s.discards):
        if all(one.gain <= 0 for one in exchanges(s, seat)):
            yield _fact(SEARCH, "deck")


def _taking(s: State, seat: int, card: int) -> Iterator[Fact]:
    one = next(found for found in exchanges(s, seat) if found.take == card)
    if one.gain > 0 and one.discard is not None:
        args = {"card": card, "card2": one.discard, "n": one.total, "gain": one.gain}
        yield Fact(one.gain, Message("advice.take.swap", args), kind="gain")
    elif one.gain > 0:
        message = Message("advice.take", {"card": card, "n": one.total, "gain": one.gain})
        yield Fact(one.gain, message, kind="gain")
    elif one.discard is not None:
        yield _fact(one.gain - 1.0, "take.nothing", card=card)
    if (partner := _partner(card, s.hand[seat])) is not None:
        yield _fact(HOPED * _together(card, partner), "take.partner", card=card, card2=partner)
    yield from _wanted(s, seat, card, "take.rival", RIVAL)


def _discarding(s: State, seat: int, card: int) -> Iterator[Fact]:
    """What is left, and why; what the card may still become; whom it may help."""
    totals = {one.move - DISCARD: one.total for one in discard_totals(s, seat)}
    best, left = max(totals.values()), totals[card]
    hand = u64(s.hand[seat] | s.drawn_pair)
    others = hand & ~u64(1 << card)
    if left == best:
        yield Fact(1.0, _spared(hand, s.form[seat], card, left), kind="left")
    else:
        yield _fact(left - best, "discard.costs", card=card, n=left, best=best)
    if all(_prospects(s, seat, card) <= _prospects(s, seat, one) for one in members(others)):
        yield _fact(HOPED, "discard.prospects", card=card, n=_prospects(s, seat, card))
    if (partner := _partner(card, others)) is not None:
        weight = -HOPED * _together(card, partner)
        yield _fact(weight, "discard.partner", card=card, card2=partner)
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
            yield _fact(weight, key, card=card, seat=other, card2=partner)
            return


# The choices of the end.


def _choosing(s: State, seat: int, move: int) -> Iterator[Fact]:
    asked = decision(s, seat)
    total = next((one.total for one in asked.options if one.move == move), None)
    if asked.best_total is None or total is None:
        return
    if total == asked.best_total:
        yield _fact(1.0, "choice", n=total)
    else:
        yield _fact(total - asked.best_total, "choice.less", n=total, best=asked.best_total)


# Trades.


def _giving(hand: Mask, form: Mask, card: int) -> Iterator[Fact]:
    worth = best_points(hand, form) - best_points(hand & ~u64(1 << card), form)
    if worth > 0:
        yield _fact(-worth, "give.worth", card=card, n=worth)
    else:
        yield _fact(1.0 - worth, "give.spare", card=card)


def _suited(hand: Mask, suit: int, key: str) -> Iterator[Fact]:
    """Nobody sees the card, only its suit: what cards of it usually add to such a hand."""
    mean = float(mean_fit(hand, suit, hand))
    if mean > 0:
        yield _fact(SUITED * mean, key, suit=suit)
