"""Advantage tokens: the hourglass (0), two species each (1–6), equipment (7), contracts (8)."""

from __future__ import annotations

import numpy as np

from menagerie.core.state.bits import NONE

from . import box
from .components import ALL_EQUIPMENT, SPECIES

TOKENS = 9
HOURGLASS = 0
EQUIPMENT_TOKEN = 1 + len(box.SPECIES_TOKENS)
CONTRACT_TOKEN = EQUIPMENT_TOKEN + 1
TOKEN_POINTS = box.TOKEN_POINTS

# The cards a token rewards, contracts apart.
REWARDED = np.array(
    [NONE, *[SPECIES[a] | SPECIES[b] for a, b in box.SPECIES_TOKENS], ALL_EQUIPMENT, NONE],
    np.uint64,
)
