"""How many points a position promises: the hand as it stands, its wild cards well used; and, for
players who look further, what it may still become."""

from menagerie.core.judgements import Memory
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, lowest, rest, u64, without
from menagerie.core.state.record import Mask
from menagerie.core.style import FARTHEST, MAX_DEPTH, NEAR, Style

from .bargain import bargain
from .choices import WORST, points_of
from .components import BOOK_OF_CHANGES, CARDS
from .haggling import haggle
from .prospects import HUGE, outlook, promise
from .rules import missing_discards
from .scoring import worth
from .state import DISCARDING, FINISHING, TRADING, State
from .suggestion import best_finish
from .tables import HAND

# One's next cards are unforeseeable, so all thought goes to the move at hand; playouts that look at
# every move do not throw good cards away; and imagined hands are worse than those that rivals have
# gathered, so against them every move seems to win: own points tell more. A master knows what hands
# may become and need not play on to the end; a club player counts points. A grandmaster supposes
# what rivals have gathered and plays on to the end for the place, which such rivals make worth
# knowing; a narrow one says little.
ONE_MOVE = Style(
    iterations=0, plies=1, trust=1.0, depth=32, samples=8, win=0.0, place=0.0, margin=0.0, own=1.0
)
STYLES = {
    "club": ONE_MOVE._replace(iterations=150, far=NEAR),
    "master": ONE_MOVE._replace(iterations=400, depth=10),
    "grandmaster": ONE_MOVE._replace(
        iterations=1000,
        depth=MAX_DEPTH,
        effort=52_000,
        far=FARTHEST,
        worlds=256,
        habit=True,
        place=1.0,
        soft=True,
        own=0.0,
    ),
}

TENTHS = 10  # of the game


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
    if s.phase == TRADING:
        return bargain(s, seat)
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
def judged_by(s: State, seat: int) -> Mask:
    """The hand, as long as cards are drawn and discarded, one at a time."""
    playing = s.waiting != 0 and s.phase != FINISHING and s.phase != TRADING
    return s.hand[seat] if playing and s.drawn_pair == NONE else NONE


@rule
def tenths_left(s: State) -> int:
    """How much of the game is left, by the discards still missing (FR-13, FR-17)."""
    missing = missing_discards(s)
    if s.phase == DISCARDING:
        missing -= 1  # one is on its way
    return min(TENTHS, max(0, missing))


@rule
def share_left(s: State) -> float:
    """The same, from 0 to 1."""
    return tenths_left(s) / TENTHS


@rule
def foreseen_by(s: State, seat: int) -> Mask:
    """The hand, and beyond the cards how much of the game is left."""
    hand = judged_by(s, seat)
    return hand | u64(tenths_left(s)) << u64(CARDS) if hand != NONE else NONE


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
def fathom(s: State, seat: int, memory: Memory) -> float:
    """The same, and trading is judged keenly."""
    return haggle(s, seat, memory) if s.phase == TRADING else foresee(s, seat)


@rule
def settled(s: State) -> bool:
    """FR-28: all hands lie open, and what is left to choose does not touch the others. Trading on
    is not played out either: what an offer may bring is judged as it stands."""
    return s.phase == FINISHING or s.phase == TRADING
