"""Every move and every event, with its meaning. The numbers are fixed for good."""

from menagerie.core.game import EventKind, MoveKind

from .components import CARDS, SUITS, WILD

TO_ALL = 7  # the "seat" of an offer made to everybody

# Turns (FR-10 … FR-18)
DECK = 0  # draw the top card; two of them while filling a hand for two players
TAKE = 1  # + card: take it from the discard area
DISCARD = TAKE + CARDS  # + card: throw it away; while filling, one of the two drawn
# The end (FR-48 … FR-56)
RAISE = DISCARD + CARDS  # + card: the Necromancer's eighth card
RAISE_NOTHING = RAISE + CARDS
LOOK = RAISE_NOTHING + 1  # chaos: the Necromancer draws three
COPY = LOOK + 1  # + card: Doppelgänger copies it; itself: it stays as it is
DISGUISE = COPY + CARDS  # + card: Mirage passes for it
STAY_MIRAGE = DISGUISE + 25
SHIFT = STAY_MIRAGE + 1  # + card: Shapeshifter passes for it
STAY_SHIFTER = SHIFT + 50
CHANGE = STAY_SHIFTER + 1  # + card: Book of Changes changes its suit; the Book itself: unused
CHANGE_SUIT = CHANGE + CARDS  # + suit
SPARE = CHANGE_SUIT + WILD  # + card: Island lifts its penalty; Island itself: unused
# Trading in the chaos variant (FR-23 … FR-27)
OFFER = SPARE + CARDS  # + seat (7: to all): make the offer
GIVE = OFFER + 8  # + card: begin an offer with it, or give it in return
WITHDRAW = GIVE + CARDS  # take the standing offer back
ACCEPT = WITHDRAW + 1  # + seat: accept that seat's offer, then choose the card to give
DECLINE = ACCEPT + 7  # + seat
CANCEL = DECLINE + 7  # do not offer or accept after all
LEAVE = CANCEL + 1  # stop trading for good
PASS = LEAVE + 1  # want nothing of what is offered, and wait
WANT = PASS + 1  # + suit: ask for it in return, or no longer
TIME = WANT + SUITS  # the table's own move: the time for trading is over

MOVES = (
    MoveKind("deck", DECK),
    MoveKind("take", TAKE, (("card", CARDS),)),
    MoveKind("discard", DISCARD, (("card", CARDS),), final=True),
    MoveKind("raise", RAISE, (("card", CARDS),)),
    MoveKind("raise_nothing", RAISE_NOTHING),
    MoveKind("look", LOOK),
    MoveKind("copy", COPY, (("card", CARDS),)),
    MoveKind("disguise", DISGUISE, (("card", 25),)),
    MoveKind("stay_mirage", STAY_MIRAGE),
    MoveKind("shift", SHIFT, (("card", 50),)),
    MoveKind("stay_shifter", STAY_SHIFTER),
    MoveKind("change", CHANGE, (("card", CARDS),)),
    MoveKind("change_suit", CHANGE_SUIT, (("suit", WILD),)),
    MoveKind("spare", SPARE, (("card", CARDS),)),
    MoveKind("offer", OFFER, (("seat", 8),)),
    MoveKind("give", GIVE, (("card", CARDS),)),
    MoveKind("withdraw", WITHDRAW),
    MoveKind("accept", ACCEPT, (("seat", 7),)),
    MoveKind("decline", DECLINE, (("seat", 7),)),
    MoveKind("cancel", CANCEL),
    MoveKind("leave", LEAVE, final=True),
    MoveKind("pass", PASS),
    MoveKind("want", WANT, (("suit", SUITS),)),
    MoveKind("time", TIME),
)

(
    DREW,
    LOOKED,
    TOOK,
    DISCARDED,
    OFFERED,
    WITHDREW,
    DECLINED,
    TRADED,
    GOT,
    LEFT,
    CAPPED,
    LAID_OPEN,
    RAISED,
    RAISED_NOTHING,
    LOOKED_THREE,
    COPIED,
    DISGUISED,
    KEPT_FORM,
    CHANGED,
    UNUSED,
    SPARED,
    SCORED,
    OFFERED_ALL,
    TIME_UP,
    UNWANTED,
) = range(25)

EVENTS = (
    EventKind("drew", ("seat", "card"), reveals=True),
    EventKind("looked", ("seat", "card", "card2"), reveals=True),
    EventKind("took", ("seat", "card")),
    EventKind("discarded", ("seat", "card")),
    # The suit of the offered card, and a bit set of those asked for.
    EventKind("offered", ("seat", "seat2", "suit", "suit2")),
    EventKind("withdrew", ("seat",)),
    EventKind("declined", ("seat", "seat2")),
    EventKind("traded", ("seat", "seat2"), reveals=True),
    EventKind("got", ("seat", "card", "card2", "seat2"), reveals=True),
    EventKind("left", ("seat",)),
    EventKind("capped", ()),
    EventKind("laid_open", (), reveals=True),
    EventKind("raised", ("seat", "card")),
    EventKind("raised_nothing", ("seat",)),
    EventKind("looked_three", ("seat", "card", "card2", "card3"), reveals=True),
    EventKind("copied", ("seat", "card")),
    EventKind("disguised", ("seat", "card", "card2")),
    EventKind("kept_form", ("seat", "card")),
    EventKind("changed", ("seat", "card", "suit")),
    EventKind("unused", ("seat", "card")),
    EventKind("spared", ("seat", "card")),
    EventKind("scored", ("seat", "n")),
    EventKind("offered_all", ("seat", "suit", "suit2")),
    EventKind("time_up", ()),
    EventKind("unwanted", ("seat",)),  # an offer falls: all declined it
)
