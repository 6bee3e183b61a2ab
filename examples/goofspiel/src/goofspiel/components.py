"""The cards: thirteen ranks, the same for every hand and for the prizes. Card c has rank c + 1."""

import numpy as np

from menagerie.core.state.bits import first

CARDS = 13  # GS-01
RANK = np.arange(1, CARDS + 1, dtype=np.int64)  # what a bid beats, and what a prize is worth
ALL_CARDS = first(CARDS)
NO_CARD = 255
