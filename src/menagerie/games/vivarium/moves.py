"""Every move and every event. Move ids are fixed for good: records and policies rest on them."""

from menagerie.core.game import EventKind, MoveKind

# The turn (VI-09).
GIVE = 0  # + slot: swap this domino of mine for the open one in the centre
TAKE = 2  # + cell: take the card there, gems paid by themselves
TWO_GEMS = 18  # take two gems instead
# Binoculars (VI-23).
SPOT = 19  # + cell: pay a gem, take the neighbour
STOP = 35  # take no more
# Camera (VI-21).
SHOOT = 36  # pay a gem, look at two creatures
SKIP = 37  # do not
KEEP = 38  # + creature: keep this one of the two
# Shovel (VI-24).
PICK = 86  # + creature: this one goes out next …
HAND = 134  # + seat: … to this player

MOVES = (
    MoveKind("give", GIVE, (("slot", 2),)),
    MoveKind("take", TAKE, (("cell", 16),)),
    MoveKind("two_gems", TWO_GEMS),
    MoveKind("spot", SPOT, (("cell", 16),)),
    MoveKind("stop", STOP),
    MoveKind("shoot", SHOOT, final=True),
    MoveKind("skip", SKIP),
    MoveKind("keep", KEEP, (("card", 48),), final=True),
    MoveKind("pick", PICK, (("card", 48),)),
    MoveKind("hand", HAND, (("seat", 4),), final=True),
)

EVENTS = (
    EventKind("swapped", ("seat", "domino", "domino2")),  # gave the first, took the second
    EventKind("took", ("seat", "card", "cell")),  # from the board by dominoes
    EventKind("paid", ("seat", "n")),  # gems
    EventKind("took_gems", ("seat", "n")),
    EventKind("token_gem", ("seat", "token")),
    EventKind("equipment_gems", ("seat", "card", "n")),
    EventKind("out_of_reach", ("seat",)),  # no card can be taken: the gems come by themselves
    EventKind("no_gem", ("seat", "equipment")),  # to pay for its ability
    EventKind("no_neighbour", ("seat", "equipment")),  # no card beside the binoculars
    EventKind("no_creature", ("seat", "equipment")),  # in the deck, for compass, camera or shovel
    EventKind("few_creatures", ("seat", "n")),  # fewer in the deck than a camera or shovel asks for
    EventKind("spotted", ("seat", "card", "cell")),  # taken with binoculars
    EventKind("stopped", ("seat",)),  # binoculars put away
    EventKind("skipped", ("seat",)),  # camera not used
    EventKind("saw", ("seat", "card"), reveals=True),  # looked at a creature from the deck
    EventKind("kept", ("seat", "card")),  # the camera's creature
    EventKind("rejected", ("seat", "card")),  # put away unseen by others
    EventKind("drew", ("seat", "card"), reveals=True),  # the compass's creature
    EventKind("handed", ("seat", "card", "seat2")),  # a creature from the shovel, to seat2
    EventKind("discarded", ("card", "cell")),  # by a lamp or with a column
    EventKind("token_won", ("seat", "token", "n")),  # with n matching cards
    EventKind("token_tied", ("seat", "token", "n")),  # others had as many: the last in order wins
    EventKind("token_unclaimed", ("token",)),
    EventKind("first_player", ("seat",)),
    EventKind("flipped", ("domino", "domino2", "n")),  # open, face down, the column that goes
    EventKind("placed", ("card", "cell"), reveals=True),  # a new card on the board
    EventKind("round_begins", ("n", "token")),
    EventKind("token_revealed", ("token",), reveals=True),  # the one of the next round
    EventKind("shown", ("seat", "card", "card2"), reveals=True),  # starting contracts, at the end
    EventKind("game_over", ()),
)
(
    SWAPPED,
    TOOK,
    PAID,
    TOOK_GEMS,
    TOKEN_GEM,
    EQUIPMENT_GEMS,
    OUT_OF_REACH,
    NO_GEM,
    NO_NEIGHBOUR,
    NO_CREATURE,
    FEW_CREATURES,
    SPOTTED,
    STOPPED,
    SKIPPED,
    SAW,
    KEPT,
    REJECTED,
    DREW,
    HANDED,
    DISCARDED,
    TOKEN_WON,
    TOKEN_TIED,
    TOKEN_UNCLAIMED,
    FIRST_PLAYER,
    FLIPPED,
    PLACED,
    ROUND_BEGINS,
    TOKEN_REVEALED,
    SHOWN,
    GAME_OVER,
) = range(len(EVENTS))
