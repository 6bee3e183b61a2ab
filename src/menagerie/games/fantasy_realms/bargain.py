"""What trading promises: the hand, and what an offer or an answer may add to it (FR-24, FR-25).

A player knows the suits that change hands, not the cards: each card of a suit that is not in the
own hand counts alike. `haggling` judges more keenly.
"""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, u64, without
from menagerie.core.state.record import Mask

from . import state
from .components import SUITS
from .prospects import HUGE, fit, promise
from .state import State
from .tables import SUIT_CARDS
from .trading import is_offered, moves_made, offered_suit, stands, wanted

ASKED = 3  # suits that an offer names; more make no better offer
TAKEN = 0.1  # the chance that somebody gives a card of a suit that is asked for
LEAST = 1.5  # points that make it worth while to answer; and what making another offer may bring
WEARY = 100  # moves of a seat after which a bargain must promise twice as much
Best = tuple[float, float, float]  # of the suits that are not asked for yet: the best gains
NOTHING = (0.0, 0.0, 0.0)
CARE = 0.01  # in favour of what is nearer to a trade, or disturbs nobody


@rule
def least(s: State) -> float:
    """The points that a bargain must promise now: what was in reach is traded first, and whoever
    goes on for ever trades useless cards in a circle."""
    return LEAST * (1.0 + moves_made(s) / (WEARY * i64(s.seats)))


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
def offer_value(s: State, seat: int) -> float:
    """What the seat's offer promises, standing or in preparation: the best suits may be added."""
    hand = s.hand[seat]
    card = int(s.offer[seat]) - 1
    if has(s.spurned[seat], card):
        return -least(s)
    others = without(hand, card)
    # What is given away: by what it brings now, or may bring, whichever is more.
    given = max(fit(card, others), float(promise(hand, False) - promise(others, False)))
    preparing = s.step[seat] == state.OFFERING
    total, best = 0.0, NOTHING
    for suit in range(SUITS):
        if is_asked_for(s, seat, suit):
            total += mean_fit(others, suit, hand) - given
        elif preparing:
            best = ranked(mean_fit(others, suit, hand) - given, best)
    return offer_promise(s, seat, total, best, TAKEN, least(s))


@rule
def is_asked_for(s: State, seat: int, suit: int) -> bool:
    return (int(s.want[seat]) >> suit) & 1 != 0


@rule
def ranked(gain: float, best: Best) -> Best:
    """The three best gains of four."""
    first, second, third = best
    if gain > first:
        return gain, first, second
    if gain > second:
        return first, gain, second
    return first, second, max(third, gain)


@rule
def offer_promise(
    s: State, seat: int, total: float, best: Best, taken: float, least: float
) -> float:
    """What an offer promises whose suits bring so much in all, and others that might be added."""
    asked = count(u64(s.want[seat]))
    if asked > ASKED:
        total *= ASKED / asked
    if s.step[seat] != state.OFFERING:
        return taken * total * open_share(s, seat)
    first, second, third = best
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
    return value if value > least else -least  # what is not worth while is not begun


@rule
def open_share(s: State, seat: int) -> float:
    """The share of all others who may still take the seat's offer."""
    n = 0
    for other in range(int(s.seats)):
        if is_offered(s, seat, other):
            n += 1
    return n / (int(s.seats) - 1)


@rule
def mean_with(hand: Mask, suit: int, own: Mask) -> float:
    """The points of a hand with one more card of this suit, none of the `own`."""
    total = 0.0
    each = SUIT_CARDS[suit] & ~own
    n = count(each)
    while each != NONE:
        total += promise(hand | bit(lowest(each)), False)
        each = rest(each)
    return total / max(1, n)


@rule
def answer_value(s: State, seat: int) -> float:
    """What the best answer to the offer that the seat is about to accept promises."""
    hand = s.hand[seat]
    giver = int(s.offer_to[seat])
    best = -HUGE
    each = hand & wanted(s, giver)
    while each != NONE:
        rest_of_hand = without(hand, lowest(each))
        each = rest(each)
        best = max(best, mean_with(rest_of_hand, offered_suit(s, giver), hand))
    return best - promise(hand, False) - least(s)


@rule
def waiting_value(s: State, seat: int, least: float) -> float:
    """What not to offer anything promises."""
    if s.step[seat] == state.GONE:
        return -2.0 * least  # who may not trade has nothing to hope for, nor have the others
    return least if s.hand[seat] & ~s.spurned[seat] != NONE else 0.0


@rule
def calm(s: State, seat: int) -> float:
    return CARE if (int(s.waiting) >> seat) & 1 == 0 else 0.0


@rule
def offers(s: State, seat: int) -> bool:
    """Whether an offer of the seat stands or is prepared."""
    return s.step[seat] == state.OFFERING or stands(s, seat)


@rule
def bargain(s: State, seat: int) -> float:
    """The points that a trading seat may hope for."""
    value = float(promise(s.hand[seat], True))
    if s.step[seat] == state.ANSWERING:
        return value + answer_value(s, seat)
    more = offer_value(s, seat) if offers(s, seat) else waiting_value(s, seat, least(s))
    return value + more + calm(s, seat)
