"""The record of a game of Animalia."""

from __future__ import annotations

import numpy as np

from menagerie.core.state import state_type

from .cards import CARDS, FAMILIES, POWERS
from .moves import MAX_SEATS, ROWS

SEASONS = 3
FULL = 5  # animals in a complete collection
MAX_OFFER = 3  # cards in the offered set
LOOKS = 5  # cards a spy looks at
MAX_PRIZES = 2 * SEASONS  # prize cards one seat can ever hold
MAX_TURNS = 500  # of leaders in one season, after which powers rest
EVERY_SEAT = 63  # as a set of seats

# What is being decided; while prizes are counted, nothing.
OFFERING, USING_POWERS, EXCHANGING, COUNTING = range(4)

STATE = state_type(
    [
        # The table.
        ("collections", np.uint64, (MAX_SEATS, ROWS)),  # a card set for each seat and row
        ("offer", np.uint64),  # the cards going round
        ("discard", np.uint64),  # cards exchanged for prize cards this season
        ("deck", np.uint8, CARDS),  # [0] is the bottom, [deck_size - 1] the top, 0 beyond
        ("deck_size", np.uint8),
        ("prizes", np.uint8, (MAX_SEATS, MAX_PRIZES)),  # oldest first, 0 beyond
        ("prize_count", np.uint8, MAX_SEATS),
        ("medals", np.uint8, (MAX_SEATS, FAMILIES)),
        # Where we are.
        ("phase", np.uint8),  # OFFERING, USING_POWERS or EXCHANGING
        ("season", np.uint8),  # 0, 1, 2
        ("turns", np.uint16),  # turns of a leader this season
        ("leader", np.uint8),
        ("asked", np.uint8),  # stage 1: the seat that decides
        ("must_take", np.uint8),  # the asked seat may not pass
        # Powers of the cards just taken by `asked`.
        ("uses", np.uint8, POWERS),  # left
        ("row", np.uint8),  # the collection they went into
        ("spied", np.uint8),  # cards the spy still has to put back
        ("gift", np.uint8),  # the joker's present, its receiver still to be chosen; or NO_CARD
        # Stage 3.
        ("laid", np.uint64),  # prize cards laid into collections this season
        ("laying", np.uint8, MAX_SEATS),  # prize card whose place is still to be chosen; or NO_CARD
        ("naming", np.uint8),  # seats that have finished exchanging and name the owl's family
        ("owl_family", np.uint8),  # or NO_FAMILY
        # What seats know of hidden cards: for each, the set of seats that know it.
        ("deck_known", np.uint8, CARDS),
        ("prize_known", np.uint8, (MAX_SEATS, MAX_PRIZES)),
        # Cards a seat knows to be among the top so-many, without knowing their order.
        ("glimpsed", np.uint64, MAX_SEATS),
        ("glimpse_size", np.uint8, MAX_SEATS),
        # Options.
        ("set_uses_all", np.uint8),  # every card of a set gives a use
        ("open_medals", np.uint8),
    ]
)
