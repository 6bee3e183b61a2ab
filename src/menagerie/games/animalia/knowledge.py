"""What a seat cannot know: the deck's order and the prizes of others (AN-38, AN-59, AN-60)."""

from __future__ import annotations

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, has, nth, without, wrap
from menagerie.core.state.random import reseed_game, sample_below, sample_subset
from menagerie.core.state.record import I8s, Mask, Stream

from .components import CARDS, FAMILIES, NO_CARD, NO_FAMILY, POWERS
from .deck import cards_in_play
from .moves import MAX_SEATS, ROWS
from .state import COUNTING, FULL, LOOKS, MAX_OFFER, MAX_PRIZES, SEASONS, State


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Deal anew, uniformly, every card whose place the seat does not know."""
    unseen = unlocated(s, seat)

    # Cards the seat saw go back on top, mixed by a later spy, stay among the top ones.
    top = int(s.glimpse_size[seat])
    if top > 0:
        others = unseen & ~s.glimpsed[seat]
        mixed = top - count(s.glimpsed[seat])
        on_top = s.glimpsed[seat] | sample_subset(rng, others, count(others), mixed)
        unseen &= ~on_top
        for i in range(int(s.deck_size) - top, int(s.deck_size)):
            s.deck[i] = pick(on_top, rng)
            on_top = without(on_top, s.deck[i])

    for i in range(int(s.deck_size) - top):
        if not knows(s.deck_known[i], seat):
            s.deck[i] = pick(unseen, rng)
            unseen = without(unseen, s.deck[i])

    for other in range(s.seats):
        for i in range(s.prize_count[other]):
            if not knows(s.prize_known[other, i], seat):
                s.prizes[other, i] = pick(unseen, rng)
                unseen = without(unseen, s.prizes[other, i])
        # What others only half remember, and a prize card they have picked but not yet laid.
        if other != seat:
            s.glimpsed[other] = NONE
            s.glimpse_size[other] = 0
            s.laying[other] = NO_CARD
    reseed_game(s, rng)


@rule
def unlocated(s: State, seat: int) -> Mask:
    """The cards in the deck and in others' hands whose place the seat does not know."""
    cards = cards_in_play(s.seats) & ~(s.offer | s.discard)
    for other in range(s.seats):
        cards &= ~(s.collections[other, 0] | s.collections[other, 1])
        for i in range(s.prize_count[other]):
            if knows(s.prize_known[other, i], seat):
                cards = without(cards, s.prizes[other, i])
    for i in range(s.deck_size):
        if knows(s.deck_known[i], seat):
            cards = without(cards, s.deck[i])
    return cards


@inlined_rule
def knows(seats: int, seat: int) -> bool:
    return (int(seats) >> seat) & 1 == 1


@inlined_rule
def pick(cards: Mask, rng: Stream) -> int:
    """A random member of a set."""
    return nth(cards, sample_below(rng, count(cards)))


# The observed vector. Seats are counted from the observer: 0 is the observer, 1 the left neighbour.
LAYOUT = Layout()
COLLECTIONS = LAYOUT.part("collection", seat=MAX_SEATS, row=ROWS, card=CARDS)
OFFER = LAYOUT.part("offer", card=CARDS)
DEPTH = LAYOUT.part("depth", high=CARDS, card=CARDS)  # in the deck from the top, from 1, if known
AMONG_TOP = LAYOUT.part("among_top", card=CARDS)  # of the deck, the order unknown
HOLDER = LAYOUT.part("prize_of", maybe="seat", high=MAX_SEATS, card=CARDS)  # if known
MEDALS = LAYOUT.part("medals", high=SEASONS * ROWS * FULL, seat=MAX_SEATS, family=FAMILIES)
PRIZES = LAYOUT.part("prizes", high=MAX_PRIZES, seat=MAX_SEATS)
USES = LAYOUT.part("uses", high=MAX_OFFER, power=POWERS)
SEATS = LAYOUT.part("seats", high=MAX_SEATS)
SEASON = LAYOUT.part("season", high=SEASONS)
PHASE = LAYOUT.part("phase", high=COUNTING)
LEADER = LAYOUT.part("leader", of="seat", high=MAX_SEATS - 1)
ASKED = LAYOUT.part("asked", of="seat", high=MAX_SEATS - 1)
DECIDES = LAYOUT.part("decides")
MUST_TAKE = LAYOUT.part("must_take")
DECK = LAYOUT.part("deck", high=CARDS)
INTO = LAYOUT.part("into", of="row", high=ROWS - 1)
SPIED = LAYOUT.part("spied", high=LOOKS)
GIFT = LAYOUT.part("gift", maybe="card", high=CARDS)
LAYING = LAYOUT.part("laying", maybe="card", high=CARDS)
NAMING = LAYOUT.part("naming")
OWL = LAYOUT.part("owl", maybe="family", high=FAMILIES)
SET_USES = LAYOUT.part("set_uses_all")
TURNS = LAYOUT.part("turns", high=127)
OBSERVATION = LAYOUT.size


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    """Everything the seat knows, as small numbers at fixed places."""
    for i in range(OBSERVATION):
        out[i] = 0
    seats = int(s.seats)
    for away in range(seats):
        other = wrap(seat + away, seats)
        for row in range(ROWS):
            mark(out, COLLECTIONS + (away * ROWS + row) * CARDS, s.collections[other, row])
        for i in range(s.prize_count[other]):
            if knows(s.prize_known[other, i], seat):
                out[HOLDER + int(s.prizes[other, i])] = 1 + away
        for family in range(FAMILIES):
            out[MEDALS + away * FAMILIES + family] = s.medals[other, family]
        out[PRIZES + away] = s.prize_count[other]
    mark(out, OFFER, s.offer)
    mark(out, AMONG_TOP, s.glimpsed[seat])
    for i in range(s.deck_size):
        if knows(s.deck_known[i], seat):
            out[DEPTH + int(s.deck[i])] = int(s.deck_size) - i
    for power in range(POWERS):
        out[USES + power] = s.uses[power]
    out[SEATS] = seats
    out[SEASON] = s.season
    out[PHASE] = s.phase
    out[LEADER] = wrap(int(s.leader) - seat + seats, seats)
    out[ASKED] = wrap(int(s.asked) - seat + seats, seats)
    out[DECIDES] = 1 if knows(s.waiting, seat) else 0
    out[MUST_TAKE] = s.must_take
    out[DECK] = s.deck_size
    out[INTO] = s.row
    out[SPIED] = s.spied
    out[GIFT] = 1 + int(s.gift) if s.gift != NO_CARD else 0
    out[LAYING] = 1 + int(s.laying[seat]) if s.laying[seat] != NO_CARD else 0
    out[NAMING] = 1 if knows(s.naming, seat) else 0
    out[OWL] = 1 + int(s.owl_family) if s.owl_family != NO_FAMILY else 0
    out[SET_USES] = s.set_uses_all
    out[TURNS] = min(int(s.turns), 127)


@inlined_rule
def mark(out: I8s, start: int, cards: Mask) -> None:
    for card in range(CARDS):
        if has(cards, card):
            out[start + card] = 1
