"""A keen trader (FR-24, FR-25) judges an offer like an answer, by the hands that may come of it;
as long as there is time a hand counts by what it may become, too; and less is worth a trade."""

from menagerie.core.judgements import Memory
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, without
from menagerie.core.state.record import Mask

from . import bargain, state
from .components import BOOK_OF_CHANGES, SUITS
from .habits import points_now
from .prospects import HUGE, outlook, promise
from .state import State
from .tables import SUIT_CARDS
from .trading import moves_made, offered_suit, wanted

OUTLOOK = 0.6  # what the outlook of a hand counts beside its points, with the whole time left
TAKEN = 0.05  # the chance that somebody gives a card of a suit asked for, for each at the table
LEAST = 0.5  # points that make it worth while to answer; and what making another offer may bring
WEARY = 200  # moves of a seat after which a bargain must promise twice as much


@rule
def least(s: State) -> float:
    """The points that a bargain must promise now."""
    return LEAST * (1.0 + moves_made(s) / (WEARY * i64(s.seats)))


@rule
def farsight(s: State) -> float:
    """The share of its outlook in what a hand counts for."""
    return OUTLOOK * i64(s.moves_left) / (moves_made(s) + i64(s.moves_left))


@rule
def counted(hand: Mask, far: float, memory: Memory) -> float:
    """What a hand counts for, the Book unused."""
    return (1.0 - far) * points_now(hand, memory) + far * outlook(hand)


@rule
def counted_well(hand: Mask, far: float) -> float:
    """The same, the Book used."""
    return (1.0 - far) * float(promise(hand, True)) + far * outlook(hand)


@rule
def at_stake(hand: Mask, card: int, far: float, memory: Memory) -> float:
    """What a hand counts for that this card of it may be given away from: the Book, which takes
    long to try, counts where it is the card."""
    return counted_well(hand, far) if card == BOOK_OF_CHANGES else counted(hand, far, memory)


@rule
def mean_with(hand: Mask, suit: int, own: Mask, far: float, memory: Memory) -> float:
    """What a hand counts for with one more card of this suit, none of the `own`."""
    total = 0.0
    each = SUIT_CARDS[suit] & ~own
    n = count(each)
    while each != NONE:
        total += counted(hand | bit(lowest(each)), far, memory)
        each = rest(each)
    return total / max(1, n)


@rule
def offer_value(s: State, seat: int, memory: Memory) -> float:
    """What the seat's offer promises, standing or in preparation: the best suits may be added."""
    hand, card, far = s.hand[seat], int(s.offer[seat]) - 1, farsight(s)
    if has(s.spurned[seat], card):
        return -least(s)
    others, before = without(hand, card), at_stake(hand, card, far, memory)
    preparing = s.step[seat] == state.OFFERING
    total, best = 0.0, bargain.NOTHING
    for suit in range(SUITS):
        if bargain.is_asked_for(s, seat, suit):
            total += mean_with(others, suit, hand, far, memory) - before
        elif preparing:
            best = bargain.ranked(mean_with(others, suit, hand, far, memory) - before, best)
    return bargain.offer_promise(s, seat, total, best, TAKEN * i64(s.seats), least(s))


@rule
def answer_value(s: State, seat: int, memory: Memory) -> float:
    """What the best answer to the offer that the seat is about to accept promises."""
    hand, giver, far = s.hand[seat], int(s.offer_to[seat]), farsight(s)
    suit, best = offered_suit(s, giver), -HUGE
    each = hand & wanted(s, giver)
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        after = mean_with(without(hand, card), suit, hand, far, memory)
        best = max(best, after - at_stake(hand, card, far, memory))
    return best - least(s)


@rule
def haggle(s: State, seat: int, memory: Memory) -> float:
    """The points that a trading seat may hope for."""
    value = counted_well(s.hand[seat], farsight(s))
    if s.step[seat] == state.ANSWERING:
        return value + answer_value(s, seat, memory)
    if bargain.offers(s, seat):
        value += offer_value(s, seat, memory)
    else:
        value += bargain.waiting_value(s, seat, least(s))
    return value + bargain.calm(s, seat)
