"""What a seat cannot know: the deck's order and the prizes of others (AN-38, AN-59, AN-60)."""

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, without, wrap
from menagerie.core.state.random import reseed_game, sample_member, sample_subset
from menagerie.core.state.record import Mask, Stream
from menagerie.core.state.vector import Vector, blank, put, put_flags

from .components import CARDS, FAMILIES, NO_CARD, NO_FAMILY, POWERS
from .moves import MAX_SEATS, ROWS
from .state import COUNTING, FULL, LOOKS, MAX_OFFER, MAX_PRIZES, SEASONS, State
from .table import cards_in_play


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
            s.deck[i] = sample_member(rng, on_top)
            on_top = without(on_top, s.deck[i])

    for i in range(int(s.deck_size) - top):
        if not knows(s.deck_known[i], seat):
            s.deck[i] = sample_member(rng, unseen)
            unseen = without(unseen, s.deck[i])

    for other in range(s.seats):
        for i in range(s.prize_count[other]):
            if not knows(s.prize_known[other, i], seat):
                s.prizes[other, i] = sample_member(rng, unseen)
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
def observe(s: State, seat: int, out: Vector) -> None:
    """Everything the seat knows, as small numbers at fixed places."""
    blank(out)
    seats = int(s.seats)
    for away in range(seats):
        other = wrap(seat + away, seats)
        for row in range(ROWS):
            cards = s.collections[other, row]
            put_flags(out, COLLECTIONS, (away * ROWS + row) * CARDS, cards, CARDS)
        for i in range(s.prize_count[other]):
            if knows(s.prize_known[other, i], seat):
                put(out, HOLDER, int(s.prizes[other, i]), 1 + away)
        for family in range(FAMILIES):
            put(out, MEDALS, away * FAMILIES + family, s.medals[other, family])
        put(out, PRIZES, away, s.prize_count[other])
    put_flags(out, OFFER, 0, s.offer, CARDS)
    put_flags(out, AMONG_TOP, 0, s.glimpsed[seat], CARDS)
    for i in range(s.deck_size):
        if knows(s.deck_known[i], seat):
            put(out, DEPTH, int(s.deck[i]), int(s.deck_size) - i)
    for power in range(POWERS):
        put(out, USES, power, s.uses[power])
    put(out, SEATS, 0, seats)
    put(out, SEASON, 0, s.season)
    put(out, PHASE, 0, s.phase)
    put(out, LEADER, 0, wrap(int(s.leader) - seat + seats, seats))
    put(out, ASKED, 0, wrap(int(s.asked) - seat + seats, seats))
    put(out, DECIDES, 0, 1 if knows(s.waiting, seat) else 0)
    put(out, MUST_TAKE, 0, s.must_take)
    put(out, DECK, 0, s.deck_size)
    put(out, INTO, 0, s.row)
    put(out, SPIED, 0, s.spied)
    put(out, GIFT, 0, 1 + int(s.gift) if s.gift != NO_CARD else 0)
    put(out, LAYING, 0, 1 + int(s.laying[seat]) if s.laying[seat] != NO_CARD else 0)
    put(out, NAMING, 0, 1 if knows(s.naming, seat) else 0)
    put(out, OWL, 0, 1 + int(s.owl_family) if s.owl_family != NO_FAMILY else 0)
    put(out, SET_USES, 0, s.set_uses_all)
    put(out, TURNS, 0, min(int(s.turns), 127))
