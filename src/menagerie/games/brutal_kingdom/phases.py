"""What is being decided, and by whom."""

import numpy as np

from . import components

PASSING = 0  # everyone: a card of `back` for a neighbour
PLAYING = 1  # `turn`: a card to play
CHOOSING_VICTIM = 2  # `turn`: which of two open victims
REVIVING = 3  # `turn`: Charlatan
OFFERING = 4  # `turn`: Courtesan, a card of one's own
PAIRING = 5  # `turn`: Courtesan, with whom
ANSWERING = 6  # `partner`: a card for the Courtesan
GAZING = 7  # `turn`: Clairvoyant
LENDING = 8  # `turn`: Druid, White Knight, Monk: a card of one's own
TAKING = 9  # `turn`: … and a card of the centre
CONDEMNING = 10  # `turn`: Executioner
SPYING = 11  # `turn`: Witch
BLESSING = 12  # `turn`: Saint
RANKING = 13  # `turn`: Inquisitor, rank
ASKING = 14  # `turn`: Inquisitor, name
REPLACING = 15  # `partner`: the holder of the named card takes one of the centre
LOSING = 16  # `turn`: Inquisitor, a card of his own for the holder (option)
CLAIMING = 17  # `partner`: Black Knight
DONE = 18  # never seen between moves: the card has had its effect
OVER = 19
PAID = 20  # never seen between moves: the tokens of the chapter are taken

# Their names in views and in the keys of words.
NAMES = {
    PASSING: "pass",
    PLAYING: "play",
    CHOOSING_VICTIM: "victim",
    REVIVING: "rise",
    OFFERING: "offer",
    PAIRING: "pair",
    ANSWERING: "answer",
    GAZING: "gaze",
    LENDING: "lend",
    TAKING: "take",
    CONDEMNING: "condemn",
    SPYING: "spy",
    BLESSING: "bless",
    RANKING: "rank",
    ASKING: "name",
    REPLACING: "replace",
    LOSING: "lose",
    CLAIMING: "claim",
    OVER: "over",
}

# BK-12: where an effect begins that its player may leave.
_BEGINS = {
    REVIVING: components.REVIVE,
    OFFERING: components.TRADE,
    GAZING: components.LOOK_CENTRE,
    LENDING: components.SWAP_CENTRE,
    SPYING: components.LOOK_HAND,
    CLAIMING: components.PENSION,
}
MAY_SKIP = np.array([_BEGINS.get(phase) in components.OPTIONAL for phase in range(PAID + 1)])
