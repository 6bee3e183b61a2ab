"""imagine(): the worlds a seat cannot rule out; observe(): what a seat knows, as a vector."""

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import count, has, i64, lowest, u64, without, wrap
from menagerie.core.state.random import reseed_game, sample_member
from menagerie.core.state.record import Stream
from menagerie.core.state.vector import Vector, blank, put, put_flags, put_signs

from . import state
from .components import BACKS, CARD_OF, CARDS, CHAPTERS, COLOURS, PER_BACK, ROUNDS, STOCK
from .notes import cards_at, cards_with, places_of, recall
from .scoring import icons_on, in_chapel, value
from .state import State
from .table import hand, hand_place, last_place, pile, top


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Lay the hidden cards out anew, in any way the seat's notes allow, all equally likely.

    What other seats know is made anew as well: the cards that this seat can be sure they know,
    read from the new layout. The choices others have made in secret (passes, offers) need no
    storage of their own: such a card is the last one of its back in a hand.
    """
    for back in range(BACKS):
        lay_out(s, seat, back, rng)
        for other in range(state.SEATS):
            if other != seat:
                recall(s, other, back)
    reseed_game(s, rng)


@rule
def lay_out(s: State, seat: int, back: int, rng: Stream) -> None:
    """A uniformly random way to lay out the hidden cards of one back.

    Cards with the most possible places (usually: all that the seat has no idea of) are dealt last,
    into what is left. Every other card first picks one of its own possible places. If two picked
    the same, or the rest cannot hold the others, all pick again; so no layout is favoured.
    """
    first = back * PER_BACK
    taken = u64(0)
    widest = 0
    common = u64(0)
    for key in range(first, first + PER_BACK):
        notes = places_of(s, seat, CARD_OF[key])
        taken |= notes
        if count(notes) > widest:
            widest = count(notes)
            common = notes
    # Cards that can lie at one place only need no luck.
    free = taken
    for key in range(first, first + PER_BACK):
        notes = places_of(s, seat, CARD_OF[key])
        if count(notes) == 1:
            s.place[first + lowest(notes)] = CARD_OF[key]
            free = free & ~notes
    if widest <= 1:
        return
    left = free
    fits = False
    while not fits:
        left = free
        fits = True
        for key in range(first, first + PER_BACK):
            notes = places_of(s, seat, CARD_OF[key])
            if fits and notes != common and count(notes) > 1:
                place = sample_member(rng, notes)
                if has(left, place):
                    left = without(left, place)
                    s.place[first + place] = CARD_OF[key]
                else:
                    fits = False
        if left & ~common != u64(0):
            fits = False
    for key in range(first, first + PER_BACK):
        if places_of(s, seat, CARD_OF[key]) == common:
            place = sample_member(rng, left)
            left = without(left, place)
            s.place[first + place] = CARD_OF[key]


# The observed vector. Seats are counted from the observer: 0 is himself, then clockwise.
MOST_TOKENS = int(STOCK.max())
CENTRE = 2 * BACKS  # cards that lie there
LAYOUT = Layout()
IN_PLAY = LAYOUT.part("in_play", card=CARDS)
HAND = LAYOUT.part("hand", card=CARDS)
PICKED = LAYOUT.part("picked", card=CARDS)  # out of the hand, for a pass or an exchange
# Where a hidden card may lie, as far as the observer can tell.
MAYBE_HELD = LAYOUT.part("maybe_held", seat=state.SEATS, card=CARDS)
MAYBE_CENTRE = LAYOUT.part("maybe_centre", place=CENTRE, card=CARDS)
MAYBE_ASIDE = LAYOUT.part("maybe_aside", card=CARDS)
# Players.
STACK = LAYOUT.part("stack", low=-1, seat=state.SEATS, card=CARDS)  # up 1, down −1
TOP = LAYOUT.part("top", seat=state.SEATS, card=CARDS)
WATCHES = LAYOUT.part("watches", seat=state.SEATS, card=CARDS)  # whom the top card watches for
TOKENS = LAYOUT.part("tokens", high=MOST_TOKENS, seat=state.SEATS, colour=COLOURS)
EARNED = LAYOUT.part("earned", high=MOST_TOKENS, seat=state.SEATS, colour=COLOURS)
KILLS = LAYOUT.part("kills", high=127, seat=state.SEATS)
HELD = LAYOUT.part("held", high=2, seat=state.SEATS, back=BACKS)
FIRST = LAYOUT.part("first", seat=state.SEATS)
TURN = LAYOUT.part("turn", seat=state.SEATS)
DECIDES = LAYOUT.part("decides", seat=state.SEATS)
# Colours.
STOCK_LEFT = LAYOUT.part("stock", high=MOST_TOKENS, colour=COLOURS)
VALUE = LAYOUT.part("value", high=MOST_TOKENS, colour=COLOURS)
CHAPEL = LAYOUT.part("chapel", high=CHAPTERS, colour=COLOURS)
# The moment.
PHASE = LAYOUT.part("phase", phase=state.OVER + 1)
CHAPTER = LAYOUT.part("chapter", high=CHAPTERS)
ROUND = LAYOUT.part("round", high=ROUNDS)
PLAYED = LAYOUT.part("played", high=state.SEATS)
BACK = LAYOUT.part("back", of="back", high=BACKS - 1)
TRADED = LAYOUT.part("traded", back=BACKS)
NAMED = LAYOUT.part("named", maybe="card", high=CARDS)
LOW = LAYOUT.part("low")
PAID = LAYOUT.part("paid", high=state.SEATS)
PARTNER = LAYOUT.part("partner", of="seat", high=state.SEATS - 1)
BLESSED = LAYOUT.part("blessed")
FROM_HAND = LAYOUT.part("from_hand")
RANDOM_DECK = LAYOUT.part("random_deck")
OPEN_OFFER = LAYOUT.part("open_offer")
PAYS_ALWAYS = LAYOUT.part("pays_always")
OBSERVATION = LAYOUT.size


@rule
def observe(s: State, seat: int, out: Vector) -> None:
    seats = i64(s.seats)
    blank(out)
    observe_cards(s, seat, out)
    # One by one: a GPU's compiler then knows where each of them goes.
    observe_player(s, seat, 0, out)
    observe_player(s, wrap(seat + 1, seats), 1, out)
    observe_player(s, wrap(seat + 2, seats), 2, out)
    if seats == state.SEATS:
        observe_player(s, wrap(seat + 3, seats), 3, out)
    for colour in range(COLOURS):
        put(out, STOCK_LEFT, colour, s.stock[colour])
        put(out, VALUE, colour, value(s, colour))
        put(out, CHAPEL, colour, in_chapel(s, colour))
    put(out, PHASE, i64(s.phase), 1)
    put(out, CHAPTER, 0, s.chapter)
    put(out, ROUND, 0, s.rounds)
    put(out, PLAYED, 0, s.played)
    put(out, BACK, 0, s.back)
    for back in range(BACKS):
        put(out, TRADED, back, (i64(s.traded) >> back) & 1)
    if lies_shown(s):
        put(out, NAMED, 0, 1 + i64(s.named))
    put(out, LOW, 0, s.low)
    put(out, PAID, 0, s.paid)
    put(out, PARTNER, 0, wrap(i64(s.partner) + seats - seat, seats))
    put(out, BLESSED, 0, s.blessed)
    put(out, FROM_HAND, 0, s.from_hand)
    put(out, RANDOM_DECK, 0, s.random_deck != state.LOW_OUT)
    put(out, OPEN_OFFER, 0, s.open_offer)
    put(out, PAYS_ALWAYS, 0, s.pays_always)


@rule
def observe_cards(s: State, seat: int, out: Vector) -> None:
    """The cards of the game, one's own, and who may have the hidden ones."""
    seats = i64(s.seats)
    apart = picked_out(s, seat)
    put_flags(out, IN_PLAY, 0, s.deck, CARDS)
    put_flags(out, HAND, 0, hand(s, seat), CARDS)
    if apart >= 0:
        put(out, PICKED, apart, 1)
    for away in range(state.SEATS):
        if away < seats:
            maybe = cards_with(s, seat, hand_place(wrap(seat + away, seats), 0, 0))
            put_flags(out, MAYBE_HELD, away * CARDS, maybe, CARDS)
    for back in range(BACKS):
        for number in range(2):
            maybe = cards_at(s, seat, back, state.CENTRE_AT + number)
            put_flags(out, MAYBE_CENTRE, (2 * back + number) * CARDS, maybe, CARDS)
    if seats == 3:
        put_flags(out, MAYBE_ASIDE, 0, cards_with(s, seat, state.ASIDE_AT), CARDS)


@inlined_rule
def observe_player(s: State, other: int, away: int, out: Vector) -> None:
    """One player's stack and numbers, `away` seats from the observer."""
    row = away * CARDS
    cards = pile(s, other)
    risen = cards & ~s.down
    put_signs(out, STACK, row, risen, cards & s.down, CARDS)
    put_flags(out, TOP, row, top(s, other), CARDS)
    put_flags(out, WATCHES, row, s.standing[other], CARDS)
    for colour in range(COLOURS):
        put(out, TOKENS, away * COLOURS + colour, s.tokens[other, colour])
        put(out, EARNED, away * COLOURS + colour, icons_on(risen, colour))
    put(out, KILLS, away, s.kills[other])
    for back in range(BACKS):
        put(out, HELD, away * BACKS + back, s.held[other, back])
    put(out, FIRST, away, s.first == other)
    put(out, TURN, away, s.turn == other)
    put(out, DECIDES, away, (i64(s.waiting) >> other) & 1)


@inlined_rule
def lies_shown(s: State) -> bool:
    """Whether a card lies open while it is being exchanged."""
    offered = s.phase == state.ANSWERING and s.open_offer != 0
    return offered or s.phase == state.REPLACING or s.phase == state.LOSING


@rule
def picked_out(s: State, seat: int) -> int:
    """The card this seat has chosen for a pass or an exchange that is not over yet, or −1."""
    back = i64(s.back)
    chosen = s.phase == state.PASSING and (i64(s.waiting) >> seat) & 1 == 0
    offered = (s.phase == state.PAIRING or s.phase == state.TAKING) and s.turn == seat
    if chosen or offered:
        return i64(s.place[last_place(s, seat, back)])
    return i64(-1)
