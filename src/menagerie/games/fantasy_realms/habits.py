"""What players do without much thought, and so what rivals may hold: for playing a game on to its
end, thousands of times, in the worlds that a search imagines."""

from menagerie.core.judgements import Memory
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, nth, rest, u64, without
from menagerie.core.state.random import sample_below
from menagerie.core.state.record import Mask, Stream

from . import moves
from .components import CARDS
from .knowledge import known_hand
from .prospects import HUGE, fit, outlook, promise
from .rules import discard_goal, missing_discards
from .state import DRAWING, State
from .tables import HAND

FULL_GAME = 10  # discards still missing, from which on a hand is judged by its outlook alone
POINTS_NOW = u64(15) << u64(CARDS)  # marks what is remembered here beside what `foresee` says
WITH_ONE_MORE = u64(1) << u64(CARDS + 4)  # marks what is remembered of a card too many
# Cards that are looked at: of the discard area the best fitting ones; and of the deck. More of them
# at a large table, where without it a grandmaster was no better than a master (docs/strength.md).
MANY_SEATS = 5
OPEN_TRIED, OPEN_TRIED_BY_MANY = 4, 6
HIDDEN_TRIED, HIDDEN_TRIED_BY_MANY = 1, 4
GATHERED = 3  # exchanges of every rival for two cards discarded: they then hold as much as in truth


@rule
def points_now(hand: Mask, memory: Memory) -> float:
    """Points of a hand, the Book unused, which takes long to try."""
    by = hand | POINTS_NOW
    at = i64(by % u64(memory.by.shape[0]))
    if memory.by[at] != by:
        memory.by[at] = by
        memory.worth[at] = float(promise(hand, False))
    return memory.worth[at]


@rule
def hoped(hand: Mask, missing: int, memory: Memory) -> float:
    """What a hand may become, with so many discards missing; one that is not full yet shows in
    pairs of cards only."""
    if count(hand) < HAND or missing >= FULL_GAME:
        return outlook(hand)
    if missing <= 0:
        return points_now(hand, memory)
    left = missing / FULL_GAME
    return (1.0 - left) * points_now(hand, memory) + left * outlook(hand)


@rule
def least_missed(hand: Mask, missing: int, memory: Memory) -> tuple[float, int]:
    """(what the rest may become, the card to part with) of a card too many."""
    best, card = -HUGE, -1
    each = hand
    while each != NONE:
        smaller = without(hand, lowest(each))
        value = hoped(smaller, missing, memory)
        if value > best:
            best, card = value, lowest(each)
        each = rest(each)
    return best, card


@rule
def with_card(hand: Mask, card: int, missing: int, memory: Memory) -> float:
    """What a hand may become by one more card: while filling a place, else in place of another."""
    if count(hand) < HAND:
        return hoped(hand | bit(card), missing, memory)
    by = hand | bit(card) | u64(max(0, missing)) << u64(CARDS) | WITH_ONE_MORE
    at = i64(by % u64(memory.by.shape[0]))
    if memory.by[at] != by:
        value, _card = least_missed(hand | bit(card), missing, memory)
        memory.by[at] = by
        memory.worth[at] = value
    return memory.worth[at]


@rule
def best_fitting(hand: Mask, cards: Mask) -> int:
    best, choice = -HUGE, -1
    while cards != NONE:
        value = fit(lowest(cards), hand)
        if value > best:
            best, choice = value, lowest(cards)
        cards = rest(cards)
    return choice


@rule
def with_hidden(s: State, seat: int, missing: int, memory: Memory, rng: Stream) -> float:
    """What the seat's hand may become by one of the deck's cards, any of them."""
    card = int(s.deck[sample_below(rng, int(s.deck_size))])
    return with_card(s.hand[seat], card, missing, memory)


@rule
def habitual_draw(s: State, seat: int, memory: Memory, rng: Stream) -> int:
    """The card of the discard area that promises most, or the deck, if cards that may lie in it
    promise as much on average: nobody knows which one is on top."""
    hand = s.hand[seat]
    missing = missing_discards(s)
    best, move = -HUGE, moves.DECK
    open_ = s.discards
    many = int(s.seats) >= MANY_SEATS
    for _ in range(min(OPEN_TRIED_BY_MANY if many else OPEN_TRIED, count(open_))):
        card = best_fitting(hand, open_)
        open_ = without(open_, card)
        value = with_card(hand, card, missing, memory)
        if value > best:
            best, move = value, moves.TAKE + card
    filling = count(hand) < HAND
    hidden, tried = 0.0, HIDDEN_TRIED_BY_MANY if many else HIDDEN_TRIED
    for _ in range(tried):
        value = with_hidden(s, seat, missing - 1, memory, rng)
        if filling:  # FR-16: of two, the better one is kept
            value = max(value, with_hidden(s, seat, missing - 1, memory, rng))
        hidden += value / tried
    return moves.DECK if hidden >= best else move


@rule
def habit(s: State, seat: int, memory: Memory, rng: Stream) -> int:
    """Take what promises most, part with what is missed least."""
    if s.phase == DRAWING:
        return habitual_draw(s, seat, memory, rng)
    missing = missing_discards(s) - 1
    if s.drawn_pair == NONE:
        _value, card = least_missed(s.hand[seat], missing, memory)
        return moves.DISCARD + card
    one, other = lowest(s.drawn_pair), lowest(rest(s.drawn_pair))
    kept = hoped(s.hand[seat] | bit(one), missing, memory)
    if kept >= hoped(s.hand[seat] | bit(other), missing, memory):
        return moves.DISCARD + other
    return moves.DISCARD + one


@rule
def hidden_hand(s: State, seat: int, other: int) -> Mask:
    """The cards of a rival that the seat does not know."""
    return s.hand[other] & ~known_hand(s, seat, other)


@rule
def exchange(s: State, seat: int, rival: int, memory: Memory, rng: Stream) -> None:
    """A rival finds a hidden card, in the deck or in another rival's hand, and swaps it for one of
    the own hidden ones, if both hands together are better for it."""
    missing = missing_discards(s)
    elsewhere = NONE
    for other in range(int(s.seats)):
        if other != seat and other != rival:
            elsewhere |= hidden_hand(s, seat, other)
    size = int(s.deck_size)
    at = sample_below(rng, size + count(elsewhere))
    found = int(s.deck[at]) if at < size else nth(elsewhere, at - size)
    owner = -1
    for other in range(int(s.seats)):
        if other != seat and has(s.hand[other], found):
            owner = i64(other)
    best, given = hoped(s.hand[rival], missing, memory), found
    if owner >= 0:
        best += hoped(s.hand[owner], missing, memory)
    each = hidden_hand(s, seat, rival)
    while each != NONE:
        card = lowest(each)
        each = rest(each)
        value = hoped(without(s.hand[rival] | bit(found), card), missing, memory)
        if owner >= 0:
            value += hoped(without(s.hand[owner] | bit(card), found), missing, memory)
        if value > best:
            best, given = value, card
    if given != found:
        s.hand[rival] = without(s.hand[rival] | bit(found), given)
        if owner >= 0:
            s.hand[owner] = without(s.hand[owner] | bit(given), found)
        else:
            s.deck[at] = given


@rule
def suspect(s: State, seat: int, memory: Memory, rng: Stream) -> None:
    """Rivals gather: the longer the game has gone on, the better go together what they hold."""
    discarded = discard_goal(s) - missing_discards(s)
    if s.turns == 0 or s.deck_size == 0:  # in chaos nobody draws; before the first turn nobody has
        return
    for _ in range(GATHERED * max(0, discarded - 1) // 2):
        for rival in range(int(s.seats)):
            if rival != seat and hidden_hand(s, seat, rival) != NONE:
                exchange(s, seat, rival, memory, rng)
