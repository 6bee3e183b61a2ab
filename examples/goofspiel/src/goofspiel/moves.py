"""Every move id and every event kind. Ids are fixed for good: records and trained bots use them."""

from menagerie.core.game import EventKind, MoveKind

from .components import CARDS

BID = 0  # + card
MOVES = (MoveKind("bid", BID, (("card", CARDS),)),)

EVENTS = (
    EventKind("bid", ("seat", "card")),  # only the bidder is told the card
    EventKind("shown", ("seat", "card"), reveals=True),
    EventKind("won", ("seat", "n")),  # n points
    EventKind("tied"),
    EventKind("prize", ("card",), reveals=True),  # the next one is turned up
)
BIDDEN, SHOWN, WON, TIED, PRIZE = range(len(EVENTS))
