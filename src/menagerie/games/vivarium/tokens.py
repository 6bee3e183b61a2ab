"""Advantage tokens as numbers and sets, made from `components.py`."""

import numpy as np

from menagerie.core.state.bits import NONE
from menagerie.core.state.record import Mask

from . import components
from .cards import ALL_EQUIPMENT, SPECIES
from .components import Token

TOKENS = len(components.TOKENS)
_REWARDS = [token.rewards for token in components.TOKENS]
HOURGLASS = _REWARDS.index("nothing")
EQUIPMENT_TOKEN = _REWARDS.index("equipment")
CONTRACT_TOKEN = _REWARDS.index("contracts")


def _rewarded(token: Token) -> Mask:
    cards = ALL_EQUIPMENT if token.rewards == "equipment" else NONE
    for species in token.species:
        cards |= SPECIES[species]
    return cards


# The cards a token rewards, contracts apart.
REWARDED = np.array([_rewarded(token) for token in components.TOKENS], np.uint64)
