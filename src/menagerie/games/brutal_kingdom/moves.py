"""Every move id and every event kind. The numbers are fixed for good."""

from menagerie.core.game import EventKind, MoveKind

from .components import BACKS, CARDS, COLOURS
from .state import SEATS

# Moves: the first id of each block.
PASS = 0  # + card: hand this card to the neighbour (keep the other)
PLAY = 20  # + card: play it onto one's stack
VICTIM = 40  # + seat: eliminate the top card of this seat
NAME = 44  # + card: name a character (Executioner, Inquisitor)
RANK_LOW = 64  # the Inquisitor announces his lower rank …
RANK_HIGH = 65  # … or the higher one
COLOUR = 66  # + colour: a token of this colour (Saint: into the Chapel; Black Knight: for oneself)
SKIP = 69  # do not use what one may use
RISE = 70  # + card: turn this card of one's own stack up again (Charlatan)
GIVE = 90  # + card: this card of one's hand goes into an exchange
CENTRE = 110  # + 2 · back + number: exchange with this card of the centre
PARTNER = 114  # + seat: exchange with this player (Courtesan), look at this hand (Witch)
LOOK = 118  # look at the centre (Clairvoyant)

MOVES = (
    MoveKind("pass", PASS, (("card", CARDS),)),
    MoveKind("play", PLAY, (("card", CARDS),), final=True),
    MoveKind("victim", VICTIM, (("seat", SEATS),)),
    MoveKind("name", NAME, (("card", CARDS),), final=True),
    MoveKind("rank", RANK_LOW, (("rank", 2),)),
    MoveKind("colour", COLOUR, (("colour", COLOURS),)),
    MoveKind("skip", SKIP),
    MoveKind("rise", RISE, (("card", CARDS),)),
    MoveKind("give", GIVE, (("card", CARDS),)),
    MoveKind("centre", CENTRE, (("place", 2 * BACKS),), final=True),
    MoveKind("partner", PARTNER, (("seat", SEATS),), final=True),
    MoveKind("look", LOOK, (), final=True),
)

EVENTS = (
    EventKind("chapter", ("n",)),
    EventKind("dealt", ("seat", "card", "card2"), reveals=True),
    EventKind("chose", ("seat",)),
    EventKind("passed", ("seat", "seat2", "card"), reveals=True),
    # A card laid open cannot be made unseen by the others.
    EventKind("played", ("seat", "card"), reveals=True),
    EventKind("eliminated", ("seat", "card", "seat2", "card2")),
    EventKind("turned", ("seat", "n")),
    EventKind("risen", ("seat", "card")),
    EventKind("skipped", ("seat",)),
    EventKind("exchanged", ("seat", "seat2", "back"), reveals=True),
    EventKind("swapped", ("seat", "place"), reveals=True),
    EventKind("received", ("seat", "card"), reveals=True),
    EventKind("looked_centre", ("seat",), reveals=True),
    EventKind("saw_centre", ("seat", "place", "card"), reveals=True),
    EventKind("looked_hand", ("seat", "seat2"), reveals=True),
    EventKind("saw_hand", ("seat", "seat2", "card"), reveals=True),
    EventKind("condemned", ("seat", "card")),
    EventKind("intrigued", ("seat", "card", "seat2")),
    EventKind("blessed", ("seat", "colour")),
    EventKind("ranked", ("seat", "n")),
    EventKind("asked", ("seat", "card"), reveals=True),
    EventKind("shown", ("seat", "card"), reveals=True),
    EventKind("nobody", ("card",), reveals=True),
    EventKind("first", ("seat", "card")),
    EventKind("tokens", ("seat", "colour", "n")),
    EventKind("short", ("seat", "colour", "n")),
    EventKind("pension", ("seat", "colour")),
    EventKind("marker", ("seat",)),
    EventKind("finished", ()),
)

CHAPTER, DEALT, CHOSE, PASSED, PLAYED, ELIMINATED, TURNED, RISEN, SKIPPED = range(9)
EXCHANGED, SWAPPED, RECEIVED, LOOKED_CENTRE, SAW_CENTRE, LOOKED_HAND, SAW_HAND = range(9, 16)
CONDEMNED, INTRIGUED, BLESSED, RANKED, ASKED, SHOWN, NOBODY, FIRST = range(16, 24)
TOKENS_TAKEN, SHORT, PENSIONED, MARKER, FINISHED = range(24, 29)
