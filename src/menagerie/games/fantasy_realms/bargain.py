"""What trading promises: the hand, and what an offer or an answer may add to it (FR-24, FR-25).

A player knows the suits that change hands, not the cards: each card of a suit that is not in the
own hand counts alike. A keen trader judges an offer like an answer, by the hands that may come of
it, counts as long as there is time what a hand may become, and trades for less.
"""

from __future__ import annotations

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, without
from menagerie.core.state.record import Mask

from . import state
from .components import BOOK_OF_CHANGES, SUITS
from .promise import HUGE, promise
from .prospects import fit, outlook
from .state import State
from .tables import SUIT_CARDS
from .trading import is_offered, moves_made, offered_suit, stands, wanted

ASKED = 3  # suits that an offer names; more make no better offer
CARE = 0.01  # in favour of what is nearer to a trade, or disturbs nobody

# The chance that somebody gives a card of a suit that is asked for.
TAKEN = 0.1
KEEN_TAKEN = 0.05  # … for each seat at the table
# Points that make it worth while to answer; and what making another offer may bring.
LEAST, KEEN_LEAST = 1.5, 0.5
# Moves of a seat after which a bargain must promise twice as much.
WEARY, KEEN_WEARY = 100, 200
# What the outlook of a hand counts beside its points, with the whole time left.
OUTLOOK = 0.6


@rule
def least(s: State, keen: bool) -> float:
    """The points that a bargain must promise now: what was in reach is traded first, and whoever
    goes on for ever trades useless cards in a circle."""
    points, weary = (KEEN_LEAST, KEEN_WEARY) if keen else (LEAST, WEARY)
    return points * (1.0 + moves_made(s) / (weary * i64(s.seats)))


@rule
def farsight(s: State, keen: bool) -> float:
    """The share of what a hand may become in what it counts for."""
    if not keen:
        return 0.0
    return OUTLOOK * i64(s.moves_left) / (moves_made(s) + i64(s.moves_left))


@rule
def counted(hand: Mask, farsight: float, use_book: bool) -> float:
    """What a hand counts for."""
    now = float(promise(hand, use_book))
    return (1.0 - farsight) * now + farsight * outlook(hand) if farsight > 0.0 else now


@rule
def counted_with(hand: Mask, card: int, farsight: float) -> float:
    """What a hand counts for before this card of it is given away: the Book, too slow to be used
    each time, counts where it is at stake."""
    return counted(hand, farsight, card == BOOK_OF_CHANGES)


@rule
def mean_fit(hand: Mask, suit: int, own: Mask) -> float:
    """How well a card of this suit, none of the `own`, goes with the others of a hand."""
    total = 0.0
    each = SUIT_CARDS[suit] & ~own
    n = count(each)
    while each != NONE:
        total += fit(lowest(each), hand)
        each = rest(each)
    return total / max(1, n)


@rule
def mean_with(hand: Mask, suit: int, own: Mask, farsight: float) -> float:
    """What a hand counts for with one more card of this suit, none of the `own`."""
    total = 0.0
    each = SUIT_CARDS[suit] & ~own
    n = count(each)
    while each != NONE:
        total += counted(hand | bit(lowest(each)), farsight, False)
        each = rest(each)
    return total / max(1, n)


@rule
def given_away(hand: Mask, card: int) -> float:
    """What a card brings now, or may bring, whichever is more."""
    others = without(hand, card)
    return max(fit(card, others), float(promise(hand, False) - promise(others, False)))


@rule
def offer_value(s: State, seat: int, keen: bool) -> float:
    """What the seat's offer promises, standing or in preparation: the best suits may be added."""
    hand = s.hand[seat]
    card = int(s.offer[seat]) - 1
    if has(s.spurned[seat], card):
        return -least(s, keen)
    others = without(hand, card)
    far = farsight(s, keen)
    lost = counted_with(hand, card, far) if keen else given_away(hand, card)
    preparing = s.step[seat] == state.OFFERING
    total = 0.0
    asked = 0
    first = 0.0  # the best suits that are not asked for yet
    second = 0.0
    third = 0.0
    for suit in range(SUITS):
        asked_for = (int(s.want[seat]) >> suit) & 1 != 0
        if not asked_for and not preparing:
            continue
        if keen:
            gain = mean_with(others, suit, hand, far) - lost
        else:
            gain = mean_fit(others, suit, hand) - lost
        if asked_for:
            total += gain
            asked += 1
        elif gain > first:
            third = second
            second = first
            first = gain
        elif gain > second:
            third = second
            second = gain
        elif gain > third:
            third = gain
    if asked > ASKED:
        total *= ASKED / asked
    taken = KEEN_TAKEN * i64(s.seats) if keen else TAKEN
    if not preparing:
        return taken * total * open_share(s, seat)
    steps = 1
    if asked < 1 and first > 0.0:
        total += third
        steps += 1
    if asked < 2 and first > 0.0:
        total += second
        steps += 1
    if asked < 3 and first > 0.0:
        total += first
        steps += 1
    value = taken * total - CARE * steps
    return value if value > least(s, keen) else -least(s, keen)  # else it is not begun


@rule
def open_share(s: State, seat: int) -> float:
    """The share of all others who may still take the seat's offer."""
    n = 0
    for other in range(int(s.seats)):
        if is_offered(s, seat, other):
            n += 1
    return n / (int(s.seats) - 1)


@rule
def answer_value(s: State, seat: int, keen: bool) -> float:
    """What the best answer to the offer that the seat is about to accept promises."""
    hand = s.hand[seat]
    giver = int(s.offer_to[seat])
    suit, far = offered_suit(s, giver), farsight(s, keen)
    best = -HUGE
    each = hand & wanted(s, giver)
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        gain = mean_with(without(hand, card), suit, hand, far) - counted_with(hand, card, far)
        best = max(best, gain)
    return best - least(s, keen)


@rule
def bargain(s: State, seat: int, keen: bool) -> float:
    """The points that a trading seat may hope for."""
    value = counted(s.hand[seat], farsight(s, keen), True)
    if s.step[seat] == state.ANSWERING:
        return value + answer_value(s, seat, keen)
    if s.step[seat] == state.OFFERING or stands(s, seat):
        value += offer_value(s, seat, keen)
    elif s.step[seat] == state.GONE:
        # Who may not trade has nothing to hope for, nor have the others.
        value -= 2.0 * least(s, keen)
    elif s.hand[seat] & ~s.spurned[seat] != NONE:
        value += least(s, keen)
    if (int(s.waiting) >> seat) & 1 == 0:
        value += CARE
    return value
