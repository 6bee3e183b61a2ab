"""Every move id and every event kind. Ids are fixed for good: records and trained bots use them."""

from menagerie.core.game import EventKind, MoveKind

from .components import CARDS, FAMILIES, POWERS

MAX_SEATS = 6
ROWS = 2  # collections a seat may have: both with two players, else only row 0

TAKE = 0  # + row: the offered cards go into this own collection
PASS = TAKE + ROWS  # hand the offered cards on
SKIP = PASS + 1  # + power: give up one use of it
LOOK = SKIP + POWERS  # spy: look at the top five cards
KEEP = LOOK + 1  # spy: put the rest back in the order they have
DONE = KEEP + 1  # stage 3: no more exchanges
NAME = DONE + 1  # + family: what the owl stands for
GIVE_TO = NAME + FAMILIES  # + seat * 2 + row: who gets the joker's present
STEAL = GIVE_TO + MAX_SEATS * ROWS  # + card: the thief takes it
NEXT = STEAL + CARDS  # + card: of the cards the spy holds, this one goes next on the deck
GIVE = NEXT + CARDS  # + card: the joker's present
LAY = GIVE + CARDS  # + card: use this prize card
REPLACE = LAY + CARDS  # + card: it goes where this card of the collection lies
MOVE_COUNT = REPLACE + CARDS

_CARD = (("card", CARDS),)
MOVES = (
    MoveKind("take", TAKE, (("row", ROWS),)),
    MoveKind("pass", PASS),
    MoveKind("skip", SKIP, (("power", POWERS),)),
    MoveKind("look", LOOK, final=True),
    MoveKind("keep", KEEP),
    MoveKind("done", DONE),
    MoveKind("name", NAME, (("family", FAMILIES),)),
    MoveKind("give_to", GIVE_TO, (("seat", MAX_SEATS), ("row", ROWS))),
    MoveKind("steal", STEAL, _CARD),
    MoveKind("next", NEXT, _CARD),
    MoveKind("give", GIVE, _CARD),
    MoveKind("lay", LAY, _CARD),
    MoveKind("replace", REPLACE, _CARD),
)

EVENTS = (
    EventKind("season", ("n", "seat")),  # a season and its stage 1 begin, this seat leads
    EventKind("open", ("seat", "card")),  # the very first card, which all have seen already
    EventKind("reveal", ("seat", "card"), reveals=True),  # the leader turns up a card
    EventKind("pass", ("seat",)),
    EventKind("no_room", ("seat",)),  # the set does not fit: passed by the rules
    EventKind("must_take", ("seat", "n")),  # the set came back, or nobody else collects
    EventKind("take", ("seat", "card", "row")),  # one event a card
    EventKind("complete", ("seat", "row")),
    EventKind("power", ("seat", "power", "n")),  # the seat may use this power n times
    EventKind("skip", ("seat", "power")),
    EventKind("lapse", ("seat", "power")),  # nothing it could be used on
    EventKind("steal", ("seat", "card", "seat2")),  # from seat2
    EventKind("bury", ("seat", "card")),  # a card goes under the deck
    EventKind("look", ("seat", "n")),
    EventKind("see", ("seat", "card"), reveals=True),  # to the spy alone
    EventKind("next", ("seat", "card")),
    EventKind("keep", ("seat",)),
    EventKind("give", ("seat", "card", "seat2", "row")),  # to seat2
    EventKind("elegance"),  # stage 2 begins
    EventKind("stars", ("seat", "n")),
    EventKind("first", ("seat",)),  # in elegance
    EventKind("shared_first", ("seat",)),
    EventKind("second", ("seat",)),
    EventKind("prize", ("seat", "card"), reveals=True),
    EventKind("no_prize", ("seat",)),  # the deck is empty
    EventKind("awards"),  # stage 3 begins
    EventKind("exchange", ("seat", "card", "card2")),  # prize card for a card of the collection
    EventKind("done", ("seat",)),
    EventKind("owl", ("seat", "family")),
    EventKind("medals", ("seat", "family", "n")),
    EventKind("end"),
)
(
    SEASON,
    OPENED,
    REVEALED,
    PASSED,
    NO_ROOM,
    MUST_TAKE,
    TOOK,
    COMPLETED,
    MAY_USE,
    SKIPPED,
    LAPSED,
    STOLE,
    BURIED,
    LOOKED,
    SAW,
    PLACED,
    KEPT,
    GAVE,
    ELEGANCE,
    STARS_COUNTED,
    FIRST_PLACE,
    SHARED_FIRST_PLACE,
    SECOND_PLACE,
    PRIZE,
    NO_PRIZE,
    AWARDS,
    EXCHANGED,
    FINISHED,
    OWL_NAMED,
    MEDALS,
    ENDED,
) = range(len(EVENTS))
