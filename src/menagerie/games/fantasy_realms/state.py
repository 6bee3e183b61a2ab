"""The record of a game."""

from __future__ import annotations

import numpy as np

from menagerie.core.state import state_type

from .cards import CARDS

MAX_PLAYERS = 7

# Phases
DRAWING, DISCARDING, TRADING, FINISHING = range(4)

# What a seat has to decide in the end, in this order (FR-29); the last is: nothing more.
RAISING, COPYING, DISGUISING, SHIFTING, CHANGING, SUITING, SPARING, READY = range(8)
# What a seat is doing while trading.
FREE, OFFERING, ANSWERING, GONE = range(4)

STATE = state_type(
    [
        ("hand", np.uint64, MAX_PLAYERS),  # cards held
        ("form", np.uint64, MAX_PLAYERS),  # choices of the end made so far (see forms.py)
        ("sure", np.uint64, MAX_PLAYERS),  # trading: cards whose holder the seat knows for certain
        ("met", np.uint64, MAX_PLAYERS),  # trading: cards it held before, so not in the deck
        ("discards", np.uint64),  # the open discard area
        ("drawn_pair", np.uint64),  # two players, filling: the two cards just drawn
        ("three", np.uint64),  # chaos: the three cards the Necromancer drew
        ("shown", np.uint64),  # cards in hands that everybody saw being taken
        ("turns", np.uint16),  # turns finished
        ("deck_size", np.uint8),
        ("phase", np.uint8),
        ("turn", np.uint8),  # the seat whose turn it is
        ("chaos", np.uint8),  # option: the chaos variant
        ("live_score", np.uint8),  # option: 0 off, 1 own hand, 2 own hand and hints
        ("step", np.uint8, MAX_PLAYERS),  # end: what the seat decides; trading: what it is doing
        ("offer_to", np.uint8, MAX_PLAYERS),  # trading: whom the seat deals with (7: all)
        ("offer", np.uint8, MAX_PLAYERS),  # trading: the card offered, plus one; 0 = no offer
        ("refused", np.uint8, MAX_PLAYERS),  # trading: bit set of the seats that declined the offer
        ("acts", np.uint8, MAX_PLAYERS),  # trading: moves made, for the cap
        ("deck", np.uint8, CARDS),  # the deck, top card last; zero beyond deck_size
    ]
)
